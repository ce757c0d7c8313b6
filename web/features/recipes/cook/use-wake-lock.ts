import { useEffect } from 'react'

/** Keeps the screen lit while `active`, as far as the device allows; asks anew whenever the page comes back. */
export function useWakeLock(active: boolean) {
  useEffect(() => {
    // Missing on insecure pages and older browsers, whatever the types say.
    const wakeLock: WakeLock | undefined = navigator.wakeLock
    if (!active || !wakeLock) return
    let held: WakeLockSentinel | null = null
    let over = false
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      // A low battery refuses: then the screen behaves as ever.
      const lock = await wakeLock.request('screen').catch(() => null)
      if (over) await lock?.release()
      else held = lock
    }
    const askAgain = () => void ask()
    askAgain()
    document.addEventListener('visibilitychange', askAgain)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', askAgain)
      void held?.release().catch(() => undefined)
    }
  }, [active])
}
