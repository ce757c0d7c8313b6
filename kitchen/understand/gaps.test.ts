import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { understand } from '../test/understood.ts'

const read = (language: Language, ...turns: string[]) =>
  understand({ language, messages: turns.map((content) => ({ role: 'user' as const, content })) })

describe('what may be wanted or not is named and not cooked', () => {
  it.each([['fr', "je sais plus si c'est le cabillaud qu'il adore ou le colin", 'cabillaud']] as const)(
    'in %s: "%s"',
    (language, text, word) => {
      const { unsure, wishes } = read(language, text)
      expect(unsure).toContain(word)
      expect(wishes.wanted).toEqual([])
    },
  )
})

it.each([
  ['fr', 'une tarte fine aux abricots, avec de la frangipane', 'frangipane'],
  ['de', 'Sauerbraten mit Kartoffelstroh', 'Kartoffelstroh'],
] as const)('in %s "%s" is said back: what nobody here knows', (language, text, word) => {
  expect(read(language, text).missed.map(({ name }) => name)).toEqual([word])
})

it.each([
  ['en', 'mushroom pasta for four, no bacon'],
  ['fr', 'un curry de poulet pour quatre, sans crème'],
  ['es', 'una sopa de calabaza para dos, sin nata'],
  ['de', 'Kürbissuppe für zwei, ohne Sahne'],
] as const)('in %s nothing is unsure in "%s"', (language, text) => {
  expect(read(language, text)).toMatchObject({ unsure: [], missed: [] })
})

it.each([
  ['en', 'pasta with no fuss and no washing up, I have work early'],
  ['en', 'I have a cold and a long shift, soup please'],
  ['en', "I've got an hour, a kilo of carrots and zero patience. Soup for two"],
  ['fr', "j'ai un rhume et pas de courage, une soupe"],
  ['fr', "des crêpes, j'ai du lait pas ouvert"],
  ['es', 'fabada en cazuela, que tengo todo el día'],
  ['de', 'ich hab Muskelkater und einen Bärenhunger, Nudeln'],
  ['de', 'ein Pfund Hack und keine Geduld, Frikadellen'],
] as const)('in %s takes what people have or lack for no food, illness or dish: "%s"', (language, text) => {
  const { wishes, missed } = understand({ language, messages: [{ role: 'user', content: text }] })
  expect([...missed.filter(({ kind }) => kind === 'word'), ...wishes.unknownHealth, wishes.unknown]).toEqual([
    null,
  ])
})

it.each([
  ['en', "these brownies are to share, and I'm allergic to my brother's cooking", 'dark-chocolate'],
  ['es', 'Mi perro se llama Chocolate, pero el pastel es para nosotros. Uno de chocolate', 'dark-chocolate'],
  ['es', 'algo con berenjena y atún de lata, al horno no', 'tinned-tuna'],
] as const)('in %s a figure of speech refuses no food: "%s"', (language, text, id) => {
  const { wishes } = understand({ language, messages: [{ role: 'user', content: text }] })
  expect(wishes.excludedIds).not.toContain(id)
})

it.each([
  ['en', "I'm allergic to my mum's walnut cake, brownies please", 'walnut'],
  ['en', 'my son has a name for walnuts: he is allergic', 'walnut'],
  ['de', 'ich bin allergisch gegen Walnüsse wie meine Oma, Brownies', 'walnut'],
] as const)('in %s an allergy beside a figure of speech stays: "%s"', (language, text, id) => {
  const { wishes } = understand({ language, messages: [{ role: 'user', content: text }] })
  expect(wishes.excludedIds).toContain(id)
})
