import { sql } from 'kysely'
import type { Db } from '#server/db/schema.ts'
import { cookOrder, ordersOf, type Kitchen, type SeededRecipe } from './cooking.ts'
import { gather } from './gathering.ts'
import { gatherings } from './gatherings.ts'
import { admin, members } from './people.ts'
import { seededRandom } from './random.ts'
import { addPhoto, respondToRecipe } from './responding.ts'
import { settlePeople } from './settling.ts'

const hour = 60 * 60 * 1000

/** The seeded community has its own calendar, so that it is the same whenever it is seeded. */
const begin = Date.UTC(2026, 0, 12, 17)

/** A picture takes a core while it is drawn. */
const atOnce = 2

export interface Wanted {
  /** The one everybody of it signs in with. */
  password: string
  pictures: boolean
}

/** Members, their recipes, what they say of each other's and their groups; what is there already stays as it is. */
export async function seedCommunity(kitchen: Kitchen, { password, pictures }: Wanted) {
  const { db } = kitchen
  const random = seededRandom(20260112)
  const people = await settlePeople(db, [admin, ...members], password, begin)
  const cooks = people.filter(({ isAdmin }) => !isAdmin)

  const orders = ordersOf(cooks, begin + 24 * hour, 20 * hour)
  const recipes: SeededRecipe[] = []
  for (let place = 0; place < orders.length; place += atOnce) {
    const cooked = await Promise.all(
      orders.slice(place, place + atOnce).map((order) => cookOrder(kitchen, order, pictures)),
    )
    recipes.push(...cooked.filter((recipe) => recipe !== null))
  }
  for (const recipe of recipes.filter(({ isPublic }) => isPublic)) {
    await respondToRecipe(kitchen, recipe, people, random)
    const authors = cooks.filter(({ id }) => id !== recipe.owner.id)
    for (const author of random.some(authors, random.between(0, 2))) {
      await addPhoto(kitchen, recipe, author, random)
    }
  }
  for (const gathering of gatherings) {
    await gather(kitchen, gathering, cooks, recipes, begin + 60 * 24 * hour, pictures)
  }
  await catchUp(db)
  return { people: people.length, recipes: recipes.length, groups: gatherings.length }
}

/** Everybody has read what they were told but the last few, and nobody is mailed about a calendar that is over. */
async function catchUp(db: Db): Promise<void> {
  await sql`update notifications set mailed_at = created_at`.execute(db)
  await sql`update notifications set read_at = created_at from (
      select id, row_number() over (partition by user_id order by created_at desc, id desc) as place from notifications
    ) ranked where ranked.id = notifications.id and ranked.place > 3`.execute(db)
}
