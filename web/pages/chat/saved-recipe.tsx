import { useGroupSharing } from '../../features/forum/group-sharing.tsx'
import { SavedRecipeActions } from '../../features/recipes/saved-recipe-actions.tsx'

/** Publishing and sharing a recipe that the chat has just saved. */
export default function SavedRecipe({ id }: { id: string }) {
  return <SavedRecipeActions id={id} sharing={useGroupSharing()} />
}
