import { listMyCooked } from '#shared/contract/cooking-log.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { getHousehold } from '#shared/contract/household.ts'
import { pathOf } from '#shared/contract/call.ts'
import { listPlanRecipes } from '#shared/contract/plans.ts'
import { listMyRecipeCards } from '#shared/contract/recipe-cards.ts'
import { listBinderChanges, listRecipeCopies } from '#shared/contract/recipe-copies.ts'
import { listLastCooked, listMyTags, listSavedRecipes } from '#shared/contract/saved-recipes.ts'
import { addDays } from '#shared/days.ts'
import { limits } from '#shared/constants/limits.ts'
import { signedUrl } from '../../lib/signed-urls.ts'
import { today } from '../../lib/calendar-days.ts'
import { readValue, type MemberDatabase } from './database.ts'
import { copyPictures, pictureName, plainPicture } from './pictures.ts'
import { isObject, type StoredLists, type WireObject } from './wire-objects.ts'
import { plainEntry } from './stored-diary.ts'

/** A request of the copy that was refused or had no answer; the copy stays as far as it came. */
class CopyError extends Error {}

async function get(endpoint: Endpoint, query: Record<string, string | undefined> = {}): Promise<unknown> {
  const response = await fetch(pathOf(endpoint, {}, query), { headers: { accept: 'application/json' } })
  if (!response.ok) throw new CopyError(`${endpoint.path} answered ${response.status}`)
  return response.json()
}

const objects = (value: unknown): WireObject[] => (Array.isArray(value) ? value.filter(isObject) : [])

/**
 * Makes the stored binder equal to the server's: fetches what has changed, and deletes what is gone or may no longer be
 * read. Without a change it is one request. The diary is copied before.
 */
export async function copyBinder(database: MemberDatabase, language: string): Promise<void> {
  const known = await readValue(database, 'binder')
  const since = known?.language === language ? known.revision : undefined
  const changes = (await get(listBinderChanges, { since })) as {
    revision: string
    recipes: { id: string; stamp: string }[] | null
  }
  if (changes.recipes) {
    await deleteOthers(database, new Set(changes.recipes.map(({ id }) => id)))
    const hasCooked = ((await readValue(database, 'diary')) ?? []).length > 0
    const { lists, links } = await fetchLists(changes.recipes.length > 0, hasCooked)
    await database.put('values', lists, 'lists')
    await copyRecipes(database, changes.recipes, language)
    await copyPictures(database, await withStepPictures(database, links))
  }
  await database.put('values', { revision: changes.revision, language, at: Date.now() }, 'binder')
}

/** Also the pictures at the steps of the stored recipes. Who has one needs no new link to it. */
async function withStepPictures(
  database: MemberDatabase,
  links: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const all = new Map(links)
  const stored = new Set(await database.getAllKeys('pictures'))
  for (const { recipe } of await database.getAll('recipes')) {
    const structure = isObject(recipe.recipe) ? recipe.recipe : {}
    for (const { image } of objects(structure.steps)) {
      if (typeof image !== 'string' || all.has(image)) continue
      const link = stored.has(image) ? '' : await signedUrl(image)
      if (link !== null) all.set(image, link)
    }
  }
  return all
}

/** The latest entries of the diary, one page of them. */
export async function copyDiary(database: MemberDatabase): Promise<void> {
  await database.put('values', objects(await get(listMyCooked)).map(plainEntry), 'diary')
}

/** What the plan shows beside its rows. */
export async function copyHousehold(database: MemberDatabase): Promise<void> {
  const household = await get(getHousehold)
  if (isObject(household)) await database.put('values', household, 'household')
}

async function deleteOthers(database: MemberDatabase, ids: ReadonlySet<string>) {
  const transaction = database.transaction('recipes', 'readwrite')
  for (const id of await transaction.store.getAllKeys()) if (!ids.has(id)) void transaction.store.delete(id)
  await transaction.done
}

async function copyRecipes(
  database: MemberDatabase,
  recipes: readonly { id: string; stamp: string }[],
  language: string,
) {
  const stored = new Map((await database.getAll('recipes')).map((each) => [each.id, each]))
  const stamps = new Map(recipes.map(({ id, stamp }) => [id, stamp]))
  const missing = recipes.filter(({ id, stamp }) => {
    const copy = stored.get(id)
    return copy?.stamp !== stamp || copy.language !== language
  })
  for (let index = 0; index < missing.length; index += limits.copies.perCall) {
    const ids = missing.slice(index, index + limits.copies.perCall).map(({ id }) => id)
    const copies = objects(await get(listRecipeCopies, { ids: ids.join(','), in: language }))
    const transaction = database.transaction('recipes', 'readwrite')
    for (const { recipe, saved } of copies) {
      if (!isObject(recipe) || !isObject(saved) || typeof recipe.ID !== 'string') continue
      const stamp = stamps.get(recipe.ID) ?? ''
      void transaction.store.put({ id: recipe.ID, stamp, language, recipe, saved })
    }
    await transaction.done
  }
}

/** The lists of the binder to their ends, the cards of the week plan, and the links to their pictures by object name. */
async function fetchLists(
  hasRecipes: boolean,
  hasCooked: boolean,
): Promise<{ lists: StoredLists; links: Map<string, string> }> {
  const links = new Map<string, string>()
  const withPlainPicture = (card: WireObject): WireObject => {
    if (!isObject(card.picture)) return card
    const link = String(card.picture.link)
    links.set(pictureName(link), link)
    return { ...card, picture: plainPicture(card.picture) }
  }
  const cooked = hasCooked ? await fetchAll(listLastCooked) : []
  // An empty binder needs no more requests.
  if (!hasRecipes) return { lists: { mine: [], saved: [], tags: [], cooked }, links }
  const mine: WireObject[] = []
  for (;;) {
    const cards = objects(await get(listMyRecipeCards, { before: mine.at(-1)?.id as string | undefined }))
    mine.push(...cards.map(withPlainPicture))
    if (cards.length < (listMyRecipeCards.most ?? Infinity)) break
  }
  const saved = (await fetchAll(listSavedRecipes)).map((each) =>
    isObject(each.recipe) ? { ...each, recipe: withPlainPicture(each.recipe) } : each,
  )
  const query = { from: addDays(today(), -7), to: addDays(today(), 28) }
  const planned = objects(await get(listPlanRecipes, query)).map(withPlainPicture)
  const lists = { planned, mine, saved, tags: await fetchAll(listMyTags), cooked }
  return { lists, links }
}

async function fetchAll(endpoint: Endpoint): Promise<WireObject[]> {
  const all: WireObject[] = []
  for (;;) {
    const items = objects(await get(endpoint, { offset: String(all.length) }))
    all.push(...items)
    if (items.length < (endpoint.most ?? Infinity)) return all
  }
}
