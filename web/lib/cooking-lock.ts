import { useEffect } from 'react'
import { cookingLock } from './service-worker.ts'

/** While `active`, no new version of the service worker takes over, in any tab. */
export function useCookingLock(active: boolean) {
  useEffect(() => {
    const locks: LockManager | undefined = navigator.locks
    if (!active || !locks) return
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    // Shared: several tabs may cook.
    locks.request(cookingLock, { mode: 'shared' }, () => held).catch(() => undefined)
    return () => release()
  }, [active])
}

/** After a reload in cook mode, which opens again, but takes its lock only when the recipe is there. */
export function reopensCookMode(): boolean {
  const state = history.state as { usr?: { cooking?: unknown } | null } | null
  return typeof state?.usr?.cooking === 'string'
}
