import * as z from 'zod/mini'
import { signImageKey, signImageObject } from '#shared/contract/images.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import { limits } from '#shared/constants/limits.ts'
import { call } from './api.ts'

const storageKey = 'signed_urls'
const imageKey = /^recipe_[^/]*\.(?:png|jpe?g)$/i

const entry = z.object({ url: z.string(), expiresAt: z.number() })
const storedEntries = z.record(z.string(), entry)

type Entry = z.infer<typeof entry>

const memory = new Map<string, Entry>()
const inFlight = new Map<string, Promise<string | null>>()
let written = false

/** What the browser keeps may be missing, blocked or broken: then it is empty. */
function readStored(): Record<string, Entry> {
  try {
    return storedEntries.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? '{}')).data ?? {}
  } catch {
    return {}
  }
}

function store(key: string, fresh: Entry) {
  const alive = Object.entries(readStored()).filter(([, kept]) => kept.expiresAt > Date.now())
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...Object.fromEntries(alive), [key]: fresh }))
    written = true
  } catch {
    // A full or blocked storage only costs the next page a question.
  }
}

/** A link already known for this picture and still good, or null. */
export function cachedUrl(key: string): string | null {
  // What a logout took out of the browser must not live on here.
  if (written && !isStored()) memory.clear()
  const cached = memory.get(key) ?? readStored()[key]
  if (!cached || cached.expiresAt <= Date.now()) return null
  memory.set(key, cached)
  return cached.url
}

function isStored() {
  try {
    return localStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}

/**
 * A link that opens a stored picture, asked for once and kept for 50 minutes in memory and in the browser. Null, and
 * no noise, when the server gives none. Data and full addresses are links already, unless the address ends in a key.
 */
export async function signedUrl(imageUrl: string): Promise<string | null> {
  if (imageUrl.startsWith('data:')) return imageUrl
  const key = nameOf(imageUrl)
  if (key === null) return imageUrl
  const known = cachedUrl(key)
  if (known !== null) return known
  const asked = inFlight.get(key) ?? fetchSignedUrl(key)
  inFlight.set(key, asked)
  return asked
}

/** What is stored under our own name for it; null for an address of somebody else. */
function nameOf(imageUrl: string): string | null {
  if (!/^https?:/i.test(imageUrl)) return imageUrl
  const file = URL.parse(imageUrl)?.pathname.split('/').at(-1) ?? ''
  return imageKey.test(file) ? file : null
}

async function fetchSignedUrl(key: string): Promise<string | null> {
  try {
    const url = imageKey.test(key)
      ? await call(signImageKey, { params: { key } })
      : await call(signImageObject, { query: { object: key } })
    const fresh = { url, expiresAt: Date.now() + lifetimes.signedImage.cachedFor }
    memory.set(key, fresh)
    store(key, fresh)
    return url
  } catch {
    return null
  } finally {
    inFlight.delete(key)
  }
}

/** The same picture in the widths the server keeps, for `srcset`; nothing for links that are not ours to widen. */
export function sourceSet(url: string): string | undefined {
  if (!url.includes('signature=')) return undefined
  return limits.imageWidths.map((width) => `${url}&w=${width} ${width}w`).join(', ')
}
