import { expect, it } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { understand } from '../test/understood.ts'

const diets = (language: Language, ...turns: string[]) =>
  understand({ language, messages: turns.map((content) => ({ role: 'user' as const, content })) }).wishes
    .diets

it.each([
  ['en', 'Mac and cheese for eight', 'one of the guests is coeliac, can she have that?', 'glutenFree'],
  ['en', 'Mac and cheese for eight', 'my sister is vegan, would she eat it?', 'vegan'],
  ['fr', 'Gratin dauphinois', 'une invitée est cœliaque, elle peut en manger ?', 'glutenFree'],
  ['es', 'Lasaña para seis', 'una invitada es celíaca, ¿puede comerla?', 'glutenFree'],
  ['de', 'Käsespätzle', 'eine Freundin hat Zöliakie, kann sie das essen?', 'glutenFree'],
] as const)('in %s, beside "%s", "%s" tells who eats', (language, dish, question, diet) => {
  expect(diets(language, dish, question)).toEqual([diet])
})

it.each([
  ['en', 'Mac and cheese for eight', 'I have some gluten-free bread, how long does it keep?'],
  ['fr', 'Gratin dauphinois', 'le pain sans gluten, ça se congèle ?'],
  ['de', 'Käsespätzle', 'ist das vegan, oder ist da Ei drin?'],
] as const)('in %s, beside "%s", "%s" tells nothing of who eats', (language, dish, question) => {
  expect(diets(language, dish, question)).toEqual([])
})

it.each([
  [
    'de',
    'Auflauf, mein Mann verträgt keine Laktose',
    'hab aber keine Sahne da, auch keine laktosefreie',
    true,
  ],
  ['de', 'Auflauf ohne Laktose', 'muss doch nicht laktosefrei sein', false],
  ['en', 'Lasagne, lactose-free please', 'no lactose-free cream in the house', true],
  ['en', 'Lasagne, lactose-free please', 'it need not be lactose-free after all', false],
] as const)('in %s, after "%s", "%s" keeps the diet: %s', (language, dish, turn, isKept) => {
  expect(diets(language, dish, turn).includes('lactoseFree')).toBe(isKept)
})

it('what is made from scratch is not refused', () => {
  const messages = [{ role: 'user' as const, content: 'Mac and cheese from scratch, serves 8' }]
  expect(understand({ language: 'en', messages }).wishes).toMatchObject({ dish: 'macAndCheese', servings: 8 })
})

it.each([
  ['en', 'Pasta salad for four', 'by the way I am pregnant, is the ham all right?'],
  ['fr', 'Gratin pour quatre', 'au fait je suis enceinte de 6 mois, ça va le fromage ?'],
  ['fr', 'Bœuf bourguignon', 'ma belle-fille est enceinte, est-ce que le vin pose problème ?'],
  ['es', 'Ensalada de pasta para 4', 'estoy de 12 semanas, ¿puedo comer jamón cocido?'],
  ['de', 'Nudelsalat für vier', 'ich bin übrigens schwanger, geht der Schinken?'],
] as const)('in %s, beside "%s", "%s" tells of somebody pregnant', (language, dish, question) => {
  const messages = [dish, question].map((content) => ({ role: 'user' as const, content }))
  expect(understand({ language, messages }).wishes.pregnant).toBe(true)
})

it('a question about pregnancies in general tells of nobody', () => {
  const messages = ['Pasta salad for four', 'Is raw ham all right in pregnancy?'].map((content) => ({
    role: 'user' as const,
    content,
  }))
  expect(understand({ language: 'en', messages }).wishes.pregnant).toBe(false)
})
