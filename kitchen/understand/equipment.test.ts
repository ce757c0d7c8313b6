import { expect, it } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { understand } from '../test/understood.ts'

const wishesOf = (language: Language, ...turns: string[]) =>
  understand({ language, messages: turns.map((content) => ({ role: 'user' as const, content })) }).wishes

it.each([
  ['en', 'lunch at the office, microwave only', { microwaveOnly: true, noCook: true }],
  ['fr', 'un déjeuner au bureau, juste un micro-ondes', { microwaveOnly: true }],
  ['es', 'solo tengo microondas, algo de cena', { microwaveOnly: true }],
  ['de', 'nur eine Mikrowelle im Büro, was Warmes', { microwaveOnly: true }],
  ['en', 'soup with just a kettle', { kettleOnly: true, noCook: true }],
  ['fr', 'juste une bouilloire à l’hôtel', { kettleOnly: true }],
  ['de', 'Gulasch im Schnellkochtopf', { pressureCooker: true }],
  ['es', 'lentejas en olla exprés', { pressureCooker: true }],
  ['en', 'a stew for the slow cooker', { slowCooker: true }],
  ['en', 'a no-bake cheesecake', { noBake: true, noOven: true }],
  ['en', 'a gratin, my oven only goes up to 350 °F', { ovenLimit: 175 }],
  ['fr', 'mon four monte seulement à 180 degrés, un gratin', { ovenLimit: 180 }],
  ['es', 'el horno solo llega a 180 grados', { ovenLimit: 180 }],
  ['de', 'mein Ofen schafft nur 180 Grad', { ovenLimit: 180 }],
  ['en', 'pancakes in US cups please', { usCups: true }],
  ['en', 'schnitzel, baked instead of fried', { notFried: true, dish: 'schnitzel' }],
  ['de', 'Schnitzel, gebacken statt frittiert', { notFried: true }],
  ['en', "don't make me go shopping: pasta, tinned sardines, lemon", { pantryOnly: true }],
  ['fr', 'sans faire de courses : riz, œufs', { pantryOnly: true }],
  ['en', "38 degrees here, can't face turning the stove on, curry?", { noCook: true, noOven: true }],
  ['en', 'my hob died but the oven works, dinner for two', { noHob: true, noCook: false, noOven: false }],
  ['en', 'oven is dead, only a microwave and a fridge here, pudding please', { microwaveOnly: true }],
  ['en', "oven's banjaxed, soda bread on the pan?", { noOven: true, noCook: false }],
  [
    'en',
    'only the one hotplate and one pot, dinner with rice',
    { oneBurner: true, onePot: true, noOven: true },
  ],
  ['en', 'schnitzel but not fried please', { notFried: true }],
  ['en', 'a salad with no fried onions', { notFried: false }],
  ['en', 'a curry, 20 minutes, no nuts, in the oven', { baked: true, noOven: false }],
  ['en', 'lunch I can eat cold at my desk', { cold: true }],
  ['en', 'potato gratin with a really crispy top', { textures: ['crispTop'] }],
  ['en', 'cookies, chewy not crunchy', { textures: ['chewy'], tastes: [] }],
  ['fr', 'une tarte sans allumer le four', { noOven: true, noCook: false }],
  ['fr', 'mon four est mort, des tomates farcies', { noOven: true, noCook: false }],
  ['fr', 'une seule plaque et une poêle, un truc avec des œufs', { oneBurner: true, noOven: true }],
  ['fr', 'poulet pané pas frit, au four', { notFried: true, baked: true }],
  ['es', 'no quiero prender la estufa, algo de cena', { noCook: true }],
  ['es', 'se me ha estropeado el horno, patatas con costilla', { noOven: true, noCook: false }],
  ['es', 'milanesas al horno, nada frito', { notFried: true, baked: true }],
  ['es', 'tengo una sola hornalla y una olla, fideos con salsa', { oneBurner: true, onePot: true }],
  ['es', 'tortilla de patatas jugosita por dentro', { textures: ['juicy'] }],
  ['de', 'unser Herd ist kaputt, hab nur ne Mikrowelle', { microwaveOnly: true }],
  ['de', 'Backrohr is hin, ein Kuchen', { noOven: true, noCook: false }],
  ['de', 'nur eine Herdplatte, was mit Reis', { oneBurner: true, noOven: true }],
  ['de', 'Hähnchennuggets aus dem Ofen, nicht frittiert', { notFried: true, baked: true }],
  ['de', 'was zum Mitnehmen, das man kalt essen kann', { cold: true }],
  ['en', 'meal prep for five days, chicken', { servings: 5 }],
  ['en', 'dinner for two teenagers and me', { servings: 3 }],
  ['en', 'stew for four, and my husband wants sausages', { servings: 4 }],
] as const)('in %s "%s"', (language, text, expected) => {
  expect(wishesOf(language, text)).toMatchObject(expected)
})

it('refuses no food with the shopping', () => {
  const { wanted } = wishesOf('en', "don't make me go shopping: pasta, tinned sardines, lemon, breadcrumbs")
  expect(wanted.map(({ id }) => id)).toEqual(['short-pasta', 'tinned-sardine', 'lemon', 'breadcrumb'])
})

it.each([
  ['en', 'leftover chicken and rice'],
  ['fr', 'un reste de poulet et du riz'],
  ['es', 'sobras de pollo y arroz'],
  ['de', 'gekochtes Hähnchen und Reis'],
] as const)('in %s what was cooked before is known to be: "%s"', (language, text) => {
  const { wanted } = wishesOf(language, text)
  expect(wanted.filter(({ cooked }) => cooked).map(({ id }) => id)).toHaveLength(1)
})

it.each([
  ['en', 'dinner for six, one of us is vegetarian'],
  ['fr', 'dîner pour six dont une est végétarienne'],
  ['es', 'cena para seis, mi hermana es vegetariana'],
  ['de', 'Abendessen für sechs, eine davon ist Vegetarierin'],
] as const)('in %s a diet of some holds for all: "%s"', (language, text) => {
  expect(wishesOf(language, text)).toMatchObject({ diets: ['vegetarian'] })
})
