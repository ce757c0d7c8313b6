import type { Draft, DraftOperation, SentDraft } from '#shared/contract/draft.ts'
import { emptyTable, type ChatTable } from '#shared/contract/chat-table.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { Allergen } from '#shared/words/allergens.ts'
import { editDraft } from '../draft.ts'
import { hashOf } from '../lexicon/hash.ts'
import { library, recipeById, renderedRecipe } from '../library/index.ts'
import { printedRecipe } from '../render/print.ts'

/** A recipe of the library as a page holds it: with its base, or as a structure that somebody wrote. */
export function libraryDraft(id: string, language: Language = 'en', isFree = false): SentDraft {
  const recipe = recipeById(id)
  if (!recipe) throw new Error(`no recipe is called "${id}"`)
  const written = printedRecipe(renderedRecipe(recipe, language))
  return isFree ? written : { ...written, base: { recipe: id, operations: [] } }
}

export const withAllergy = (...allergens: Allergen[]): ChatTable => ({
  ...emptyTable,
  allergens: allergens.map((value) => ({ value, by: 'hand' as const })),
})

export const edit = (
  draft: SentDraft,
  operations: readonly DraftOperation[],
  { table = emptyTable, language = draft.language }: { table?: ChatTable; language?: Language } = {},
) => editDraft({ draft, operations, table, language })

/** The place of the line whose item holds these words. */
export function lineOf({ ingredients }: Pick<Draft, 'ingredients'>, words: string): number {
  const at = ingredients.findIndex(({ item }) => item.includes(words))
  if (at < 0) throw new Error(`no line is of "${words}"`)
  return at
}

/** Some recipes of the library, by a hash of their names: one more in the library changes at most one of them. */
export const someRecipes = (count: number, salt: string): string[] =>
  library()
    .map(({ id }) => id)
    .toSorted((a, b) => hashOf(`${salt} ${a}`) - hashOf(`${salt} ${b}`))
    .slice(0, count)
