import { formatClock } from '#shared/sync/clock.ts'
import { addDays } from '#shared/days.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { FieldValue, Operation } from '#shared/sync/merge.ts'
import { applyOperations } from '#server/features/households/changes/apply-operations.ts'
import type { ChangeContext, SyncDeps } from '#server/features/households/changes/synced-table.ts'
import { listItems } from '#server/features/plans/list/list-items.ts'
import { pantryItems } from '#server/features/plans/list/pantry-items.ts'
import { listChosenLines } from '#server/features/plans/list/listed-entries.ts'
import { readListedRecipe } from '#server/features/plans/list/recipe-lines.ts'
import { shoppingLists } from '#server/features/plans/list/shopping-lists.ts'
import { planEntries } from '#server/features/plans/plan-entries.ts'

/** What somebody wrote on the list; the first is bought already. */
const written: Record<Language, readonly string[]> = {
  en: ['coffee', 'wholemeal bread', 'bananas', 'washing-up liquid'],
  fr: ['café', 'pain complet', 'bananes', 'liquide vaisselle'],
  es: ['café', 'pan integral', 'plátanos', 'lavavajillas'],
  de: ['Kaffee', 'Vollkornbrot', 'Bananen', 'Spülmittel'],
}

const market: Record<Language, string> = { en: 'Market', fr: 'Marché', es: 'Mercado', de: 'Markt' }

/**
 * The ingredients of a planned dish and what was written besides, some of it on a second list, and what is at home. A
 * household with lines is left alone.
 */
export async function seedShoppingList(
  deps: SyncDeps,
  context: ChangeContext,
  { language, recipeId, planEntryId }: { language: Language; recipeId: string; planEntryId: string },
): Promise<void> {
  const known = await deps.db
    .selectFrom('list_items')
    .select('id')
    .where('household_id', '=', context.householdId)
    .executeTakeFirst()
  if (known) return
  const recipe = await readListedRecipe(deps, context.userId, recipeId)
  const lines = recipe.structure.ingredients.map((_, line) => line)
  const chosen = { id: crypto.randomUUID(), entryId: planEntryId, recipe, lines }
  await listChosenLines(deps.db, planEntries, context, chosen)

  let counter = 0
  const set = (table: string, row: string, fields: Record<string, FieldValue>): Operation[] =>
    Object.entries(fields).map(([field, value]) => {
      counter += 1
      const clock = formatClock({ ms: context.now, counter, device: 'seed0000' })
      return { id: crypto.randomUUID(), table, row, field, value, clock }
    })
  const tickedAt = new Date(context.now).toISOString()
  const today = tickedAt.slice(0, 10)
  const listId = crypto.randomUUID()
  const tables = [shoppingLists, listItems, pantryItems]
  await applyOperations(deps, { tables, own: {} }, context, [
    ...set('shopping_lists', listId, { name: market[language] }),
    ...written[language].flatMap((item, index) =>
      set('list_items', crypto.randomUUID(), {
        item,
        language,
        ...(index === 0 && { tickedAt }),
        ...(index === 2 && { listId }),
      }),
    ),
    ...['salt', 'olive-oil', 'rice'].flatMap((food) => set('pantry_items', food, { state: 'always' })),
    ...set('pantry_items', 'cream', { state: 'have', useBy: addDays(today, 2) }),
  ])
}
