import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { understand } from './understand.ts'

const read = (language: Language, ...turns: string[]) =>
  understand({ language, messages: turns.map((content) => ({ role: 'user' as const, content })) })

describe('what may be wanted or not is named and not cooked', () => {
  it.each([
    [
      'en',
      "we're having turkey at christmas so for boxing day something utterly different, say ramen",
      'turkey',
    ],
    ['fr', "je sais plus si c'est le cabillaud qu'il adore ou le colin", 'cabillaud'],
  ] as const)('in %s: "%s"', (language, text, word) => {
    const { unsure, wishes } = read(language, text)
    expect(unsure).toContain(word)
    expect(wishes.wanted).toEqual([])
  })
})

it.each([
  ['fr', 'une tarte fine aux abricots, avec de la frangipane', 'frangipane'],
  ['de', 'Sauerbraten mit Klößen', 'Klößen'],
] as const)('in %s "%s" is said back: what nobody here knows', (language, text, word) => {
  expect(read(language, text).notUnderstood).toEqual([word])
})

it.each([
  ['en', 'mushroom pasta for four, no bacon'],
  ['fr', 'un curry de poulet pour quatre, sans crème'],
  ['es', 'una sopa de calabaza para dos, sin nata'],
  ['de', 'Kürbissuppe für zwei, ohne Sahne'],
] as const)('in %s nothing is unsure in "%s"', (language, text) => {
  expect(read(language, text)).toMatchObject({ unsure: [], notUnderstood: [] })
})
