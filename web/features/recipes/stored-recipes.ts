import { isLanguage } from '#shared/constants/languages.ts'
import { parseClock } from '#shared/sync/clock.ts'
import { emptyReplica, rowsOf } from '#shared/sync/replica.ts'
import { fold } from '#shared/words/fold.ts'
import { ownTables } from '../../lib/replica/refused-rows.ts'
import { isObject, type StoredRecipe, type WireObject } from '../../lib/replica/schema.ts'
import type { Stored } from '../../lib/replica/stored.ts'

/** What the device has stored of recipes, with the changes that wait, as the server would answer it. */

/** All cards that the device has, each once. A dish may be planned while there is no connection. */
export async function storedCards(stored: Stored): Promise<WireObject[]> {
  const [planned, saved, own] = await Promise.all([
    stored.list('planned'),
    stored.list('saved'),
    stored.list('own'),
  ])
  const others = saved.map(({ recipe }) => recipe).filter(isObject)
  return [...new Map([...planned, ...others, ...own].map((card) => [card.id, card])).values()]
}

export const storedCard = async (stored: Stored, id: string) =>
  (await storedCards(stored)).find((card) => card.id === id)

/** Own cards whose title has every word. The server also searches ingredients. */
export async function storedMatches(stored: Stored, text: string): Promise<WireObject[]> {
  const words = fold(text).split(/\s+/).filter(Boolean)
  return (await stored.list('own')).filter(({ title }) =>
    words.every((word) => fold(String(title)).includes(word)),
  )
}

export async function storedRecipe(stored: Stored, id: string, language?: string) {
  const copy = await stored.recipe(id)
  return copy && withPending(stored, copy, language)
}

export async function storedPage(stored: Stored, uuid: string, language?: string) {
  const copy = await stored.recipeOfPage(uuid)
  return copy && withPending(stored, copy, language)
}

/** The rendering is of the language in which it was copied. */
async function withPending(stored: Stored, { id, recipe, language }: StoredRecipe, asked?: string) {
  const rendering = isLanguage(asked) && asked === language ? recipe.rendering : null
  const note = (await diaryWithPending(stored)).find(
    (entry) => isObject(entry.recipe) && entry.recipe.id === id && typeof entry.nextTime === 'string',
  )
  if (!note) return { ...recipe, rendering }
  const before = isObject(recipe.cooked) ? recipe.cooked : { times: 0, cooks: 0 }
  const nextTime = { text: note.nextTime, cookedOn: note.cookedOn }
  return { ...recipe, rendering, cooked: { ...before, nextTime } }
}

export async function storedState(stored: Stored, id: string) {
  const copy = await stored.recipe(id)
  if (!copy) return undefined
  const waiting = (await stored.pending()).filter(({ table, row }) => table === ownTables.notes && row === id)
  const last = waiting.at(-1)
  return last ? { ...copy.saved, note: noteOf(String(last.value), parseClock(last.clock).ms) } : copy.saved
}

export const noteOf = (text: string, at: number) =>
  text === '' ? null : { text, updatedAt: new Date(at).toISOString() }

/** Of the diary the latest entries are stored; those around a day of former years are on the server only. */
export async function storedDiary(
  stored: Stored,
  { from, to, around }: { from?: string; to?: string; around?: string },
): Promise<WireObject[]> {
  if (around !== undefined) return []
  return (await diaryWithPending(stored)).filter(
    ({ cookedOn }) =>
      (from === undefined || String(cookedOn) >= from) && (to === undefined || String(cookedOn) <= to),
  )
}

/** Latest first. */
async function diaryWithPending(stored: Stored): Promise<WireObject[]> {
  const table = ownTables.diary
  const entries = await stored.list('diary')
  const known = Object.fromEntries(
    entries.map((entry) => [String(entry.id), { id: String(entry.id), values: entry as never, clocks: {} }]),
  )
  const pending = await stored.pending()
  const rows = rowsOf({ ...emptyReplica, tables: { [table]: known }, pending }, table)
  const shown = await Promise.all(rows.map(({ id, values }) => entryOf(stored, { id, ...values })))
  return shown.filter(isObject).toSorted(newestFirst)
}

/** Undefined for an entry that is gone on another device, or whose recipe this one does not have. */
async function entryOf(
  stored: Stored,
  { isDeleted: _isDeleted, rate: _rate, recipeId, ...values }: WireObject,
) {
  const given = Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, value === '' ? null : value]),
  )
  if (given.createdAt !== undefined) return given
  const copy = typeof recipeId === 'string' ? await stored.recipe(recipeId) : undefined
  if (!copy) return undefined
  const structure = isObject(copy.recipe.recipe) ? copy.recipe.recipe : {}
  const at = new Date().toISOString()
  return {
    cookedOn: at.slice(0, 10),
    servings: typeof structure.servings === 'number' ? structure.servings : 1,
    stars: null,
    note: null,
    nextTime: null,
    changed: null,
    minutes: null,
    visibleTo: 'me',
    ...given,
    createdAt: at,
    hidden: false,
    photos: [],
    title: copy.recipe.Title,
    recipe: { id: recipeId, mine: copy.recipe.mine === true, picture: null },
  }
}

const newestFirst = (one: WireObject, other: WireObject) =>
  String(other.cookedOn).localeCompare(String(one.cookedOn)) ||
  String(other.createdAt).localeCompare(String(one.createdAt))
