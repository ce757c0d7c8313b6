import type { ChatTable } from '#shared/contract/chat-table.ts'
import { makeCall } from '#shared/contract/call.ts'
import type { ChatEvent, StoredMessage, ChatMessage, Understood } from '#shared/contract/chef.ts'
import type { Sharing } from '#shared/contract/chef-sharing.ts'
import type { Draft, editDraft, SentDraft } from '#shared/contract/draft.ts'
import type { AnswerOf } from '#shared/contract/endpoint.ts'
import { errorStatus, type ErrorCode } from '#shared/contract/errors.ts'
import type { Finding, Verdict } from '#shared/contract/safety-finding.ts'
import type { CookedRecipe, RecipeStructure } from '#shared/contract/recipe-structure.ts'
import type { WireRecipe } from '#shared/contract/recipes.ts'
import { emptyHousehold } from '../household/test-household.ts'

/** For the tests of the chat: a storage, a recipe and a server behind `fetch`. */

export function memoryStorage(stored: Record<string, string> = {}) {
  const entries = new Map(Object.entries(stored))
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    clear: () => entries.clear(),
  }
}

export const gratin: RecipeStructure = {
  title: 'Leek Gratin',
  language: 'en',
  dishType: 'Mains',
  servings: 4,
  prepMinutes: 15,
  cookMinutes: 45,
  taste: 'creamy, mellow',
  searchTerms: ['leek', 'gratin'],
  ingredients: [
    { amount: 3, unit: 'piece', item: 'leeks', note: null, group: null, scales: true },
    { amount: 200, unit: 'ml', item: 'cream', note: null, group: null, scales: true },
    { amount: null, unit: null, item: 'salt', note: null, group: null, scales: true },
  ],
  steps: [
    { text: 'Slice the leeks.', minutes: 10, celsius: null, uses: [0] },
    { text: 'Pour over the cream and season.', minutes: 5, celsius: null, uses: [1, 2] },
    { text: 'Bake until golden.', minutes: 45, celsius: 190, uses: [] },
  ],
  diets: ['vegetarian', 'glutenFree'],
  allergens: ['milk'],
  safety: [],
}

function savedRecipe(id: string, body: Record<string, unknown>): WireRecipe {
  return {
    ID: id,
    UUID: '6b0c2e0a-52a5-4d0b-9b8e-3f6d6f0c1a11',
    Title: String(body.title),
    Content: String(body.content),
    ImageUrl: String(body.image_url),
    image_made_by: 'builtin',
    Plating: String(body.plating),
    Taste: gratin.taste,
    Rating: 0,
    LikeCount: 0,
    CommentsCount: 0,
    PhotosCount: 0,
    DishType: gratin.dishType,
    PrepTime: gratin.prepMinutes,
    CookTime: gratin.cookMinutes,
    TotalTime: gratin.prepMinutes + gratin.cookMinutes,
    OwnerName: 'Mara',
    IsPublic: false,
    CreatedAt: '2026-05-01T18:00:00.000Z',
    language: 'en',
    recipe: gratin,
    findings: [],
    mine: true,
    hidden: false,
  }
}

interface Request {
  /** A short name of the call: `reply`, `recipe`, `plating`, `image`, `save`, `record`, … */
  what: string
  body: Record<string, unknown>
  idempotencyKey: string | null
}

interface StoredConversation {
  title: string
  messages: StoredMessage[]
  /** The text so far of an answer that is streaming. */
  writing: string | null
  recipe_id?: string
  /** The chips that are stored with it. */
  table?: ChatTable | null
  draft?: Draft | null
}

/** `garbage` is an answer of another shape, `broken` one that is not JSON. */
type Trouble = ErrorCode | 'network' | 'garbage' | 'broken'

/**
 * A server whose chef answers with a leek gratin. An entry in `trouble` makes the call of that name fail until it is
 * deleted; `saved` contains the saved recipes by idempotency key.
 */
export function testServer() {
  const requests: Request[] = []
  const trouble = new Map<string, Trouble>()
  const saved = new Map<string, WireRecipe>()
  const answers = {
    reply: 'How about a **leek gratin**?',
    recipe: { message: 'Here it is.', recipe: gratin as CookedRecipe | null } as {
      message: string
      recipe: CookedRecipe | null
      verdict?: Verdict
      plating?: string
    },
    plating: 'Serve it in shallow bowls.',
    image: { url: '/images/signed', db_url: 'recipe_1.png' },
    /** Of changes by hand. */
    edit: null as AnswerOf<typeof editDraft> | null,
    /** Of the next answers. */
    understood: {} as Understood,
    average: 0,
    household: emptyHousehold,
    earlier: [] as SentDraft[],
    savedFindings: [] as Finding[],
    /** Saves the recipe, but the answer is lost. */
    losesSaveAnswer: false,
    sharing: [] as Sharing[],
  }

  /** The stored conversations, by id. */
  const conversations = new Map<string, StoredConversation>()
  /** The next streams, in order; without one the reply comes at once. */
  const streams: Response[] = []

  const held = new Map<string, Promise<void>>()

  /** Makes a call wait until the returned function is called. */
  function hold(what: string): () => void {
    const { promise, resolve } = Promise.withResolvers<void>()
    held.set(what, promise)
    return () => {
      held.delete(what)
      resolve()
    }
  }

  async function fetch(path: string, init: RequestInit = {}): Promise<Response> {
    if (path === '/api/household') {
      await held.get('household')
      return trouble.has('household') ? json({}, 500) : json(answers.household)
    }
    if (path.endsWith('/drafts')) return json(answers.earlier)
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {}
    const what = nameOf(path, body)
    const idempotencyKey = new Headers(init.headers).get('idempotency-key')
    requests.push({ what, body, idempotencyKey })
    await Promise.race([held.get(what) ?? Promise.resolve(), aborted(init.signal)])
    init.signal?.throwIfAborted()
    const wrong = trouble.get(what)
    if (wrong === 'network') throw new TypeError('Failed to fetch')
    if (wrong === 'garbage') return json({ surprise: true })
    if (wrong === 'broken') return new Response('<h1>Bad Gateway</h1>', { status: 502 })
    if (wrong) return json({ error: wrong }, errorStatus[wrong])
    switch (what) {
      case 'recipe':
        return json(answers.recipe)
      case 'redraft':
        return json({ message: answers.reply, ...answers.understood })
      case 'edit':
        return json(answers.edit)
      case 'plating':
        return json({ message: answers.plating })
      case 'reply':
        return isStream(init)
          ? (streams.shift() ??
              streamed([
                { words: answers.reply },
                { understood: answers.understood },
                { end: 'complete', message: answers.reply },
              ]))
          : json({ message: answers.reply })
      case 'image':
        return json(answers.image, 201)
      case 'sharing':
        if (init.method !== 'PUT') return json(answers.sharing)
        answers.sharing = [body as Sharing]
        return json({})
      case 'averages':
        return json({ avg_total_ms: answers.average })
      case 'record':
        return json({}, 201)
      case 'save': {
        const key = idempotencyKey ?? ''
        const recipe = saved.get(key) ?? savedRecipe(`recipe-${saved.size + 1}`, body)
        saved.set(key, recipe)
        if (answers.losesSaveAnswer) throw new TypeError('Failed to fetch')
        return json({ ...recipe, findings: answers.savedFindings }, 201)
      }
      default:
        return ofConversations(path, init, body)
    }
  }

  function ofConversations(path: string, init: RequestInit, body: Record<string, unknown>): Response {
    const [, id, isStop] = /^\/api\/chat\/conversations(?:\/([^/]+)(\/stop)?)?$/.exec(path) ?? []
    const active_at = '2026-05-01T18:00:00.000Z'
    if (id === undefined && path.endsWith('/conversations')) {
      return json(
        [...conversations].map(([each, { title, recipe_id = null }]) => ({
          id: each,
          title,
          active_at,
          recipe_id,
        })),
      )
    }
    const stored = conversations.get(id ?? '')
    if (id === undefined || !stored) return json({ error: 'not found' }, 404)
    if (isStop) return json({})
    if (init.method === 'DELETE') conversations.delete(id)
    if (init.method === 'PATCH') stored.title = String(body.title)
    if (init.method !== 'GET') return json({})
    return isStream(init)
      ? (streams.shift() ?? streamed([]))
      : json({ id, active_at, recipe_id: null, table: null, ...stored })
  }

  return {
    fetch,
    hold,
    conversations,
    streams,
    call: makeCall({ fetch }),
    answers,
    trouble,
    requests,
    saved,
    asked: () => requests.map(({ what }) => what),
    records: () => requests.filter(({ what }) => what === 'record').map(({ body }) => body),
  }
}

/** An answer that the test sends event by event. */
export function liveStream() {
  const encoder = new TextEncoder()
  let control: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (control = given) })
  return {
    response: new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    send: (event: ChatEvent) => control?.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`)),
    breakOff: () => control?.error(new TypeError('network error')),
  }
}

function isStream(init: RequestInit): boolean {
  return new Headers(init.headers).get('accept') === 'text/event-stream'
}

/** A complete answer as a stream of events. */
export function streamed(events: readonly ChatEvent[]) {
  const body = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

/** Resolves when the call is aborted. */
function aborted(signal: AbortSignal | null | undefined) {
  return new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve(), { once: true }))
}

function nameOf(path: string, body: Record<string, unknown>): string {
  if (path === '/api/chat') {
    const messages = (body.messages ?? []) as ChatMessage[]
    if (body.task === undefined && body.table && messages.at(-1)?.role === 'assistant') return 'redraft'
    return String(body.task ?? 'reply')
  }
  if (path === '/api/image') return 'image'
  if (path === '/api/recipes/edit') return 'edit'
  if (path === '/api/recipes') return 'save'
  if (path === '/api/generation-timings') return 'record'
  if (path === '/api/chat/sharing') return 'sharing'
  return path === '/api/generation-timings/averages' ? 'averages' : path
}

function json(body: unknown, status = 200) {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
}
