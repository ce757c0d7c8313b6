import { ingredientLine } from '#shared/words/amounts.ts'
import type { TableDish } from '../library/table-dish.ts'
import { bareList, people, timeInWords } from '../render/words.ts'
import { withKin } from '../safety/kin.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { foodsIn, frame, type Table } from './table.ts'
import { numbersIn, ordinalIn } from './numbers.ts'
import type { Question } from './recognise.ts'
import { onAllScales } from './oven-and-tin.ts'
import { asking } from './asking.ts'
import { fits } from './words.ts'

const each = asking('each')

type OfDish = Table & { dish: TableDish }

const times = ({ dish: { recipe }, language }: OfDish) => ({
  total: timeInWords(recipe.prepMinutes + recipe.cookMinutes, language),
  prep: timeInWords(recipe.prepMinutes, language),
})

const isLast = / (?:last|derniere|ultimo|letzter|letzten|letzte) /

function stepAt(n: number, { dish: { recipe }, language }: OfDish): string {
  const step = recipe.steps[n - 1]
  return step
    ? frame('step', language, { n, text: step.text })
    : frame('no-step', language, { n: recipe.steps.length })
}

function nextStep(text: string, table: OfDish): string {
  const { dish, language } = table
  const done = numbersIn(text, language)[0] ?? ordinalIn(text, language)
  if (done > 0 && done === dish.recipe.steps.length) return frame('last-step', language)
  return done > 0
    ? stepAt(done + 1, table)
    : frame('after', language, { text: dish.recipe.steps[0]?.text ?? '' })
}

/** How much of a food is in the recipe, or the food's absence. */
function amountOf(text: string, { dish: { recipe, plan }, language }: OfDish): string | null {
  const named = foodsIn(text, language)
  const isIn = (list: readonly Ingredient[]) => plan.parts.some(({ ingredient }) => list.includes(ingredient))
  // Which oil: the one of the recipe, whatever the name alone stands for.
  const kin = new Set(named.flatMap(({ id }) => withKin(id, language)))
  const isLike = (food: Ingredient) =>
    kin.has(food.id) && named.some(({ category }) => category === food.category)
  const foods = isIn(named)
    ? named
    : plan.parts.flatMap(({ ingredient }) => (isLike(ingredient) ? [ingredient] : []))
  const isEach = fits(each[language](), text) && recipe.servings > 1
  const ofOne = (n: number) => (n >= 20 ? Math.round(n) : Math.round(n * 4) / 4)
  const lines = plan.parts.flatMap((part, at) => {
    const item = recipe.ingredients[at]
    if (!item || !foods.includes(part.ingredient)) return []
    const amount = isEach && item.amount ? ofOne(item.amount / recipe.servings) : item.amount
    return [ingredientLine({ ...item, amount }, language)]
  })
  return lines.length > 0
    ? frame(isEach ? 'amount-each' : 'amount', language, { list: lines.join('; ') })
    : null
}

function ovenOf({ dish: { recipe }, language }: OfDish): string {
  const celsius = recipe.steps.find((step) => (step.celsius ?? 0) >= 100)?.celsius
  return celsius ? frame('oven', language, onAllScales(celsius)) : frame('no-oven', language)
}

function heatOf({ dish: { plan }, language }: OfDish): string {
  const hot = plan.parts.filter(({ ingredient }) => (ingredient.heat ?? 0) > 0)
  return hot.length > 0 ? frame('hot', language, { list: bareList(hot, language) }) : frame('mild', language)
}

/** Reads the recipe on the table back; null when it does not hold what is asked for. */
export function readBack({ type, text }: Question, table: OfDish): string | null {
  const { dish, language } = table
  const { recipe } = dish
  switch (type) {
    case 'step': {
      const n = isLast.test(text)
        ? recipe.steps.length
        : (numbersIn(text, language)[0] ?? ordinalIn(text, language))
      return n > 0 ? stepAt(n, table) : frame('no-step', language, { n: recipe.steps.length })
    }
    case 'next':
      return nextStep(text, table)
    case 'ovenTemperature':
      return ovenOf(table)
    case 'shoppingList':
    case 'ingredients':
      return frame('list', language, {
        n: people(recipe.servings, language),
        list: recipe.ingredients.map((item) => ingredientLine({ ...item, note: null }, language)).join('; '),
      })
    case 'amount':
      return amountOf(text, table)
    case 'totalTime':
      return frame('total', language, times(table))
    case 'servings':
      return frame('serves', language, { n: people(recipe.servings, language) })
    case 'hard':
      return frame('hard', language, { ...times(table), n: recipe.steps.length })
    case 'heat':
      return heatOf(table)
    default:
      return null
  }
}
