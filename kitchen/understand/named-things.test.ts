import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { kitchenChef } from '../chef.ts'
import { readNamed } from './named-parts.ts'
import { understand } from '../test/understood.ts'
import { expectGaps } from '../test/gaps.ts'

expectGaps('understand/named-things')

const conversation = (language: Language, ...turns: string[]) => ({
  language,
  messages: turns.map((content) => ({ role: 'user' as const, content })),
})
const chef = kitchenChef()

describe('what was named and is not in the dish is said by its name, in the reply and beside the recipe', () => {
  it.each([
    ['en', 'cheese straws for a party', 'cheese straws'],
    ['en', 'fish fingers sandwich with tartare sauce', 'Tartare Sauce'],
    ['es', 'quiero usar la flor de calabaza que compré', 'flor de calabaza'],
    ['es', 'chiles en nogada, tengo los chiles comprados', 'chiles en nogada'],
    ['fr', 'des verrines à la betterave pour l’apéro', 'verrines'],
    ['de', 'Kürbissuppe mit Kernöl und Kernen', 'Kernöl'],
    ['de', 'Muffins mit Heidelbeeren und Streusel obendrauf', 'Streusel'],
  ] as const)('in %s "%s"', async (language, turn, name) => {
    expect(await chef.reply(conversation(language, turn))).toContain(name)
    expect((await chef.recipe(conversation(language, turn))).message).toContain(name)
  })

  it('says it once, and in the recipe of the whole conversation again', async () => {
    const turns = ['pumpkin soup with gremolux for two', 'for four, please'] as const
    expect(await chef.reply(conversation('en', turns[0]))).toContain('gremolux')
    expect(await chef.reply(conversation('en', ...turns))).not.toContain('gremolux')
    expect((await chef.recipe(conversation('en', ...turns))).message).toContain('gremolux')
  })

  it('forgets what was named with another dish', () => {
    const { missed } = understand(
      conversation('en', 'pumpkin soup with gremolux', 'a lasagne instead, please'),
    )
    expect(missed).toEqual([])
  })
})

it.each([
  ['en', 'scones with clotted cream and jam'],
  ['en', 'finger food for 12 with no nuts'],
  ['en', 'anzac bikkies, chewy not crunchy'],
  ['es', 'unas lentejas baratas, estoy a fin de quincena'],
  ['fr', 'pommes de terre, lardons et œufs, vite fait, sans four'],
  ['en', 'toad in the hole with onion gravy'],
  ['fr', 'je voudrais un colombo de poulet'],
  ['fr', 'ma mamie faisait des oreillettes à carnaval, tu as la recette ?'],
  ['fr', 'on vient de m’arracher les dents de sagesse'],
  ['es', 'arroz a la cubana con tomate frito y plátano'],
  ['de', 'Arme Ritter mit Zimt und Zucker'],
  ['de', 'ich will vorkochen, wir kriegen ein Baby'],
] as const)('in %s nothing is missed of "%s"', (language, turn) => {
  const { missed, wishes } = understand(conversation(language, turn))
  expect(missed).toEqual([])
  expect(wishes.unknown).toBe(null)
})

it.each([
  ['en', 'jam roly poly', 'with custard obviously', 'Custard', /roly/i],
  ['de', 'Labskaus bitte, mit Spiegelei und Rollmops', null, null, /Labskaus/],
] as const)('in %s the dish that was named stays: "%s"', async (language, first, second, beside, title) => {
  const turns = second === null ? [first] : [first, second]
  const { recipe } = await chef.recipe(conversation(language, ...turns))
  expect(recipe?.title).toMatch(title)
  if (beside !== null) expect(await chef.reply(conversation(language, ...turns))).toContain(beside)
})

it.each([
  ['en', 'shrimp brownies', /cannot make that one|do not know/],
  ['fr', 'un tiramisu au thon', /ne peux pas faire ce plat|ne connais pas/],
  ['es', 'unos churros de camarones', /no lo puedo hacer|No conozco/],
  ['de', 'Lachs-Brownies bitte', /so nicht hin|kenne ich nicht/],
] as const)('in %s "%s" is no sweet dish without its meat or fish', async (language, turn, said) => {
  expect(await chef.reply(conversation(language, turn))).toMatch(said)
})

it.each([
  ['part\n  en Sauce', 'named-parts.txt:2: "Sauce" is not folded'],
  ['glass: cup', 'named-parts.txt:1: no kind of dish "cup"'],
  ['  en sauce', 'named-parts.txt:1: neither'],
])('does not read "%s"', (text, message) => {
  expect(() => readNamed(text)).toThrow(message)
})
