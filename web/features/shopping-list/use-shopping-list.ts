import { useMemo, useState } from 'react'
import { deletedField, type FieldValue, type SyncedRow } from '#shared/sync/merge.ts'
import { rowsOf } from '#shared/sync/replica.ts'
import { defaultListOf, firstList } from '#shared/shopping/lists.ts'
import type { TypedLine } from '#shared/lines/list-lines.ts'
import { useLanguage } from '../../i18n/language.ts'
import { fieldEdits, type Edit } from '../../lib/replica/replica.ts'
import { useReplica } from '../../lib/replica/use-replica.ts'
import { linesOf, listsOf, type ListLine } from './list-lines.ts'

type Rows = Readonly<Record<'list_items' | 'shopping_lists' | 'pantry_items', readonly SyncedRow[]>>

type Fields = Readonly<Record<string, FieldValue>>

/** What was done last, and the edits that take it back. */
export interface Undo {
  kind: 'ticked' | 'deleted' | 'nowAtHome' | 'movedLine' | 'archived'
  name: string
  /** The food that was ticked, unless it is known to be at home. */
  foodId: string | null
  edits: Edit[]
}

const deleted = { [deletedField]: true }
const present = { [deletedField]: false }

/**
 * The household's lists and pantry with everything that can be done with them. `wanted` is the list to be shown; without
 * it, or when it is gone, the default one.
 */
export function useShoppingList(userId: string, wanted: string | null = null) {
  const { state, edit } = useReplica(userId)
  const language = useLanguage()
  const [undo, setUndo] = useState<Undo | null>(null)
  const { replica } = state
  const { rows, lists, allLines, defaultList } = useMemo(() => {
    const read: Rows = {
      list_items: rowsOf(replica, 'list_items'),
      shopping_lists: rowsOf(replica, 'shopping_lists'),
      pantry_items: rowsOf(replica, 'pantry_items'),
    }
    const found = listsOf(read.shopping_lists)
    return {
      rows: read,
      lists: found,
      allLines: linesOf(read.list_items, found),
      defaultList: defaultListOf(read.shopping_lists),
    }
  }, [replica])
  const shown =
    lists.find(({ id, isArchived }) => id === wanted && !isArchived) ??
    lists.find(({ id }) => id === defaultList) ??
    lists[0]
  const lines = useMemo(() => allLines.filter(({ listId }) => listId === shown.id), [allLines, shown.id])

  /** What sets a field to its present value again; a row that is not there is deleted again. */
  function inverse({ table, row, field }: Edit): Edit {
    const before = rows[table as keyof Rows].find(({ id }) => id === row)
    if (!before || field === deletedField)
      return { table, row, field: deletedField, value: before === undefined }
    return { table, row, field, value: before.values[field] ?? null }
  }

  function run(edits: Edit[], kind: Undo['kind'], name: string, foodId: string | null = null) {
    setUndo({ kind, name, foodId, edits: edits.map(inverse) })
    edit(edits)
  }

  const editLines = (changed: readonly ListLine[], fields: Fields) =>
    changed.flatMap(({ id }) => fieldEdits('list_items', id, fields))

  const editList = (id: string, fields: Fields) => edit(fieldEdits('shopping_lists', id, fields))

  return {
    state,
    lines,
    allLines,
    lists,
    /** The list that is shown. */
    shown,
    defaultList,
    pantry: rows.pantry_items,
    undo,
    add(typed: readonly TypedLine[]) {
      edit(
        typed.flatMap(({ item, amount, unit, note }) =>
          fieldEdits('list_items', crypto.randomUUID(), {
            item,
            language,
            amount: amount ?? undefined,
            unit: unit ?? undefined,
            note: note ?? undefined,
            listId: shown.id === firstList ? undefined : shown.id,
          }),
        ),
      )
    },
    tick(ticked: readonly ListLine[], isTicked: boolean, name: string) {
      const edits = editLines(ticked, { tickedAt: isTicked ? new Date().toISOString() : null })
      const foodId = ticked[0]?.foodId ?? null
      const isKnown = rows.pantry_items.some(({ id }) => id === foodId)
      if (isTicked) return run(edits, 'ticked', name, isKnown ? null : foodId)
      setUndo(null)
      edit(edits)
    },
    remove: (removed: readonly ListLine[], name: string) => run(editLines(removed, deleted), 'deleted', name),
    move: (moved: readonly ListLine[], to: string, name: string) =>
      run(editLines(moved, { listId: to === firstList ? null : to }), 'movedLine', name),
    /** Notes a food in the pantry and takes its lines off the lists. */
    storePantry: (
      foodId: string,
      stored: 'always' | 'have',
      name: string,
      removed: readonly ListLine[] = [],
    ) =>
      run(
        [
          ...fieldEdits('pantry_items', foodId, { state: stored, ...present }),
          ...editLines(removed, deleted),
        ],
        'nowAtHome',
        name,
      ),
    change: (changed: readonly ListLine[], fields: Fields) => edit(editLines(changed, fields)),
    setPantry: (foodId: string, fields: Fields) => edit(fieldEdits('pantry_items', foodId, fields)),
    nameList: (id: string, name: string) => editList(id, { name }),
    restoreList: (id: string) => editList(id, { isArchived: false }),
    archiveList: (id: string, name: string) =>
      run(fieldEdits('shopping_lists', id, { isArchived: true }), 'archived', name),
    deleteList(id: string, name: string) {
      const own = allLines.filter(({ listId }) => listId === id)
      run([...editLines(own, deleted), ...fieldEdits('shopping_lists', id, deleted)], 'deleted', name)
    },
    /** The first list is the default one where no other is. */
    makeDefault(id: string) {
      const former =
        id === firstList ? rows.shopping_lists.filter(({ values }) => values.isDefault === true) : []
      edit([
        ...former.flatMap((row) => fieldEdits('shopping_lists', row.id, { isDefault: false })),
        ...(id === firstList ? [] : fieldEdits('shopping_lists', id, { isDefault: true })),
      ])
    },
    takeBack() {
      if (undo) edit(undo.edits)
      setUndo(null)
    },
    dismissUndo: () => setUndo(null),
  }
}

export type ShoppingList = ReturnType<typeof useShoppingList>
