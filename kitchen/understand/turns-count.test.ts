import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { kitchenChef } from '../chef.ts'
import { understand } from '../test/understood.ts'
import { expectGaps } from '../test/gaps.ts'

expectGaps('understand/turns-count')

const read = (language: Language, turns: readonly string[]) =>
  understand({ messages: turns.map((content) => ({ role: 'user', content })), language })

const wantedIn = (language: Language, turns: readonly string[]) =>
  read(language, turns).wishes.wanted.map(({ id }) => id)

describe('how many eat is told, whatever is asked beside it', () => {
  it.each<[Language, string, string, number]>([
    ['es', 'quiero una paella de pollo', 'seremos 6 y no tengo paellera, solo una sartén de 32', 6],
    ['de', 'Gulasch', 'für 5 Leute bitte, und mit was kann ich die Soße dicker machen ohne Mehl?', 5],
    ['fr', 'une blanquette', 'on sera 7 et je peux la faire la veille ?', 7],
    ['en', 'beef stew', "can I freeze what's left, there are 6 of us", 6],
  ])('%s: %s / %s', (language, dish, turn, heads) => {
    const { wishes, asked } = read(language, [dish, turn])
    expect(wishes.servings).toBe(heads)
    expect(asked).toHaveLength(1)
  })
})

it.each<[Language, readonly string[], number | null]>([
  ['fr', ['raclette, on est 6', "y en a deux qui boivent pas d'alcool"], 6],
  ['fr', ['un couscous pour 6', 'y en a trois qui mangent pas épicé'], 6],
  ['de', ['Frikadellen', 'jeder isst so 3'], null],
  ['es', ['empanadas de carne', 'somos 4 y comemos 3 cada uno'], 4],
  ['de', ['Muffins, die Kinder sind 4 bis 7 Jahre'], null],
  ['de', ['Rösti', 'eine Person isst vegan, der andere will Speck'], 2],
  ['en', ['curry for 3', 'so that makes us 5 then'], 5],
])('%s: a number that counts nobody else is left: %j', (language, turns, heads) => {
  expect(read(language, turns).wishes.servings).toBe(heads)
})

it.each<[Language, readonly string[], string, string]>([
  ['de', ['Suppe mit Karotten oder Kürbis'], 'carrot', 'pumpkin'],
  ['fr', ['du poulet', 'avec du riz ou des pommes de terre, comme vous voulez'], 'rice', 'potato'],
])('%s: of "one or the other" one is enough: %j', (language, turns, one, other) => {
  const wanted = wantedIn(language, turns)
  expect(wanted).toContain(one)
  expect(wanted).not.toContain(other)
})

it.each<[Language, readonly string[], string]>([
  [
    'es',
    ['Tengo dos berenjenas y carne picada. Qué puedo hacer que no sean berenjenas rellenas'],
    'aubergine',
  ],
  ['de', ['was mit Paprika', 'aber keine gefüllten Paprika'], 'bell-pepper'],
  ['fr', ['des tomates, mais pas de tomates farcies'], 'tomato'],
])('%s: a refused dish keeps its food: %j', (language, turns, food) => {
  const { wishes } = read(language, turns)
  expect(wishes.wanted.map(({ id }) => id)).toContain(food)
  expect(wishes.excludedIds).not.toContain(food)
  expect(wishes.refusedDishes).toContain('stuffed')
})

it.each<[Language, readonly string[], RegExp]>([
  ['fr', ['fondue savoyarde', 'si le fromage tourne je fais comment'], /Fondue/],
  ['fr', ['tarte aux pommes', 'la pâte brisée fait 230g et mon moule 26 cm'], /Tarte aux pommes/],
  ['en', ['beef stew with red wine', 'wine goes with it?'], /Stew/],
])('%s: a question or what is there takes nothing out: %j', (language, turns, title) => {
  const { wishes, dish } = read(language, turns)
  expect(dish.recipe.title).toMatch(title)
  expect(wishes.allergens).toEqual([])
  expect(wishes.excludedIds).toEqual([])
})

it('what the body of one does not take is left out for all', () => {
  const turn = 'mi hija es alérgica al queso, los demás lo quieren con queso'
  const { wishes } = read('es', ['hamburguesas caseras para 3', turn])
  expect(wishes.few).toBe(null)
  expect(wishes.allergyIds).toContain('cheese')
})

describe('what was understood is never said not to be', () => {
  const chef = kitchenChef()
  it.each<[Language, readonly string[], RegExp]>([
    ['es', ['tacos de pescado', 'no fritos, ando a dieta'], /entendido/],
    ['de', ['Lasagne für 5', 'und dann sind wir also 5'], /verstanden/],
    ['fr', ['un plat de poisson', "pas frit s'il te plaît"], /compris/],
    ['en', ['meatballs', 'we eat about 6 each'], /understand/],
    ['es', ['cena ligera en 20 minutos, sin horno, hace un calor horrible'], /«horrible»/],
  ])('%s: %j', async (language, turns, never) => {
    const messages = turns.map((content) => ({ role: 'user' as const, content }))
    expect(await chef.reply({ messages, language })).not.toMatch(never)
  })
})
