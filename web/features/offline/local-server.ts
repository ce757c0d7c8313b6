import type { StoredAnswers } from '../../lib/api.ts'
import { currentConnection, setOffline } from '../../lib/connection.ts'
import { memberDatabase, readValue } from './database.ts'
import { answerTo, queueable, withChange } from './outbox.ts'
import { reportOutbox } from './send-outbox.ts'
import { emptyLists, storedAnswer } from './stored-answers.ts'

interface Changes {
  /** After a change of what is copied, made by this page. */
  onChanged: () => void
}

const isGet = ({ method = 'GET' }: RequestInit) => method === 'GET'

/** Parts of the API whose changes alter the stored pages. */
const isCopied = (path: string) => /^\/api\/(?:recipes|cooked)\b/.test(path)

/** Answers the API's calls from a member's stored pages, and queues the changes that may be sent later. */
export function localServer(memberId: string, { onChanged }: Changes): StoredAnswers {
  async function answer(path: string): Promise<Response | null> {
    const database = await memberDatabase(memberId)
    const content = await storedAnswer(path, {
      lists: async () => (await readValue(database, 'lists')) ?? emptyLists,
      household: () => readValue(database, 'household'),
      recipe: (id) => database.get('recipes', id),
    })
    return content === undefined ? null : Response.json(content)
  }

  async function queue(path: string, init: RequestInit): Promise<Response | null> {
    const now = Date.now()
    const change = queueable(path, init, now)
    if (!change) return null
    const database = await memberDatabase(memberId)
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
