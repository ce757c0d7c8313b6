import { expect, test } from 'vitest'
import { checkEmail } from './email-address.ts'

test.each([
  'ada@example.org',
  ' ada.lovelace+soup@sub.example.co.uk ',
  'zoë@exämple.org',
  '日本@例え.jp',
  'a-b@example.org',
  'a_b=c?d@example.org',
])('%s is an address', (email) => {
  expect(checkEmail(email)).toBe(email.trim())
})

test.each([
  ['nothing at all', ''],
  ['no domain', 'ada'],
  ['two signs', 'ada@ada@example.org'],
  ['an encoded word, which mail programs decode to another address', '=?utf-8?q?a=40b?=@example.org'],
  ['an encoded word in the middle', 'a=?utf-8?q?b?=@example.org'],
  ['what a mail program takes for an option', '-a@example.org'],
  ['an escape character', 'a\u001B[2J@example.org'],
  ['a delete character', 'a\u007Fb@example.org'],
  ['a C1 control character', 'a\u0085b@example.org'],
  ['an override of the direction', 'a\u202Eb@example.org'],
  ['a line break', 'a\nb@example.org'],
  ['a space', 'a b@example.org'],
  ['a bracket', 'a<b@example.org'],
  ['a domain that begins with a hyphen', 'a@-example.org'],
])('%s is malformed', (_, email) => {
  expect(() => checkEmail(email)).toThrow('malformed email')
})
