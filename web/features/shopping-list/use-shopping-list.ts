import { useCallback, useMemo, useState } from 'react'
import { deletedField, type FieldValue } from '#shared/sync/merge.ts'
import { rowsOf } from '#shared/sync/replica.ts'
import type { TypedLine } from '#shared/lines/list-lines.ts'
import { useLanguage } from '../../i18n/language.ts'
import type { Edit } from '../../lib/replica/replica.ts'
import { useReplica } from '../../lib/replica/use-replica.ts'
import { linesOf, type ListLine } from './list-lines.ts'

export const listTable = 'list_items'
export const pantryTable = 'pantry_items'

/** What was done last, and the edits that take it back. */
export interface Undo {
  kind: 'ticked' | 'deleted' | 'nowAtHome'
  name: string
  /** The food that was ticked, unless it is known to be at home. */
  foodId: string | null
  edits: Edit[]
}

const lineEdit = (row: string, field: string, value: FieldValue): Edit => ({
  table: listTable,
  row,
  field,
  value,
})

const pantryEdits = (row: string, fields: Readonly<Record<string, FieldValue>>): Edit[] =>
  Object.entries(fields).map(([field, value]) => ({ table: pantryTable, row, field, value }))

/** The household's list and pantry with everything that can be done with them. */
export function useShoppingList(userId: string) {
  const { state, edit } = useReplica(userId)
  const language = useLanguage()
  const [undo, setUndo] = useState<Undo | null>(null)
  const { replica } = state
  const lines = useMemo(() => linesOf(rowsOf(replica, listTable)), [replica])
  const pantry = useMemo(() => rowsOf(replica, pantryTable), [replica])

  const add = useCallback(
    (typed: readonly TypedLine[]) =>
      edit(
        typed.flatMap(({ item, amount, unit, note }) => {
          const row = crypto.randomUUID()
          return [
            lineEdit(row, 'item', item),
            lineEdit(row, 'language', language),
            ...(amount === null ? [] : [lineEdit(row, 'amount', amount)]),
            ...(unit === null ? [] : [lineEdit(row, 'unit', unit)]),
            ...(note === null ? [] : [lineEdit(row, 'note', note)]),
          ]
        }),
      ),
    [edit, language],
  )

  function tick(ticked: readonly ListLine[], isTicked: boolean, name: string) {
    const at = isTicked ? new Date().toISOString() : null
    edit(ticked.map(({ id }) => lineEdit(id, 'tickedAt', at)))
    const edits = ticked.map(({ id, tickedAt }) => lineEdit(id, 'tickedAt', tickedAt))
    const foodId = ticked[0]?.foodId ?? null
    const isKnown = pantry.some(({ id }) => id === foodId)
    setUndo(isTicked ? { kind: 'ticked', name, foodId: isKnown ? null : foodId, edits } : null)
  }

  function remove(removed: readonly ListLine[], name: string) {
    edit(removed.map(({ id }) => lineEdit(id, deletedField, true)))
    const edits = removed.map(({ id }) => lineEdit(id, deletedField, false))
    setUndo({ kind: 'deleted', name, foodId: null, edits })
  }

  /** Notes a food in the pantry and takes its lines off the list. */
  function storePantry(
    foodId: string,
    stored: 'always' | 'have',
    name: string,
    removed: readonly ListLine[] = [],
  ) {
    const before = pantry.find(({ id }) => id === foodId)
    edit([
      ...pantryEdits(foodId, { state: stored, isDeleted: false }),
      ...removed.map(({ id }) => lineEdit(id, deletedField, true)),
    ])
    const edits = [
      ...pantryEdits(foodId, before ? { state: before.values.state ?? null } : { isDeleted: true }),
      ...removed.map(({ id }) => lineEdit(id, deletedField, false)),
    ]
    setUndo({ kind: 'nowAtHome', name, foodId: null, edits })
  }

  return {
    state,
    lines,
    pantry,
    undo,
    add,
    tick,
    remove,
    storePantry,
    change: (row: string, fields: Readonly<Record<string, FieldValue>>) =>
      edit(Object.entries(fields).map(([field, value]) => lineEdit(row, field, value))),
    setServings: (changed: readonly ListLine[], servings: number) =>
      edit(changed.map(({ id }) => lineEdit(id, 'servings', servings))),
    setPantry: (foodId: string, fields: Readonly<Record<string, FieldValue>>) =>
      edit(pantryEdits(foodId, fields)),
    takeBack() {
      if (undo) edit(undo.edits)
      setUndo(null)
    },
    dismissUndo: () => setUndo(null),
  }
}

export type ShoppingList = ReturnType<typeof useShoppingList>
