import { describe, expect, it } from 'vitest'
import type { Language } from '../constants/languages.ts'
import type { Unit } from './units.ts'
import { formatAmount, formatMinutes, ingredientLine } from './amounts.ts'

describe('an amount as a cook writes it', () => {
  it.each<[number | null, Unit | null, Language, string]>([
    [2, 'tbsp', 'en', '2 tbsp'],
    [1.5, 'cup', 'en', '1½ cups'],
    [1, 'cup', 'en', '1 cup'],
    [0.5, null, 'en', '½'],
    [2, 'piece', 'en', '2'],
    [0.75, 'kg', 'fr', '0,75 kg'],
    [1.25, 'l', 'en', '1.25 l'],
    [2.5, 'g', 'de', '2,5 g'],
    [133.4, 'g', 'es', '133 g'],
    [1 / 3, 'cup', 'fr', '⅓ tasse'],
    [3, 'clove', 'de', '3 Zehen'],
    [null, 'pinch', 'en', ''],
  ])('%s %s in %s: "%s"', (amount, unit, language, text) => {
    expect(formatAmount(amount, unit, language)).toBe(text)
  })
})

describe('a line of the list', () => {
  it.each<[number | null, Unit | null, string, string | null, Language, string]>([
    [2, 'tbsp', 'olive oil', null, 'en', '2 tbsp olive oil'],
    [3, 'clove', 'garlic', 'crushed', 'en', '3 cloves garlic, crushed'],
    [2, null, 'onions', null, 'en', '2 onions'],
    [2, 'tbsp', 'huile d’olive', null, 'fr', '2 c. à s. d’huile d’olive'],
    [200, 'g', 'farine', null, 'fr', '200 g de farine'],
    [100, 'g', 'haricots verts', null, 'fr', '100 g de haricots verts'],
    [1, 'can', 'pois chiches', null, 'fr', '1 boîte de pois chiches'],
    [2, null, 'œufs', null, 'fr', '2 œufs'],
    [2, 'clove', 'ajo', null, 'es', '2 dientes de ajo'],
    [1, 'can', 'Kichererbsen', 'abgetropft', 'de', '1 Dose Kichererbsen, abgetropft'],
    [null, null, 'Salz', null, 'de', 'Salz, nach Geschmack'],
    [null, null, 'sel', 'gros', 'fr', 'sel, gros, à votre goût'],
  ])('%s %s %s (%s) in %s: %s', (amount, unit, item, note, language, line) => {
    expect(ingredientLine({ amount, unit, item, note }, language)).toBe(line)
  })
})

describe('a time', () => {
  it.each<[number, Language, string]>([
    [45, 'en', '45 min'],
    [60, 'fr', '1 h'],
    [90, 'es', '1 h 30 min'],
    [150, 'de', '2 Std. 30 Min.'],
  ])('%s minutes in %s: %s', (minutes, language, text) => {
    expect(formatMinutes(minutes, language)).toBe(text)
  })
})
