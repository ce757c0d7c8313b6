import type { Dish } from '../recipes/dishes.ts'
import type { Template } from '../recipes/template.ts'
import type { Category } from '../lexicon/ingredient.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { gramsOf } from '../lexicon/weight.ts'
import type { CookWishes } from '../recipes/wishes.ts'
import { fill } from './fill.ts'
import { extraRole } from './filling.ts'
import type { Plan } from '../recipes/plan.ts'
import { cooksAmount } from './measures.ts'
import { gramsIn } from './sugar.ts'
import { isProportioned } from './tuning.ts'
import { comesInPieces, naturalBatch, piecesIn } from './yields.ts'

/** What seasons a dish says nothing of how much there is to be. */
const seasonings: readonly Category[] = [
  'herb',
  'spice',
  'fat',
  'condiment',
  'aromatic',
  'sweetener',
  'stock',
  'wine',
  'citrus',
  'spirit',
]

/** What lies in the kitchen of these feeds so many, whatever they are beside. */
const filling: readonly Category[] = ['grain', 'pasta', 'potato', 'legume', 'bread']

/** The amounts of what the dish is made of, as far as the user gave any: what there is more of feeds who has less of the rest. */
function shareOfBase(wishes: CookWishes, usual: Plan): number | null {
  const { dish, template } = usual
  const base = [...template.heads, ...(template.cannotDoWithout ?? [])].map((name) => name.split('.')[0])
  const shares: number[] = []
  for (const part of usual.parts) {
    const { ingredient, role } = part
    const given = wishes.wanted.find(
      ({ id, amount }) => amount !== null && (id === ingredient.id || usual.asked[0] === ingredient),
    )
    if (!given || seasonings.includes(ingredient.category)) continue
    const isSide = given.inHand === true && filling.includes(ingredient.category)
    if (!isSide && !base.includes(role) && !dish.wants?.includes(ingredient.id)) continue
    const there = gramsIn(part)
    const share = there > 0 ? (gramsOf(ingredient, given.amount, given.unit) ?? 0) / there : 0
    if (share > 0) shares.push(share)
  }
  return shares.length === 0 ? null : shares.reduce((sum, share) => sum + share, 0) / shares.length
}

/** Soup, sauce or drink by the litre: everything that is in it. */
const millilitres = ({ parts }: Plan) =>
  parts.reduce((sum, part) => sum + (part.ingredient.id === 'frying-oil' ? 0 : gramsIn(part)), 0)

/** How much more or less there is to be than the dish usually makes. */
function shareAsked(wishes: CookWishes, usual: Plan): number | null {
  if (wishes.pieces !== null) {
    const pieces = piecesIn(usual)
    return pieces === null ? null : wishes.pieces / pieces
  }
  if (wishes.millilitres !== null) return wishes.millilitres / Math.max(millilitres(usual), 1)
  const share = shareOfBase(wishes, usual)
  // What nearly suits goes into the usual tin, and no oven takes more than two.
  if (share === null || (share > 0.7 && share < 1.4)) return null
  const most = naturalBatch(usual) === null || comesInPieces(usual.dish) ? share : Math.min(share, 2)
  if (isElastic(wishes)) return Math.min(most, 1.5)
  // A glut of vegetables is eaten by helpings twice as big, and by no more than a table.
  return isOfGarden(wishes) ? Math.min(Math.max(most / 2, 1), aTable / usual.portions) : most
}

const aTable = 8
const garden: readonly Category[] = ['vegetable', 'leafyGreen', 'mushroom']
const isOfGarden = ({ wanted }: CookWishes) =>
  wanted.every(
    ({ id, amount, inHand }) =>
      amount === null || (inHand === true && garden.includes(findIngredientById(id)?.category ?? 'meat')),
  )

/** Vegetables that lie in the kitchen make a dish richer, and no dish for six out of three courgettes. */
const isElastic = ({ wanted }: CookWishes) =>
  wanted.every(({ id, amount, unit, inHand }) => {
    const category = findIngredientById(id)?.category ?? 'meat'
    return (
      amount === null ||
      (inHand === true && unit === null && ['vegetable', 'leafyGreen', 'aromatic'].includes(category)) ||
      seasonings.includes(category)
    )
  })

/** Below this share of the usual amount something is too little, in a pot and where it keeps its proportion. */
const enough = { pot: 0.7, dough: 0.8 }

/** What is so much of a dish makes more or less of it, as the fruit of a jam. */
const mostOfIt = 0.4

/** So many times its usual amount a pot bears of what there is plenty of, and what keeps its proportions. */
const bears = { pot: 3, dough: 1.5 }

type Short = Plan['short']

/** Of what the guest has too little for so many, and whether the dish cannot be made with less of it, as a batter of its eggs. */
function shortOf({ wanted }: CookWishes, { parts, template, dish, portions }: Plan): Short {
  const base = [...template.heads, ...(template.cannotDoWithout ?? [])].map((name) => name.split('.')[0])
  const [worst] = parts
    .flatMap((part) => {
      const { ingredient, role } = part
      const given = wanted.find(({ id, amount }) => amount !== null && id === ingredient.id)
      const usual = gramsIn(part)
      if (!given || usual === 0 || seasonings.includes(ingredient.category)) return []
      // Boiled eggs that only go in as well bind nothing.
      const isBinding =
        template.dishType === 'Desserts' || (ingredient.category === 'egg' && role !== extraRole.id)
      if (!isBinding && !base.includes(role) && !dish.wants?.includes(ingredient.id)) return []
      const share = (gramsOf(ingredient, given.amount, given.unit) ?? usual) / usual
      return share < (isBinding ? enough.dough : enough.pot)
        ? [{ ingredient, share, isScaled: isBinding, given: { amount: given.amount, unit: given.unit } }]
        : []
    })
    .toSorted((a, b) => Number(b.isScaled) - Number(a.isScaled) || a.share - b.share)
  if (!worst) return undefined
  const { share, ...rest } = worst
  return { ...rest, heads: Math.max(Math.floor(portions * share + 0.3), 1) }
}

/** No more of what is there than the dish bears: two kilos of spinach are no quiche for four. */
function borne(wishes: CookWishes, usual: Plan, heads: number): CookWishes {
  const { parts, portions, template } = usual
  const grams = millilitres(usual)
  // How much jam it is to be says the fruit.
  const isSweetBatch = template.dishType === 'Desserts' && wishes.servings === null
  const wanted = wishes.wanted.map((each) => {
    const part = parts.find(({ ingredient }) => ingredient.id === each.id)
    const there = part ? gramsOf(part.ingredient, each.amount, each.unit) : null
    if (!each.inHand || !part || !there || each.cooked || isSweetBatch) return each
    const most = gramsIn(part) * (heads / portions) * (isProportioned(template) ? bears.dough : bears.pot)
    if (most === 0 || there <= most || gramsIn(part) > mostOfIt * grams) return each
    const isCounted = each.unit === null
    const amount = isCounted ? ((each.amount ?? 0) * most) / there : most
    return { ...each, ...cooksAmount({ amount, unit: isCounted ? null : 'g' }, false) }
  })
  return { ...wishes, wanted }
}

/** Fills a dish for as many as were named, or for as much as there is or is to be. */
export function fillScaled(wishes: CookWishes, dish: Dish, template: Template): Plan {
  const isMeasured = wishes.wanted.some(({ amount }) => amount !== null)
  const isCounted = wishes.servings === null && (wishes.pieces !== null || wishes.millilitres !== null)
  if (!isMeasured && !isCounted) return fill(wishes, dish, template)
  const wanted = wishes.wanted.map((each) => ({ ...each, amount: null, unit: null }))
  const usual = fill({ ...wishes, wanted }, dish, template)
  const short = isCounted ? undefined : shortOf(wishes, usual)
  const share = wishes.servings === null ? shareAsked(wishes, usual) : null
  const asked = share === null ? null : Math.min(Math.max(Math.floor(usual.portions * share + 0.3), 1), 60)
  // Who has said how many eat is cooked for: of what there is too little the dish takes what it needs.
  const isStated = wishes.servings !== null
  const heads = short?.isScaled && !isStated ? short.heads : asked
  const sized = short?.isScaled && isStated ? withoutAmountOf(short.ingredient.id, wishes) : wishes
  const plan = fill(borne(sized, usual, heads ?? usual.portions), dish, template, heads)
  return short && isStated ? { ...plan, short } : plan
}

const withoutAmountOf = (id: string, wishes: CookWishes): CookWishes => ({
  ...wishes,
  wanted: wishes.wanted.map((each) => (each.id === id ? { ...each, amount: null, unit: null } : each)),
})
