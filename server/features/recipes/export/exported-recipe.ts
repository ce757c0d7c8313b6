import { ingredientLine } from '#shared/words/amounts.ts'
import { provedTerms } from '#shared/words/proved-terms.ts'
import { ingredientGroups, recipeNotes, stepGroups } from '#shared/words/recipe-page.ts'
import { unstructuredText } from '#shared/words/source.ts'
import type { RecipeWithOwner } from '../queries.ts'

/** A recipe as a user takes it along. */
export interface ExportedRecipe {
  /** For recipes of others without the recipes that their lines stand for. */
  row: RecipeWithOwner
  /** The address of its page. */
  page: string
  /** Where its picture is: the path beside it in the archive, or the address; null without one. */
  picture: string | null
  /** Of a recipe of somebody else, who is credited. */
  author: string | null
  /** The user's own, in an export of the whole binder. */
  tags: readonly string[]
  note: string | null
}

export const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ').trim()

/** The text beside lists and steps, without the source. A text without structure is all of it. */
export function storyOf({ row }: Pick<ExportedRecipe, 'row'>): string {
  return row.structure ? unstructuredText(row.structure, row.content).story : row.content.trim()
}

/** Whom the author credits; of somebody else's recipe without a source, its page. */
export function sourceOf({ row, author, page }: Pick<ExportedRecipe, 'row' | 'author' | 'page'>): string {
  const { source } = row.structure
    ? unstructuredText(row.structure, row.content)
    : unstructuredText({}, row.content)
  return source || (author === null ? '' : page)
}

/** The ingredients as lines under their headings. */
export function listOf({ row }: ExportedRecipe): { name: string | null; lines: string[] }[] {
  if (!row.structure) return []
  return ingredientGroups(row.structure).map(({ name, lines }) => ({
    name,
    lines: lines.map(({ ingredient }) => oneLine(ingredientLine(ingredient, row.language))),
  }))
}

/** The steps under their headings. */
export function stepsOf({ row }: ExportedRecipe): { name: string | null; steps: string[] }[] {
  if (!row.structure) return []
  return stepGroups(row.structure).map(({ name, lines }) => ({
    name,
    steps: lines.map(({ step }) => oneLine(step.text)),
  }))
}

/** What to mind: the notes of the recipe and of the safety check. */
export const notesOf = ({ row }: Pick<ExportedRecipe, 'row'>): string[] =>
  recipeNotes(row.structure, row.findings).map(({ sentence }) => oneLine(sentence))

/** The user's tags, and the words by which the recipe is found. */
export function keywordsOf({ row, tags }: ExportedRecipe): string[] {
  const terms = provedTerms(row.search_terms, row.structure?.diets ?? [])
  return [...new Set([...tags, ...terms])].map(oneLine)
}

/** "4", "24 biscuits"; empty where it is not known. */
export function yieldOf({ row: { structure } }: ExportedRecipe): string {
  return structure ? [structure.servings, structure.yieldUnit].filter(Boolean).map(String).join(' ') : ''
}
