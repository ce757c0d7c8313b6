import { expect, it } from 'vitest'
import { languages, type Language } from '#shared/constants/languages.ts'
import { allergens } from '#shared/words/allergens.ts'
import { statedAllergies, type StatedAllergy } from './corpus.ts'
import { heldIn } from './verdict.ts'

const dishesEach = 6

/**
 * Of each way to say an allergy two conversations, chosen so that together they name each allergen with each of its
 * dishes, and in each language others; all of them are among the long proofs.
 */
function covering(language: Language): StatedAllergy[] {
  const byTemplate = Map.groupBy(statedAllergies(language), ({ template }) => template)
  return [...byTemplate.values()].flatMap((all, at) =>
    [0, 1].flatMap((half) => {
      const turn = 2 * at + half + 31 * languages.indexOf(language)
      const byAllergen = Map.groupBy(all, ({ forbidden }) => forbidden[0])
      // Some ways fit few allergens: then the next of them that fits.
      const allergen = allergens
        .map((_, place) => allergens[(turn + place) % allergens.length])
        .find((each) => byAllergen.has(each))
      const dish = Math.floor(turn / allergens.length) % dishesEach
      return byAllergen.get(allergen ?? allergens[0])?.slice(dish, dish + 1) ?? []
    }),
  )
}

it.each(languages)('in %s no dish holds the allergen that was told', { timeout: 300_000 }, (language) => {
  const some = covering(language)
  expect(new Set(some.map(({ template }) => template)).size).toBeGreaterThan(50)
  for (const allergen of allergens)
    expect(some.filter(({ forbidden }) => forbidden[0] === allergen).length).toBeGreaterThanOrEqual(
      dishesEach,
    )
  expect(some.flatMap(heldIn)).toEqual([])
})
