import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Recipe } from '#shared/contract/recipes.ts'
import { Comments } from './comments/comments.tsx'
import { RecipeReactions } from './reactions/recipe-reactions.tsx'
import { Photos } from './photos/photos.tsx'
import { recipeById } from './recipe-cache.ts'
import type { RecipeSharing } from './share/share-to-group.ts'

interface MemberActivityProps {
  recipe: Recipe
  /** Called when the recipe was loaded again, with current means and counts. */
  onFresh: (recipe: Recipe) => void
  sharing?: RecipeSharing
}

/** Below the public page, for members: rating, Like, photos and comments. */
export function MemberActivity({ recipe: known, onFresh, sharing }: MemberActivityProps) {
  // The public page is the same for everybody; only the call's answer has `mine`.
  const fresh = useQuery(recipeById(known.id)).data
  const recipe = fresh ?? known
  useEffect(() => {
    if (fresh) onFresh(fresh)
  }, [fresh, onFresh])
  return (
    <div className="recipe-body mt-12" data-screen-only>
      {fresh && <RecipeReactions recipe={fresh} sharing={sharing} />}
      <Photos recipe={recipe} heading="h2" />
      <Comments recipe={recipe} heading="h2" />
    </div>
  )
}
