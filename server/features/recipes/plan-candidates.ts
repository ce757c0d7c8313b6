import { sql } from 'kysely'
import type { Language } from '#shared/constants/languages.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import type { Finding } from '#shared/contract/safety-finding.ts'
import { limits } from '#shared/constants/limits.ts'
import type { DishKinds } from '#shared/words/dishes-of-meal.ts'
import type { DishType } from '#shared/words/dish-types.ts'
import type { PartRecipes } from '#kitchen'
import type { Db } from '../../platform/db/schema.ts'
import { isPublished } from './policy.ts'
import { selectParts } from './parts/queries.ts'
import { isShownTo } from './saved/policy.ts'

export interface PlanCandidateRow {
  id: string
  dish_type: DishType
  minutes: number | null
  /** What the choice looks at, with the texts of all steps as one. */
  structure:
    | (Pick<RecipeStructure, 'allergens' | 'diets' | 'cookMinutes'> & { steps: { text: string }[] })
    | null
  food_ids: string[]
  about_ids: string[]
  dish_ids: string[]
  ingredient_text: string
  rating_score: number
  relation: 'own' | 'liked' | 'saved' | null
  /** The last day on which the user cooked it, as ISO 8601. */
  last_cooked: string | null
}

interface CandidateSearch {
  userId: string
  /** Of recipes that the user has no relation to. */
  language: Language
  kinds: DishKinds
  /** Public recipes about one of these come besides the best rated ones. */
  foods: readonly string[]
  limit: number
}

function isOfKind({ every, some, dishIds }: DishKinds) {
  const isOfTypes = (types: readonly DishType[]) => sql`recipes.dish_type = any(${types}::text[])`
  if (some.length === 0) return isOfTypes(every)
  // The vector is in the row and has an index, for classes that few recipes belong to.
  const classes = dishIds.map((id) => `'d:${id}'`).join(' | ')
  const isOfClass = sql`recipes.title_vector @@ ${classes}::tsquery`
  const isLimited = every.length === 0 ? isOfClass : sql`(${isOfTypes(every)} or ${isOfClass})`
  return sql`${isOfTypes([...every, ...some])} and ${isLimited}`
}

/**
 * Recipes that a user might plan: own, saved and liked ones, then public ones about the given foods, then the best rated.
 * Each part is bounded by an index.
 */
export async function selectPlanCandidates(
  db: Db,
  { userId, language, kinds, foods, limit }: CandidateSearch,
): Promise<PlanCandidateRow[]> {
  const part = sql.lit(Math.ceil(limit / 3))
  const isOfType = isOfKind(kinds)
  const isOthers = sql`${isPublished} and ${isOfType} and language = ${language} and owner_id <> ${userId}`
  const { rows } = await sql<PlanCandidateRow>`
    with own as (
      select id, 1 as rank from recipes
      where owner_id = ${userId} and deleted_at is null and hidden_at is null and ${isOfType}
      order by created_at desc limit ${part}
    ), related as (
      select recipe_id as id, min(rank) as rank from (
        (select recipe_id, 2 as rank from likes where user_id = ${userId} order by liked_at desc limit ${part})
        union all
        (select recipe_id, 3 as rank from saved_recipes where user_id = ${userId} order by saved_at desc limit ${part})
      ) found group by recipe_id
    ), seasonal as (
      select id, 4 as rank from recipes where ${isOthers} and about_ids && ${foods}::text[]
      order by rating_score desc, created_at desc, id desc limit ${part}
    ), best as (
      select id, 5 as rank from recipes where ${isOthers}
      order by rating_score desc, created_at desc, id desc limit ${sql.lit(limit)}
    ), found as (
      select id, min(rank) as rank from (
        select * from own union all select * from related union all select * from seasonal union all select * from best
      ) every group by id
    )
    select recipes.id, recipes.dish_type, recipes.minutes, recipes.food_ids, recipes.about_ids, recipes.dish_ids,
      recipes.rating_score, left(recipes.ingredient_text, ${sql.lit(limits.plan.ingredientsRead)}) as ingredient_text,
      case when recipes.structure is not null then jsonb_build_object('allergens', read.allergens,
        'diets', read.diets, 'cookMinutes', read."cookMinutes", 'steps', coalesce((
          select jsonb_agg(jsonb_build_object('text', all_steps.text)) from (
            select left(string_agg(step ->> 'text', E'\\n'), ${sql.lit(limits.plan.stepsRead)}) as text
            from jsonb_array_elements(read.steps) step) all_steps where all_steps.text is not null), '[]')
        ) end as structure,
      case found.rank when 1 then 'own' when 2 then 'liked' when 3 then 'saved' end as relation,
      (select max(cooked_on)::text from cooking_log
        where cooking_log.recipe_id = recipes.id and cooking_log.user_id = ${userId}) as last_cooked
    from found join recipes on recipes.id = found.id
    left join lateral jsonb_to_record(recipes.structure)
      as read (allergens jsonb, diets jsonb, "cookMinutes" integer, steps jsonb) on true
    where ${isOfType} and ${isShownTo(userId)}
    order by found.rank, recipes.rating_score desc, recipes.id limit ${sql.lit(limit)}`.execute(db)
  return rows
}

interface Candidate {
  structure: RecipeStructure | null
  findings: Finding[]
  /** The recipes within it. */
  parts: PartRecipes
}

/** A candidate with all that the safety check reads; undefined where the user may not read it any more. */
export async function findCandidate(db: Db, userId: string, id: string): Promise<Candidate | undefined> {
  const row = await db
    .selectFrom('recipes')
    .select(['structure', 'findings', 'owner_id'])
    .where('id', '=', id)
    .where(isShownTo(userId))
    .executeTakeFirst()
  return row && { ...row, parts: await selectParts(db, row.structure, row.owner_id) }
}
