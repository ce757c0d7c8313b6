import { listCollectionCopies } from '#shared/contract/collections.ts'
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
import { readList, readValue, storeList } from '../../lib/replica/database.ts'
import { isObject, type MemberDatabase, type WireObject } from '../../lib/replica/schema.ts'
import { copyPictures, pictureName, plainPicture } from './pictures.ts'

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
    const links = await copyLists(database, changes.recipes.length > 0)
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
  await storeList(database, 'diary', objects(await get(listMyCooked)).map(plainEntry), ({ id }) => id)
}

/** Without photos, whose links expire. */
function plainEntry(entry: WireObject): WireObject {
  const recipe = isObject(entry.recipe) ? { ...entry.recipe, picture: null } : null
  return { ...entry, recipe, photos: [] }
}

/** Collections with the cards of their recipes; one request without an answer to store where nothing has changed. */
export async function copyCollections(database: MemberDatabase): Promise<void> {
  const since = await readValue(database, 'collections')
  const { revision, collections } = (await get(listCollectionCopies, { since })) as {
    revision: string
    collections: WireObject[] | null
  }
  if (!collections) return
  const items = collections.map((each) => ({
    ...each,
    cover: isObject(each.cover) ? plainPicture(each.cover) : null,
    recipes: objects(each.recipes).map((entry) => {
      const { recipe } = entry
      return isObject(recipe) && isObject(recipe.picture)
        ? { ...entry, recipe: { ...recipe, picture: plainPicture(recipe.picture) } }
        : entry
    }),
  }))
  await storeList(database, 'collections', items, ({ id }) => id)
  await database.put('values', revision, 'collections')
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

/** The lists of the binder to their ends, and the cards of the week plan; answers the links to their pictures by name. */
async function copyLists(database: MemberDatabase, hasRecipes: boolean): Promise<Map<string, string>> {
  const links = new Map<string, string>()
  const withPlainPicture = (card: WireObject): WireObject => {
    if (!isObject(card.picture)) return card
    const link = String(card.picture.link)
    links.set(pictureName(link), link)
    return { ...card, picture: plainPicture(card.picture) }
  }
  const hasCooked = (await readList(database, 'diary')).length > 0
  const lastCooked = hasCooked ? await fetchAll(listLastCooked) : []
  await storeList(database, 'lastCooked', lastCooked, ({ recipeId }) => recipeId)
  // An empty binder needs no more requests.
  const fetched = hasRecipes ? await fetchLists() : { own: [], saved: [], planned: [], tags: [] }
  const { id, recipeId } = {
    id: (card: WireObject) => card.id,
    recipeId: (each: WireObject) => each.recipeId,
  }
  const saved = fetched.saved.map((each) =>
    isObject(each.recipe) ? { ...each, recipe: withPlainPicture(each.recipe) } : each,
  )
  await storeList(database, 'own', fetched.own.map(withPlainPicture), id)
  await storeList(database, 'saved', saved, recipeId)
  await storeList(database, 'planned', fetched.planned.map(withPlainPicture), id)
  await storeList(database, 'tags', fetched.tags, ({ tag }) => tag)
  return links
}

async function fetchLists() {
  const own: WireObject[] = []
  for (;;) {
    const cards = objects(await get(listMyRecipeCards, { before: own.at(-1)?.id as string | undefined }))
    own.push(...cards)
    if (cards.length < (listMyRecipeCards.most ?? Infinity)) break
  }
  const query = { from: addDays(today(), -7), to: addDays(today(), 28) }
  return {
    own,
    saved: await fetchAll(listSavedRecipes),
    planned: objects(await get(listPlanRecipes, query)),
    tags: await fetchAll(listMyTags),
  }
}

async function fetchAll(endpoint: Endpoint): Promise<WireObject[]> {
  const all: WireObject[] = []
  for (;;) {
    const items = objects(await get(endpoint, { offset: String(all.length) }))
    all.push(...items)
    if (items.length < (endpoint.most ?? Infinity)) return all
  }
}
