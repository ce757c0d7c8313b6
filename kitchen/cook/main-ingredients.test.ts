import { describe, expect, it } from 'vitest'
import { languages } from '#shared/constants/languages.ts'
import { compose } from '../render/compose.ts'
import { gramsIn } from './sugar.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { dishes, dishesIn, type Dish } from '../recipes/dishes.ts'
import { templateOf } from '../recipes/index.ts'
import { sample } from '../test/sample.ts'
import { allForFour } from '../test/cooked.ts'
import { noWishes, type Wishes } from '../recipes/wishes.ts'

const dishesOfTheWorld = dishesIn('cuisines/')

function cooked(dish: Dish, wishes: Partial<Wishes> = {}) {
  const template = templateOf(dish.template)
  if (!template) throw new Error(`${dish.id} has no template`)
  return compose({ ...noWishes('en'), seed: 'a', servings: 4, ...wishes }, dish, template)
}

const named = (id: string) => {
  const dish = dishes.find((each) => each.id === id)
  if (!dish) throw new Error(`nothing is called ${id}`)
  return dish
}

const animal = ['meat', 'poultry', 'sausage', 'fish', 'shellfish']

/** Where meat or fish gives its taste to bread, eggs, pasta, dough, leaves or potatoes. */
const seasoned =
  /^(quiche|croquettes|flammkuchen|pizza|toastie|carbonara|breadSoup|caesarSalad|salad|slaw|potatoSalad|pasta|scrambledEggs|souffle|crepes|galette|hash|bakedPotato|gratin|stuffedEggs|eggsInSauce|toast|pastaSalad|migas|mash|mashCakes|tacos|nachos|ramen|friedRice|friedNoodles|spaetzle|soup|frittata|tortilla|smash|waffles|bread\w*|boiledDumplings|potatoNoodles|thickPancake|masaCakes|filledBread|braisedVegetables|makiRolls|sandwich|savouryCrepes|pastaBake|savouryPorridge|tortillasInSalsa|tablePot)$/

const gramsOf = ({ plan }: Pick<ReturnType<typeof cooked>, 'plan'>, categories: readonly string[]) =>
  plan.parts
    .filter(({ ingredient }) => categories.includes(ingredient.category))
    .reduce((sum, part) => sum + (gramsIn(part) ?? 0) / plan.portions, 0)

const protein = ['legume', 'plantProtein', 'egg']
/** What a main course without meat and fish may be made of; `baking` is the flour of a batter. */
const meatless = [
  ...protein,
  'cheese',
  'mushroom',
  'vegetable',
  'potato',
  'grain',
  'pasta',
  'bread',
  'baking',
]

const wantsFlesh = ({ wants = [] }: Dish) =>
  wants.some((id) => animal.includes(findIngredientById(id)?.category ?? ''))

describe('what a named dish is made of', () => {
  const mains = allForFour().filter(
    ({ template }) => template.dishType === 'Mains' && !seasoned.test(template.id),
  )

  it('80 g of meat or fish for each guest, or another heart beside it', () => {
    const poor = mains.flatMap((plan) => {
      const { dish } = plan
      const whole = { plan }
      const flesh = gramsOf(whole, animal)
      // Beans, tofu and eggs may be what it is made of, and the bacon only seasons them.
      const heart = flesh > 0 ? flesh + gramsOf(whole, protein) : gramsOf(whole, meatless)
      if (wantsFlesh(dish) && flesh === 0) return [`${dish.id}: no meat and no fish`]
      return heart < 80 ? [`${dish.id}: ${heart} g`] : []
    })
    expect(mains.length).toBeGreaterThan(300)
    expect(poor).toEqual([])
  })

  it('is never anchovies by the plateful', () => {
    const likely = dishes.filter(
      ({ wants = [], template }) => wants.includes('anchovy') || templateOf(template)?.dishType === 'Mains',
    )
    for (const dish of sample(likely, 2, ({ id }) => id)) {
      const { plan } = cooked(dish)
      for (const part of plan.parts.filter(({ ingredient }) => ingredient.id === 'anchovy'))
        expect((gramsIn(part) ?? 0) / plan.portions, dish.id).toBeLessThanOrEqual(15)
    }
  })

  it('is mince where the dish is balls of mince, and the anchovies only season it', () => {
    const { plan, recipe } = cooked(named('Königsberg Meatballs'))
    expect(plan.parts.find(({ role }) => role === 'main')?.ingredient.id).toBe('mixed-mince')
    expect(plan.parts.find(({ ingredient }) => ingredient.id === 'anchovy')?.role).toBe('sharp')
    expect(recipe.diets).not.toContain('pescatarian')
  })
})

describe('a cake', () => {
  it('of carrots has them grated, its flour, and eggs for the tin', () => {
    for (const servings of [5, 10]) {
      const { plan, recipe } = cooked(named('Carrot Cake'), { servings })
      const amounts = Object.fromEntries(plan.parts.map((part) => [part.ingredient.id, gramsIn(part) ?? 0]))
      expect(recipe.steps.map(({ text }) => text).join(' ')).toMatch(/carrots and grate/)
      expect(amounts['carrot']).toBeGreaterThan(34 * plan.portions)
      expect(amounts['flour']).toBeGreaterThan(24 * plan.portions)
      expect((amounts['ground-almond'] ?? 0) + (amounts['walnut'] ?? 0)).toBeLessThan(40 * plan.portions)
    }
  })

  it('is for as many as were asked, though never less than a whole one is baked', () => {
    for (const [servings, portions] of [
      [2, 8],
      [9, 9],
    ] as const) {
      const { plan, recipe } = cooked(named('Carrot Cake'), { servings })
      expect([recipe.servings, plan.portions]).toEqual([servings, portions])
    }
  })
})

it('speaks in its steps only of what is in this recipe', () => {
  const aside =
    /\b(if any|if there (is|are)|if using|or melted|already cooked|cooked already)\b|s['’]il y en a|déjà cuit|si (la|lo|las|los) hay|ya cocid|falls dabei|schon Gegartes|oder geschmolzen|fein gerieben oder/i
  for (const [place, dish] of sample([...dishes.entries()], 8, ([, { id }]) => `steps ${id}`))
    // Those of the world are many: one language each.
    for (const language of dishesOfTheWorld.includes(dish)
      ? languages.slice(place % 4).slice(0, 1)
      : languages)
      for (const { text } of cooked(dish, { language }).recipe.steps) expect(text, dish.id).not.toMatch(aside)
}, 60_000)

it('simmers a joint in one piece and slices it at the end', () => {
  const steps = cooked(named('Boiled Beef with Horseradish')).recipe.steps.map(({ text }) => text)
  expect(steps.join(' ')).not.toMatch(/beef[^.]* cut into/i)
  expect(steps.slice(-2).join(' ')).toMatch(/Slice the/)
})
