import { makeCall } from '#shared/contract/call.ts'
import type { ChatEvent, ChatMessage } from '#shared/contract/chef.ts'
import { errorStatus, type ErrorCode } from '#shared/contract/errors.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import type { WireRecipe } from '#shared/contract/recipes.ts'

/** What the tests of this room cook with: a storage, a dish and a server behind `fetch`. */

export function memoryStorage(kept: Record<string, string> = {}) {
  const entries = new Map(Object.entries(kept))
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

export function savedRecipe(id: string, body: Record<string, unknown>): WireRecipe {
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

export interface Request {
  /** The part of the conversation with the server: `reply`, `recipe`, `plating`, `image`, `save`, `record` … */
  what: string
  body: Record<string, unknown>
  idempotencyKey: string | null
}

interface StoredConversation {
  title: string
  messages: ChatMessage[]
  /** The words so far of an answer that goes on. */
  writing: string | null
}

/** `garbage` is an answer of another shape, `broken` one that is no JSON at all. */
type Trouble = ErrorCode | 'network' | 'garbage' | 'broken'

/**
 * A server that cooks leek gratin. `trouble` says what goes wrong at a call, until it is taken away; `saved` holds the
 * recipes of the binder by idempotency key.
 */
export function testServer() {
  const requests: Request[] = []
  const trouble = new Map<string, Trouble>()
  const saved = new Map<string, WireRecipe>()
  const answers = {
    reply: 'How about a **leek gratin**?',
    recipe: { message: 'Here it is.', recipe: gratin as RecipeStructure | null },
    plating: 'Serve it in shallow bowls.',
    image: { url: '/images/signed', db_url: 'recipe_1.png' },
    average: 0,
    /** Saves, but the answer gets lost on its way. */
    losesSaveAnswer: false,
  }

  /** What the server has kept of talks, by id. */
  const conversations = new Map<string, StoredConversation>()
  /** The next streams, in their order; without one the reply comes at once. */
  const streams: Response[] = []

  const held = new Map<string, Promise<void>>()

  /** Lets a call wait until the answer is called. */
  function hold(what: string): () => void {
    const { promise, resolve } = Promise.withResolvers<void>()
    held.set(what, promise)
    return () => {
      held.delete(what)
      resolve()
    }
  }

  async function fetch(path: string, init: RequestInit = {}): Promise<Response> {
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
      case 'plating':
        return json({ message: answers.plating })
      case 'reply':
        return isStream(init)
          ? (streams.shift() ??
              streamed([{ words: answers.reply }, { end: 'complete', message: answers.reply }]))
          : json({ message: answers.reply })
      case 'image':
        return json(answers.image, 201)
      case 'averages':
        return json({ avg_total_ms: answers.average })
      case 'record':
        return json({}, 201)
      case 'save': {
        const key = idempotencyKey ?? ''
        const recipe = saved.get(key) ?? savedRecipe(`recipe-${saved.size + 1}`, body)
        saved.set(key, recipe)
        if (answers.losesSaveAnswer) throw new TypeError('Failed to fetch')
        return json(recipe, 201)
      }
      default:
        return ofConversations(path, init, body)
    }
  }

  function ofConversations(path: string, init: RequestInit, body: Record<string, unknown>): Response {
    const [, id, isStop] = /^\/api\/chat\/conversations(?:\/([^/]+)(\/stop)?)?$/.exec(path) ?? []
    const active_at = '2026-05-01T18:00:00.000Z'
    if (id === undefined && path.endsWith('/conversations')) {
      return json([...conversations].map(([each, { title }]) => ({ id: each, title, active_at })))
    }
    const kept = conversations.get(id ?? '')
    if (id === undefined || !kept) return json({ error: 'not found' }, 404)
    if (isStop) return json({})
    if (init.method === 'DELETE') conversations.delete(id)
    if (init.method === 'PATCH') kept.title = String(body.title)
    if (init.method !== 'GET') return json({})
    return isStream(init) ? (streams.shift() ?? streamed([])) : json({ id, active_at, ...kept })
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

/** An answer that goes on as the test tells it to. */
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

/** An answer as it comes word by word. */
export function streamed(events: readonly ChatEvent[]) {
  const body = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

/** Resolves when a call is given up. */
function aborted(signal: AbortSignal | null | undefined) {
  return new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve(), { once: true }))
}

function nameOf(path: string, body: Record<string, unknown>): string {
  if (path === '/api/chat') return String(body.task ?? 'reply')
  if (path === '/api/image') return 'image'
  if (path === '/api/recipes') return 'save'
  if (path === '/api/generation-timings') return 'record'
  return path === '/api/generation-timings/averages' ? 'averages' : path
}

function json(body: unknown, status = 200) {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
}
