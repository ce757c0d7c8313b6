import { QueryProvider } from '../../app/query-provider.tsx'
import { SavedRecipeActions } from '../../features/recipes/saved-recipe-actions.tsx'
import { GroupSharing } from '../../features/groups/group-sharing.tsx'

/** What one does with a recipe that has just gone into the binder. */
export default function SavedRecipe({ id }: { id: string }) {
  return (
    <QueryProvider>
      <GroupSharing>
        <SavedRecipeActions id={id} />
      </GroupSharing>
    </QueryProvider>
  )
}
