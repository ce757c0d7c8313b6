import { useSyncExternalStore } from 'react'

const query = '(width >= 64rem)'

/** Whether there is room for the desk's form of the binder. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => window.matchMedia(query).matches,
  )
}
