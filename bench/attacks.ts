import { request } from 'node:http'
import sharp from 'sharp'
import type { Language } from '#shared/constants/languages.ts'
import type { BenchMember } from './members.ts'

export interface AttackTarget {
  address: string
  cookie: string
  dataDir: string
  /** Makes another member. */
  signUp: () => Promise<BenchMember>
}

export interface Attack {
  name: string
  /** Makes what is sent; answers what sends it, and that the statuses of the answers. */
  prepare: (attacked: AttackTarget) => Promise<() => Promise<number[]>>
}

const json = { 'content-type': 'application/json' }

/** Nobody waits longer for an answer. */
const timeout = 60_000

/** 0 when there was no whole answer in time. */
export async function fetchStatus(address: string, init: RequestInit = {}): Promise<number> {
  try {
    const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(timeout) })
    for await (const _ of answer.body ?? []);
    return answer.status
  } catch {
    return 0
  }
}

export const postStatus = (
  { address, cookie }: Pick<AttackTarget, 'address' | 'cookie'>,
  path: string,
  body: string,
) => fetchStatus(address + path, { method: 'POST', headers: { ...json, cookie }, body })

export const times = (count: number, send: () => Promise<number>) =>
  Promise.all(Array.from({ length: count }, send))

/** A page of so many steps. */
function importing(steps: number, atOnce: number): Attack {
  return {
    name: `import of ${steps.toLocaleString('en')} steps, ${atOnce} at once`,
    async prepare(attacked) {
      const recipe = {
        '@type': 'Recipe',
        name: 'x',
        recipeIngredient: ['1 kg nuts'],
        recipeInstructions: Array(steps).fill('Chop nuts and y for 5 minutes'),
      }
      const html = `<script type="application/ld+json">${JSON.stringify(recipe)}</script>`
      const body = JSON.stringify({ html })
      return () => times(atOnce, () => postStatus(attacked, '/api/recipes/import', body))
    },
  }
}

interface ChatAttack {
  words: string
  messages?: number
  length?: number
  language: Language
  task?: 'reply' | 'recipe'
  atOnce?: number
}

/** A conversation as long as one may be, of a few words again and again. */
function chatting({
  words,
  messages = 50,
  length = 4000,
  language,
  task = 'reply',
  atOnce = 1,
}: ChatAttack): Attack {
  return {
    name: `chat, ${task}, “${words}” to ${length} × ${messages}, ${language}, ${atOnce} at once`,
    async prepare(attacked) {
      const content = words.repeat(Math.ceil(length / words.length)).slice(0, length)
      const turns = Array.from({ length: messages }, () => ({ role: 'user', content }))
      const body = JSON.stringify({ messages: turns, language, task })
      return () => times(atOnce, () => postStatus(attacked, '/api/chat', body))
    },
  }
}

const content = 'Ingredients\n- 1 kg carrots\n\nInstructions\n1. Boil the carrots.'

export async function publish(
  attacked: AttackTarget,
  payload: object,
): Promise<{ status: number; uuid: string; id: string }> {
  const headers = { ...json, cookie: attacked.cookie }
  const saved = await fetch(`${attacked.address}/api/recipes`, {
    method: 'POST',
    headers,
    body: JSON.stringify(payload),
  })
  const { ID: id = '', UUID: uuid = '' } = (await saved.json()) as { ID?: string; UUID?: string }
  if (saved.ok) {
    await fetchStatus(`${attacked.address}/api/recipes/${id}/public`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ is_public: true }),
    })
  }
  return { status: saved.status, id, uuid }
}

const largeRecipes: Attack = {
  name: 'six recipes of 14 MB, then the showcase 8 times at once by visitors',
  async prepare(attacked) {
    const recipe = {
      title: 'x',
      language: 'en',
      dishType: 'Mains',
      servings: 2,
      prepMinutes: 5,
      cookMinutes: 5,
      taste: '',
      searchTerms: [],
      ingredients: [{ amount: 1, unit: 'kg', item: 'carrots', note: null, group: null, scales: true }],
      steps: [{ text: 'Boil the carrots.', minutes: 5, celsius: null, uses: [0] }],
      diets: [],
      allergens: [],
      safety: Array(7000).fill('x'.repeat(2000)),
    }
    return async () => {
      const statuses: number[] = []
      for (let index = 0; index < 6; index += 1) {
        statuses.push((await publish(attacked, { title: `Large ${index}`, content, recipe })).status)
      }
      const shown = await times(8, () => fetchStatus(`${attacked.address}/api/recipes/public/showcase`))
      return [...statuses, ...shown]
    }
  },
}

/** All but the last byte of a large body, held for a while. */
function halfSent(connections: number, by: 'visitors' | 'one member'): Attack {
  const size = 15 * 1024 * 1024
  const held = 3000
  return {
    name: `${connections} bodies of 15 MB by ${by}, each without its last byte`,
    async prepare({ address, cookie }) {
      const bytes = Buffer.alloc(size - 1, ' ')
      const session = by === 'visitors' ? {} : { cookie }
      const send = () =>
        new Promise<number>((resolve) => {
          const asked = request(`${address}/api/recipes`, {
            method: 'POST',
            headers: { ...json, ...session, 'content-length': size },
          })
          let status = 0
          const end = () => {
            asked.destroy()
            resolve(status)
          }
          asked.on('response', (answer) => {
            status = answer.statusCode ?? 0
            answer.resume()
          })
          asked.on('error', end)
          asked.write(bytes)
          setTimeout(end, held)
        })
      return () => times(connections, send)
    },
  }
}

function previews(visitors: number): Attack {
  return {
    name: `the drawn preview of a recipe for ${visitors} visitors at once`,
    async prepare(attacked) {
      const { uuid } = await publish(attacked, { title: 'Carrots', content })
      const look = () => fetchStatus(`${attacked.address}/recipes/${uuid}/picture`)
      return () => times(visitors, look)
    },
  }
}

function bombs(count: number): Attack {
  return {
    name: `${count} AVIF files of a kilobyte and 40 megapixels`,
    async prepare(attacked) {
      const { id } = await publish(attacked, { title: 'Carrots', content })
      const background = { r: 200, g: 80, b: 20 }
      const bytes = await sharp({ create: { width: 6300, height: 6300, channels: 3, background } })
        .avif({ effort: 0 })
        .toBuffer()
      const send = () => {
        const body = new FormData()
        body.append('file', new Blob([new Uint8Array(bytes)]), 'x.avif')
        return fetchStatus(`${attacked.address}/api/recipes/${id}/photos`, {
          method: 'POST',
          headers: { cookie: attacked.cookie },
          body,
        })
      }
      return () => times(count, send)
    },
  }
}

function longArrays(atOnce: number): Attack {
  return {
    name: `a sign-in with an array of 400,000, ${atOnce} at once by visitors`,
    async prepare(attacked) {
      const body = JSON.stringify({ email: Array(400_000).fill(0), password: 'x' })
      return () => times(atOnce, () => postStatus({ ...attacked, cookie: '' }, '/auth/login', body))
    },
  }
}

/** What the security review found to stop the server, each for itself. */
export const attacks: readonly Attack[] = [
  { name: 'nothing', prepare: async () => async () => [] },
  importing(60_000, 3),
  chatting({ words: 'egg ', language: 'de' }),
  chatting({ words: 'nuts ', language: 'en', task: 'recipe' }),
  chatting({ words: 'y ', language: 'en' }),
  chatting({ words: 'sans noix, pas de lait et ', language: 'fr' }),
  chatting({ words: 'y a i nuts ', language: 'fr' }),
  chatting({ words: 'nuts ', language: 'en', messages: 200, length: 1000, atOnce: 4 }),
  previews(60),
  longArrays(8),
  bombs(24),
  largeRecipes,
  halfSent(40, 'visitors'),
  halfSent(40, 'one member'),
]
