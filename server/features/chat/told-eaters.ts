import { eaterKinds } from '#shared/contract/chat-table.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import { limits } from '#shared/constants/limits.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { fold } from '#shared/words/fold.ts'
import type { Guests } from '#kitchen'
import type { Db } from '../../platform/db/schema.ts'
import type { ChefKitchen } from '../../platform/workers/kitchen.ts'
import { isUuid } from '../../platform/db/uuid.ts'
import type { FindToldEaters } from '../recipes/told-eaters.ts'
import { selectMessages } from './conversations.ts'

/**
 * So much of the shorter list of ingredients is the same in a recipe and in what it was made from: half of it where the
 * save says that the chef cooked it, nearly all where it says nothing. Leaving out where it comes from hides no allergy.
 */
const sameShare = { chef: 0.5, unsaid: 0.8 }

const itemsOf = ({ ingredients }: RecipeStructure) => [...new Set(ingredients.map(({ item }) => fold(item)))]

/**
 * Remembers for whom the chef cooked a recipe; the newest ones of a member are kept for some days. One that was cooked for
 * nobody in particular is remembered too: then an allergy that has been taken back since holds no longer.
 */
export async function rememberEaters(
  db: Db,
  {
    userId,
    conversation,
    recipe,
    eaters,
  }: {
    userId: string
    conversation: string | null
    recipe: RecipeStructure
    eaters: Guests
  },
  now: number,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const known = conversation
      ? await transaction
          .selectFrom('conversations')
          .select('id')
          .where('id', '=', conversation)
          .where('user_id', '=', userId)
          .forKeyShare()
          .executeTakeFirst()
      : undefined
    const row = { user_id: userId, conversation_id: known?.id ?? null, items: itemsOf(recipe) }
    const cookedAt = new Date(now)
    const told = JSON.stringify(storedEaters(eaters))
    await transaction
      .insertInto('cooked_recipes')
      .values({ ...row, eaters: told, cooked_at: cookedAt })
      .execute()
    await transaction
      .deleteFrom('cooked_recipes')
      .where('id', 'in', (query) =>
        query
          .selectFrom('cooked_recipes')
          .select('id')
          .where('user_id', '=', userId)
          .orderBy('cooked_at', 'desc')
          .orderBy('id')
          .offset(limits.chat.cookedKept),
      )
      .execute()
  })
}

/** Foods that are out of favour or against an illness are many, and no danger. */
function storedEaters({ excluded: _excluded, ...eaters }: Guests): Guests {
  return eaters
}

/** Deletes what was cooked too long ago to be saved still. */
export async function cleanUpCookedRecipes(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('cooked_recipes')
    .where('cooked_at', '<=', new Date(now - lifetimes.cookedRecipe))
    .execute()
}

export const findToldEaters: FindToldEaters = async (
  { db, kitchen },
  { userId, conversation, isByChef, structure },
  now,
) => {
  const items = new Set(itemsOf(structure))
  const cooked = await db
    .selectFrom('cooked_recipes')
    .select(['items', 'eaters'])
    .where('user_id', '=', userId)
    .where('cooked_at', '>', new Date(now - lifetimes.cookedRecipe))
    .orderBy('cooked_at', 'desc')
    .execute()
  const share = isByChef || conversation ? sameShare.chef : sameShare.unsaid
  const remembered = cooked.find((row) => {
    const same = row.items.filter((item) => items.has(item)).length
    return same > 0 && same >= share * Math.min(items.size, row.items.length)
  })
  const told = conversation
    ? await eatersOfConversation(db, kitchen, { conversation, userId, structure })
    : null
  const eaters = both(remembered?.eaters ?? null, told)
  return eaters && isTold(eaters) ? eaters : null
}

/** Null for a conversation that is not, or no longer, the user's. */
async function eatersOfConversation(
  db: Db,
  kitchen: ChefKitchen,
  { conversation, userId, structure }: { conversation: string; userId: string; structure: RecipeStructure },
): Promise<Guests | null> {
  const found = isUuid(conversation)
    ? await db
        .selectFrom('conversations')
        .select(['id', 'understood'])
        .where('id', '=', conversation)
        .where('user_id', '=', userId)
        .executeTakeFirst()
    : undefined
  if (!found) return null
  const stored = await selectMessages(db, found.id)
  const messages = stored.filter(({ content }) => content.trim() !== '')
  if (!messages.some(({ role }) => role === 'user')) return null
  return kitchen.guestsOf(
    {
      messages: messages.map(({ role, content }) => ({ role, content })),
      language: structure.language,
      ...(found.understood && { table: found.understood }),
    },
    { userId },
  )
}

/** What either of them says: an allergy that one has heard holds. */
function both(one: Guests | null, other: Guests | null): Guests | null {
  if (!one || !other) return one ?? other
  const joined = <Value>(a: readonly Value[] = [], b: readonly Value[] = []) => [...new Set([...a, ...b])]
  return {
    allergens: joined(one.allergens, other.allergens),
    diets: joined(one.diets, other.diets),
    notes: joined(one.notes, other.notes),
    ...Object.fromEntries(eaterKinds.flatMap((kind) => (one[kind] || other[kind] ? [[kind, true]] : []))),
  }
}

const isTold = ({ allergens = [], diets = [], notes = [], ...bodies }: Guests): boolean =>
  allergens.length + diets.length + notes.length > 0 || eaterKinds.some((kind) => bodies[kind] === true)
