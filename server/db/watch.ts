import type { Listen } from './listen.ts'

/** Wakes whenever what is watched by this name may have changed, until the answered function is called. */
export type Watch = (name: string, wake: () => void) => () => void

/** Watches single things of a channel on which their names are said. After a gap everybody is woken and looks anew. */
export function watchChannel(listen: Listen, channel: string): Watch {
  const watched = new Map<string, Set<() => void>>()
  listen(channel, (name) => {
    const wakes = name === null ? [...watched.values()].flatMap((each) => [...each]) : watched.get(name)
    for (const wake of wakes ?? []) wake()
  })
  return (name, wake) => {
    const wakes = watched.get(name) ?? new Set()
    watched.set(name, wakes.add(wake))
    return () => {
      wakes.delete(wake)
      if (wakes.size === 0 && watched.get(name) === wakes) watched.delete(name)
    }
  }
}
