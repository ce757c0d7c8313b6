import type { Recipe } from '#shared/contract/recipes.ts'
import { QueryProvider } from '../../app/query-provider.tsx'
import { useGroupSharing } from '../../features/forum/group-sharing.tsx'
import { ModerationProviders } from '../../features/moderation/providers.tsx'
import { PagePicture, RecipePage } from '../../features/recipes/public-recipe.tsx'
import { StoredPicture } from '../../features/recipes/stored-picture.tsx'
import { useConnection } from '../../lib/connection.ts'
import { RecipeScreen } from '../../features/recipes/recipe-screen.tsx'

/**
 * A public recipe on its page, for members. Has its own query cache, because visitors load the page without one.
 */
export default function MemberRecipe({ recipe }: { recipe: Recipe }) {
  return (
    <QueryProvider>
      <ModerationProviders>
        <Screen recipe={recipe} />
      </ModerationProviders>
    </QueryProvider>
  )
}

function Screen({ recipe: known }: { recipe: Recipe }) {
  const { isOffline } = useConnection()
  // The device stores pictures by their keys.
  const Picture = isOffline ? StoredPicture : PagePicture
  return (
    <RecipeScreen
      recipe={known}
      sharing={useGroupSharing()}
      isPublicPage
      titleAs="h1"
      renderPicture={(recipe) => <Picture recipe={recipe} />}
      renderFrame={({ body, bar }) => <RecipePage article={body}>{bar}</RecipePage>}
    />
  )
}
