import { expect, it } from 'vitest'
import { readConditions } from './named-parts.ts'

it.each([
  ['glass: cake\n  en Mug', 'named.txt:2: "Mug" is not folded'],
  ['glass: cup', 'named.txt:1: no template "cup"'],
  ['  en mug', 'named.txt:1: neither'],
])('does not read "%s"', (text, message) => {
  expect(() => readConditions(text)).toThrow(message)
})
