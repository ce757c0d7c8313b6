import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Recipe } from '#shared/contract/recipes.ts'
import { QueryProvider } from '../../app/query-provider.tsx'
import { Comments } from './comments/comments.tsx'
import { RecipeReactions } from './reactions/recipe-reactions.tsx'
import { Photos } from './photos/photos.tsx'
import { recipeById } from './recipe-cache.ts'

interface MemberActivityProps {
  recipe: Recipe
  /** Told when means and counts are known anew. */
  onFresh: (recipe: Recipe) => void
}

/** Below the public page, for members: rate, like, photos and comments. */
export default function MemberActivity(props: MemberActivityProps) {
  return (
    <QueryProvider>
      <ActivitySections {...props} />
    </QueryProvider>
  )
}

function ActivitySections({ recipe: known, onFresh }: MemberActivityProps) {
  // The page was written for nobody in particular: only an answer for this member knows whose recipe it is.
  const fresh = useQuery(recipeById(known.id)).data
  const recipe = fresh ?? known
  useEffect(() => {
    if (fresh) onFresh(fresh)
  }, [fresh, onFresh])
  return (
    <div className="recipe-body mt-12" data-screen-only>
      {fresh && <RecipeReactions recipe={fresh} />}
      <Photos recipe={recipe} heading="h2" />
      <Comments recipe={recipe} heading="h2" />
    </div>
  )
}
