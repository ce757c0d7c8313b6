import { expect, it } from 'vitest'
import { compose } from '../decide/compose.ts'
import { dishes } from '../recipes/dishes.ts'
import { templateOf } from '../recipes/index.ts'
import { noWishes } from '../understand/wishes.ts'

/** Every dish as it is cooked when nothing but its name is said, its sentences with what they use. */
const cooked = dishes.flatMap((dish) => {
  const template = templateOf(dish.template)
  if (!template) return []
  const { plan, recipe } = compose({ ...noWishes('en'), seed: 'technique', dish: dish.id }, dish, template)
  return [{ id: dish.id, plan, recipe }]
})
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
