import * as z from 'zod/mini'
import { signImageKey, signImageObject } from '#shared/contract/images.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import { pictureWidths } from '#shared/picture-widths.ts'
import { call } from './api.ts'

const storageKey = 'signed_urls'
const imageKey = /^recipe_[^/]*\.(?:png|jpe?g)$/i

const entry = z.object({ url: z.string(), expiresAt: z.number() })
const storedEntries = z.record(z.string(), entry)

type Entry = z.infer<typeof entry>

const memory = new Map<string, Entry>()
let findStored: ((name: string) => Promise<string | null>) | null = null

/** For members whose pages are stored: the address of a picture on this device, by its object name. */
export function provideStoredPictures(find: (name: string) => Promise<string | null>) {
  findStored = find
}

/** The address of the picture on this device, for when the signed one cannot be had or opened. */
export async function storedPictureUrl(imageUrl: string): Promise<string | null> {
  const name = nameOf(imageUrl)
  if (name === null) return null
  return (await findStored?.(name).catch(() => null)) ?? null
}

const inFlight = new Map<string, Promise<string | null>>()
let written = false

/** Empty if the storage is missing, blocked or broken. */
function readStored(): Record<string, Entry> {
  try {
    return storedEntries.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? '{}')).data ?? {}
  } catch {
    return {}
  }
}

function store(key: string, fresh: Entry) {
  const alive = Object.entries(readStored()).filter(([, stored]) => stored.expiresAt > Date.now())
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...Object.fromEntries(alive), [key]: fresh }))
    written = true
  } catch {
    // With a full or blocked storage the next page requests the URL again.
  }
}

/** A cached URL that has not expired, or null. */
export function cachedUrl(key: string): string | null {
  // A logout clears the storage; the copy in memory must go too.
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
 * The signed URL of a stored picture, requested once and cached for 50 minutes in memory and in localStorage; null if
 * the server refuses. `data:` and other full URLs are returned as they are, unless they end in an image key.
 */
export async function signedUrl(imageUrl: string): Promise<string | null> {
  if (imageUrl.startsWith('data:')) return imageUrl
  const key = nameOf(imageUrl)
  if (key === null) return imageUrl
  const known = cachedUrl(key)
  if (known !== null) return known
  const request = inFlight.get(key) ?? fetchSignedUrl(key)
  inFlight.set(key, request)
  return request
}

/** The image key or object name; null for a URL of another site. */
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
    return storedPictureUrl(key)
  } finally {
    inFlight.delete(key)
  }
}

/** The `srcset` of the widths that the server stores; undefined for URLs that the server has not signed. */
export function sourceSet(url: string): string | undefined {
  if (!url.includes('signature=')) return undefined
  return pictureWidths(url)
}
