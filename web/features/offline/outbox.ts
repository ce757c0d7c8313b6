import { isObject, type StoredRecipe, type WireObject } from './wire-objects.ts'

/** A change that waits to be sent. Sending it twice does the same as once: entries have ids of the client. */
export interface QueuedChange {
  /** In the order of writing; set by the database. */
  key?: number
  kind: 'note' | 'cooked' | 'cookedEdit' | 'cookedDelete'
  method: string
  path: string
  body: WireObject
  /** Null for an entry whose recipe is gone. */
  recipeId: string | null
  /** Of an entry that is changed or deleted. */
  entryId?: string
  title: string
  /** The server's error code once it has refused the change, which is then shown and not sent again. */
  refused?: string
}

const kinds = [
  { kind: 'note', method: 'PUT', path: /^\/api\/recipes\/([^/?]+)\/note$/ },
  { kind: 'cooked', method: 'POST', path: /^\/api\/recipes\/([^/?]+)\/cooked$/ },
  { kind: 'cookedEdit', method: 'PATCH', path: /^\/api\/cooked\/([^/?]+)$/ },
  { kind: 'cookedDelete', method: 'DELETE', path: /^\/api\/cooked\/([^/?]+)$/ },
] as const

/** The change of a request that may be sent later; null for every other request. */
export function queueable(
  path: string,
  { method = 'GET', body }: Pick<RequestInit, 'method' | 'body'>,
  now: number,
): Omit<QueuedChange, 'title'> | null {
  for (const { kind, method: wanted, path: pattern } of kinds) {
    const id = pattern.exec(path)?.[1]
    if (id === undefined || method !== wanted) continue
    const change = { kind, method, path, recipeId: null, entryId: decodeURIComponent(id) }
    if (kind === 'cookedDelete') return { ...change, body: {} }
    const given: unknown = typeof body === 'string' ? JSON.parse(body) : null
    if (!isObject(given)) return null
    if (kind === 'cookedEdit') return { ...change, body: given }
    const stamped = kind === 'note' ? { ...given, writtenAt: new Date(now).toISOString() } : given
    return { kind, method, path, body: stamped, recipeId: decodeURIComponent(id) }
  }
  return null
}

/** What the member wrote, to be copied after a refusal; null where that is nothing to read. */
export function writtenText({ body }: Pick<QueuedChange, 'body'>): string | null {
  const texts = [body.text, body.note, body.changed, body.nextTime].filter(
    (text): text is string => typeof text === 'string' && text !== '',
  )
  return texts.length > 0 ? texts.join('\n\n') : null
}

/** What the server would answer, for the page that shows the change meanwhile. */
export function answerTo(change: QueuedChange, recipe: WireObject, now: number): WireObject {
  const { kind, body } = change
  const at = new Date(now).toISOString()
  if (kind === 'note') return { note: body.text === '' ? null : { text: body.text, updatedAt: at } }
  const structure = isObject(recipe.recipe) ? recipe.recipe : {}
  return {
    cookedOn: at.slice(0, 10),
    servings: typeof structure.servings === 'number' ? structure.servings : 1,
    stars: null,
    note: null,
    nextTime: null,
    changed: null,
    minutes: null,
    visibleTo: 'me',
    ...Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined && value !== '')),
    createdAt: at,
    hidden: false,
    photos: [],
    title: recipe.Title,
    recipe:
      change.recipeId === null ? null : { id: change.recipeId, mine: recipe.mine === true, picture: null },
  }
}

/** The stored recipe as it is after a change that has not been sent yet. */
export function withChange(stored: StoredRecipe, change: QueuedChange, now: number): StoredRecipe {
  const answer = answerTo(change, stored.recipe, now)
  if (change.kind === 'note') return { ...stored, saved: { ...stored.saved, note: answer.note } }
  const before = isObject(stored.recipe.cooked)
    ? stored.recipe.cooked
    : { times: 0, cooks: 0, nextTime: null }
  const note =
    typeof answer.nextTime === 'string' ? { text: answer.nextTime, cookedOn: answer.cookedOn } : null
  const cooked = { ...before, ...(note && { nextTime: note }) }
  return { ...stored, recipe: { ...stored.recipe, cooked } }
}

/** What becomes of a change after an attempt to send it. */
export type Sent = 'done' | 'later' | 'signedOut' | { refused: string }

/** A change is tried again only where another try can succeed: without an answer, for a fault of the server, when busy. */
export function outcomeOf(status: number | null, code: string | null, kind?: QueuedChange['kind']): Sent {
  if (status === null || status >= 500 || status === 429 || status === 408) return 'later'
  if (status === 401) return 'signedOut'
  // Deleted already, also by this change when its answer was lost.
  if (status === 404 && kind === 'cookedDelete') return 'done'
  if (status >= 400) return { refused: code ?? 'server error' }
  return 'done'
}

export interface Outbox {
  /** The changes that have not been refused, oldest first. */
  waiting: () => Promise<QueuedChange[]>
  remove: (key: number) => Promise<unknown>
  markRefused: (change: QueuedChange, code: string) => Promise<unknown>
}

/**
 * Sends what waits, one change after the other. A change is removed only after its answer, so that a crash in between
 * sends it again, which changes nothing. Returns why it stopped.
 */
export async function sendAll(
  outbox: Outbox,
  send: (change: QueuedChange) => Promise<Sent>,
): Promise<'done' | 'later' | 'signedOut'> {
  for (const change of await outbox.waiting()) {
    const sent = await send(change)
    if (sent === 'later' || sent === 'signedOut') return sent
    if (sent === 'done') await outbox.remove(change.key ?? 0)
    else await outbox.markRefused(change, sent.refused)
  }
  return 'done'
}
