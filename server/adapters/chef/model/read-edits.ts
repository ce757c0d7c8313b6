import * as z from 'zod/mini'
import { limits } from '#shared/constants/limits.ts'
import { draftOperation, type Draft, type DraftOperation, type SentDraft } from '#shared/contract/draft.ts'
import type { Edits } from './desk.ts'
import { patched, wordsOperation, type LineOperation, type WordsOperation } from './patch.ts'

/**
 * What a model wants changed; what is wrong with it is said by its path. Lines alone are changed by the kitchen, which mends
 * the sentences that name them and keeps the recipe one of the cookbook. Beside words of the model they are taken as they are.
 */
export function readEdits(input: unknown, draft: Draft | SentDraft): Edits | string {
  const given = (input as { operations?: unknown } | null)?.operations
  const list = ((Array.isArray(given) ? given : [given]) as unknown[]).map(fromZero)
  if (list.length > limits.draft.operations) return `at most ${limits.draft.operations} operations`
  const operations: DraftOperation[] = []
  const words: WordsOperation[] = []
  const problems: string[] = []
  for (const [at, each] of list.entries()) {
    const isWords = wordsOperation.safeParse(each)
    if (isWords.data) words.push(isWords.data)
    else if (isOfWords(each)) problems.push(problemOf(at, isWords.error))
    else {
      const { data, error } = z.safeParse(draftOperation, asOperation(each, draft))
      if (data) operations.push(data)
      else problems.push(problemOf(at, error))
    }
  }
  if (problems.length > 0) return problems.slice(0, 5).join('; ')
  if (words.length === 0) return { patch: null, operations }
  if (operations.some(({ op }) => op === 'heat' || op === 'way'))
    return 'heat and way change the steps themselves: a call of their own, before other changes'
  const patch = patched(draft, words, operations.filter(isOfLine))
  return typeof patch === 'string'
    ? patch
    : { patch, operations: operations.filter((each) => !isOfLine(each)) }
}

/** A model counts lines from one, like steps. */
function fromZero(given: unknown): unknown {
  if (typeof given !== 'object' || given === null) return given
  const { line, lines } = given as { line?: unknown; lines?: unknown }
  const below = (place: unknown) => (typeof place === 'number' ? place - 1 : place)
  return {
    ...given,
    ...(line !== undefined && { line: below(line) }),
    ...(Array.isArray(lines) && { lines: lines.map(below) }),
  }
}

const isOfLine = (operation: DraftOperation): operation is LineOperation =>
  operation.op !== 'serve' && operation.op !== 'heat' && operation.op !== 'way'

const ofWords: readonly unknown[] = [
  'title',
  'taste',
  'plating',
  'time',
  'step',
  'note',
  'group',
] satisfies WordsOperation['op'][]
const isOfWords = (given: unknown): boolean => ofWords.includes((given as { op?: unknown } | null)?.op)

const problemOf = (at: number, { issues }: z.core.$ZodError): string =>
  `operations.${at}.${issues[0]?.path.join('.') ?? ''}: ${issues[0]?.message ?? 'invalid'}`

/** Missing amounts are "to taste"; an amount without a factor is that of the same food in its line. */
function asOperation(given: unknown, { ingredients }: Draft | SentDraft): unknown {
  if (typeof given !== 'object' || given === null) return given
  const operation: Record<string, unknown> = { amount: null, unit: null, ...given }
  const line = ingredients[Number(operation.line)]
  const isMeasured = operation.op === 'amount' && typeof operation.amount === 'number'
  if (!isMeasured || !line) return operation
  return { ...operation, op: 'replace', item: line.item, unit: operation.unit ?? line.unit }
}
