import type { Listen } from './listen.ts'

/** Wakes whenever what is watched by this name may have changed, until the answered function is called. */
export type Subscribe = (name: string, onChange: () => void) => () => void

/** Watches single things of a channel on which their names are said. After a gap everybody is woken and looks anew. */
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
