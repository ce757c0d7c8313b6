import { languages, type Language } from '#shared/languages.ts'
import type { RecipeStructure } from '#shared/recipe.ts'
import { renderRecipe } from '#shared/words/recipe-text.ts'
import type { Deps } from '#server/deps.ts'
import { keepPicture } from '#server/images/queries.ts'
import { insertRecipe, savedBefore, updateVisibility } from '#server/recipes/queries.ts'
import { recipeFromPayload } from '#server/recipes/save.ts'
import { seededRandom } from './random.ts'
import type { Settled } from './settling.ts'
import { wishes } from './wishes.ts'

/** How the idempotency key of every seeded recipe begins. */
export const keyBegin = 'seed '

export type Kitchen = Pick<Deps, 'db' | 'images' | 'kitchen' | 'chef' | 'painter'>

export interface SeededRecipe {
  id: string
  owner: Settled
  isPublic: boolean
  structure: RecipeStructure
  at: number
  /** Where its picture is kept; null where none was wanted. */
  imageKey: string | null
}

export interface Order {
  /** Its key: a recipe is seeded once, however often the seed is run. */
  key: string
  wish: string
  language: Language
  owner: Settled
  isPublic: boolean
  at: number
}

/** Every wish with who wished it and when; of three recipes two are published. */
export function ordersOf(people: readonly Settled[], begin: number, apart: number): Order[] {
  const rounds = Math.max(...languages.map((language) => wishes[language].length))
  const orders: Omit<Order, 'at'>[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const language of languages) {
      const wish = wishes[language][round]
      const cooks = people.filter((person) => person.language === language)
      const owner = cooks[round % cooks.length]
      if (wish === undefined || !owner) continue
      const place = orders.length
      // Shifted once all have had a turn, so that everybody keeps some and publishes some.
      const isPublic = (place + Math.floor(round / cooks.length)) % 3 < 2
      orders.push({ key: `${keyBegin}${language} ${round}`, wish, language, owner, isPublic })
    }
  }
  // Shuffled in time, so that the newest are not all of one course.
  const places = seededRandom(20260113).some([...orders.keys()], orders.length)
  return orders.map((order, index) => ({ ...order, at: begin + (places[index] ?? index) * apart }))
}

/** Cooks, plates, paints and keeps a recipe; null when it was kept before. Throws when the chef refuses. */
export async function cookOrder(
  { db, images, kitchen, chef, painter }: Kitchen,
  { key, wish, language, owner, isPublic, at }: Order,
  withPicture: boolean,
): Promise<SeededRecipe | null> {
  if ((await savedBefore(db, owner.id, key)) !== null) return null
  const { recipe, message } = await chef.recipe({ messages: [{ role: 'user', content: wish }], language })
  if (!recipe) throw new Error(`The chef refused “${wish}”: ${message}`)
  const imageKey = withPicture
    ? await keepPicture({ db, images }, await painter.paint({ prompt: recipe.title, recipe }), owner.id, at)
    : null
  const payload = {
    title: recipe.title,
    content: renderRecipe(recipe),
    recipe,
    dish_type: recipe.dishType,
    taste: recipe.taste,
    plating: await chef.plating(recipe),
    prep_time: recipe.prepMinutes,
    cook_time: recipe.cookMinutes,
    total_time: recipe.prepMinutes + recipe.cookMinutes,
    search_terms: recipe.searchTerms,
  }
  const kept = { ...(await recipeFromPayload(kitchen, payload, owner.id)), imageKey }
  const { id } = await db.transaction().execute((transaction) => insertRecipe(transaction, kept, key, at))
  if (isPublic) await updateVisibility(db, { id, ownerId: owner.id }, true, at)
  return { id, owner, isPublic, structure: recipe, at, imageKey }
}
