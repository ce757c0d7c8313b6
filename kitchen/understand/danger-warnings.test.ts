import { expect, it } from 'vitest'
import { withWarnings } from './danger-warnings.ts'

const rule = { id: 'bleach', deadly: true, words: /bleach/ }
const lines = ['bleach', 'en No.', 'fr Non.', 'es No.', 'de Nein.']

it('gives each danger its warning in four languages', () => {
  expect(withWarnings([rule], lines.join('\n'))).toEqual([
    { ...rule, warning: { en: 'No.', fr: 'Non.', es: 'No.', de: 'Nein.' } },
  ])
})

it.each([
  ['a danger without a warning', [rule, { ...rule, id: 'soap' }], lines, 'nothing warns of "soap"'],
  ['a warning without a danger', [], lines, 'danger-warnings.txt:1: no danger is called "bleach"'],
  ['a missing language', [rule], lines.slice(0, -1), 'danger-warnings.txt:1: "bleach" is not there'],
])('stops at %s', (_what, rules, text, message) => {
  expect(() => withWarnings(rules, text.join('\n'))).toThrow(message)
})
