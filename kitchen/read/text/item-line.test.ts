import { describe, expect, test } from 'vitest'
import { languages, type Language } from '#shared/constants/languages.ts'
import { readItemLine } from './item-line.ts'

const read = (line: string, language: Language) => {
  const { amount, unit, item, note } = readItemLine(line, language, null) ?? {}
  return [amount, unit, item, note]
}

const numbers: readonly (readonly [string, number])[] = [
  ['2', 2],
  ['1/2', 0.5],
  ['½', 0.5],
  ['⅒', 0.1],
  ['1½', 1.5],
  ['1 1/2', 1.5],
  ['1-1/2', 1.5],
  ['2 ¼', 2.25],
  ['1/4 + 1/8', 0.375],
]
const and: Record<Language, string> = { en: 'and', fr: 'et', es: 'y', de: 'und' }
/** How full a spoon is stays beside the food. */
const units: Record<Language, readonly (readonly [unit: string, written: string, note?: string])[]> = {
  en: [
    ['tbsp', 'tablespoons'],
    ['tbsp', 'tb'],
    ['tsp', 'heaping teaspoons', 'heaping'],
    ['cup', 'scant cups', 'scant'],
    ['g', 'g'],
  ],
  fr: [
    ['tbsp', 'c. à s.'],
    ['tbsp', 'c.à.s'],
    ['tsp', 'cuillères à café'],
    ['clove', 'gousses'],
    ['ml', 'ml'],
  ],
  es: [
    ['tbsp', 'cucharadas'],
    ['tsp', 'cdta.'],
    ['ml', 'cc'],
    ['cup', 'tazas'],
    ['kg', 'kilos'],
  ],
  de: [
    ['tbsp', 'EL gehäuft', 'gehäuft'],
    ['tsp', 'TL'],
    ['clove', 'Zehe/n'],
    ['pinch', 'Prise(n)'],
    ['can', 'kl. Dose/n', 'kl.'],
  ],
}
const of: Record<Language, string> = { en: 'of ', fr: 'de ', es: 'de ', de: '' }
const food: Record<Language, string> = { en: 'fennel', fr: 'fenouil', es: 'hinojo', de: 'Fenchel' }

describe.each(languages)('every number before every unit and its food, in %s', (language) => {
  const spoken = [...numbers, [`1 ${and[language]} 1/2`, 1.5] as const]
  test.each(units[language])('%s, written %s', (unit, written, note) => {
    for (const [number, value] of spoken) {
      const line = `${number} ${written} ${of[language]}${food[language]}`
      expect(read(line, language), line).toEqual([value, unit, food[language], note ?? null])
    }
  })
})

test.each<[Language, string, (string | number | null)[], object | undefined]>([
  ['en', '2 (14-ounce) cans coconut milk', [2, 'can', 'coconut milk', null], { amount: 14, unit: 'oz' }],
  ['en', '1 12 oz can chickpeas, drained', [1, 'can', 'chickpeas', 'drained'], { amount: 12, unit: 'oz' }],
  ['en', 'One 15-ounce can pumpkin puree', [1, 'can', 'pumpkin puree', null], { amount: 15, unit: 'oz' }],
  ['en', '12 (6-inch) flour tortillas', [12, null, 'flour tortillas', '6-inch'], undefined],
  ['de', '2 Dosen (400 g) Tomaten', [2, 'can', 'Tomaten', null], { amount: 400, unit: 'g' }],
  ['es', '1 cucharada (15 ml) de aceite', [1, 'tbsp', 'aceite', null], { amount: 15, unit: 'ml' }],
])('how much one of them holds is kept beside it: %s, %s', (language, line, expected, measure) => {
  expect(read(line, language)).toEqual(expected)
  const kept = readItemLine(line, language, null)?.measure
  if (measure) expect(kept).toMatchObject(measure)
  else expect(kept).toBeUndefined()
})

test.each<[Language, string, (string | number | null)[]]>([
  ['en', '1 tablespoon breadcrumbs, or to taste', [1, 'tbsp', 'breadcrumbs', 'or to taste']],
  [
    'en',
    '1/2 teaspoon ground black pepper (or to taste)',
    [0.5, 'tsp', 'ground black pepper', 'or to taste'],
  ],
  ['en', 'salt to taste', [null, null, 'salt', null]],
  ['fr', '1 pincée de sel, ou au goût', [1, 'pinch', 'sel', 'ou au goût']],
  ['en', '4 - Garlic Cloves, grated', [4, null, 'Garlic Cloves', 'grated']],
  ['en', '1½-inch knob ginger', [null, null, '1½-inch knob ginger', null]],
])('nothing is torn or dropped: %s, %s', (language, line, expected) => {
  expect(read(line, language)).toEqual(expected)
})
