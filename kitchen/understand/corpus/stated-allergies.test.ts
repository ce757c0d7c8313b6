import { expect, it } from 'vitest'
import { languages } from '#shared/constants/languages.ts'
import { hashOf } from '../../cook/seed.ts'
import { statedAllergies } from './corpus.ts'
import { heldIn } from './verdict.ts'

/** One conversation in so many, the same ones in every run; all of them are among the long proofs. */
const oneIn = 20

it.each(languages)('in %s no dish holds the allergen that was told', { timeout: 300_000 }, (language) => {
  const some = [...statedAllergies(language)].filter(({ turns }) => hashOf(turns.join(' || ')) % oneIn === 0)
  expect(some.length).toBeGreaterThan(75)
  expect(some.flatMap(heldIn)).toEqual([])
})
