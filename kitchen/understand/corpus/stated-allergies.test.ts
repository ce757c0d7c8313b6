import { expect, it } from 'vitest'
import { languages, type Language } from '#shared/constants/languages.ts'
import { allergens } from '#shared/words/allergens.ts'
import { statedAllergies, type StatedAllergy } from '../../../bench/chef/corpus/corpus.ts'
import { heldIn } from '../../test/held-allergens.ts'

const dishesEach = 6

/**
 * Of every other way to say an allergy one conversation, chosen so that together they name each allergen with some of
 * its dishes, and in each language others; all of them are among the long proofs.
 */
function covering(language: Language): StatedAllergy[] {
  const byTemplate = Map.groupBy(statedAllergies(language), ({ template }) => template)
  return [...byTemplate.values()].flatMap((all, at) => {
    if (at % 2 !== languages.indexOf(language) % 2) return []
    const turn = (at >> 1) + 31 * languages.indexOf(language)
    const byAllergen = Map.groupBy(all, ({ forbidden }) => forbidden[0])
    // Some ways fit few allergens: then the next of them that fits.
    const allergen = allergens
      .map((_, place) => allergens[(turn + place) % allergens.length])
      .find((each) => byAllergen.has(each))
    const dish = Math.floor(turn / allergens.length) % dishesEach
    return byAllergen.get(allergen ?? allergens[0])?.slice(dish, dish + 1) ?? []
  })
}

it.each(languages)('in %s no dish holds the allergen that was told', { timeout: 300_000 }, (language) => {
  const some = covering(language)
  expect(new Set(some.map(({ template }) => template)).size).toBeGreaterThan(25)
  for (const allergen of allergens) expect(some.map(({ forbidden }) => forbidden[0])).toContain(allergen)
  expect(some.flatMap(heldIn)).toEqual([])
})
