import { expect, test } from 'vitest'
import type { ChatMessage } from '#shared/contract/chef.ts'
import {
  conversationStore,
  emptyConversation,
  isAwaitingReply,
  remainingCapacity,
  undoLast,
} from './conversation.ts'
import { memoryStorage } from './test-support.ts'

const said = (content: string): ChatMessage => ({ role: 'user', content })
const answered = (content: string): ChatMessage => ({ role: 'assistant', content })

test('a conversation is there again after a reload', () => {
  const storage = memoryStorage()
  const kept = {
    ...emptyConversation('mara'),
    messages: [said('Leeks'), answered('Gratin?')],
    draft: 'Yes, and',
  }
  conversationStore(storage).save(kept)
  expect(conversationStore(storage).read('mara')).toEqual(kept)
})

test('somebody else neither sees it nor finds it later', () => {
  const storage = memoryStorage()
  conversationStore(storage).save({ ...emptyConversation('mara'), messages: [said('Leeks')] })
  expect(conversationStore(storage).read('jonas')).toEqual(emptyConversation('jonas'))
  expect(conversationStore(storage).read('mara')).toEqual(emptyConversation('mara'))
})

test.each(['', '{', '[]', '{"userId":"mara","messages":"none"}'])(
  'what cannot be read is an empty conversation: %j',
  (text) => {
    expect(conversationStore(memoryStorage({ chat: text })).read('mara')).toEqual(emptyConversation('mara'))
  },
)

test('the chef owes an answer to the last word of the guest only', () => {
  expect(isAwaitingReply([])).toBe(false)
  expect(isAwaitingReply([said('Leeks')])).toBe(true)
  expect(isAwaitingReply([said('Leeks'), answered('Gratin?')])).toBe(false)
})

test('a message without answer goes back where it was typed, before what was typed since', () => {
  const given = { ...emptyConversation('mara'), messages: [said('Leeks'), answered('Yes?'), said('No nuts')] }
  expect(undoLast(given)).toMatchObject({ messages: given.messages.slice(0, 2), draft: 'No nuts' })
  expect(undoLast({ ...given, draft: ' and no eggs' }).draft).toBe('No nuts\n\nand no eggs')
})

test('an answered conversation takes nothing back', () => {
  const given = { ...emptyConversation('mara'), messages: [said('Leeks'), answered('Yes?')], draft: 'Fine' }
  expect(undoLast(given)).toBe(given)
})

test.each([
  [179, 'enough'],
  [180, 'little'],
  [199, 'little'],
  [200, 'none'],
])('with %d messages there is %s room', (count, room) => {
  const messages = Array.from({ length: count }, (_, n) => (n % 2 ? answered('a') : said('q')))
  expect(remainingCapacity(messages)).toBe(room)
})

test('long messages use the room up as well, the one being typed included', () => {
  const messages = Array.from({ length: 50 }, () => said('x'.repeat(4000)))
  expect(remainingCapacity(messages)).toBe('little')
  expect(remainingCapacity(messages, 'y'.repeat(4800))).toBe('little')
  expect(remainingCapacity(messages, 'y'.repeat(4801))).toBe('none')
})
