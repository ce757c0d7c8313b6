import { expect, it } from 'vitest'
import { languages } from '#shared/constants/languages.ts'
import { statedAllergies } from '../../../bench/chef/corpus/corpus.ts'
import { heldIn } from '../../test/held-allergens.ts'

it.each(languages)('in %s no dish of the whole corpus holds the allergen that was told', (language) => {
  expect([...statedAllergies(language)].flatMap(heldIn)).toEqual([])
})
