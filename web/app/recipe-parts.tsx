import { lazy, Suspense, type ComponentType } from 'react'
import type { RenderRecipeNotice } from '../features/recipes/recipe-notice-context.ts'
import type { ShownRecipe } from '../features/recipes/translations/shown-texts.tsx'
import { useSession } from './session.tsx'

/** A part with the query cache that it needs: the public page has none. One that cannot be fetched is left out. */
const withQueries = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      const [{ QueryProvider }, Part] = await Promise.all([import('./query-provider.tsx'), load()])
      return {
        default: (props) => (
          <QueryProvider>
            <Part {...props} />
          </QueryProvider>
        ),
      }
    } catch {
      return { default: () => null }
    }
  })

const Notice = withQueries(async () => (await import('../features/household/recipe-notice.tsx')).RecipeNotice)
const AddRecipe = withQueries(
  async () => (await import('../features/shopping-list/add-recipe.tsx')).AddRecipe,
)

/** For whom of the household a recipe is not; for members only. */
export const renderMemberNotice: RenderRecipeNotice = (recipe, onMeasures, isShort = false) =>
  recipe.structure && <ForMembers render={() => <Notice {...{ recipe, onMeasures, isShort }} />} />

/** For members, and only where the recipe has ingredients to buy. */
export const renderMemberTools = (recipe: ShownRecipe, servings: number) =>
  recipe.structure?.ingredients.length ? (
    <ForMembers render={(userId) => <AddRecipe recipeId={recipe.id} userId={userId} servings={servings} />} />
  ) : null

function ForMembers({ render }: { render: (userId: string) => React.ReactNode }) {
  const { me } = useSession()
  return me && <Suspense>{render(me.id)}</Suspense>
}
