import { limits } from '#shared/constants/limits.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import {
  structureFieldNames,
  withFieldsOf,
  type StructureFieldName,
} from '#shared/contract/structure-fields.ts'
import { fieldFromLines } from '#shared/words/field-lines.ts'
import { unstructuredText, withSource } from '#shared/words/source.ts'
import { readAmountText, readRangeText } from './amount-text.ts'
import { draftOfStructure } from './draft-from-recipe.ts'
import type { RecipeDraft } from './recipe-draft.ts'

/** Why a field cannot be saved. Fields are `title`, `amount:2` for a row, `content` for the whole recipe. */
export type Problem = 'missing' | 'amount' | 'minutes' | 'servings' | 'lines'

const { recipe: most } = limits

/** Whole minutes; 0 for blank text, NaN for anything else. */
function wholeMinutes(text: string): number {
  if (text.trim() === '') return 0
  const value = /^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN
  return value <= most.minutesMax ? value : Number.NaN
}

const isUsed = (row: RecipeDraft['ingredients'][number]) =>
  [row.amount, row.item, row.note].some((text) => text.trim() !== '')

export function problemsOf(draft: RecipeDraft): Map<string, Problem> {
  const problems = new Map<string, Problem>()
  if (draft.title.trim() === '') problems.set('title', 'missing')
  const servings = /^\d{1,3}$/.test(draft.servings.trim()) ? Number(draft.servings) : 0
  if (servings < 1 || servings > most.servingsMax) problems.set('servings', 'servings')
  for (const field of ['prep', 'cook', 'total'] as const) {
    if (Number.isNaN(wholeMinutes(draft[field]))) problems.set(field, 'minutes')
  }
  for (const row of draft.ingredients.filter(isUsed)) {
    if (Number.isNaN(readRangeText(row.amount, draft.language).amount))
      problems.set(`amount:${row.key}`, 'amount')
    if (row.item.trim() === '') problems.set(`item:${row.key}`, 'missing')
  }
  const steps = draft.steps.filter(({ text, minutes }) => `${text}${minutes}`.trim() !== '')
  for (const row of steps) {
    const minutes = readAmountText(row.minutes, draft.language)
    if (Number.isNaN(minutes) || (minutes ?? 0) > most.minutesMax)
      problems.set(`minutes:${row.key}`, 'minutes')
    if (row.text.trim() === '') problems.set(`step:${row.key}`, 'missing')
  }
  for (const name of structureFieldNames) if (!fieldOf(draft, name)) problems.set(`fields:${name}`, 'lines')
  if (!draft.ingredients.some(isUsed) && steps.length === 0) problems.set('content', 'missing')
  return problems
}

export const termsOf = (draft: RecipeDraft): string[] =>
  draft.terms
    .split(',')
    .map((term) => term.trim().slice(0, most.searchTermMax))
    .filter((term) => term !== '')
    .slice(0, most.searchTerms)

/** What was typed for a field, null where it is blank; false where it cannot be read. */
function fieldOf(draft: RecipeDraft, name: StructureFieldName) {
  const lines = (draft.fields[name] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return lines.length > 0 ? fieldFromLines(name, lines) : { [name]: blankIf(draft.before?.[name] != null) }
}

/** Null takes away what was there before; nothing is said of what never was. */
const blankIf = (wasThere: boolean): null | undefined => (wasThere ? null : undefined)

/** The structure of a draft without problems; blank rows are left out. */
export function structureOf(draft: RecipeDraft): RecipeStructure {
  const { language, before } = draft
  const hadRange = (item: string) =>
    before?.ingredients.some((each) => each.item === item && each.amountMax) ?? false
  const hadHeadings = before?.steps.some((each) => each.group) ?? false
  const structure: RecipeStructure = {
    title: draft.title.trim(),
    language,
    dishType: draft.dishType,
    servings: Number(draft.servings),
    prepMinutes: wholeMinutes(draft.prep),
    cookMinutes: wholeMinutes(draft.cook),
    taste: draft.taste.trim(),
    searchTerms: termsOf(draft),
    ingredients: draft.ingredients.filter(isUsed).map((row) => {
      const { amount, amountMax } = readRangeText(row.amount, language)
      return {
        amount,
        amountMax: amountMax ?? blankIf(hadRange(row.item.trim())),
        unit: amount === null || row.unit === '' ? null : row.unit,
        item: row.item.trim(),
        note: row.note.trim() || null,
        group: row.group.trim() || null,
        scales: row.scales,
      }
    }),
    steps: draft.steps
      .filter(({ text }) => text.trim() !== '')
      .map(({ text, minutes, group }) => ({
        text: text.trim(),
        group: group.trim() || blankIf(hadHeadings),
        minutes: readAmountText(minutes, language),
        celsius: null,
        uses: [],
      })),
    diets: before?.diets ?? [],
    ...(before?.statedDiets && { statedDiets: before.statedDiets }),
    allergens: before?.allergens ?? [],
    safety: before?.safety ?? [],
    ...Object.assign({}, ...structureFieldNames.map((name) => fieldOf(draft, name))),
    extra: withSource(draft.story.trim(), draft.source, language),
  }
  // What the editor does not show, such as a second measure, stays with lines that are the same.
  return before ? withFieldsOf(structure, before) : structure
}

/** The total minutes: as entered, else the sum of the others; null when unknown. */
export const totalOf = (draft: RecipeDraft): number | null =>
  wholeMinutes(draft.total) || wholeMinutes(draft.prep) + wholeMinutes(draft.cook) || null

/** The parts of a draft that its text contains, for comparison. */
function textParts(draft: RecipeDraft) {
  const structure = structureOf(draft)
  const { servings, prepMinutes, cookMinutes, ingredients, steps } = structure
  const lines = ingredients.map((line) => ({ ...line, scales: true }))
  const fields = structureFieldNames.map((name) => structure[name])
  return JSON.stringify([servings, prepMinutes, cookMinutes, lines, steps, fields])
}

/** The original text, when nothing that it contains has changed; else null. */
export function unchangedText(draft: RecipeDraft): string | null {
  const { text, before, source, story } = draft
  if (text === null || before === null) return null
  const parsed = unstructuredText(before, text)
  if (parsed.source !== source.trim() || parsed.story !== story.trim()) return null
  return textParts(draft) === textParts(draftOfStructure(before, text)) ? text : null
}
