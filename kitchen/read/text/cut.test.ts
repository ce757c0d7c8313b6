import { expect, test } from 'vitest'
import { cut } from '#shared/lines/marks.ts'
import { readRecipe } from './read.ts'

test('a cut text has no half of a character at its end', () => {
  expect(cut('soup 🍲', 6)).toBe('soup ')
  expect(cut('soup 🍲', 7)).toBe('soup 🍲')
})

/** Twice as many units as characters; the cuts of one of the two texts fall between the halves of one. */
const pots = '🍲'.repeat(20_000)

test.each(['', 'x'])('whatever is too long is cut so that it can be stored (%j)', (lead) => {
  const long = `${lead}${pots}`
  const texts = [
    `${long}\n\nIngredients\n- 1 egg\n\nInstructions\n1. Boil.`,
    `Ingredients\n${long}:\n- 1 egg\n- 1 ${long}\n- 1 egg, ${long}\n\nInstructions\n1. Boil.`,
    `Instructions\n1. ${long}`,
    `Ingredients\n- 1 egg\n\nInstructions\n1. Boil.\n\nNotes\n- ${long}`,
  ]
  for (const text of texts) expect(JSON.stringify(readRecipe(text))).not.toMatch(/\\ud[89a-f]/)
})
