import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { ingredientLine } from '#shared/words/amounts.ts'

export type Change = 'same' | 'new' | 'gone'

export interface DraftLine {
  /** Unique among the lines of its list. */
  key: string
  text: string
  change: Change
}

export interface DraftLines {
  ingredients: DraftLine[]
  steps: DraftLine[]
  /** Whether the title differs. */
  titleChanged: boolean
  /** Whether anything differs from the draft before. */
  changed: boolean
}

const lineOf = (each: RecipeStructure['ingredients'][number], recipe: RecipeStructure) =>
  ingredientLine(each, recipe.language)

const ingredientLines = (recipe: RecipeStructure) => recipe.ingredients.map((each) => lineOf(each, recipe))
const stepLines = (recipe: RecipeStructure) => recipe.steps.map(({ text }) => text)

/** The lines of a draft, with what is new, and what the draft before had and this one has not. */
export function draftLines(now: RecipeStructure, before: RecipeStructure | null): DraftLines {
  // Another language says everything anew.
  const earlier = before?.language === now.language ? before : null
  const ingredients = merged(ingredientLines(now), earlier && ingredientLines(earlier))
  const steps = merged(stepLines(now), earlier && stepLines(earlier))
  const titleChanged = earlier !== null && earlier.title !== now.title
  const changed = titleChanged || [...ingredients, ...steps].some(({ change }) => change !== 'same')
  return { ingredients, steps, titleChanged, changed }
}

/** Lines of before that are gone stay where they were, before the line that followed them. */
function merged(now: readonly string[], before: readonly string[] | null): DraftLine[] {
  if (!before) return now.map((text, index) => ({ key: `${index} ${text}`, text, change: 'same' }))
  const lines: Omit<DraftLine, 'key'>[] = []
  let next = 0
  for (const text of now) {
    const found = before.indexOf(text, next)
    if (found === -1) {
      lines.push({ text, change: before.includes(text) ? 'same' : 'new' })
      continue
    }
    lines.push(...gone(before.slice(next, found), now), { text, change: 'same' })
    next = found + 1
  }
  lines.push(...gone(before.slice(next), now))
  return lines.map((line, index) => ({ ...line, key: `${index} ${line.change} ${line.text}` }))
}

const gone = (lines: readonly string[], now: readonly string[]) =>
  lines.filter((text) => !now.includes(text)).map((text) => ({ text, change: 'gone' as const }))
