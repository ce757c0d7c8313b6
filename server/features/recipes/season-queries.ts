import { sql } from 'kysely'
import type { Language } from '#shared/constants/languages.ts'
import type { Allergen } from '#shared/words/allergens.ts'
import type { Diet } from '#shared/words/diets.ts'
import type { Db } from '../../platform/db/schema.ts'
import { isPublished } from './policy.ts'

/** What those who eat must not or do not want to have; dislikes are ids of foods, or other words. */
export interface Restrictions {
  allergens: readonly Allergen[]
  diets: readonly Diet[]
  dislikes: readonly string[]
}

interface Wanted {
  foods: readonly string[]
  language: Language
  userId: string
  restrictions: Restrictions
  maxMinutes?: number
  limit: number
}

export interface SeasonalRow {
  id: string
  /** The names of the ingredients; null for a recipe without structure. */
  items: string[] | null
}

/** The best rated public recipes of others in a language that are about one of the foods and within the restrictions. */
export async function selectBestAbout(
  db: Db,
  { foods, language, userId, restrictions: { allergens, diets, dislikes }, maxMinutes, limit }: Wanted,
): Promise<SeasonalRow[]> {
  const { rows } = await sql<SeasonalRow>`
    select id, (select array_agg(line->>'item') from jsonb_array_elements(structure->'ingredients') line) as items
    from recipes
    where ${isPublished} and language = ${language} and owner_id <> ${userId} and about_ids && ${foods}::text[]
      and not food_ids && ${dislikes}::text[]
      and diets @> ${JSON.stringify(diets)}::jsonb
      and (${allergens.length === 0} or coalesce(not structure->'allergens' ?| ${allergens}::text[], false))
      and ${maxMinutes === undefined ? sql`true` : sql`minutes <= ${maxMinutes}`}
    order by rating_score desc, created_at desc, id desc
    limit ${limit}`.execute(db)
  return rows
}
