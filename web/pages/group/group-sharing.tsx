import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { myGroups } from '../../groups/group-queries.ts'
import { ShareDialog } from '../../groups/share-dialog.tsx'
import { ShareToGroupContext, type ShareToGroup } from '../../recipes/share/share-to-group.ts'
import { useSession } from '../../session.tsx'

const shareToGroup: ShareToGroup = (dialog) => <ShareDialog {...dialog} />

/** Hands 'Share to Group' down to recipes, for who belongs to any group. Stands below `Queries`. */
export function GroupSharing({ children }: { children: ReactNode }) {
  const isSignedIn = useSession().status === 'signedIn'
  const belongsToGroups = useQuery({ ...myGroups, enabled: isSignedIn }).data?.length
  return <ShareToGroupContext value={belongsToGroups ? shareToGroup : null}>{children}</ShareToGroupContext>
}
