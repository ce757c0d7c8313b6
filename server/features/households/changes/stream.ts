import type { Deps } from '../../../deps.ts'
import { channelSubscriber } from '../../../platform/db/subscribe.ts'
import { eventText, LiveStream, type Topic } from '../../../platform/http/live-stream.ts'
import { revisionsOf } from './revision.ts'

interface Position {
  householdId: string
  lastSent: number
}

/** The revision of a household as server-sent events. The stream of somebody who changes to another household ends. */
export function revisionStreams({ db, listen }: Pick<Deps, 'db' | 'listen'>) {
  const subscribeToHousehold = channelSubscriber(listen, 'households')
  const topic: Topic<Position> = {
    subscribe: ({ state }, onChange) => subscribeToHousehold(state.householdId, onChange),
    async eventsFor(readers) {
      const found = await revisionsOf(
        db,
        readers.map(({ user }) => user.id),
      )
      return readers.map(({ user, state }) => {
        const present = found.get(user.id)
        if (present?.householdId !== state.householdId) return null
        if (present.revision === state.lastSent) return ''
        state.lastSent = present.revision
        return eventText('revision', JSON.stringify({ revision: present.revision }))
      })
    },
  }
  return (householdId: string) => new LiveStream(topic as Topic<unknown>, { householdId, lastSent: -1 })
}
