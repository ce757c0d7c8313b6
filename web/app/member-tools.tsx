import { lazy, Suspense, type ComponentType } from 'react'
import type { ShownRecipe } from '../features/recipes/translations/shown-texts.tsx'
import { useSession } from './session.tsx'

interface AddRecipeProps {
  recipeId: string
  userId: string
  servings: number
}

/** Lazy, with the query cache that it needs: the public page of a recipe has none. One that cannot be fetched is left out. */
const AddRecipe = lazy(async (): Promise<{ default: ComponentType<AddRecipeProps> }> => {
  try {
    const [{ QueryProvider }, shopping] = await Promise.all([
      import('./query-provider.tsx'),
      import('../features/shopping-list/add-recipe.tsx'),
    ])
    return {
      default: (props: AddRecipeProps) => (
        <QueryProvider>
          <shopping.AddRecipe {...props} />
        </QueryProvider>
      ),
    }
  } catch {
    return { default: () => null }
  }
})

export const renderMemberTools = (recipe: ShownRecipe, servings: number) => (
  <MemberTools recipe={recipe} servings={servings} />
)

/** For members, and only where the recipe has ingredients to buy. */
function MemberTools({ recipe, servings }: { recipe: ShownRecipe; servings: number }) {
  const { me } = useSession()
  if (!me || !recipe.structure?.ingredients.length) return null
  return (
    <Suspense>
      <AddRecipe recipeId={recipe.id} userId={me.id} servings={servings} />
    </Suspense>
  )
}
