import { useEffect, useState } from 'react'
import { useSession } from '../session.tsx'

const careCalls = () => import('../care-calls.ts')

/** Whether the member looks after anything; asked once for each, and not at all for visitors. */
export function useCare(): boolean {
  const { me } = useSession()
  const id = me?.id
  const isAdmin = me?.isAdmin ?? false
  const [carer, setCarer] = useState<string | null>(null)
  useEffect(() => {
    if (id === undefined || isAdmin) return
    // What fails only leaves the link away until the next page is opened.
    careCalls()
      .then(({ whatWaits }) => whatWaits())
      .then(({ cares }) => cares && setCarer(id))
      .catch((error: unknown) => console.warn('what there is to look after is not known', error))
  }, [id, isAdmin])
  return isAdmin || (id !== undefined && carer === id)
}
