import { useEffect, useEffectEvent } from 'react'

// Undefined in some browsers, although its type says otherwise.
const session = () =>
  (typeof navigator === 'undefined' ? undefined : navigator.mediaSession) as MediaSession | undefined

type Handlers = Partial<Record<MediaSessionAction, () => void>>

/** An action that the browser does not know is left out. */
function setHandler(action: string, handler: (() => void) | null) {
  try {
    session()?.setActionHandler(action as MediaSessionAction, handler)
  } catch {
    // An older browser knows fewer actions.
  }
}

/** What the keys of headphones and keyboards, and the lock screen, do while this is shown; no effect elsewhere. */
export function useMediaActions(handlers: Handlers, isActive = true) {
  const run = useEffectEvent((action: keyof Handlers) => handlers[action]?.())
  const actions = Object.keys(handlers).join(' ')
  useEffect(() => {
    if (!isActive || !session()) return
    const names = actions.split(' ') as (keyof Handlers)[]
    for (const each of names) setHandler(each, () => run(each))
    return () => {
      for (const each of names) setHandler(each, null)
    }
  }, [actions, isActive])
}

/** The dish and the step, as the lock screen shows them; null: nothing is cooked. */
export function useMediaTitle(title: string | null, step: string) {
  useEffect(() => {
    const media = session()
    if (!media || title === null || !('MediaMetadata' in globalThis)) return
    media.metadata = new MediaMetadata({ title, artist: step })
    return () => {
      media.metadata = null
    }
  }, [title, step])
}

/** Whether a step is being read aloud, or could be. */
export function useMediaPlayback(isPlaying: boolean) {
  useEffect(() => {
    const media = session()
    if (!media) return
    media.playbackState = isPlaying ? 'playing' : 'paused'
    return () => {
      media.playbackState = 'none'
    }
  }, [isPlaying])
}
