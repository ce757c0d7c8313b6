import { lazy, Suspense, type ComponentType } from 'react'
import type { ShownRecipe } from '../features/recipes/translations/shown-texts.tsx'
import { useSession } from './session.tsx'

/** Lazy, with the query cache that it needs: the public page of a recipe has none. One that cannot be fetched is left out. */
const HouseholdNotice = lazy(async (): Promise<{ default: ComponentType<{ recipe: ShownRecipe }> }> => {
  try {
    const [{ QueryProvider }, { RecipeNotice }] = await Promise.all([
      import('./query-provider.tsx'),
      import('../features/household/recipe-notice.tsx'),
    ])
    return {
      default: ({ recipe }: { recipe: ShownRecipe }) => (
        <QueryProvider>
          <RecipeNotice recipe={recipe} />
        </QueryProvider>
      ),
    }
  } catch {
    return { default: () => null }
  }
})

export const renderMemberNotice = (recipe: ShownRecipe) => <MemberNotice recipe={recipe} />

/** For whom of the household a recipe is not; for members, and only where the recipe has allergens at all. */
function MemberNotice({ recipe }: { recipe: ShownRecipe }) {
  const { status } = useSession()
  if (status !== 'signedIn' || !recipe.structure?.allergens.length) return null
  return (
    <Suspense>
      <HouseholdNotice recipe={recipe} />
    </Suspense>
  )
}
