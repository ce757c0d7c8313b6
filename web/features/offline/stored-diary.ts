import { answerTo, type QueuedChange } from './outbox.ts'
import { isObject, type WireObject } from './wire-objects.ts'

/** An entry as the device stores it: without photos, whose links expire. */
export function plainEntry(entry: WireObject): WireObject {
  const recipe = isObject(entry.recipe) ? { ...entry.recipe, picture: null } : null
  return { ...entry, recipe, photos: [] }
}

const setFields = ({ rate: _rate, ...fields }: WireObject): WireObject =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) =>
      value === undefined ? [] : [[field, value === '' ? null : value]],
    ),
  )

const compare = (one: WireObject, other: WireObject) =>
  String(other.cookedOn).localeCompare(String(one.cookedOn)) ||
  String(other.createdAt).localeCompare(String(one.createdAt))

/** The diary as it is after the changes that have not been sent yet, latest first. */
export function diaryWith(
  stored: readonly WireObject[],
  waiting: readonly QueuedChange[],
  recipes: ReadonlyMap<string, WireObject>,
  now: number,
): WireObject[] {
  let entries = [...stored]
  for (const change of waiting) {
    const { kind, entryId, body, recipeId } = change
    if (kind === 'cookedDelete') entries = entries.filter(({ id }) => id !== entryId)
    if (kind === 'cookedEdit')
      entries = entries.map((entry) => (entry.id === entryId ? { ...entry, ...setFields(body) } : entry))
    const recipe = recipeId === null ? undefined : recipes.get(recipeId)
    if (kind === 'cooked' && recipe && !entries.some(({ id }) => id === body.id))
      entries.push(plainEntry(answerTo(change, recipe, now)))
  }
  return entries.toSorted(compare)
}

/** The entries between two days. Those around a day of former years are on the server only. */
export function entriesBetween(entries: readonly WireObject[], query: URLSearchParams): WireObject[] {
  if (query.has('around')) return []
  const [from, to] = [query.get('from'), query.get('to')]
  return entries.filter(
    ({ cookedOn }) => (from === null || String(cookedOn) >= from) && (to === null || String(cookedOn) <= to),
  )
}
