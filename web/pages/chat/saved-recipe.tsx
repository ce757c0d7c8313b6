import { Queries } from '../../queries.tsx'
import { SavedRecipeActions } from '../../recipes/saved-recipe-actions.tsx'
import { GroupSharing } from '../group/group-sharing.tsx'

/** What one does with a recipe that has just gone into the binder. */
export default function SavedRecipe({ id }: { id: string }) {
  return (
    <Queries>
      <GroupSharing>
        <SavedRecipeActions id={id} />
      </GroupSharing>
    </Queries>
  )
}
