import * as z from 'zod/mini'
import { limits } from '#shared/constants/limits.ts'
import { draftOperation, type Draft, type DraftOperation, type SentDraft } from '#shared/contract/draft.ts'
import { chefRecipe, recipeStep } from '#shared/contract/recipe-structure.ts'
import type { Edits } from './desk.ts'

const { title, prepMinutes, cookMinutes } = chefRecipe.shape
const { text, minutes, celsius } = recipeStep.shape

/** What only a chef changes: the words and the times of a recipe. */
const textOperation = z.discriminatedUnion('op', [
  z.object({ op: z.literal('title'), title }),
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
type TextOperation = z.infer<typeof textOperation>

/** What a model wants changed; what is wrong with it is said by its path. */
export function readEdits(input: unknown, draft: Draft): Edits | string {
  const given = (input as { operations?: unknown } | null)?.operations
  const list = (Array.isArray(given) ? given : [given]) as unknown[]
  if (list.length > limits.draft.operations) return `at most ${limits.draft.operations} operations`
  const operations: DraftOperation[] = []
  const words: TextOperation[] = []
  const problems: string[] = []
  for (const [at, each] of list.entries()) {
    const isWords = textOperation.safeParse(each)
    if (isWords.data) words.push(isWords.data)
    else if (isOfWords(each)) problems.push(problemOf(at, isWords.error))
    else {
      const { data, error } = z.safeParse(draftOperation, asOperation(each, draft))
      if (data) operations.push(data)
      else problems.push(problemOf(at, error))
    }
  }
  if (problems.length > 0) return problems.slice(0, 5).join('; ')
  return { operations, rewritten: words.length > 0 ? withWords(draft, words) : null }
}

const ofWords: readonly unknown[] = ['title', 'time', 'step'] satisfies TextOperation['op'][]
const isOfWords = (given: unknown): boolean => ofWords.includes((given as { op?: unknown } | null)?.op)

const problemOf = (at: number, { issues }: z.core.$ZodError): string =>
  `operations.${at}.${issues[0]?.path.join('.') ?? ''}: ${issues[0]?.message ?? 'invalid'}`

/** Missing amounts are "to taste"; an amount without a factor is that of the same food in its line. */
function asOperation(given: unknown, { ingredients }: Draft): unknown {
  if (typeof given !== 'object' || given === null) return given
  const operation: Record<string, unknown> = { amount: null, unit: null, ...given }
  const line = ingredients[Number(operation.line)]
  const isMeasured = operation.op === 'amount' && typeof operation.amount === 'number'
  if (!isMeasured || !line) return operation
  return { ...operation, op: 'replace', item: line.item, unit: operation.unit ?? line.unit }
}

/** As a recipe without base: what is written by hand follows from no file. */
function withWords(draft: Draft, words: readonly TextOperation[]): SentDraft {
  const { base: _base, ways: _ways, way: _way, verdict: _verdict, ...given } = draft
  const recipe: SentDraft = {
    ...given,
    ingredients: given.ingredients.map(({ swaps: _swaps, mayGo: _mayGo, ...line }) => line),
  }
  for (const each of words) {
    if (each.op === 'title') recipe.title = each.title
    else if (each.op === 'time') {
      recipe.prepMinutes = each.prepMinutes ?? recipe.prepMinutes
      recipe.cookMinutes = each.cookMinutes ?? recipe.cookMinutes
    } else {
      const former = recipe.steps[each.step - 1]
      const step = {
        uses: former?.uses ?? [],
        text: each.text,
        minutes: each.minutes === undefined ? (former?.minutes ?? null) : each.minutes,
        celsius: each.celsius === undefined ? (former?.celsius ?? null) : each.celsius,
      }
      recipe.steps = former
        ? recipe.steps.map((old, at) => (at === each.step - 1 ? step : old))
        : [...recipe.steps, step]
    }
  }
  return { ...recipe, steps: recipe.steps.filter((step) => step.text !== '') }
}
