import { expect, it } from 'vitest'
import { render } from '../render/render.ts'
import { allForFour, cookedFor } from '../test/cooked.ts'
import { gramsIn } from './sugar.ts'

/** Every dish as it is cooked when nothing but its name is said, its sentences with what they use. */
const cooked = allForFour().map((plan) => ({ id: plan.dish.id, plan, recipe: render(plan, 'en') }))
type Cooked = (typeof cooked)[number]

const has = ({ plan }: Cooked, id: string) => plan.parts.some(({ ingredient }) => ingredient.id === id)
const textOf = ({ recipe }: Cooked) => recipe.steps.map(({ text }) => text).join(' ')
const wrong = (test: (each: Cooked) => boolean) => cooked.filter(test).map(({ id }) => id)

it('soaks salt cod and does not salt it again', () => {
  const salted = cooked.filter((each) => has(each, 'salt-cod'))
  expect(salted.length).toBeGreaterThan(3)
  expect(salted.filter((each) => !/Soak the salt cod/.test(textOf(each))).map(({ id }) => id)).toEqual([])
  expect(salted.filter((each) => has(each, 'salt')).map(({ id }) => id)).toEqual([])
})

it('neither chops nor scatters a bay leaf', () => {
  expect(wrong((each) => /(chop|scatter with|finish with)[^.;]*bay lea/i.test(textOf(each)))).toEqual([])
})

it('fries no fish from a tin', () => {
  expect(wrong((each) => /\b(fry|brown|sear)\b[^.;]*tinned/i.test(textOf(each)))).toEqual([])
})

it('cuts bacon into strips, never into cubes', () => {
  const cubes = ({ plan }: Cooked) =>
    plan.parts.some(({ ingredient, cut }) => ingredient.id === 'bacon' && cut === 'cubes')
  expect(wrong(cubes)).toEqual([])
})

it('says what a tin makes', () => {
  const silent = ({ plan, recipe }: Cooked) =>
    plan.template.id === 'namedCake' && !/Makes /.test(recipe.steps.at(-1)?.text ?? '')
  expect(wrong(silent)).toEqual([])
})

it('melts no cheese in the frying pan', () => {
  expect(
    wrong((each) => /\bFry the [^.;]*(?:feta|cheddar|eggs?) [^.;]*until soft/i.test(textOf(each))),
  ).toEqual([])
})

it('beats no fish flat and browns no peas', () => {
  expect(wrong((each) => /(?:cod|salmon|fish) [^.;]*beat out to 5 mm/i.test(textOf(each)))).toEqual([])
  expect(wrong((each) => /\bBrown [^.;]*\bpeas\b/.test(textOf(each)))).toEqual([])
})

it('serves no potatoes raw and no margarine beside butter', () => {
  // What was grated or spread on a tray is not named again when it is fried and baked.
  const unnamed = /^(trayBake|roast|bakedPotato|fritters)$/
  const raw = ({ plan }: Cooked) =>
    !unnamed.test(plan.template.id) &&
    plan.parts.some(
      (part) =>
        part.ingredient.category === 'potato' &&
        !plan.steps.some(
          ({ uses, wet, heated, kind }) => uses.includes(part) && (wet || heated || kind === 'cook'),
        ),
    )
  expect(wrong(raw)).toEqual([])
  expect(wrong((each) => has(each, 'butter') && has(each, 'margarine'))).toEqual([])
})

it('puts on nothing that would be cold long before the rest', () => {
  const early = ({ plan }: Cooked) =>
    plan.steps.some((step, place) => {
      if (!step.aside || !step.boils || step.uses.length === 0) return false
      if (!step.uses.every(({ role }) => role === 'side')) return false
      const left = plan.steps
        .slice(place + 1)
        .reduce((sum, { aside, minutes }) => sum + (aside ? 0 : (minutes ?? 0)), 0)
      return left > Math.max(...step.uses.map(({ ingredient }) => ingredient.minutes)) + 35
    })
  expect(wrong(early)).toEqual([])
})

it('seasons a pot for twelve with less than three pots for four', () => {
  const dish = allForFour().find((plan) => plan.dish.id === 'Dhansak')?.dish
  if (!dish) throw new Error('no Dhansak')
  const grams = (servings: number, food: string) =>
    cookedFor(dish, { servings })
      .parts.filter(({ ingredient }) => ingredient.id === food)
      .reduce((sum, part) => sum + gramsIn(part), 0)
  expect(grams(12, 'garlic')).toBeLessThan(grams(4, 'garlic') * 3)
  expect(grams(12, 'cumin')).toBeLessThan(grams(4, 'cumin') * 3)
  expect(grams(12, 'lamb-shoulder')).toBeGreaterThanOrEqual(grams(4, 'lamb-shoulder') * 2.9)
})
