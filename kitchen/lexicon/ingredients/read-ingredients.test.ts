import { describe, expect, it } from 'vitest'
import { readIngredients } from './read-ingredients.ts'

const leek = [
  'leek: vegetable; counted; serving 0.5; minutes 12; grams piece 200, cup 90; flavours sweet fresh; look slice #b9cf8b',
  '  en leek, leeks',
  '  fr m poireau, poireaux; blanc de poireau, blancs de poireau',
  '  es m puerro, puerros; poro, ajoporro',
  '  de m Lauch; Porree',
]
const file = (...lines: string[]) => [{ name: 'test.txt', text: `${lines.join('\n')}\n` }]
const changed = (from: string, to: string) => leek.map((line) => line.replace(from, to))

describe('the reader of ingredients', () => {
  it('reads five lines per ingredient and skips comments', () => {
    expect(readIngredients(file('# Alliums', ...leek))).toEqual([
      {
        id: 'leek',
        category: 'vegetable',
        countable: true,
        allergens: [],
        animal: 'none',
        grams: { piece: 200, cup: 90 },
        flavours: ['sweet', 'fresh'],
        serving: { amount: 0.5, unit: null },
        minutes: 12,
        look: { colour: '#b9cf8b', shape: 'slice' },
        names: {
          en: { one: 'leek', many: 'leeks', gender: 'n' },
          fr: {
            one: 'poireau',
            many: 'poireaux',
            gender: 'm',
            synonyms: ['blanc de poireau', 'blancs de poireau'],
          },
          es: { one: 'puerro', many: 'puerros', gender: 'm', synonyms: ['poro', 'ajoporro'] },
          de: { one: 'Lauch', many: 'Lauch', gender: 'm', synonyms: ['Porree'] },
        },
      },
    ])
  })

  it('reads facts about milk, sugar, heat and alcohol', () => {
    const facts =
      'leek: cheese; serving 20 g; core 70; heat 2; sugar 30; animal milk; allergens milk nuts; lactose; rennet; alcohol; look cube #ffffff'
    expect(readIngredients(file(facts, ...leek.slice(1)))[0]).toMatchObject({
      countable: false,
      core: 70,
      heat: 2,
      sugar: 30,
      animal: 'milk',
      allergens: ['milk', 'nuts'],
      lactose: true,
      rennet: true,
      alcohol: true,
    })
  })

  it.each<[string, number, string, string]>([
    ['unknown category "vegetables"', 2, 'vegetable;', 'vegetables;'],
    ['unknown unit "bowl"', 2, 'cup 90', 'bowl 90'],
    ['unknown unit "mug"', 2, 'serving 0.5', 'serving 0.5 mug'],
    ['the grams of one stalk are missing', 2, 'serving 0.5', 'serving 0.5 stalk'],
    ['unknown flavour "mild"', 2, 'sweet', 'mild'],
    ['unknown shape "ring"', 2, 'slice', 'ring'],
    ['is not a shape and a colour', 2, '#b9cf8b', 'green'],
    ['unknown allergen "celeries"', 2, 'minutes 12', 'allergens celeries'],
    ['unknown animal source "goat"', 2, 'minutes 12', 'animal goat'],
    ['unknown fact "toString"', 2, 'minutes 12', 'toString 12'],
    ['"serving" is given twice', 2, 'minutes 12', 'serving 2'],
    ['"serving" is missing', 2, 'serving 0.5; ', ''],
    ['"twelve" is not a number', 2, 'minutes 12', 'minutes twelve'],
    ['heat 4 is not 1, 2 or 3', 2, 'minutes 12', 'heat 4'],
    ['"yes" is not expected here', 2, 'counted', 'counted yes'],
    ['expected "id: category; facts"', 2, 'leek:', 'Leek:'],
    ['expected two spaces and "en"', 3, '  en', '  uk'],
    ['unknown gender "n"', 4, 'fr m', 'fr n'],
    ['unknown gender "puerro,"', 5, 'es m', 'es'],
    ['is not a list of names', 3, 'leek, leeks', 'leek, '],
    ['is not a list of names', 3, 'leek, leeks', 'leek,leeks'],
    ['is not a list of names', 3, 'leek, leeks', 'leek,  leeks'],
    ['expected "singular, plural; other names"', 3, 'leek, leeks', 'leek, leeks, leekses'],
    ['"lauch" has no capital letter', 6, 'Lauch', 'lauch'],
  ])('refuses with the place: %s', (message, line, from, to) => {
    const lines = ['# Comment', ...changed(from, to)]
    expect(() => readIngredients(file(...lines))).toThrow(message)
    expect(() => readIngredients(file(...lines))).toThrow(`test.txt:${line}: `)
  })

  it('refuses an ingredient without its last language', () => {
    expect(() => readIngredients(file(...leek.slice(0, 4)))).toThrow(
      'test.txt:5: expected two spaces and "de"',
    )
  })

  it('refuses a second ingredient with the same id or name', () => {
    expect(() => readIngredients(file(...leek, ...leek))).toThrow('test.txt:6: "leek" exists already')
    const other = changed('leek:', 'poro:').map((line) => line.replace(/en leek, leeks/, 'en poro'))
    expect(() => readIngredients(file(...leek, ...other))).toThrow(
      'test.txt:8: "poireau" is already a name of leek',
    )
  })
})
