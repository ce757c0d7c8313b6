import { limits } from '#shared/constants/limits.ts'
import type { RecipeIngredient, RecipeStructure } from '#shared/contract/recipe-structure.ts'
import {
  structureFieldNames,
  withFieldsOf,
  type StructureFieldName,
} from '#shared/contract/structure-fields.ts'
import { fieldFromLines } from '#shared/words/field-lines.ts'
import { unstructuredText, withSource } from '#shared/words/source.ts'
import { draftOfStructure } from './draft-from-recipe.ts'
import { lineOf, rowsInGroups } from './lines.ts'
import { bareStep, type IngredientRow, type RecipeDraft } from './recipe-draft.ts'

/** Why a field cannot be saved. Fields are `title`, `steps:2` for a row, `content` for the whole recipe. */
export type Problem = 'missing' | 'noFood' | 'tooLong' | 'tooMany' | 'minutes' | 'servings' | 'lines'

const { recipe: most } = limits

/** Whole minutes; 0 for blank text, NaN for anything else. */
function wholeMinutes(text: string): number {
  if (text.trim() === '') return 0
  const value = /^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN
  return value <= most.minutesMax ? value : Number.NaN
}

/** The longest name of a food is what stands before its note. */
const isTooLong = ({ text }: IngredientRow) =>
  text.length > most.ingredientNoteMax || text.replace(/[,(].*$/s, '').length > most.ingredientNameMax

export function problemsOf(draft: RecipeDraft): Map<string, Problem> {
  const problems = new Map<string, Problem>()
  if (draft.title.trim() === '') problems.set('title', 'missing')
  const servings = /^\d{1,3}$/.test(draft.servings.trim()) ? Number(draft.servings) : 0
  if (servings < 1 || servings > most.servingsMax) problems.set('servings', 'servings')
  for (const field of ['prep', 'cook', 'total'] as const) {
    if (Number.isNaN(wholeMinutes(draft[field]))) problems.set(field, 'minutes')
  }
  const [ingredients, steps] = [rowsInGroups(draft.ingredients), rowsInGroups(draft.steps)]
  for (const [index, { row }] of ingredients.entries()) {
    if (index >= most.ingredientsMax) problems.set(`ingredients:${row.key}`, 'tooMany')
    else if (!/\p{L}/u.test(row.text)) problems.set(`ingredients:${row.key}`, 'noFood')
    else if (lineOf(row) === null && isTooLong(row)) problems.set(`ingredients:${row.key}`, 'tooLong')
  }
  for (const [index, { row }] of steps.entries()) {
    if (index >= most.stepsMax) problems.set(`steps:${row.key}`, 'tooMany')
    else if (row.text.length > most.stepMax) problems.set(`steps:${row.key}`, 'tooLong')
  }
  for (const name of structureFieldNames) if (!fieldOf(draft, name)) problems.set(`fields:${name}`, 'lines')
  if (ingredients.length + steps.length === 0) problems.set('content', 'missing')
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

/** A line that could not be read is one without an amount. */
const unreadIngredient = ({ text, line }: IngredientRow): RecipeIngredient => ({
  amount: null,
  unit: null,
  item: text.trim().slice(0, most.ingredientNameMax),
  note: null,
  group: null,
  scales: line?.scales ?? true,
  ...(line?.recipe && { recipe: line.recipe }),
})

/** The structure of a draft without problems, whose lines have been read; blank rows are left out. */
export function structureOf(draft: RecipeDraft): RecipeStructure {
  const { language, before } = draft
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
    ingredients: rowsInGroups(draft.ingredients).map(({ row, group }) => ({
      ...(lineOf(row) ?? unreadIngredient(row)),
      group,
    })),
    // Temperatures and what a step uses follow from the whole.
    steps: rowsInGroups(draft.steps).map(({ row, group }) => ({
      ...bareStep,
      ...row.line,
      text: lineOf(row)?.text ?? row.text.trim(),
      group: group ?? blankIf(hadHeadings),
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
  // What the editor does not know stays with lines that are the same.
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
