import { expect, it } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { understand } from '../understand/understand.ts'

const dishOf = (language: Language, text: string) =>
  understand({ language, messages: [{ role: 'user', content: text }] }).dish.plan

it.each([
  ['fr', 'j’ai du pain rassis, 3 œufs et un litre de lait, un truc sucré pour le goûter', 'frenchToast'],
  ['en', 'stale bread, eggs and milk, something sweet', 'frenchToast'],
  ['de', '6 Semmeln von vorgestern, Milch und Eier, für 3', 'breadDumplings'],
  ['en', 'leftover rice and two eggs', 'friedRice'],
  ['en', 'egg whites left over', 'meringue'],
  ['en', 'a pound of mince, a few potatoes and frozen peas, dinner for 4', 'cottagePie'],
  ['fr', 'quelque chose de réconfortant avec des lentilles vertes et des saucisses', 'beanPot'],
  ['es', 'tengo garbanzos cocidos y un manojo de espinacas', 'stew'],
  ['de', 'Hackfleisch und Paprika, was mache ich daraus für 3', 'stuffed'],
  ['en', 'eggs and potatoes, that is all I have', 'spanishTortilla'],
] as const)('in %s "%s" becomes a dish of the template %s', (language, text, template) => {
  expect(dishOf(language, text).template.id).toMatch(new RegExp(template, 'i'))
})

it('a dish that was named is not replaced by what is usual', () => {
  expect(dishOf('en', 'an omelette with stale bread on the side').template.id).toBe('omelette')
})

it('what is usual gives way where it does not fit the time, the kitchen or who eats', () => {
  expect(dishOf('en', 'chicken thighs and potatoes, my oven is broken').template.id).not.toBe('roast')
  expect(dishOf('en', 'mince and potatoes in 20 minutes').template.id).not.toBe('cottagePie')
  expect(dishOf('de', 'gekochtes Hähnchen und Kartoffeln von gestern').template.id).not.toBe('roast')
})

it('mince that was named takes the place of the mince of the dish', () => {
  const { parts } = dishOf('de', 'Chili con Carne mit 500 g gemischtem Hackfleisch')
  const minces = parts.map(({ ingredient }) => ingredient.id).filter((id) => id.includes('mince'))
  expect(minces).toEqual(['mixed-mince'])
})

it('a food that is named with a dish can ask for another form of it', () => {
  expect(dishOf('en', 'chocolate birthday cake for ten').dish.id).toBe('Chocolate Birthday Cake')
  expect(dishOf('fr', 'un gâteau d’anniversaire au chocolat').dish.id).toBe('Chocolate Birthday Cake')
  expect(dishOf('en', 'a birthday cake with strawberries').dish.id).toBe('Birthday Cake')
})

it('with one pot there is no rice in a second one', () => {
  const { parts } = dishOf('en', 'vegan curry for 2, I only have one pot')
  expect(parts.map(({ ingredient }) => ingredient.category)).toContain('bread')
  expect(parts.map(({ ingredient }) => ingredient.category)).not.toContain('grain')
})

it('a tin of tuna and three courgettes are no dinner for one', () => {
  const { servings } = dishOf('fr', '3 courgettes et une boîte de thon, des œufs aussi et un peu de riz')
  expect(servings).toBeGreaterThan(1)
})

it('who has nothing else is sent for no fresh vegetables', () => {
  const { parts } = dishOf(
    'en',
    'half a cabbage, a tin of chickpeas, 2 onions, some curry powder and that’s about it',
  )
  const fresh = parts.filter(({ ingredient }) => ['vegetable', 'leafyGreen'].includes(ingredient.category))
  expect(fresh.map(({ ingredient }) => ingredient.id).filter((id) => !/tomato/.test(id))).toEqual([
    'white-cabbage',
  ])
})

it('a closed pot is filled once, with everything that simmers', () => {
  const { steps } = dishOf('es', 'lentejas con chorizo para 4, tengo olla exprés')
  const simmered = steps.filter(({ heated, wet }) => heated === true && wet === true)
  expect(simmered.map(({ uses }) => uses.map(({ ingredient }) => ingredient.id))).toEqual([
    expect.arrayContaining(['chorizo', 'potato']),
  ])
})

it('something for the slow cooker comes out of it', () => {
  const { servings, steps } = dishOf('en', 'feeding 12 on saturday, something in the slow cooker, no pork')
  expect([servings, steps.some(({ minutes }) => (minutes ?? 0) >= 360)]).toEqual([12, true])
})

it('for a children’s birthday a cake is baked, and as many eat as stand in brackets', () => {
  expect(dishOf('es', 'algo sin gluten para la merienda de cumple, 10 nenes').template.id).toMatch(
    /cake|smallSponges|brownies|cookies/,
  )
  expect(dishOf('fr', 'je reçois mes beaux-parents (8 à table), un plat de poisson').servings).toBe(8)
})
