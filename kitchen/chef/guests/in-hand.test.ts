import { expect, it } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { kitchenChef } from '../../chef.ts'
import { understand } from '../../test/understood.ts'
import { expectGaps } from '../../test/gaps.ts'

expectGaps('chef/guests/in-hand')

const planOf = (language: Language, text: string) =>
  understand({ language, messages: [{ role: 'user', content: text }] }).dish.plan

const recipeOf = async (language: Language, text: string) => {
  const { recipe } = await kitchenChef().recipe({ language, messages: [{ role: 'user', content: text }] })
  if (!recipe) throw new Error(`no recipe for "${text}"`)
  return { steps: recipe.steps.map((step) => step.text).join(' '), safety: recipe.safety.join(' ') }
}

it.each([
  [
    'en',
    'I have half a roast chicken left from Sunday, some tortillas and a bit of cheddar',
    'cooked-chicken',
  ],
  ['en', 'rotisserie chicken pasta bake for four', 'cooked-chicken'],
  ['fr', "restes de rôti de porc et purée d'hier", 'cooked-pork'],
  ['de', 'Hähnchenfleisch vom Grillhähnchen übrig, Nudeln hab ich auch', 'cooked-chicken'],
] as const)('in %s what is left is heated only: "%s"', (language, text, id) => {
  const { parts, steps } = planOf(language, text)
  const meats = parts.filter(({ ingredient }) => /^(?:meat|poultry)$/.test(ingredient.category))
  expect(meats.map(({ ingredient }) => ingredient.id)).toEqual([id])
  // It is only made hot again, and no step looks for the sign of raw meat.
  expect(steps.flatMap(({ guards = [] }) => guards).filter(({ ingredient }) => ingredient.id !== id)).toEqual(
    [],
  )
})

it('a dish that is asked for is cooked from raw, however it is cooked', () => {
  for (const [language, text] of [
    ['en', 'roast chicken thighs with potatoes'],
    ['en', 'slow cooked pork with beans'],
    ['fr', 'poulet cuit au four pour 4'],
    ['es', 'pollo asado con patatas para 4'],
    ['de', 'gebratenes Hähnchen mit Reis'],
  ] as const)
    expect(planOf(language, text).parts.some(({ bought }) => bought === 'carved')).toBe(false)
})

it('what is raw beside something cooked keeps its time and its sign', () => {
  const { steps } = planOf('es', 'tengo maíz precocido y pollo, quiero pozole para 6')
  expect(steps.some(({ minutes, guards = [] }) => (minutes ?? 0) >= 30 && guards.length > 0)).toBe(true)
})

it('cooked poultry is steaming hot and not tested for juices', async () => {
  const { steps, safety } = await recipeOf('en', 'leftover roast turkey and mashed potatoes, not soup')
  expect(steps).toMatch(/steaming hot right through/)
  expect(steps).not.toMatch(/juices|74 °C|Boil the/)
  expect(safety).not.toMatch(/raw poultry/)
  expect(safety).toMatch(/leftovers/i)
})

it('frozen fish is thawed, and frozen vegetables are neither washed nor cut', async () => {
  const { parts } = planOf('de', 'gefrorene Lachsfilets und TK-Spinat, Abendessen für zwei')
  const states = parts.flatMap(({ ingredient: { id }, bought }) => (bought ? [[id, bought]] : []))
  expect(states).toEqual([
    ['salmon', 'thawed'],
    ['spinach', 'unthawed'],
  ])
  expect((await recipeOf('es', 'merluza congelada y guisantes congelados para 2')).steps).toMatch(
    /Descongelar los lomos de merluza/,
  )
})

it('a bit stays a bit, one leek is one leek, and a glut is used', () => {
  const amount = (language: Language, text: string, id: string) =>
    planOf(language, text).parts.find(({ ingredient }) => ingredient.id === id)?.amount
  expect(amount('de', 'Kartoffeln, Eier und einen Rest Speck, für zwei', 'bacon')).toBeLessThanOrEqual(80)
  expect(amount('en', 'got a cauli, a lump of cheddar and a leek, plus pasta. tea for three', 'leek')).toBe(1)
  expect(amount('es', 'me han dado un montón de calabacines, sin carne', 'courgette')).toBeGreaterThanOrEqual(
    3,
  )
})

it('three courgettes and some eggs are a dinner and no feast', () => {
  const { servings, parts } = planOf('fr', '3 courgettes, des œufs et un bout de feta, un truc pour ce soir')
  expect(servings).toBeLessThanOrEqual(3)
  expect(parts.find(({ ingredient }) => ingredient.id === 'egg')?.amount).toBeLessThanOrEqual(8)
})

it.each([
  ['en', "flour tortillas and cheese, that's all there is", 'quesadillas'],
  ['de', 'Tortillafladen und Käse, sonst nichts', 'quesadillas'],
] as const)('in %s "%s" becomes %s', (language, text, id) => {
  expect(planOf(language, text).dish.id).toBe(id)
})

it('who uses up what is there buys next to nothing, and no step is lost for it', async () => {
  const { parts } = planOf('de', 'einen halben Blumenkohl und etwas Käse aufbrauchen')
  const fresh = parts.filter(({ ingredient: { category } }) => ['vegetable', 'leafyGreen'].includes(category))
  expect(fresh.map(({ ingredient }) => ingredient.id)).toEqual(['cauliflower'])
  expect((await recipeOf('es', 'tengo pasta cocida de ayer y una lata de atún')).steps).toMatch(/hornear/)
})
