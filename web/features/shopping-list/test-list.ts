import type { HouseholdChanges } from '#shared/contract/household-changes.ts'
import { formatClock } from '#shared/sync/clock.ts'
import type { FieldValue, Operation } from '#shared/sync/merge.ts'

const clock = formatClock({ ms: 1, counter: 0, device: 'phone001' })

export type TestRow = HouseholdChanges['rows'][number]

export const recipeId = 'ac3dcb0b-8a0c-4b13-8d6b-5dfc2b1f0a01'
export const onion = { foodId: 'onion', gramsPerUnit: 110, item: 'onion' }

export function testRow(id: string, values: Record<string, FieldValue>, table = 'list_items'): TestRow {
  const defaults: Record<string, FieldValue> =
    table === 'list_items' ? { language: 'en', aisle: 'produce' } : {}
  return { table, id, values: { ...defaults, ...values }, clocks: { item: clock } }
}

/** The server's answers to a page of the shopping list; nothing that is changed reaches it. */
export function listAnswers(rows: readonly TestRow[], more: Partial<HouseholdChanges> = {}) {
  const changes: HouseholdChanges = {
    household: 'one',
    revision: 5,
    measures: 'metric',
    isComplete: true,
    rows: [...rows],
    foods: [
      {
        id: 'onion',
        names: {
          en: ['onion', 'onions'],
          fr: ['oignon', 'oignons'],
          es: ['cebolla', 'cebollas'],
          de: ['Zwiebel', 'Zwiebeln'],
        },
      },
    ],
    recipes: [{ id: recipeId, title: null, uuid: null, servings: null }],
    ...more,
  }
  return {
    'GET /api/household/changes': { json: changes },
    'GET /api/household/changes?since=5': { json: { ...changes, rows: [], isComplete: false } },
    'POST /api/household/changes': null,
  }
}

/** What waits on this device. */
export const operationsOf = (user: string) =>
  JSON.parse(localStorage.getItem(`household_changes_${user}`) ?? '[]') as Operation[]
