import { expect } from 'vitest'
import type { Provider } from '#shared/providers.ts'
import type { TestApp } from './app.ts'
import type { Visitor } from './visitor.ts'

/** Goes to the provider; answers where it sends the browser back to. */
export async function goThere(
  visitor: Visitor,
  name: Provider,
  query: Record<string, string> = {},
): Promise<URL> {
  const start = await visitor.fetch(`/auth/oauth/${name}/start?${new URLSearchParams(query)}`)
  expect(start.status).toBe(302)
  return throughProvider(start.headers.get('location') ?? '')
}

/** What the provider answers to a browser that comes with this address: where to go back to. */
export async function throughProvider(address: string): Promise<URL> {
  const there = await fetch(address, { redirect: 'manual' })
  return new URL(there.headers.get('location') ?? '')
}

/** Comes back as the browser would, by Apple's form too, and answers the page one ends up on. */
export async function comeBack(app: TestApp, visitor: Visitor, back: URL): Promise<string> {
  const again = back.pathname.includes('/apple/') ? await postedBack(app, back) : back
  const answer = await visitor.fetch(again.pathname + again.search)
  expect(answer.status).toBe(302)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const { origin, pathname, search, hash } = new URL(answer.headers.get('location') ?? '')
  expect(origin).toBe(app.deps.publicUrl)
  return pathname + search + hash
}

/** Apple's page posts from its own site, so the browser sends none of our cookies along. */
async function postedBack(app: TestApp, back: URL): Promise<URL> {
  const posted = await fetch(new URL(back.pathname, app.url), {
    method: 'POST',
    redirect: 'manual',
    headers: {
      origin: 'https://appleid.apple.com',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: back.searchParams.toString(),
  })
  expect(posted.status).toBe(303)
  expect(posted.headers.getSetCookie()).toEqual([])
  return new URL(posted.headers.get('location') ?? '')
}

/** There and back: the page one ends up on. */
export async function passThrough(
  app: TestApp,
  visitor: Visitor,
  name: Provider,
  query: Record<string, string> = {},
): Promise<string> {
  return comeBack(app, visitor, await goThere(visitor, name, query))
}
