import { expect, test } from 'vitest'
import { completeName, mentionsIn, nameBeingTyped } from './mentions.ts'

const typed = (text: string) => nameBeingTyped(text, text.length)

test('a name begins with an @ at the start of a word and may have several words', () => {
  expect(typed('@Be')).toBe('Be')
  expect(typed('Thanks, @Ada Lo')).toBe('Ada Lo')
  expect(typed('(@Zoé')).toBe('Zoé')
  expect(nameBeingTyped('@Be is right', 3)).toBe('Be')
})

test('an address, a lone @ and a new line begin none', () => {
  expect(typed('ben@example.org')).toBeNull()
  expect(typed('@')).toBeNull()
  expect(typed('@ 5 euros')).toBeNull()
  expect(typed('@Ben\nyes')).toBeNull()
})

test('the chosen name takes the place of what was typed', () => {
  expect(completeName('Ask @be about it', 7, 'be', 'Ben Ali')).toEqual({
    text: 'Ask @Ben Ali about it',
    caret: 13,
  })
  expect(completeName('@be', 3, 'be', 'Ben')).toEqual({ text: '@Ben ', caret: 5 })
})

test('only names that are still in the text count, each once', () => {
  const ben = { id: 'u2', name: 'Ben' }
  const ada = { id: 'u1', name: 'Ada' }
  expect(mentionsIn('Thanks @Ben', [ben, ada, ben])).toEqual([ben])
})
