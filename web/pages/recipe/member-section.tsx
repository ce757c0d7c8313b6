import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Recipe } from '#shared/contract/recipes.ts'
import { QueryProvider } from '../../app/query-provider.tsx'
import { useGroupSharing } from '../../features/forum/group-sharing.tsx'
import { ModerationProviders } from '../../features/moderation/providers.tsx'
import { Comments } from '../../features/recipes/comments/comments.tsx'
import { CookedSection } from '../../features/recipes/cooking-log/cooked-section.tsx'
import type { CookedSession } from '../../features/recipes/cooking-log/finish-cooking-context.ts'
import { useFinishCooking } from '../../features/recipes/cooking-log/finish-cooking.tsx'
import { Photos } from '../../features/recipes/photos/photos.tsx'
import { RecipeReactions } from '../../features/recipes/reactions/recipe-reactions.tsx'
import { OwnPart } from '../../features/recipes/saved/own-part.tsx'
import { recipeById } from '../../features/recipes/recipe-cache.ts'

interface MemberSectionProps {
  recipe: Recipe
  /** Called with the recipe as the member sees it, and whenever its rating or counts change. */
  onFresh: (recipe: Recipe) => void
  /** Set each time when cook mode has been finished. */
  cooked: CookedSession | null
}

/**
 * Below a public recipe, for members: reactions, tags and note, photos and comments. Has its own query cache, because visitors load
 * the page without one.
 */
export default function MemberSection(props: MemberSectionProps) {
  return (
    <QueryProvider>
      <ModerationProviders>
        <Activity {...props} />
      </ModerationProviders>
    </QueryProvider>
  )
}

function Activity({ recipe: embedded, onFresh, cooked }: MemberSectionProps) {
  const sharing = useGroupSharing()
  // The embedded recipe is the same for everybody: only a request of this member says whose recipe it is.
  const fresh = useQuery(recipeById(embedded.id)).data
  const recipe = fresh ?? embedded
  const cooking = useFinishCooking(recipe)
  const ask = useEffectEvent(cooking.finish)
  useEffect(() => {
    if (cooked) ask(cooked)
  }, [cooked])
  useEffect(() => {
    if (fresh) onFresh(fresh)
  }, [fresh, onFresh])
  return (
    <div className="recipe-body mt-12" data-screen-only>
      {fresh && <RecipeReactions recipe={fresh} sharing={sharing} />}
      {fresh && sharing?.recipePlan?.(fresh)}
      {fresh && (
        <OwnPart
          recipeId={fresh.id}
          mine={fresh.mine}
          heading="h2"
          collections={sharing?.recipeCollections?.(fresh.id)}
        />
      )}
      <CookedSection recipe={recipe} heading="h2" />
      <Photos recipe={recipe} heading="h2" />
      <Comments recipe={recipe} heading="h2" />
      {cooking.dialog}
    </div>
  )
}
