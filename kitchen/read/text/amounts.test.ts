import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import type { Unit } from '#shared/words/units.ts'
import { readAmount } from '#shared/lines/amounts.ts'
import { amountBefore, readMinutes } from './amounts.ts'

describe('reading an amount', () => {
  it.each<[string, Language, number, Unit | null]>([
    ['1 1/2 cups flour', 'en', 1.5, 'cup'],
    ['½ tsp salt', 'en', 0.5, 'tsp'],
    ['1½ cups', 'en', 1.5, 'cup'],
    ['2-3 cloves garlic', 'en', 2, 'clove'],
    ['1,000 g rice', 'en', 1000, 'g'],
    ['8 ounces pasta', 'en', 8, 'oz'],
    ['2 fl oz gin', 'en', 60, 'ml'],
    ['a pinch of salt', 'en', 1, 'pinch'],
    ['half an onion', 'en', 0.5, null],
    ['1 (400 g) can chickpeas', 'en', 1, 'can'],
    ['400g flour', 'en', 400, 'g'],
    ["2 c. à s. d'huile", 'fr', 2, 'tbsp'],
    ['1 cuillère à café de cumin', 'fr', 1, 'tsp'],
    ['1,5 kg de pommes de terre', 'fr', 1.5, 'kg'],
    ['une pincée de sel', 'fr', 1, 'pinch'],
    ['1 boîte de pois chiches', 'fr', 1, 'can'],
    ['4 feuilles de gélatine', 'fr', 4, 'sheet'],
    ['3 feuilles de laurier', 'fr', 3, null],
    ['2 cucharadas soperas de azúcar', 'es', 2, 'tbsp'],
    ['½ cdta. de sal', 'es', 0.5, 'tsp'],
    ['media cebolla', 'es', 0.5, null],
    ['1.000 g de harina', 'es', 1000, 'g'],
    ['1 lata de garbanzos', 'es', 1, 'can'],
    ['una pizca de sal', 'es', 1, 'pinch'],
    ['2 EL Olivenöl', 'de', 2, 'tbsp'],
    ['1TL Salz', 'de', 1, 'tsp'],
    ['1 Prise Salz', 'de', 1, 'pinch'],
    ['1 Dose Kichererbsen', 'de', 1, 'can'],
    ['eine halbe Zwiebel', 'de', 0.5, null],
    ['0,5 l Milch', 'de', 0.5, 'l'],
    ['1 Glas Wasser', 'de', 200, 'ml'],
  ])('%s (%s)', (text, language, amount, unit) => {
    expect(readAmount(text, language)).toMatchObject({ amount, unit, start: 0 })
  })

  it('is null where nothing is counted', () => {
    expect(readAmount('salt and pepper', 'en')).toBeNull()
  })

  it('belongs to the ingredient right behind it only', () => {
    const text = 'for 4 people, with 200 g of red lentils'
    expect(amountBefore(text, text.indexOf('red'), 'en')).toMatchObject({ amount: 200, unit: 'g' })
    expect(amountBefore('for 4 people who like rice', 22, 'en')).toBeNull()
  })
})

describe('reading a time in minutes', () => {
  it.each<[string, Language, number | null]>([
    ['20-25 minutes', 'en', 25],
    ['1 to 1.5 hours', 'en', 90],
    ['1 à 2 heures', 'fr', 120],
    ['de 20 a 25 minutos', 'es', 25],
    ['35-40 Minuten', 'de', 40],
    ['2 bis 3 Std.', 'de', 180],
    ['1 hour 20 minutes', 'en', 80],
    ['1 1/2 hours', 'en', 90],
    ['half an hour', 'en', 30],
    ['1 h 30', 'fr', 90],
    ['1h30', 'fr', 90],
    ['une heure et demie', 'fr', 90],
    ['une demi-heure', 'fr', 30],
    ['1,5 horas', 'es', 90],
    ['media hora', 'es', 30],
    ['una hora y media', 'es', 90],
    ['1 Std. 30 Min.', 'de', 90],
    ['anderthalb Stunden', 'de', 90],
    ['eine halbe Stunde', 'de', 30],
    ['at 180 °C', 'en', null],
  ])('%s (%s): %s', (text, language, minutes) => {
    expect(readMinutes(text, language)).toBe(minutes)
  })
})
