import type { ParsedBody } from '#shared/endpoint.ts'
import type { editRecipe, saveRecipe } from '#shared/contract/recipes.ts'
import { fitsInLists, type RecipeStructure } from '#shared/recipe.ts'
import { toDishType } from '#shared/words/dish-types.ts'
import { languageOf } from '../food/language.ts'
import { readRecipe, stripFollowUp } from '../food/read.ts'
import { taste } from '../food/taster.ts'
import type { NewRecipe, RecipeWithOwner } from './queries.ts'

type Payload = ParsedBody<typeof saveRecipe>
type Edit = ParsedBody<typeof editRecipe>

/**
 * The row a payload becomes: structure given or read from the text, checked for safety whoever wrote it. Times that
 * the payload does not say are those of the structure.
 */
export function recipeFromPayload(payload: Payload, ownerId: string, imageKey: string | null): NewRecipe {
  const row = rowOf(payload, ownerId, imageKey)
  const prepMinutes = row.prepMinutes ?? (row.structure?.prepMinutes || null)
  const cookMinutes = row.cookMinutes ?? (row.structure?.cookMinutes || null)
  const totalMinutes = row.totalMinutes ?? ((prepMinutes ?? 0) + (cookMinutes ?? 0) || null)
  return { ...row, prepMinutes, cookMinutes, totalMinutes }
}

function rowOf(payload: Payload, ownerId: string, imageKey: string | null): NewRecipe {
  const dishType = toDishType(payload.dish_type)
  const structure = structureOf(payload, dishType)
  return {
    ownerId,
    title: payload.title,
    content: contentOf(payload),
    language: structure?.language ?? languageOf(payload.content),
    imageKey,
    plating: payload.plating || null,
    taste: payload.taste || null,
    dishType,
    prepMinutes: payload.prep_time ?? null,
    cookMinutes: payload.cook_time ?? null,
    totalMinutes: payload.total_time ?? null,
    searchTerms: payload.search_terms,
    structure,
    findings: structure ? taste(structure) : [],
  }
}

/**
 * The row an edit makes of another: what is missing stays, null clears. Structure that does not come along is read anew
 * when the text changed, and kept with its new title and dish type when not.
 */
export function editedRecipe(row: RecipeWithOwner, edit: Edit, imageKey: string | null): NewRecipe {
  const kept = <Value>(given: Value | undefined, before: Value): Value =>
    given === undefined ? before : given
  const content = edit.content ?? row.content
  const rereads = content !== row.content || edit.recipe === null
  return rowOf(
    {
      title: edit.title ?? row.title,
      content,
      dish_type: kept(edit.dish_type, row.dish_type),
      taste: kept(edit.taste, row.taste),
      plating: kept(edit.plating, row.plating),
      prep_time: kept(edit.prep_time, row.prep_minutes),
      cook_time: kept(edit.cook_time, row.cook_minutes),
      total_time: kept(edit.total_time, row.total_minutes),
      search_terms: kept(edit.search_terms, row.search_terms),
      recipe: edit.recipe ?? (rereads ? null : row.structure),
    },
    row.owner_id,
    imageKey,
  )
}

function structureOf(payload: Payload, dishType: NewRecipe['dishType']): RecipeStructure | null {
  const hint = { title: payload.title, dishType }
  if (!payload.recipe) {
    const read = readRecipe(payload.content, hint)
    return read && fitsInLists(read) ? read : null
  }
  const extra = payload.recipe.extra ?? readRecipe(payload.content, hint)?.extra ?? ''
  const structure = { ...payload.recipe, ...hint, extra }
  return fitsInLists(structure) ? structure : { ...payload.recipe, ...hint }
}

/** A text that came without structure may end with a question of the chef who wrote it, which is no part of it. */
const contentOf = ({ content, recipe }: Payload): string => (recipe ? content : stripFollowUp(content))
