import { expect, test } from 'vitest'
import type { ChatMessage } from '#shared/contract/chef.ts'
import { conversationStore, emptyConversation, isAwaitingReply, remainingCapacity } from './conversation.ts'
import { memoryStorage } from './test-support.ts'

const said = (content: string): ChatMessage => ({ role: 'user', content })
const answered = (content: string): ChatMessage => ({ role: 'assistant', content })

test('a saved conversation can be read again', () => {
  const storage = memoryStorage()
  const conversation = {
    ...emptyConversation('mara'),
    messages: [said('Leeks'), answered('Gratin?')],
    draft: 'Yes, and',
  }
  conversationStore(storage).save(conversation)
  expect(conversationStore(storage).read('mara')).toEqual(conversation)
})

test('a conversation is read that an earlier version of the app stored as turns', () => {
  const storage = memoryStorage({
    chat: JSON.stringify({ userId: 'mara', turns: [said('Leeks')], draft: 'Yes, and', finished: null }),
  })
  const store = conversationStore(storage)
  const read = store.read('mara')
  expect(read).toEqual({ ...emptyConversation('mara'), messages: [said('Leeks')], draft: 'Yes, and' })
  store.save(read)
  expect(JSON.parse(storage.getItem('chat') ?? '')).not.toHaveProperty('turns')
})

test('another user does not see it, and it is removed', () => {
  const storage = memoryStorage()
  conversationStore(storage).save({ ...emptyConversation('mara'), messages: [said('Leeks')] })
  expect(conversationStore(storage).read('jonas')).toEqual(emptyConversation('jonas'))
  expect(conversationStore(storage).read('mara')).toEqual(emptyConversation('mara'))
})

test.each(['', '{', '[]', '{"userId":"mara","messages":"none"}'])(
  'unreadable storage gives an empty conversation: %j',
  (text) => {
    expect(conversationStore(memoryStorage({ chat: text })).read('mara')).toEqual(emptyConversation('mara'))
  },
)

test('an answer is due only when the last message is the user’s', () => {
  expect(isAwaitingReply([])).toBe(false)
  expect(isAwaitingReply([said('Leeks')])).toBe(true)
  expect(isAwaitingReply([said('Leeks'), answered('Gratin?')])).toBe(false)
})

test.each([
  [179, 'enough'],
  [180, 'little'],
  [199, 'little'],
  [200, 'none'],
])('with %d messages the remaining capacity is: %s', (count, room) => {
  const messages = Array.from({ length: count }, (_, n) => (n % 2 ? answered('a') : said('q')))
  expect(remainingCapacity(messages)).toBe(room)
})

test('the total length counts too, including the message being typed', () => {
  const messages = Array.from({ length: 50 }, () => said('x'.repeat(4000)))
  expect(remainingCapacity(messages)).toBe('little')
  expect(remainingCapacity(messages, 'y'.repeat(4800))).toBe('little')
  expect(remainingCapacity(messages, 'y'.repeat(4801))).toBe('none')
})
