import type { Listen } from './listen.ts'

/** Wakes whenever what is watched by this name may have changed, until the answered function is called. */
export type Subscribe = (name: string, onChange: () => void) => () => void

/** Subscribes to single payloads of a channel. After a gap every listener is called, to re-read its rows. */
export function channelSubscriber(listen: Listen, channel: string): Subscribe {
  const subscribers = new Map<string, Set<() => void>>()
  listen(channel, (name) => {
    const listeners =
      name === null ? [...subscribers.values()].flatMap((each) => [...each]) : subscribers.get(name)
    for (const listener of listeners ?? []) listener()
  })
  return (name, listener) => {
    const listeners = subscribers.get(name) ?? new Set()
    subscribers.set(name, listeners.add(listener))
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0 && subscribers.get(name) === listeners) subscribers.delete(name)
    }
  }
}
