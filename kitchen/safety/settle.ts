import type { Language } from '#shared/constants/languages.ts'
import type { Finding, Verdict } from '#shared/contract/safety-finding.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { findingsForAll, findingsForEaters, said } from './check-recipe.ts'
import { checkedDish, marked, type PartRecipes } from './checked-dish.ts'
import { derived, type Derivation } from './derive.ts'
import type { Eaters } from './eaters.ts'
import { withinDish } from './parts.ts'
import { unlistedFoods } from './unlisted-foods.ts'

export interface Settling extends Partial<Derivation> {
  recipe: RecipeStructure
  /** How it is served, which may name foods as well. */
  plating?: string | null
  /** Who will eat. */
  eaters?: Eaters
  /** The recipes within it. */
  parts?: PartRecipes
  /** The language of the findings, which a reader's may be; a recipe is judged in the one it was written in. */
  spoken?: Language
}

export interface Settled {
  recipe: RecipeStructure
  verdict: Verdict
}

/**
 * The one door of every recipe, whoever wrote it: derives what it claims from its lines, and examines it for everybody and
 * for those who eat. What nobody has told is not examined: without eaters no finding is for them.
 */
export function settle({
  recipe: given,
  before = null,
  plating = null,
  eaters = {},
  parts = {},
  isByPerson = false,
  isRendered = false,
  spoken = given.language,
}: Settling): Settled {
  const dish = checkedDish(given, parts)
  const within = withinDish(given, parts)
  const unlisted = unlistedFoods(dish, { plating, isRendered })
  const recipe = derived({ recipe: given, before, isByPerson, isRendered }, dish, unlisted, within)
  const settledDish = checkedDish(recipe, parts)
  const forAll = [...findingsForAll(settledDish), ...within.dangers]
  const everything = { ...settledDish, items: [...settledDish.items, ...unlisted, ...within.items] }
  const forEaters = findingsForEaters(everything, eaters)
  const sentences = said(
    [
      ...forAll.map((each) => marked(each, { for: 'everybody' })),
      ...forEaters.map((each) => marked(each, { for: 'eaters' })),
    ],
    spoken,
  )
  const findings = [...sentences, ...toldNotes(eaters, recipe)]
  return { recipe, verdict: { state: stateOf(findings), findings } }
}

/** What was told of those who eat, where the recipe does not say it. */
function toldNotes({ notes = [] }: Eaters, { safety }: RecipeStructure): Finding[] {
  return notes
    .filter((sentence) => !safety.includes(sentence))
    .map((sentence) => ({ code: 'told', severity: 'note', sentence, for: 'eaters' }))
}

function stateOf(findings: readonly Finding[]): Verdict['state'] {
  if (findings.some(({ severity }) => severity === 'dangerous')) return 'refused'
  if (findings.some(({ code }) => code === 'not-checked')) return 'not checked'
  return findings.some(({ severity }) => severity === 'warning') ? 'repair' : 'fine'
}
