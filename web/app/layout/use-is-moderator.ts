import { useEffect, useState } from 'react'
import { useSession } from '../session.tsx'

const loadModerationApi = () => import('../../features/moderation/moderation-api.ts')

/** Whether the user moderates anything; fetched once per user, and never for visitors. */
export function useIsModerator(): boolean {
  const { me } = useSession()
  const id = me?.id
  const isAdmin = me?.isAdmin ?? false
  const [moderatorId, setModeratorId] = useState<string | null>(null)
  useEffect(() => {
    if (id === undefined || isAdmin) return
    // A failure only hides the link until the next page load.
    loadModerationApi()
      .then(({ fetchOpenReportCount }) => fetchOpenReportCount())
      .then(({ isModerator }) => isModerator && setModeratorId(id))
      .catch((error: unknown) => console.warn('fetching the count of open reports failed', error))
  }, [id, isAdmin])
  return isAdmin || (id !== undefined && moderatorId === id)
}
