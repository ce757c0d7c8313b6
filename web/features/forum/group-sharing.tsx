import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../app/session.tsx'
import { myGroups } from '../groups/group-queries.ts'
import type { RecipeSharing, ShareToGroup } from '../recipes/share/share-to-group.ts'
import { RecipeShares } from './recipe-shares.tsx'
import { ShareDialog } from './share-dialog.tsx'

const shareToGroup: ShareToGroup = (dialog) => <ShareDialog {...dialog} />

const recipeShares: RecipeSharing['recipeShares'] = ({ id }) => <RecipeShares recipeId={id} />

/** Sharing of recipes to groups, for the pages that show recipes; undefined for visitors. */
export function useGroupSharing(): RecipeSharing | undefined {
  const isSignedIn = useSession().status === 'signedIn'
  const hasGroups = useQuery({ ...myGroups, enabled: isSignedIn }).data?.length
  return isSignedIn ? { shareToGroup: hasGroups ? shareToGroup : null, recipeShares } : undefined
}
