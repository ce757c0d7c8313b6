import { useSyncExternalStore } from 'react'

const query = '(width >= 64rem)'

/** Whether the screen is wide enough for the binder with its table. */
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
