import { describe, expect, test } from 'vitest'
import { languages, type Language } from '../constants/languages.ts'
import { ingredientLine } from '../words/amounts.ts'
import { units, unitWords } from '../words/units.ts'
import { countsPieces } from './measure.ts'
import { readLine } from './read-line.ts'
import { lineWords } from './words/index.ts'

const food: Record<Language, string> = { en: 'fennel', fr: 'fenouil', es: 'hinojo', de: 'Fenchel' }

/** Numbers as people write them, with their lower and upper ends. */
function numbersIn(language: Language): readonly (readonly [string, number, number?])[] {
  const [range = ''] = lineWords[language].range.split('|')
  const { and } = lineWords[language]
  return [
    ['2', 2],
    ['½', 0.5],
    ['1/2', 0.5],
    ['1⁄2', 0.5],
    ['1½', 1.5],
    ['1 ½', 1.5],
    ['1 1/2', 1.5],
    ['1-1/2', 1.5],
    [`1 ${and} 1/2`, 1.5],
    [language === 'en' ? '2.5' : '2,5', 2.5],
    ['1/4 + 1/8', 0.375],
    ['2-3', 2, 3],
    ['2 – 3', 2, 3],
    [`2 ${range} 3`, 2, 3],
    ['1½-2', 1.5, 2],
  ]
}

/** Every unit in every language, as the product itself writes it, one and many. */
const spelled = (language: Language) =>
  units.flatMap((unit) =>
    [...new Set(unitWords[language][unit])].flatMap((word) => (word === '' ? [] : [[unit, word] as const])),
  )

const ofFood: Record<Language, readonly string[]> = {
  en: ['', 'of '],
  fr: ['de ', 'du '],
  es: ['de '],
  de: ['', 'vom '],
}

/** "Leaf" and "sheet" are one word in French; of what is not known the first counts. */
const twins: Partial<Record<string, string>> = { sheet: 'leaf' }

describe.each(languages)('numbers × units × spellings, in %s', (language) => {
  test.each(spelled(language))('%s, written %s', (unit, word) => {
    for (const [number, from, to] of numbersIn(language))
      for (const link of ofFood[language])
        for (const lead of ['', '- ', '• ', '[ ] ', '🥕 ']) {
          const line = `${lead}${number} ${word} ${link}${food[language]}`
          const read = readLine(line, language)
          expect(read, line).toMatchObject({ amount: from, item: food[language], note: null })
          expect(read?.amountMax, line).toBe(to)
          expect([unit, language === 'fr' ? twins[unit] : unit], line).toContain(read?.unit)
        }
  })

  test('a second measure behind the food stands before its note', () => {
    const lines = {
      en: ['2 onions (300 g), diced', 'onions', 'diced'],
      fr: ['2 oignons (300 g), émincés', 'oignons', 'émincés'],
      es: ['2 cebollas (300 g), picadas', 'cebollas', 'picadas'],
      de: ['2 Zwiebeln (300 g), gewürfelt', 'Zwiebeln', 'gewürfelt'],
    } as const
    for (const each of languages) {
      const [line, item, note] = lines[each]
      const measure = { amount: 300, unit: 'g' }
      expect(readLine(line, each), line).toMatchObject({ amount: 2, unit: null, item, note, measure })
      const other = readLine(line.replace('(300 g)', '(bio)'), each)
      expect(other, line).toMatchObject({ item: `${item} (bio)`, note })
    }
  })

  test('a second measure stands before the food, behind it, or behind a stroke', () => {
    const [cup] = unitWords[language].cup
    for (const [number, from, to] of numbersIn(language)) {
      const lines = [
        `${number} ${cup} (240 ml) ${food[language]}`,
        `${number} ${cup} ${food[language]} (240 ml)`,
        `${number} ${cup} / 240 ml ${food[language]}`,
      ]
      for (const line of lines) {
        const read = readLine(line, language)
        expect(read, line).toMatchObject({ amount: from, unit: 'cup', item: food[language], note: null })
        expect(read?.amountMax, line).toBe(to)
        expect(read?.measure, line).toEqual({ amount: 240, unit: 'ml', each: false })
      }
    }
  })

  test('what is written out is read back the same', () => {
    for (const [unit] of spelled(language))
      for (const amountMax of [undefined, 3])
        for (const measure of [undefined, { amount: 240, unit: 'ml' as const, each: countsPieces(unit) }]) {
          const line = { amount: 2, amountMax, unit, measure, item: food[language], note: 'x' }
          const text = ingredientLine(line, language)
          const read = readLine(text, language)
          expect(read && ingredientLine(read, language), text).toBe(text)
        }
  })

  test('no letter and no digit is lost, whatever stands around', () => {
    const rests = ['(a b)', ', c', '(1/2 d', '+ e', '& f', ': g', '; h', '100 i', '/j', '"k"', '– l']
    const plain = (text: string) => [...text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')]
    for (const rest of rests)
      for (const end of rests) {
        const line = `${food[language]} ${rest} ${end}`
        const read = readLine(line, language)
        const said = plain(JSON.stringify(read)).join('')
        for (const letter of plain(line)) expect(said, line).toContain(letter)
      }
  })
})

test.each<[Language, string, (number | string | null)[]]>([
  ['en', 'juice of 1 lemon', [1, null, 'lemon', 'juice']],
  ['en', 'Finely grated zest and juice of 2 limes', [2, null, 'limes', 'Finely grated zest and juice']],
  ['en', 'juice of half a lemon', [0.5, null, 'lemon', 'juice']],
  ['fr', 'le jus d’un demi-citron', [0.5, null, 'citron', 'le jus']],
  ['fr', 'Le zeste et le jus de 2 citrons', [2, null, 'citrons', 'Le zeste et le jus']],
  ['es', 'el zumo de medio limón', [0.5, null, 'limón', 'el zumo']],
  ['es', 'Ralladura de 1 limón', [1, null, 'limón', 'Ralladura']],
  ['de', 'Saft einer Zitrone', [1, null, 'Zitrone', 'Saft']],
  ['de', 'Saft und Schale von 2 Bio-Zitronen', [2, null, 'Bio-Zitronen', 'Saft und Schale']],
])('what is taken of a fruit counts the fruit: %s, %s', (language, line, expected) => {
  const read = readLine(line, language)
  expect([read?.amount, read?.unit, read?.item, read?.note]).toEqual(expected)
})

test.each<[Language, string, (number | string | null)[]]>([
  ['en', '1 cup plus 2 tablespoons flour', [1.125, 'cup', 'flour', null]],
  ['en', '1 stick + 6 tablespoons unsalted butter', [113, 'g', 'unsalted butter', '+ 6 tablespoons']],
  ['en', '¾ C packed brown sugar', [0.75, 'cup', 'packed brown sugar', null]],
  ['en', '2 T olive oil', [2, 'tbsp', 'olive oil', null]],
  ['en', '1 t salt', [1, 'tsp', 'salt', null]],
  ['en', 'about 2 cups milk', [2, 'cup', 'milk', 'about']],
  ['en', 'a little oil', [null, null, 'a little oil', null]],
  ['en', '1, 9-inch pie crust', [1, null, 'pie crust', '9-inch']],
  ['en', '2 heads of garlic', [2, null, 'garlic', 'heads']],
  ['de', '1 Kugel Mozzarella', [1, null, 'Mozzarella', 'Kugel']],
  ['en', '.5 teaspoon salt', [0.5, 'tsp', 'salt', null]],
  ['en', '2 tablespoons (30 ml) oil', [2, 'tbsp', 'oil', null]],
  ['fr', '1 kg 200 de bœuf', [1.2, 'kg', 'bœuf', null]],
  ['fr', 'une dizaine de feuilles de basilic', [10, 'leaf', 'basilic', null]],
  ['fr', 'Huile d’olive : 4 cuil. à soupe', [4, 'tbsp', 'Huile d’olive', null]],
  ['fr', '1/4 de cuillère à café de sel', [0.25, 'tsp', 'sel', null]],
  ['es', '1 taza y media de harina', [1.5, 'cup', 'harina', null]],
  ['es', 'de 2 a 3 ramitas de tomillo', [2, 'sprig', 'tomillo', null]],
  ['de', 'ggf. 2 EL Semmelbrösel', [2, 'tbsp', 'Semmelbrösel', 'ggf.']],
])('%s: %s', (language, line, expected) => {
  const read = readLine(line, language)
  expect([read?.amount, read?.unit, read?.item, read?.note]).toEqual(expected)
})

test.each<[Language, string, boolean]>([
  ['en', 'salt to taste', true],
  ['en', 'oil for frying', false],
  ['fr', 'sel, au goût', true],
  ['fr', 'sel', false],
  ['es', 'sal al gusto', true],
  ['de', 'n. B. Chilipulver', true],
  ['de', 'Salz', false],
])('only a line that says so is to taste: %s, %s', (language, line, toTaste) => {
  const read = readLine(line, language)
  expect(read?.amount).toBeNull()
  expect(read?.toTaste !== false).toBe(toTaste)
  expect(read && ingredientLine(read, language).includes(',')).toBe(toTaste)
})
