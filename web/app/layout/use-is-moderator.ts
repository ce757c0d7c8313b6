import { useEffect, useState } from 'react'
import { useSession } from '../session.tsx'

const loadModerationApi = () => import('../../features/moderation/moderation-api.ts')

/** Whether the member looks after anything; asked once for each, and not at all for visitors. */
export function useIsModerator(): boolean {
  const { me } = useSession()
  const id = me?.id
  const isAdmin = me?.isAdmin ?? false
  const [moderatorId, setModeratorId] = useState<string | null>(null)
  useEffect(() => {
    if (id === undefined || isAdmin) return
    // What fails only leaves the link away until the next page is opened.
    loadModerationApi()
      .then(({ fetchOpenReportCount: whatWaits }) => whatWaits())
      .then(({ isModerator }) => isModerator && setModeratorId(id))
      .catch((error: unknown) => console.warn('what there is to look after is not known', error))
  }, [id, isAdmin])
  return isAdmin || (id !== undefined && moderatorId === id)
}
