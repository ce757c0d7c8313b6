import type { TableDish } from '../library/table-dish.ts'
import { isFlesh } from '../lexicon/facts.ts'
import { timeInWords } from '../render/words.ts'
import { ingredientLine } from '#shared/words/amounts.ts'
import { frame, type Table } from './table.ts'

type OfDish = Table & { dish: TableDish }

/** The step in which the dish is cooked: the one in the oven where that is asked about, else the longest on the heat. */
export function cookingStep(text: string, { language, dish: { recipe, plan } }: OfDish): string | null {
  const lasting = recipe.steps.filter(({ minutes }) => (minutes ?? 0) >= 3)
  // What only rests is not cooked.
  const heated =
    plan.steps.length === recipe.steps.length
      ? lasting.filter((each) => plan.steps[recipe.steps.indexOf(each)]?.heated === true)
      : []
  const timed = heated.length > 0 ? heated : lasting
  const hot = timed.filter(({ celsius }) => (celsius ?? 0) >= 100)
  const isOven =
    recipe.dishType === 'Desserts' ||
    / (?:oven|four|horno|ofen|ofe|degres|grados|grad|degrees|temp|temperature|temperatura) /.test(text)
  // Of meat and the vegetables beside it the meat is asked about.
  const ofFlesh = timed.filter(({ uses }) =>
    uses.some((use) => {
      const part = plan.parts[use]
      return part !== undefined && isFlesh(part.ingredient)
    }),
  )
  const meant = ofFlesh.length > 0 ? ofFlesh : timed
  const inHeat = meant.filter((each) => hot.includes(each))
  const among = isOven && inHeat.length > 0 ? inHeat : meant
  const longest = among.toSorted((a, b) => (b.minutes ?? 0) - (a.minutes ?? 0))[0]
  return longest
    ? frame('step', language, { n: recipe.steps.indexOf(longest) + 1, text: longest.text })
    : null
}

/** How much of what gives the dish its face the recipe takes. */
export function mainAmounts({ dish: { plan, recipe }, language }: OfDish): string | null {
  const lines = plan.parts.flatMap(({ role }, at) => {
    const item = recipe.ingredients[at]
    return item && role === 'main' ? [ingredientLine({ ...item, note: null }, language)] : []
  })
  return lines.length > 0 ? frame('amount', language, { list: lines.slice(0, 3).join('; ') }) : null
}

const clockWords =
  /(?<![\d.,])([01]?\d|2[0-3])(?::([0-5]\d)| ?(?:h|uhr)(?: ?([0-5]\d))?(?![a-z])| ?(pm|am|p\.m\.|a\.m\.))/
const clock = (minutes: number) => {
  const of = ((minutes % 1440) + 1440) % 1440
  return `${Math.floor(of / 60)}:${String(of % 60).padStart(2, '0')}`
}

/** When to start, where the turn says at what time they eat. */
export function startTime(turn: string, { dish: { recipe }, language }: OfDish): string | null {
  const [, hours, minutes, more, half] = clockWords.exec(turn) ?? []
  if (!hours) return null
  const at =
    (Number(hours) + (half?.startsWith('p') && Number(hours) < 12 ? 12 : 0)) * 60 +
    Number(minutes ?? more ?? 0)
  const takes = recipe.prepMinutes + recipe.cookMinutes
  const values = { total: timeInWords(takes, language), clock: clock(at), start: clock(at - takes) }
  return frame('start-at', language, values)
}
