import { useEffect } from 'react'
import { CallError } from '#shared/contract/call.ts'
import type { RecipeIngredient, RecipeStep } from '#shared/contract/recipe-structure.ts'
import { readRecipeText } from '#shared/contract/recipe-text.ts'
import { recipeLabels } from '#shared/words/labels.ts'
import { call } from '../../lib/api.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { isUnread, type Row } from './lines.ts'
import { bareStep, type RecipeDraft } from './recipe-draft.ts'

type Change = (draft: RecipeDraft) => RecipeDraft

/** What the text says, over what it does not say and was there before. */
const ingredientRead = (
  { line: before }: Row<RecipeIngredient>,
  read: RecipeIngredient,
): RecipeIngredient => ({
  ...before,
  // Null takes away what was there before; of what never was nothing is said.
  ...(before?.amountMax !== undefined && { amountMax: null }),
  ...(before?.measure !== undefined && { measure: null }),
  ...(before?.toTaste !== undefined && { toTaste: null }),
  ...read,
  scales: before?.scales ?? true,
})

/** Minutes that were set by hand stay where the new text names none. */
const stepRead = ({ text, line: before }: Row<RecipeStep>, { minutes }: RecipeStep): RecipeStep => ({
  ...bareStep,
  ...before,
  text: text.trim(),
  minutes: minutes ?? before?.minutes ?? null,
})

/** The rows with what was read of them; a row whose text has changed meanwhile waits for the next time. */
function withLines<Line>(
  rows: readonly Row<Line>[],
  asked: readonly Row<Line>[],
  read: readonly Line[],
  merge: (row: Row<Line>, line: Line) => Line,
): Row<Line>[] {
  // Otherwise nobody could tell which is which.
  if (read.length !== asked.length) return [...rows]
  return rows.map((row) => {
    const index = asked.findIndex(({ key, text }) => key === row.key && text === row.text)
    const line = read[index]
    return index < 0 || line === undefined ? row : { ...row, of: row.text, line: merge(row, line) }
  })
}

/** Has the kitchen read the lines that changed; the answer is what to do with the draft, which may have changed since. */
export async function readLines(draft: RecipeDraft): Promise<Change> {
  const { language } = draft
  const [ingredients, steps] = [draft.ingredients.filter(isUnread), draft.steps.filter(isUnread)]
  if (ingredients.length + steps.length === 0) return (now) => now
  const labels = recipeLabels[language]
  const text = [
    labels.instructions,
    ...steps.map((row, index) => `${index + 1}. ${row.text.trim()}`),
    '',
    labels.ingredients,
    ...ingredients.map((row) => `- ${row.text.trim()}`),
  ].join('\n')
  const read = await call(readRecipeText, { body: { text, language } }).catch((error: unknown) => {
    if (error instanceof CallError && error.code === 'no recipe found') return null
    throw error
  })
  if (!read) return (now) => now
  return (now) => ({
    ...now,
    ingredients: withLines(now.ingredients, ingredients, read.recipe.ingredients, ingredientRead),
    steps: withLines(now.steps, steps, read.recipe.steps, stepRead),
  })
}

const pause = 400

/** Reads the lines while somebody types, whenever they pause. What fails is tried again with the next change. */
export function useReadLines(draft: RecipeDraft, setDraft: (change: Change) => void) {
  const unread = [...draft.ingredients, ...draft.steps].filter(isUnread)
  const asked = useDebounced(unread.map(({ key, text }) => `${key} ${text}`).join('\n'), pause)
  useEffect(() => {
    if (asked !== '') readLines(draft).then(setDraft, () => {})
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what is to be read asks again
  }, [asked])
}
