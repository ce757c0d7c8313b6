import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Recipe } from '#shared/contract/recipes.ts'
import { Queries } from '../queries.tsx'
import { Comments } from './comments/comments.tsx'
import { Opinions } from './opinion/opinions.tsx'
import { Photos } from './photos/photos.tsx'
import { recipeById } from './recipe-cache.ts'

interface CommunityProps {
  recipe: Recipe
  /** Told when means and counts are known anew. */
  onFresh: (recipe: Recipe) => void
}

/** Below the public page, for members: rate, like, photos and comments. */
export default function Community(props: CommunityProps) {
  return (
    <Queries>
      <BelowThePage {...props} />
    </Queries>
  )
}

function BelowThePage({ recipe: known, onFresh }: CommunityProps) {
  // The page was written for nobody in particular: only an answer for this member knows whose recipe it is.
  const fresh = useQuery(recipeById(known.id)).data
  const recipe = fresh ?? known
  useEffect(() => {
    if (fresh) onFresh(fresh)
  }, [fresh, onFresh])
  return (
    <div className="recipe-body mt-12" data-screen-only>
      {fresh && <Opinions recipe={fresh} />}
      <Photos recipe={recipe} heading="h2" />
      <Comments recipe={recipe} heading="h2" />
    </div>
  )
}
