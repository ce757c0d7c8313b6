import { expect, test } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { searchRequestIn, searchWithoutFiller } from './search-request.ts'

type Asked = [words: string, maxMinutes: number | null, without: string[], diets: string[]]

test.each<[Language, string, ...Asked]>([
  ['en', 'quick soup without dairy', 'soup', 30, ['dairy'], []],
  ['en', 'dinner under 30 minutes', '', 30, [], []],
  ['en', 'vegan curry with chickpeas in less than 45 min', 'curry chickpeas', 45, [], ['vegan']],
  ['en', 'nut-free cake', 'cake', null, ['nut'], []],
  ['en', 'pasta without mushrooms, cream or bacon', 'pasta', null, ['mushrooms', 'cream', 'bacon'], []],
  ['en', 'something quick', '', 30, [], []],
  ['en', 'a stew within an hour', 'stew', 60, [], []],
  ['fr', 'soupe rapide sans lait ni crème', 'soupe', 30, ['lait', 'crème'], []],
  ['fr', 'un dîner en moins de 20 minutes', '', 20, [], []],
  ['fr', 'gâteau sans gluten', 'gateau', null, [], ['glutenFree']],
  ['es', 'sopa rápida sin leche', 'sopa', 30, ['leche'], []],
  ['es', 'cena vegana en media hora', '', 30, [], ['vegan']],
  ['es', 'ensalada sin cebolla y sin tomate', 'ensalada', null, ['cebolla', 'tomate'], []],
  ['de', 'schnelle Suppe ohne Sahne und Käse', 'suppe', 30, ['Sahne', 'Käse'], []],
  ['de', 'Abendessen unter 30 Minuten', '', 30, [], []],
  ['de', 'vegetarischer Auflauf in höchstens 1 Stunde', 'auflauf', 60, [], ['vegetarian']],
])('in %s, "%s" is understood', (language, text, words, maxMinutes, without, diets) => {
  expect(searchRequestIn(text, language)).toEqual({ words, maxMinutes, without, diets })
})

test.each<[Language, string]>([
  ['en', 'Leek & potato soup'],
  ['en', 'Rainy Day Soup'],
  ['fr', 'Quiche lorraine'],
  ['de', 'Kaiserschmarrn mit Zwetschgenröster'],
])('in %s, "%s" stays as it is', (language, text) => {
  expect(searchRequestIn(text, language)).toEqual({ words: text, maxMinutes: null, without: [], diets: [] })
})

test.each<[Language, string, string]>([
  ['en', 'A soup for a rainy evening', 'soup'],
  ['fr', 'Une soupe pour un soir de pluie', 'soupe'],
  ['es', 'Una sopa para una tarde de lluvia', 'sopa'],
  ['de', 'Eine Suppe für einen Regenabend', 'suppe'],
  ['en', 'something with leeks', 'leeks'],
])('in %s, what fills "%s" is dropped', (language, text, core) => {
  expect(searchWithoutFiller(text, language)).toBe(core)
})
