import { isLanguage } from '#shared/constants/languages.ts'
import type { KeptLine } from '../../lib/kept-work.ts'
import { openDatabase, readValue } from '../../lib/replica/database.ts'
import { kindOfRow, refusedRows, writtenText } from '../../lib/replica/refused-rows.ts'
import { isObject } from '../../lib/replica/schema.ts'
import { pendingOnPage } from '../../lib/replica/store.ts'

/** What a member wrote on this device that has not reached the server: without a connection, or as a draft. */
export async function unsentLines(memberId: string): Promise<KeptLine[]> {
  const { changes, rows, operations, refused } = await readQueue(memberId)
  const known = new Map(rows.map((row) => [`${row.table} ${row.id}`, row.values]))
  const { lang } = document.documentElement
  const queued = [...operations, ...pendingOnPage(memberId)]
  const waiting = refusedRows(queued, new Map(queued.map(({ id }) => [id, ''])), {
    valuesOf: (table, row) => known.get(`${table} ${row}`),
    foods: new Map(changes?.foods.map((food) => [food.id, food])),
    language: isLanguage(lang) ? lang : 'en',
  })
  const lines = [...waiting, ...refused].map((row) => ({
    kind: kindOfRow(row),
    title: row.name ?? '',
    text: writtenText(row),
  }))
  return [...lines, ...draftLines()]
}

/** Whether or not the pages are locked; nothing where there are none. */
async function readQueue(memberId: string) {
  const names = ((await globalThis.indexedDB?.databases?.()) ?? []).map(({ name }) => name ?? '')
  // Opening a name that is not there would create it.
  if (!names.some((name) => name.endsWith(memberId)))
    return { changes: undefined, rows: [], operations: [], refused: [] }
  const database = await openDatabase(memberId)
  try {
    return {
      changes: await readValue(database, 'changes'),
      rows: await database.getAll('rows'),
      operations: await database.getAll('operations'),
      refused: await database.getAll('refused'),
    }
  } finally {
    database.close()
  }
}

/** The texts of a draft, whatever its form is. */
function draftLines(): KeptLine[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith('draft:'))
  return keys.flatMap((key) => {
    const texts: string[] = []
    try {
      collectTexts(JSON.parse(localStorage.getItem(key) ?? 'null'), texts)
    } catch {
      return []
    }
    return texts.length === 0 ? [] : [{ kind: 'draft' as const, title: '', text: texts.join('\n') }]
  })
}

/** Keys that hold ids and choices, which say nothing to a reader. */
const unreadable = /^(?:id|imageName|category|language|dishType|unit)$/

function collectTexts(value: unknown, texts: string[]) {
  if (typeof value === 'string' && value.trim() !== '') texts.push(value)
  else if (Array.isArray(value)) for (const each of value) collectTexts(each, texts)
  else if (isObject(value))
    for (const [name, each] of Object.entries(value)) if (!unreadable.test(name)) collectTexts(each, texts)
}
