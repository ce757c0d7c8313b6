import type { StoredAnswers } from '../../lib/api.ts'
import { currentConnection, setOffline } from '../../lib/connection.ts'
import { memberDatabase, readValue, type MemberDatabase } from './database.ts'
import { answerTo, queueable, withChange, type QueuedChange } from './outbox.ts'
import { reportOutbox } from './send-outbox.ts'
import { emptyLists, storedAnswer } from './stored-answers.ts'
import { isObject, type WireObject } from './wire-objects.ts'
import { diaryWith } from './stored-diary.ts'

interface Changes {
  /** After a change of what is copied, made by this page. */
  onChanged: () => void
}

const isGet = ({ method = 'GET' }: RequestInit) => method === 'GET'

/** Parts of the API whose changes alter the stored pages. */
const isCopied = (path: string) => /^\/api\/(?:recipes|cooked)\b/.test(path)

/** The stored entries with the changes that wait. */
async function diaryOf(database: MemberDatabase): Promise<WireObject[] | undefined> {
  const stored = await readValue(database, 'diary')
  if (!stored) return undefined
  const waiting = (await database.getAll('outbox')).filter(({ refused }) => refused === undefined)
  const recipes = new Map<string, WireObject>()
  for (const { kind, recipeId } of waiting) {
    const copy = kind === 'cooked' && recipeId !== null ? await database.get('recipes', recipeId) : undefined
    if (copy) recipes.set(copy.id, copy.recipe)
  }
  return diaryWith(stored, waiting, recipes, Date.now())
}

/** Answers the API's calls from a member's stored pages, and queues the changes that may be sent later. */
export function localServer(memberId: string, { onChanged }: Changes): StoredAnswers {
  async function answer(path: string): Promise<Response | null> {
    const database = await memberDatabase(memberId)
    const content = await storedAnswer(path, {
      lists: async () => (await readValue(database, 'lists')) ?? emptyLists,
      household: () => readValue(database, 'household'),
      diary: () => diaryOf(database),
      recipe: (id) => database.get('recipes', id),
      recipeOfPage: async (uuid) =>
        (await database.getAll('recipes')).find(({ recipe }) => recipe.UUID === uuid),
    })
    return content === undefined ? null : Response.json(content)
  }

  async function queue(path: string, init: RequestInit): Promise<Response | null> {
    const now = Date.now()
    const change = queueable(path, init, now)
    if (!change) return null
    const database = await memberDatabase(memberId)
    if (change.entryId !== undefined) return queueOfEntry(database, { ...change, entryId: change.entryId })
    if (change.recipeId === null) return null
    const transaction = database.transaction(['outbox', 'recipes'], 'readwrite')
    const recipes = transaction.objectStore('recipes')
    const stored = await recipes.get(change.recipeId)
    // Of a recipe that is not stored nothing can be shown meanwhile.
    if (!stored) return null
    const titled = { ...change, title: String(stored.recipe.Title) }
    const outbox = transaction.objectStore('outbox')
    if (change.kind === 'note') {
      // Only the last text of a note is sent.
      for (const other of await outbox.getAll())
        if (other.path === change.path && !other.refused && other.key !== undefined)
          await outbox.delete(other.key)
    }
    await outbox.add(titled)
    await recipes.put(withChange(stored, titled, now))
    await transaction.done
    await reportOutbox(database)
    return Response.json(answerTo(titled, stored.recipe, now))
  }

  /** A change or the deletion of an entry that this device shows. */
  async function queueOfEntry(
    database: MemberDatabase,
    change: Omit<QueuedChange, 'title'> & { entryId: string },
  ): Promise<Response | null> {
    const isChanged = ({ id }: WireObject) => id === change.entryId
    const before = (await diaryOf(database))?.find(isChanged)
    if (!before) return null
    const recipeId = isObject(before.recipe) ? String(before.recipe.id) : null
    await database.add('outbox', { ...change, recipeId, title: String(before.title) })
    await reportOutbox(database)
    return Response.json((await diaryOf(database))?.find(isChanged) ?? {})
  }

  /** A device that cannot read its storage is as one without stored pages. */
  const orNull = (work: Promise<Response | null>) =>
    work.catch((error: unknown) => {
      console.warn('reading the stored pages failed', error)
      return null
    })

  return {
    answerFirst: async (path, init) =>
      currentConnection().isOffline ? orNull(isGet(init) ? answer(path) : queue(path, init)) : null,
    answerInstead(path, init) {
      setOffline(true)
      return orNull(isGet(init) ? answer(path) : queue(path, init))
    },
    answered(path, init, response) {
      setOffline(false)
      if (!isGet(init) && response.ok && isCopied(path)) onChanged()
    },
  }
}
