import { expect, it } from 'vitest'
import { fold } from '../lexicon/text/fold.ts'
import { readServings } from './servings.ts'
import { spelledOut } from './spelled-out.ts'

const count = (text: string, before: number | null = null) => readServings(spelledOut(fold(text)), before)

const shortly = [
  (n: number) => `chilli x${n}`,
  (n: number) => `chilli x ${n}`,
  (n: number) => `${n}x chilli`,
  (n: number) => `chilli, ${n} p`,
  (n: number) => `chilli ${n}p`,
  (n: number) => `chilli ${n}ppl`,
  (n: number) => `chilli (${n})`,
  (n: number) => `chili pr ${n}`,
  (n: number) => `chili pa ${n}`,
  (n: number) => `Chili ${n} Pers.`,
  (n: number) => `chilli, ${n} folks`,
  (n: number) => `chilli, ${n} of them`,
  (n: number) => `chili, ${n} en tout`,
  (n: number) => `chilli, 45 minutes, ${n}`,
  (n: number) => `chili de alubias ${n}`,
  (n: number) => `somos ${n} el viernes, chili`,
  (n: number) => `on est ${n} samedi soir`,
  (n: number) => `wir sind am Freitag ${n}`,
  (n: number) => `we are ${n} on Friday`,
  (n: number) => `We're ${n}. Two of us are vegetarian`,
  (n: number) => `On est ${n}. Deux sont végétariens`,
  (n: number) => `Somos ${n}. Dos de nosotros no comen carne`,
  (n: number) => `Wir sind ${n}. Zwei von uns essen kein Fleisch`,
]

it.each(shortly.flatMap((form) => [5, 8, 11].map((n) => [form(n), n] as const)))(
  '"%s" is for %s',
  (text, n) => {
    expect(count(text)).toBe(n)
  },
)

it.each([
  ['just the one', 1],
  ['chui seule ce soir', 1],
  ['un vaso de limonada', 1],
  ['3 Teller Suppe', 3],
  ['2 adults and 3 teens', 5],
  ['4 adults, 1 kid, pizza', 5],
  ['2 adultes et 3 ados', 5],
  ['2 adultos y 3 adolescentes', 5],
  ['2 Erwachsene und 3 Jugendliche', 5],
] as const)('"%s" is for %s', (text, n) => {
  expect(count(text)).toBe(n)
})

it.each([
  'pasta with 3 eggs',
  'at 180',
  'a soup, max 20',
  'at 6 p.m.',
  'dinner at 8',
  'um 19 Uhr',
  'stew 500 g',
])('"%s" counts no heads', (text) => {
  expect(count(text)).toBeNull()
})

it.each(
  [
    (now: number, then: number) => `sorry, ${now} not ${then}`,
    (now: number, then: number) => `we're ${now}, not ${then}`,
    (now: number, then: number) => `pardon, ${now} et pas ${then}`,
    (now: number, then: number) => `on sera ${now} et non ${then}`,
    (now: number, then: number) => `perdón, ${now} y no ${then}`,
    (now: number, then: number) => `seremos ${now} en vez de ${then}`,
    (now: number, then: number) => `doch ${now} statt ${then}`,
    (now: number, then: number) => `${now} und nicht ${then}`,
  ].flatMap((form) => [form(9, 14), form(20, 14)].map((text, place) => [text, place ? 20 : 9] as const)),
)('the correction "%s" is for %s', (text, n) => {
  expect(count(text, 14)).toBe(n)
})
