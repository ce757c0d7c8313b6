import { sql } from 'kysely'
import type { Language } from '#shared/constants/languages.ts'
import { fold } from '#shared/words/fold.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { keyPrefix } from './recipes.ts'
import { seededRandom, type Random } from './random.ts'

const minute = 60 * 1000
const batch = 1000

/** The seeded community's first day: recipes added for measurements are older, so they are listed after it. */
const before = Date.UTC(2026, 0, 12, 17)

export const beginnings = [
  'Al',
  'Bor',
  'Cas',
  'Dre',
  'El',
  'Fal',
  'Gor',
  'Hes',
  'Is',
  'Jor',
  'Kel',
  'Lum',
] as const
export const middles = [
  'a',
  'be',
  'cho',
  'di',
  'go',
  'ka',
  'li',
  'mo',
  'na',
  'ri',
  'so',
  'tu',
  've',
  'za',
] as const
export const ends = [
  'burn',
  'cora',
  'dal',
  'fina',
  'grad',
  'lena',
  'mont',
  'nova',
  'rac',
  'sted',
  'vela',
  'zano',
] as const

export const manner: Record<Language, string> = {
  en: 'à la',
  fr: 'façon',
  es: 'al estilo de',
  de: 'nach Art von',
}

/**
 * Adds so many public recipes quickly, for measuring: the seeded ones without their pictures, each named after one of
 * thousands of places, so that there are rare words and common ones. Needs a seeded community; throws without.
 */
export async function addManyRecipes(
  db: Db,
  count: number,
  onProgress: (added: number) => void,
): Promise<void> {
  const patterns = await db
    .selectFrom('recipes')
    .innerJoin('idempotency_keys', 'idempotency_keys.recipe_id', 'recipes.id')
    .select(['recipes.id', 'recipes.language'])
    .where('idempotency_keys.key', 'like', `${keyPrefix}%`)
    .where('recipes.is_public', '=', true)
    .orderBy('recipes.created_at')
    .execute()
  const [first, ...rest] = patterns
  if (!first) throw new Error('There are no seeded recipes to take after.')
  const random = seededRandom(count)
  for (let added = 0; added < count; added += batch) {
    const rows = Array.from({ length: Math.min(batch, count - added) }, (_, place) => {
      const pattern = random.one([first, ...rest])
      const name = `${manner[pattern.language]} ${placeName(random)}`
      return { id: pattern.id, name, at: new Date(before - (added + place + 1) * minute) }
    })
    await insertBatch(db, rows)
    onProgress(added + rows.length)
  }
  // Without figures about the new rows the database would plan as for sixty.
  await sql`vacuum analyze recipes, recipe_versions, search_words, recipe_totals`.execute(db)
}

function placeName(random: Random): string {
  return `${random.one(beginnings)}${random.one(middles)}${random.one(middles)}${random.one(ends)}`
}

async function insertBatch(db: Db, rows: readonly { id: string; name: string; at: Date }[]): Promise<void> {
  await sql`insert into recipes (owner_id, title, content, language, plating, taste, dish_type, prep_minutes,
      cook_minutes, total_minutes, search_terms, structure, findings, search_title, search_text, term_text,
      ingredient_text, food_ids, about_ids, dish_ids, subjects_version, is_public, created_at, updated_at)
    select owner_id, title || ' ' || given.name, content, language, plating, taste, dish_type, prep_minutes,
      cook_minutes, total_minutes, search_terms,
      jsonb_set(structure, '{title}', to_jsonb(title || ' ' || given.name)), findings,
      search_title || ' ' || given.folded, search_text, term_text, ingredient_text, food_ids, about_ids,
      dish_ids, subjects_version, true, given.at, given.at
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ name }) => name)}::text[],
      ${rows.map(({ name }) => fold(name))}::text[],
      ${rows.map(({ at }) => at)}::timestamptz[]) given (id, name, folded, at)
    join recipes on recipes.id = given.id`.execute(db)
}
