import { GroupSharing } from '../../features/groups/group-sharing.tsx'
import { SavedRecipeActions } from '../../features/recipes/saved-recipe-actions.tsx'

/** Publishing and sharing the recipe that was just saved. */
export default function SavedRecipe({ id }: { id: string }) {
  return (
    <GroupSharing>
      <SavedRecipeActions id={id} />
    </GroupSharing>
  )
}
