import { addDays, weekOf } from '#shared/days.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { FieldValue } from '#shared/sync/merge.ts'
import { inRevision } from '#server/features/households/changes/revision.ts'
import { writeRows } from '#server/features/households/changes/synced-rows.ts'
import { planEntries } from '#server/features/plans/plan-entries.ts'
import type { SyncDeps } from '#server/features/households/changes/synced-table.ts'
import { seedShoppingList } from './shopping-lists.ts'

const eatingOut: Record<Language, string> = {
  en: 'Pizza out',
  fr: 'Pizzeria',
  es: 'Salir a por pizza',
  de: 'Pizza essen gehen',
}

/** Each seeded household plans some dinners of this week and shops for the first. What has rows is left alone. */
export async function seedWeekPlans(deps: SyncDeps, now: number): Promise<void> {
  const { db } = deps
  const hosts = await db
    .selectFrom('household_members')
    .innerJoin('users', 'users.id', 'household_members.user_id')
    .innerJoin('eaters', 'eaters.user_id', 'users.id')
    .select(['household_members.household_id', 'users.id', 'users.language'])
    .distinctOn('household_members.household_id')
    .orderBy('household_members.household_id')
    .orderBy('household_members.joined_at')
    .execute()
  for (const { household_id: householdId, id: userId, language } of hosts) {
    const recipes = await db
      .selectFrom('recipes')
      .select(['id', 'title'])
      .where('is_public', '=', true)
      .where('deleted_at', 'is', null)
      .where('language', '=', language)
      .where('dish_type', '=', 'Mains')
      .orderBy('created_at')
      .orderBy('id')
      .limit(4)
      .execute()
    let first: string | null = null
    await inRevision(db, { householdId, userId }, async (transaction, revision) => {
      const known = await transaction
        .selectFrom('plan_entries')
        .select('id')
        .where('household_id', '=', householdId)
        .executeTakeFirst()
      if (known) return false
      const rows = weekPlan(recipes, language, now).map((values) => ({
        id: crypto.randomUUID(),
        values,
        clocks: {},
      }))
      first = rows[0]?.id ?? null
      await writeRows(transaction, planEntries, { householdId, revision, now }, rows)
      return rows.length > 0
    })
    const [recipe] = recipes
    if (first === null || !recipe) continue
    const context = { householdId, userId, now }
    await seedShoppingList(deps, context, { language, recipeId: recipe.id, planEntryId: first })
  }
}

/** Dinners on some days, one of them out, and a dish without a day. */
function weekPlan(
  recipes: readonly { id: string; title: string }[],
  language: Language,
  now: number,
): Record<string, FieldValue>[] {
  const [monday = ''] = weekOf(new Date(now).toISOString().slice(0, 10), 1)
  const days = [0, 1, 3, null].map((after) => (after === null ? null : addDays(monday, after)))
  const cooked = recipes.map(({ id, title }, index) => ({
    meal: 'dinner',
    day: days[index] ?? null,
    position: 1,
    recipeId: id,
    title,
    servings: 4,
  }))
  return [...cooked, { meal: 'dinner', day: addDays(monday, 4), position: 1, title: eatingOut[language] }]
}
