import { describe, expect, it } from 'vitest'
import { dishes } from '../recipes/dishes.ts'
import { templateOf } from '../recipes/index.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { sampleOfKinds, someOf } from '../test/sample.ts'
import { noWishes, type Wanted, type Wishes } from '../recipes/wishes.ts'
import { isIntact } from '../decide/intact.ts'
import { compose, type Composed } from '../render/compose.ts'
import { doingsOf, type Doing } from './doings.ts'
import { isLoose } from '../recipes/knifework.ts'
import type { Part } from '../recipes/part.ts'
import type { PlannedStep } from './planned-step.ts'
import { spoils } from './which-part.ts'

const want = (id: string, more: Partial<Wanted> = {}): Partial<Wishes> => ({
  wanted: [{ id, amount: null, unit: null, ...more }],
})

/** What is exchanged in a dish: leftovers, other states of a food, diets. */
const exchanges: Readonly<Record<string, Partial<Wishes>>> = {
  'leftover turkey': want('cooked-turkey', { cooked: true }),
  'leftover rice': want('rice', { cooked: true }),
  'leftover potatoes': want('potato', { cooked: true }),
  mince: want('minced-beef'),
  'chicken breast': want('chicken-breast'),
  'dry soya': want('soya-mince'),
  'a salad leaf': want('lambs-lettuce'),
  apples: want('apple'),
  'tomato purée': want('tomato-paste'),
  vegan: { diets: ['vegan'] },
  'no egg': { allergens: ['eggs'] },
  'no milk': { excludedGroups: ['dairy'] },
}

const plans = sampleOfKinds(dishes, 6, { nameOf: ({ id }) => id, kindOf: ({ template }) => template })
const exchanged: readonly (readonly [string, Composed['plan']])[] = plans.flatMap((dish) => {
  const template = templateOf(dish.template)
  if (!template) return []
  return someOf(Object.entries(exchanges), 4, dish.id).flatMap(([name, more]) => {
    const food = findIngredientById(more.wanted?.[0]?.id ?? '')
    if (food && spoils(food, template)) return []
    const wishes: Wishes = { ...noWishes('en'), seed: 'states', dish: dish.id, servings: 4, ...more }
    const one = compose(wishes, dish, template)
    return isIntact(one, wishes) ? [[`${dish.id} with ${name}`, one.plan] as const] : []
  })
})

type Fault = (doing: Doing & { part: Part; step: PlannedStep; before: readonly PlannedStep[] }) => boolean

const faulty = (fault: Fault) =>
  exchanged.flatMap(([name, { steps }]) =>
    steps.flatMap((step, at) =>
      step.sentences
        .flatMap(doingsOf)
        .filter((doing) =>
          doing.parts.some((part) => fault({ ...doing, part, step, before: steps.slice(0, at) })),
        )
        .map(({ said }) => `${name}: ${said}`),
    ),
  )
const isCooked = ({ bought }: Part) => bought === 'cooked' || bought === 'carved'
const isOnStove = ({ kind, aside, heated, boils, celsius }: PlannedStep) =>
  kind === 'cook' && !aside && heated === true && !boils && (celsius ?? 0) < 100
const isStarch = ({ ingredient: { category } }: Part) => /^(?:potato|pasta|grain)$/.test(category)

describe('after an exchange', () => {
  it('cooks nothing for long that was cooked before', () => {
    const long = /\b(?:boil|braise|brown|fry|poach|roast|sear|simmer|stew)\b[^§]*§/i
    expect(
      faulty(
        ({ part, step, said }) =>
          isCooked(part) &&
          step.kind === 'cook' &&
          (step.minutes ?? 15) > 12 &&
          long.test(said) &&
          // In the pot of the raw ones, at the end.
          !/for the last/.test(said) &&
          !(isStarch(part) && !step.wet),
      ),
    ).toEqual([])
  })

  it('neither slices nor beats mince', () => {
    expect(
      faulty(
        ({ part, said }) => isLoose(part.ingredient) && /\b(?:slice|beat|score|pat)\b[^§…]*§/i.test(said),
      ),
    ).toEqual([])
  })

  it('crushes no raw apple and heats no salad leaf', () => {
    expect(
      faulty(
        ({ part: { ingredient }, said, before }) =>
          ingredient.id === 'apple' &&
          /\b(?:crush|mash)\b[^§…]*§/i.test(said) &&
          !before.some(({ heated, uses }) => heated && uses.some((each) => each.ingredient === ingredient)),
      ),
    ).toEqual([])
    expect(
      faulty(
        ({ part, step, said }) =>
          part.ingredient.id === 'lambs-lettuce' &&
          step.kind === 'cook' &&
          /\b(?:add|cook|fry|simmer|soften)\b[^§]*§/i.test(said),
      ),
    ).toEqual([])
  })

  it('beats no foam of what holds no air', () => {
    expect(
      faulty(
        ({ part, said }) =>
          part.role === 'egg' &&
          part.ingredient.category !== 'egg' &&
          /\bbeat § [^.;]*until (?:thick|pale)/i.test(said),
      ),
    ).toEqual([])
  })

  it('serves neither stock, tomato purée nor raw garlic beside a dish that has a pan or a pot', () => {
    expect(
      faulty(
        ({ part: { ingredient }, said, before }) =>
          before.some(isOnStove) &&
          (/^(?:stock|wine|baking|aromatic)$/.test(ingredient.category) ||
            ingredient.id === 'tomato-paste') &&
          !/^(?:spring-onion|chilli|jalapeno|horseradish)$/.test(ingredient.id) &&
          /^(?:serve with §\.|put § on the table)/i.test(said),
      ),
    ).toEqual([])
  })

  it('names everything in a sentence, but salt, pepper and fat', () => {
    const unnamed = exchanged.flatMap(([name, { steps, parts }]) => {
      const named = new Set(
        steps.flatMap(({ sentences }) => sentences.flatMap(doingsOf)).flatMap(({ parts: its }) => its),
      )
      return parts
        .filter((part) => !named.has(part) && part.ingredient.category !== 'fat')
        .filter(({ ingredient: { id } }) => !/^(?:salt|black-pepper|water|butter)$/.test(id))
        .map(({ ingredient }) => `${name}: ${ingredient.id}`)
    })
    expect(unnamed).toEqual([])
  })
})
