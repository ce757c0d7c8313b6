import { heardOf, readingIn, replyTo as replyOf, suggested } from '../chef/kitchen-chef.ts'
import { isStopped, type Conversation } from '../chef/talk.ts'
import type { Reading } from '../understand/understand.ts'

const conversations = new WeakMap<Reading, Conversation>()

/** What the chef understands of a conversation, with the dish that stands or would be given. */
export function understand(conversation: Conversation): Reading {
  const { talk, turns } = heardOf(conversation)
  const now = talk.now ?? (isStopped(talk.known) ? null : suggested(talk, turns))
  const reading = readingIn({ ...talk, now }, turns)
  conversations.set(reading, conversation)
  return reading
}

/** What the chef answers to a conversation that was understood. */
export function replyTo(reading: Reading): string {
  const conversation = conversations.get(reading)
  if (!conversation) throw new Error('this was not understood by the function above')
  return replyOf(conversation)
}
