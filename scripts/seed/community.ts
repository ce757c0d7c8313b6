import { sql } from 'kysely'
import { pino } from 'pino'
import type { Db } from '#server/platform/db/schema.ts'
import { notifyQueuedFollowers } from '#server/features/forum/follower-notifications.ts'
import { fillBinders } from './binders.ts'
import { cookOrder, ordersOf, type SeedDeps, type SeededRecipe } from './recipes.ts'
import { cookRecipe } from './cooking-log.ts'
import { seedGroup } from './groups.ts'
import { seedGroups } from './group-threads.ts'
import { seedHouseholds } from './households.ts'
import { seedMovedIn } from './moved-in.ts'
import { seedWeekPlans } from './week-plans.ts'
import { admin, members } from './people.ts'
import { seededRandom } from './random.ts'
import { correctTitles } from './corrections.ts'
import { addPhoto, reactToRecipe } from './reactions.ts'
import { createUsers } from './users.ts'
import { seedVariants } from './variants.ts'
import { writeRecipes } from './written-recipes.ts'

const hour = 60 * 60 * 1000

/** The seeded community has its own calendar, so that it is the same whenever it is seeded. */
const startsAt = Date.UTC(2026, 0, 12, 17)

/** A picture takes a core while it is drawn. */
const concurrency = 2

export interface SeedOptions {
  /** The one everybody of it signs in with. */
  password: string
  pictures: boolean
}

/** Members, their recipes, what they say of each other's, their groups, binders and households; what is there already stays as it is. */
export async function seedCommunity(deps: SeedDeps, { password, pictures }: SeedOptions) {
  const { db } = deps
  const random = seededRandom(20260112)
  const people = await createUsers(db, [admin, ...members], password, startsAt)
  const cooks = people.filter(({ isAdmin }) => !isAdmin)

  const orders = ordersOf(cooks, startsAt + 24 * hour, 20 * hour)
  const recipes: SeededRecipe[] = []
  for (let index = 0; index < orders.length; index += concurrency) {
    const cooked = await Promise.all(
      orders.slice(index, index + concurrency).map((order) => cookOrder(deps, order, pictures)),
    )
    recipes.push(...cooked.filter((recipe) => recipe !== null))
  }
  for (const recipe of recipes.filter(({ isPublic }) => isPublic)) {
    await reactToRecipe(deps, recipe, people, random)
    const authors = cooks.filter(({ id }) => id !== recipe.owner.id)
    for (const author of random.some(authors, random.between(0, 2))) {
      await addPhoto(deps, recipe, author, random)
    }
  }
  await correctTitles(deps, recipes, people)
  // Their own lot, so that what is seeded besides stays the same.
  const cookingLot = seededRandom(20260301)
  for (const recipe of recipes.filter(({ isPublic }) => isPublic)) {
    await cookRecipe(deps, recipe, cooks, cookingLot)
  }
  for (const gathering of seedGroups) {
    await seedGroup(deps, gathering, cooks, recipes, startsAt + 60 * 24 * hour, pictures)
  }
  await writeRecipes(deps, cooks, startsAt + 80 * 24 * hour, pictures)
  await seedVariants(deps, recipes, cooks)
  await fillBinders(db, cooks, recipes)
  await seedMovedIn(deps, cooks, { at: startsAt + 85 * 24 * hour, now: Date.now() })
  await seedHouseholds(db, cooks, startsAt + 90 * 24 * hour)
  await seedWeekPlans({ db, kitchen: deps.kitchen, log: pino({ base: null }) }, Date.now())
  await notifyQueuedFollowers(db)
  await markNotificationsAsRead(db)
  return { people: people.length, recipes: recipes.length, groups: seedGroups.length }
}

/** Everybody has read all notifications but the last few, and no mail is sent about past events. */
async function markNotificationsAsRead(db: Db): Promise<void> {
  await sql`update notifications set mailed_at = created_at`.execute(db)
  await sql`update notifications set read_at = created_at from (
      select id, row_number() over (partition by user_id order by created_at desc, id desc) as place from notifications
    ) ranked where ranked.id = notifications.id and ranked.place > 3`.execute(db)
}
