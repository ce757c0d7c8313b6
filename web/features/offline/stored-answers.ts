import { isLanguage } from '#shared/constants/languages.ts'
import { fold } from '#shared/words/fold.ts'
import { entriesBetween } from './stored-diary.ts'
import { isObject, type StoredLists, type StoredRecipe, type WireObject } from './wire-objects.ts'

export const emptyLists: StoredLists = { mine: [], saved: [], tags: [], cooked: [] }

interface Stored {
  household: () => Promise<WireObject | undefined>
  lists: () => Promise<StoredLists>
  /** With what waits to be sent; undefined on a device that has not stored it yet. */
  diary: () => Promise<WireObject[] | undefined>
  recipe: (id: string) => Promise<StoredRecipe | undefined>
  /** By the uuid of its page. */
  recipeOfPage: (uuid: string) => Promise<StoredRecipe | undefined>
}

const byPage = /^\/api\/recipes\/public\/([\da-f-]{36})$/i
const byRecipe = /^\/api\/recipes\/([^/]+)(\/saved)?$/

/** The stored answer to a GET of the API; undefined for everything that needs a connection. */
export async function storedAnswer(path: string, stored: Stored): Promise<unknown> {
  const { pathname, searchParams: query } = new URL(path, 'http://device')
  const isCard = query.get('view') === 'card'
  const page = (items: WireObject[]) => {
    const offset = Number(query.get('offset') ?? 0)
    const limit = query.get('limit')
    return items.slice(offset, limit === null ? undefined : offset + Number(limit))
  }
  switch (pathname) {
    case '/api/household':
      return stored.household()
    case '/api/plan/recipes':
      return cardsOf(await stored.lists())
    case '/api/recipes/my':
      if (!isCard) return undefined
      return after((await stored.lists()).mine, query.get('before'))
    case '/api/recipes/my/search':
      return isCard ? matching((await stored.lists()).mine, query.get('q') ?? '') : undefined
    case '/api/recipes/my/tags':
      return page((await stored.lists()).tags)
    case '/api/recipes/my/cooked':
      return page((await stored.lists()).cooked)
    case '/api/recipes/my/saved':
      return page((await stored.lists()).saved).map(({ recipeId }) => recipeId)
    case '/api/recipes/saved':
      return page((await stored.lists()).saved)
    case '/api/cooked/my': {
      const diary = await stored.diary()
      return diary && page(entriesBetween(diary, query))
    }
    default:
  }
  const [, uuid] = byPage.exec(pathname) ?? []
  if (uuid !== undefined) {
    const copy = await stored.recipeOfPage(uuid.toLowerCase())
    return copy && inLanguage(copy, query.get('in'))
  }
  const [, id, part] = byRecipe.exec(pathname) ?? []
  const found = id === undefined ? undefined : await stored.recipe(decodeURIComponent(id))
  if (!found) return undefined
  if (part) return found.saved
  return isCard ? cardOf(found.id, await stored.lists()) : inLanguage(found, query.get('in'))
}

/** Lists continue after an item: those of the server end there, since the device has all of it. */
function after(cards: WireObject[], before: string | null): WireObject[] {
  return before === null ? cards : cards.slice(cards.findIndex(({ id }) => id === before) + 1)
}

/** The server also searches ingredients; without it the title must do. */
function matching(cards: WireObject[], text: string): WireObject[] {
  const words = fold(text)
    .split(/\s+/)
    .filter((word) => word !== '')
  return cards.filter(({ title }) => words.every((word) => fold(String(title)).includes(word)))
}

/** All cards that the device has, each once. A dish may be planned while there is no connection. */
function cardsOf({ mine, saved, planned = [] }: StoredLists): WireObject[] {
  const others = saved.map(({ recipe }) => recipe).filter(isObject)
  return [...new Map([...planned, ...others, ...mine].map((card) => [card.id, card])).values()]
}

const cardOf = (id: string, lists: StoredLists): WireObject | undefined =>
  cardsOf(lists).find((card) => card.id === id)

/** The rendering is of the language in which it was copied. */
function inLanguage({ recipe, language }: StoredRecipe, asked: string | null): WireObject {
  if (isLanguage(asked) && asked === language) return recipe
  return { ...recipe, rendering: null }
}
