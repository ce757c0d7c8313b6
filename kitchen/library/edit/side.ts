import { languages } from '#shared/constants/languages.ts'
import type { Phrase } from '../steps/phrase.ts'
import type { Recipe, RecipeLine, RecipeStep } from '../recipe.ts'
import { scaledLine } from '../scale.ts'
import type { Reason } from './operation.ts'
import { merged } from './swapped-line.ts'

/** One line of a food for both; null where it is cut in two ways or cannot be added. */
function shared(own: RecipeLine, other: RecipeLine): RecipeLine | null {
  const isCutAlike = own.cut === other.cut || own.cut === null || other.cut === null
  const isSmall = other.role === 'seasoning' || other.role === 'finish'
  const both = isCutAlike || isSmall ? merged(own, other) : null
  return both && { ...both, cut: own.cut ?? other.cut }
}

const minutesOf = (steps: readonly RecipeStep[]) =>
  steps.reduce((sum, { minutes, meanwhile }) => sum + (meanwhile ? 0 : (minutes ?? 0)), 0)

/** Each step says which of the two it is of. */
const called = ({ names }: Pick<Recipe, 'names'>, text: Phrase): Phrase =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      `${names[language]}${language === 'fr' ? ' :' : ':'} ${text[language]}`,
    ]),
  ) as Phrase

/** Where the first dish looks after itself for long enough; -1 where it never does. */
function quietStep({ steps }: Recipe, side: Recipe): number {
  const isOvenTaken = side.steps.some(({ heat }) => heat === 'oven' || heat === 'grill')
  return steps.findIndex(
    ({ kind, minutes, meanwhile, heat }) =>
      kind !== 'prep' &&
      !meanwhile &&
      (minutes ?? 0) >= minutesOf(side.steps) &&
      !(isOvenTaken && (heat === 'oven' || heat === 'grill')),
  )
}

/**
 * A recipe with another beside it, for as many: one list of what both need, and the steps of the side while the first dish
 * is in the oven or the pot, else before it. What is both is not told apart: the same food cut in two ways is refused.
 */
export function withSide(recipe: Recipe, side: Recipe): Recipe | Reason {
  const lines = [...recipe.lines]
  for (const line of side.lines) {
    const own = scaledLine(line, recipe.serves / side.serves)
    const at = lines.findIndex(({ food }) => food === line.food)
    const there = lines[at]
    const both = there
      ? shared(there, own)
      : { ...own, role: own.role === 'main' ? ('base' as const) : own.role }
    if (!both) return 'present'
    if (there) lines[at] = both
    else lines.push(both)
  }
  const quiet = quietStep(recipe, side)
  const isMeanwhile = quiet >= 0
  const own = side.steps.map((step): RecipeStep => ({
    ...step,
    meanwhile: step.meanwhile || isMeanwhile,
    text: called(side, step.text),
  }))
  const at = isMeanwhile ? quiet + 1 : 0
  return {
    ...recipe,
    lines,
    steps: recipe.steps.toSpliced(at, 0, ...own),
    cutAt: isMeanwhile ? (recipe.cutAt <= at ? recipe.cutAt : recipe.cutAt + own.length) : side.cutAt,
    careful: recipe.careful ?? side.careful,
  }
}
