import { expect, test } from 'vitest'
import { fold } from './fold.ts'
import { withDigits } from './number-words.ts'

test.each([
  ['septante minutes', '70 minutes'],
  ['nonante-cinq', '95'],
  ['huitante', '80'],
  ['soixante-quinze minutes', '75 minutes'],
  ['soixante et onze', '71'],
  ['quatre-vingt-dix-sept', '97'],
  ['dix-sept', '17'],
  ['veintidós', '22'],
  ['fünfundvierzig', '45'],
  ['thirty five', '35'],
  ['allumer le four', 'allumer le four'],
])('"%s" is %s', (words, digits) => {
  expect(withDigits(fold(words))).toBe(digits)
})
