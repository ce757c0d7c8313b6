import { createHash } from 'node:crypto'
import type { ModelReading } from '#shared/contract/model-reading.ts'
import type { Kitchen } from '../../platform/workers/kitchen.ts'
import type { Conversation, Listener } from './chef.ts'
import type { ConversationReader } from './conversation-reader.ts'

/** One turn asks for words, table and recipe; all of them use one reading. */
const maxReadings = 200

/** The kitchen, with conversations read by a model as well; where it fails, the kitchen's own reading serves alone. */
export function withModelUnderstanding(kitchen: Kitchen, read: ConversationReader): Kitchen {
  const readings = new Map<string, Promise<ModelReading | null>>()

  async function readOnce(conversation: Conversation, listener: Listener): Promise<Conversation> {
    const key = createHash('sha256').update(JSON.stringify(conversation.messages)).digest('base64')
    let reading = readings.get(key)
    if (!reading) {
      reading = read(conversation, listener)
      if (readings.size >= maxReadings) readings.delete(readings.keys().next().value ?? '')
      readings.set(key, reading)
      // What failed is tried again by the next turn.
      reading.then(
        (found) => found === null && readings.delete(key),
        () => readings.delete(key),
      )
    }
    return { ...conversation, modelReading: await reading }
  }

  const readBefore =
    <Result>(job: (conversation: Conversation, listener?: Listener) => Promise<Result>) =>
    async (conversation: Conversation, listener: Listener = {}): Promise<Result> =>
      job(await readOnce(conversation, listener), listener)

  return {
    ...kitchen,
    reply: readBefore(kitchen.reply),
    recipe: readBefore(kitchen.recipe),
    guestsOf: readBefore(kitchen.guestsOf),
    understand: async (conversation, listener = {}) => {
      const complete = await readOnce(conversation, listener)
      const understood = await kitchen.understand(complete, listener)
      return { ...understood, ...(complete.modelReading === null && { readByRules: true }) }
    },
  }
}
