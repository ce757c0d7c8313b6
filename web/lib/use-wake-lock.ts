import { useEffect } from 'react'

/** Prevents the screen from turning off while `active`. The browser releases the lock of a hidden page. */
export function useWakeLock(active: boolean) {
  useEffect(() => {
    // Undefined on insecure pages and in older browsers, although its type says otherwise.
    const wakeLock: WakeLock | undefined = navigator.wakeLock
    if (!active || !wakeLock) return
    let sentinel: WakeLockSentinel | null = null
    let hasEnded = false
    const request = async () => {
      if (document.visibilityState !== 'visible') return
      // Refused on low battery, for example: then the screen may turn off.
      const lock = await wakeLock.request('screen').catch(() => null)
      if (hasEnded) await lock?.release()
      else sentinel = lock
    }
    const onVisibility = () => void request()
    onVisibility()
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      hasEnded = true
      document.removeEventListener('visibilitychange', onVisibility)
      void sentinel?.release().catch(() => undefined)
    }
  }, [active])
}
