import { describe, expect, it } from 'vitest'
import { languages, type Language } from '#shared/constants/languages.ts'
import { findIngredients } from './find.ts'
import { ingredients } from './ingredients/index.ts'

const named = (text: string, language: Language | 'any') =>
  findIngredients(text, language).map(({ ingredient }) => ingredient.id)

describe('finding ingredients in a text', () => {
  it.each<[string, Language | 'any', string[]]>([
    ['a main with chickpeas and spinach, no nuts', 'any', ['chickpea', 'spinach', 'mixed-nut']],
    ['avec des pois chiches, des épinards et du maïs', 'any', ['chickpea', 'spinach', 'sweetcorn']],
    ['con garbanzos y espinacas, sin frutos secos', 'any', ['chickpea', 'spinach', 'mixed-nut']],
    ['mit Kichererbsen und Spinat, ohne Nüsse', 'any', ['chickpea', 'spinach', 'mixed-nut']],
    ['sweet potato is no potato', 'en', ['sweet-potato', 'potato']],
    ['une pomme de terre et une pomme', 'fr', ['potato', 'apple']],
    ['red pepper flakes, peppers, pepper', 'en', ['chilli-flakes', 'bell-pepper', 'black-pepper']],
    ['CREME FRAICHE et œufs', 'fr', ['creme-fraiche', 'egg']],
    ['Moehren, Möhren und möhren', 'de', ['carrot', 'carrot', 'carrot']],
    ['mit roten Linsen und frischem Koriander', 'de', ['red-lentil', 'coriander']],
    ['eine Kürbissuppe, dazu Hähnchenstreifen', 'de', ['pumpkin', 'chicken-breast']],
    ["beurre d'arachide, noix de beurre", 'fr', ['peanut-butter', 'butter']],
    ['cilantro, eggplant, zucchini, arugula', 'en', ['coriander', 'aubergine', 'courgette', 'rocket']],
    ['papas, palta, camarones, choclo', 'es', ['potato', 'avocado', 'prawn', 'sweetcorn']],
    ['Obers, Topfen, Marillen, Erdäpfel', 'de', ['cream', 'quark', 'apricot', 'potato']],
  ])('%s (%s)', (text, language, expected) => {
    expect(named(text, language)).toEqual(expected)
  })

  it('forgives a slip in a long word', () => {
    expect(named('brocoli, tomatos, zuchini, mozarella', 'en')).toEqual([
      'broccoli',
      'tomato',
      'courgette',
      'mozzarella',
    ])
    expect(named('champignions et poivrron', 'fr')).toEqual(['button-mushroom', 'bell-pepper'])
    expect(named('Zwibeln und Kartofeln', 'de')).toEqual(['onion', 'potato'])
  })

  it.each<[string, Language | 'any']>([
    ['a better batter in a large pan, please, and a plate', 'en'],
    ['pour moi, mais pas trop, dans la poêle, la pâte', 'fr'],
    ['pasar a una sartén, más tarde, con calma', 'es'],
    ['die Hafen-Rinde und eine Reise, bitte', 'de'],
    ['bei 200 °C Ober-/Unterhitze, Ober- und Unterhitze', 'de'],
    ['a bread knife, a rice cooker and a wine glass', 'en'],
    ['une cuillère à café', 'fr'],
    ['most of the main dish in a pan', 'any'],
  ])('reads no ingredient into "%s" (%s)', (text, language) => {
    expect(named(text, language)).toEqual([])
  })

  it('tells where each name stands', () => {
    const text = 'Add 2 red onions, then lime.'
    for (const { start, end, matched } of findIngredients(text, 'en'))
      expect(text.slice(start, end)).toBe(matched)
    expect(findIngredients(text, 'en').map(({ matched }) => matched)).toEqual(['red onions', 'lime'])
  })

  it.each(languages)('finds every name it knows in %s, and takes none for another', (language) => {
    const wrong = ingredients.flatMap(({ id, names }) => {
      const { one, many, synonyms = [] } = names[language]
      return [one, many, ...synonyms]
        .filter((name) => named(name, language).join() !== id)
        .map((name) => [id, name])
    })
    expect(wrong).toEqual([])
  })
})
