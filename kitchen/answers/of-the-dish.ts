import type { TableDish } from '../library/table-dish.ts'
import { isFlesh } from '../lexicon/facts.ts'
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
