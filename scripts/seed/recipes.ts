import { languages, type Language } from '#shared/constants/languages.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { renderRecipe } from '#shared/words/recipe-text.ts'
import type { Deps } from '#server/deps.ts'
import { storePainting } from '#server/features/images/queries.ts'
import { insertRecipe, findIdempotentRecipe, updateVisibility } from '#server/features/recipes/queries.ts'
import { recipeFromPayload } from '#server/features/recipes/recipe-from-payload.ts'
import { seededRandom } from './random.ts'
import type { SeededUser } from './users.ts'
import { prompts } from './prompts.ts'

/** How the idempotency key of every seeded recipe begins. */
export const keyPrefix = 'seed '

export type SeedDeps = Pick<Deps, 'db' | 'images' | 'kitchen' | 'chef' | 'painter'>

export interface SeededRecipe {
  id: string
  owner: SeededUser
  isPublic: boolean
  structure: RecipeStructure
  at: number
  /** Where its picture is kept; null where none was wanted. */
  imageKey: string | null
}

export interface RecipeOrder {
  /** Its key: a recipe is seeded once, however often the seed is run. */
  key: string
  prompt: string
  language: Language
  owner: SeededUser
  isPublic: boolean
  at: number
}

/** Every prompt with who wished it and when; of three recipes two are published. */
export function ordersOf(people: readonly SeededUser[], begin: number, interval: number): RecipeOrder[] {
  const rounds = Math.max(...languages.map((language) => prompts[language].length))
  const orders: Omit<RecipeOrder, 'at'>[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const language of languages) {
      const prompt = prompts[language][round]
      const cooks = people.filter((person) => person.language === language)
      const owner = cooks[round % cooks.length]
      if (prompt === undefined || !owner) continue
      const position = orders.length
      // Shifted once all have had a turn, so that everybody keeps some and publishes some.
      const isPublic = (position + Math.floor(round / cooks.length)) % 3 < 2
      orders.push({ key: `${keyPrefix}${language} ${round}`, prompt, language, owner, isPublic })
    }
  }
  // Shuffled in time, so that the newest are not all of one course.
  const positions = seededRandom(20260113).some([...orders.keys()], orders.length)
  return orders.map((order, index) => ({ ...order, at: begin + (positions[index] ?? index) * interval }))
}

/** The built-in chef costs nothing. */
const uncounted = { onTokens: () => undefined }

/** Cooks, plates, paints and keeps a recipe; null when it was kept before. Throws when the chef refuses. */
export async function cookOrder(
  { db, images, kitchen, chef, painter }: SeedDeps,
  { key, prompt, language, owner, isPublic, at }: RecipeOrder,
  withPicture: boolean,
): Promise<SeededRecipe | null> {
  if ((await findIdempotentRecipe(db, owner.id, key)) !== null) return null
  const { recipe, message } = await chef.recipe(
    { messages: [{ role: 'user', content: prompt }], language },
    uncounted,
  )
  if (!recipe) throw new Error(`The chef refused “${prompt}”: ${message}`)
  const imageKey = withPicture
    ? await storePainting({ db, images }, await painter.paint({ prompt: recipe.title, recipe }), owner.id, at)
    : null
  const payload = {
    title: recipe.title,
    content: renderRecipe(recipe),
    recipe,
    dish_type: recipe.dishType,
    taste: recipe.taste,
    plating: await chef.plating(recipe, uncounted),
    prep_time: recipe.prepMinutes,
    cook_time: recipe.cookMinutes,
    total_time: recipe.prepMinutes + recipe.cookMinutes,
    search_terms: recipe.searchTerms,
  }
  const saved = { ...(await recipeFromPayload(kitchen, payload, owner.id)), imageKey }
  const { id } = await db.transaction().execute((transaction) => insertRecipe(transaction, saved, key, at))
  if (isPublic) await updateVisibility(db, { id, ownerId: owner.id }, true, at)
  return { id, owner, isPublic, structure: recipe, at, imageKey }
}
