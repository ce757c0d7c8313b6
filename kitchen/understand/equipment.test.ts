import { expect, it } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { understand } from './understand.ts'

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
] as const)('in %s a diet of some is known to be theirs: "%s"', (language, text) => {
  expect(wishesOf(language, text)).toMatchObject({
    diets: ['vegetarian'],
    few: { heads: 1, diets: ['vegetarian'], shared: true },
  })
})
