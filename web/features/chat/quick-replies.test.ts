import { expect, test } from 'vitest'
import { emptyTable } from '#shared/contract/chat-table.ts'
import { quickReplies } from './quick-replies.ts'
import { withValue } from './table.ts'
import { gratin } from './test-support.ts'

const messages = [{ role: 'assistant' as const, content: 'A gratin?' }]
const bourguignon = { ...gratin, diets: [] }
const given = { messages, recipe: bourguignon, table: emptyTable }

test('before there is a dish the chef may choose', () => {
  expect(quickReplies({ ...given, recipe: null })).toEqual(['surprise'])
})

test('a dish may be quicker, without meat, or another', () => {
  expect(quickReplies(given)).toEqual(['halfHour', 'vegetarian', 'other'])
})

test.each([
  [
    'is quick already',
    { recipe: { ...bourguignon, prepMinutes: 10, cookMinutes: 20 } },
    ['vegetarian', 'other'],
  ],
  ['is one of hours', { recipe: { ...bourguignon, cookMinutes: 180 } }, ['vegetarian', 'other']],
  ['has its time', { table: withValue(emptyTable, 'minutes', 45, 1) }, ['vegetarian', 'other']],
  ['is vegetarian', { recipe: gratin }, ['halfHour', 'other']],
  ['is a dessert', { recipe: { ...bourguignon, dishType: 'Desserts' as const } }, ['halfHour', 'other']],
  ['is cut off', { messages: messages.map((each) => ({ ...each, more: true })) }, ['goOn']],
])('only what fits is offered where it %s', (_, other, expected) => {
  expect(quickReplies({ ...given, ...other })).toEqual(expected)
})
