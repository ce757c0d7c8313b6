import * as z from 'zod/mini'
import { limits } from '#shared/constants/limits.ts'
import {
  platingText,
  type Draft,
  type DraftChange,
  type DraftOperation,
  type SentDraft,
} from '#shared/contract/draft.ts'
import { chefRecipe, recipeIngredient, recipeStep } from '#shared/contract/recipe-structure.ts'
import { ingredientLine } from '#shared/words/amounts.ts'

const { title, taste, prepMinutes, cookMinutes } = chefRecipe.shape
const { text, minutes, celsius } = recipeStep.shape
const { note, group } = recipeIngredient.shape
const linePlace = z.int().check(z.minimum(0), z.maximum(limits.recipe.ingredientsMax - 1))

/** What only a chef changes: the words and the times of a recipe. */
export const wordsOperation = z.discriminatedUnion('op', [
  z.object({ op: z.literal('title'), title }),
  z.object({ op: z.literal('taste'), taste }),
  z.object({ op: z.literal('plating'), plating: platingText }),
  z.object({ op: z.literal('note'), line: linePlace, note }),
  z.object({ op: z.literal('group'), lines: z.array(linePlace), group }),
  z.object({
    op: z.literal('time'),
    prepMinutes: z.optional(prepMinutes),
    cookMinutes: z.optional(cookMinutes),
  }),
  z.object({
    op: z.literal('step'),
    /** Counted from one. */
    step: z.int().check(z.minimum(1), z.maximum(limits.recipe.stepsMax)),
    text: z.union([z.literal(''), text]),
    minutes: z.optional(minutes),
    celsius: z.optional(celsius),
  }),
])
export type WordsOperation = z.infer<typeof wordsOperation>
export type LineOperation = Extract<DraftOperation, { op: 'remove' | 'replace' | 'swap' | 'add' | 'amount' }>

export interface Patch {
  /** Without base: what is written by hand follows from no file. */
  recipe: SentDraft
  changes: DraftChange[]
  /** Items that have left the list, which its words may still name. */
  gone: string[]
  /** The steps with a new text, counted from zero. */
  steps: number[]
}

type Line = SentDraft['ingredients'][number]

/** A recipe with other words and lines as a chef gives them, all or none: a text says which line does not exist. */
export function patched(
  draft: Draft,
  words: readonly WordsOperation[],
  operations: readonly LineOperation[],
): Patch | string {
  const { base: _base, ways: _ways, way: _way, verdict: _verdict, ...given } = draft
  const shown = (line: Line) => ingredientLine({ ...line, note: null }, draft.language)
  const lines: (Line | null)[] = given.ingredients.map(
    ({ swaps: _swaps, mayGo: _mayGo, ...line }): Line => line,
  )
  const changes: DraftChange[] = []
  const gone: string[] = []
  for (const operation of operations) {
    if (operation.op === 'add') {
      const { item, amount, unit } = operation
      lines.push({ amount, unit, item, note: null, group: null, scales: true })
      changes.push({ kind: 'in', before: null, after: item })
      continue
    }
    const old = lines[operation.line]
    if (!old) return `there is no line ${operation.line + 1}`
    const fresh = changedLine(old, operation, draft)
    if (typeof fresh === 'string') return fresh
    lines[operation.line] = fresh
    if (fresh?.item !== old.item) gone.push(old.item)
    if (!fresh) changes.push({ kind: 'out', before: old.item, after: null })
    else if (fresh.item !== old.item) changes.push({ kind: 'instead', before: old.item, after: fresh.item })
    else changes.push({ kind: 'amount', before: shown(old), after: shown(fresh) })
  }
  // Behind the lines: a note is of what stands there now, also of a line that came in this call.
  for (const each of words) {
    if (each.op !== 'note' && each.op !== 'group') continue
    const places = each.op === 'note' ? [each.line] : each.lines
    const absent = places.find((place) => !lines[place])
    if (absent !== undefined) return `there is no line ${absent + 1}`
    const told = each.op === 'note' ? { note: each.note } : { group: each.group }
    for (const place of places) lines[place] = { ...(lines[place] as Line), ...told }
  }
  const steps = given.steps.map((step) => ({ ...step, uses: movedUses(step.uses, lines) }))
  const recipe = { ...given, ingredients: lines.filter((line) => line !== null), steps }
  const anew = words.flatMap((each) => (each.op === 'step' ? [each.step - 1] : []))
  return { recipe: withWords(recipe, words), changes, gone, steps: anew }
}

/** Null where it leaves the list. */
function changedLine(
  old: Line,
  operation: Exclude<LineOperation, { op: 'add' }>,
  { ingredients }: Draft,
): Line | null | string {
  const { amountMax: _most, measure: _measure, ...plain } = old
  switch (operation.op) {
    case 'remove':
      return null
    case 'replace': {
      const { item, amount, unit } = operation
      // A note tells of the food that it stands beside.
      return { ...plain, item, amount, unit, note: item === old.item ? old.note : null }
    }
    case 'swap': {
      const label = ingredients[operation.line]?.swaps?.find(({ food }) => food === operation.food)?.label
      return label === undefined
        ? `line ${operation.line + 1} offers no ${JSON.stringify(operation.food)}: replace it`
        : { ...plain, item: label, note: null }
    }
    case 'amount':
      return old.amount === null
        ? `line ${operation.line + 1} has no amount`
        : { ...plain, amount: old.amount * operation.factor }
  }
}

function movedUses(uses: readonly number[], lines: readonly (Line | null)[]): number[] {
  return uses
    .filter((use) => lines[use])
    .map((use) => lines.slice(0, use).filter((line) => line !== null).length)
}

function withWords(given: SentDraft, words: readonly WordsOperation[]): SentDraft {
  const recipe = { ...given }
  for (const { op, ...each } of words) {
    if (op === 'note' || op === 'group') continue
    if (op !== 'step') {
      Object.assign(
        recipe,
        Object.fromEntries(Object.entries(each).filter(([, value]) => value !== undefined)),
      )
      continue
    }
    const { step: number, ...told } = each as Omit<Extract<WordsOperation, { op: 'step' }>, 'op'>
    const former = recipe.steps[number - 1] ?? { text: '', minutes: null, celsius: null, uses: [] }
    const { text: said, minutes: lasts = former.minutes, celsius: heat = former.celsius } = told
    const step = { ...former, text: said, minutes: lasts, celsius: heat }
    const place = Math.min(number - 1, recipe.steps.length)
    recipe.steps = recipe.steps.toSpliced(place, 1, step)
  }
  return { ...recipe, steps: recipe.steps.filter((step) => step.text !== '') }
}
