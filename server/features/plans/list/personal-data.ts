import { firstList } from '#shared/shopping/lists.ts'
import { jsonFile, type PersonalData } from '../../../platform/privacy/personal-data.ts'
import { selectPresentRows } from '../../households/changes/synced-rows.ts'
import { findHouseholdId } from '../../households/queries.ts'
import { listItems } from './list-items.ts'
import { pantryItems } from './pantry-items.ts'
import { shoppingLists } from './shopping-lists.ts'

/** The export holds the lists that the member sees. They belong to the household: with the account only its name goes. */
export const shoppingListPersonalData = {
  columns: ['list_items.ticked_by'],

  async erase(db, { id }) {
    await db.updateTable('list_items').set({ ticked_by: null }).where('ticked_by', '=', id).execute()
  },

  async *export({ db }, { id }) {
    const householdId = await findHouseholdId(db, id)
    if (householdId === undefined) return
    const lines = await selectPresentRows(db, listItems, householdId)
    const lists = await selectPresentRows(db, shoppingLists, householdId)
    const pantry = await selectPresentRows(db, pantryItems, householdId)
    if (lines.length === 0 && lists.length === 0 && pantry.length === 0) return
    const names = new Map(lists.map((row) => [row.id, row.values.name]))
    yield jsonFile('shopping-list.json', {
      lists: lists.map(({ values }) => ({ name: values.name, archived: values.isArchived === true })),
      lines: lines.map(({ values }) => ({
        list: names.get(String(values.listId ?? firstList)) ?? null,
        item: values.item,
        amount: values.amount,
        unit: values.unit,
        note: values.note,
        ticked_at: values.tickedAt,
        ticked_by_me: values.tickedBy === id,
      })),
      pantry: pantry.map((row) => ({ food: row.id, state: row.values.state, use_by: row.values.useBy })),
    })
  },
} satisfies PersonalData
