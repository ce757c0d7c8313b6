import { useGroupSharing } from '../../features/forum/group-sharing.tsx'
import { OpenRecipe } from '../../features/recipes/open-recipe.tsx'

/** An open recipe with everything that one can do with it, more code than the list itself: loaded when needed. */
export default function FoundRecipe({ id, onClose }: { id: string | null; onClose: () => void }) {
  return <OpenRecipe id={id} onClose={onClose} sharing={useGroupSharing()} />
}
