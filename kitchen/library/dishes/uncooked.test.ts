import { expect, it } from 'vitest'
import { fold } from '../../lexicon/fold.ts'
import { languages } from '#shared/constants/languages.ts'
import { dishes } from './dishes.ts'
import { uncookedIn } from './uncooked.ts'

it('no dish of the kitchen is said to be unknown', () => {
  const titles = dishes.flatMap(({ label }) => languages.map((language) => label[language]))
  expect(titles.filter((title) => uncookedIn(fold(title)) !== null)).toEqual([])
})

it('finds a name in any writing', () => {
  expect(uncookedIn(fold('Herrencreme für vier'))).toBe('herrencreme')
  expect(uncookedIn(fold('pan-fried onion rings, please'))).toBe('onion rings')
  expect(uncookedIn(fold('Zwiebelsuppe'))).toBeNull()
})
