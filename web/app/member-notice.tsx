import { lazy, Suspense, type ComponentType } from 'react'
import type { RecipeNoticeProps } from '../features/household/recipe-notice.tsx'
import type { RenderRecipeNotice } from '../features/recipes/recipe-notice-context.ts'
import { useSession } from './session.tsx'

/** Lazy, with the query cache that it needs: the public page of a recipe has none. One that cannot be fetched is left out. */
const HouseholdNotice = lazy(async (): Promise<{ default: ComponentType<RecipeNoticeProps> }> => {
  try {
    const [{ QueryProvider }, { RecipeNotice }] = await Promise.all([
      import('./query-provider.tsx'),
      import('../features/household/recipe-notice.tsx'),
    ])
    return {
      default: (props: RecipeNoticeProps) => (
        <QueryProvider>
          <RecipeNotice {...props} />
        </QueryProvider>
      ),
    }
  } catch {
    return { default: () => null }
  }
})

export const renderMemberNotice: RenderRecipeNotice = (recipe, onMeasures) => (
  <MemberNotice {...{ recipe, onMeasures }} />
)

/** For whom of the household a recipe is not; for members only. */
function MemberNotice(props: RecipeNoticeProps) {
  const { status } = useSession()
  if (status !== 'signedIn' || !props.recipe.structure) return null
  return (
    <Suspense>
      <HouseholdNotice {...props} />
    </Suspense>
  )
}
