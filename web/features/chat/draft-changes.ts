import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { ingredientLine } from '#shared/words/amounts.ts'

type Change = 'same' | 'new' | 'gone'

export interface DraftLine {
  /** Unique among the lines of its list. */
  key: string
  text: string
  /** The heading the line stands under; null for the main list. */
  group: string | null
  change: Change
  /** Its place among the ingredients, or the steps; null where it is gone. */
  place: number | null
}

export interface DraftLines {
  ingredients: DraftLine[]
  steps: DraftLine[]
  /** Whether the title differs. */
  titleChanged: boolean
  /** Whether anything differs from the draft before. */
  changed: boolean
}

type Written = Pick<DraftLine, 'text' | 'group'>

const ingredientLines = ({ ingredients, language }: RecipeStructure): Written[] =>
  ingredients.map((each) => ({ text: ingredientLine(each, language), group: each.group }))
const stepLines = ({ steps }: RecipeStructure): Written[] => steps.map(({ text }) => ({ text, group: null }))

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

/**
 * Lines of before that are gone stay where they were, before the line that followed them and under its heading. Lines
 * are compared by their text: a line that only came under another heading is the same.
 */
function merged(now: readonly Written[], before: readonly Written[] | null): DraftLine[] {
  const was = (before ?? now).map(({ text }) => text)
  const is = new Set(now.map(({ text }) => text))
  const gone = (from: number, to: number, group: string | null) =>
    was
      .slice(from, to)
      .flatMap((text) => (is.has(text) ? [] : [{ text, group, change: 'gone' as const, place: null }]))
  const lines: Omit<DraftLine, 'key'>[] = []
  let next = 0
  for (const [place, { text, group }] of now.entries()) {
    const found = was.indexOf(text, next)
    if (found === -1) {
      lines.push({ text, group, change: was.includes(text) ? 'same' : 'new', place })
      continue
    }
    lines.push(...gone(next, found, group), { text, group, change: 'same', place })
    next = found + 1
  }
  lines.push(...gone(next, was.length, now.at(-1)?.group ?? null))
  // A line that has changed stays the same element, so that it keeps the focus.
  return lines.map((line, index) => ({
    ...line,
    key: line.place === null ? `gone ${index} ${line.text}` : String(line.place),
  }))
}
