import { expect } from 'vitest'
import type { Provider } from '#shared/constants/providers.ts'
import type { TestApp } from './app.ts'
import type { TestClient } from './client.ts'

/** Starts a sign-in at the provider; returns the callback address. */
export async function startSignIn(
  client: TestClient,
  name: Provider,
  query: Record<string, string> = {},
): Promise<URL> {
  const start = await client.fetch(`/auth/oauth/${name}/start?${new URLSearchParams(query)}`)
  expect(start.status).toBe(302)
  return followProvider(start.headers.get('location') ?? '')
}

/** Opens the provider's page; returns the callback address. */
export async function followProvider(address: string): Promise<URL> {
  const there = await fetch(address, { redirect: 'manual' })
  return new URL(there.headers.get('location') ?? '')
}

/** Opens the callback like a browser, also by Apple's form post; returns the final page. */
export async function finishSignIn(app: TestApp, client: TestClient, back: URL): Promise<string> {
  const again = back.pathname.includes('/apple/') ? await postCallback(app, back) : back
  const answer = await client.fetch(again.pathname + again.search)
  expect(answer.status).toBe(302)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const { origin, pathname, search, hash } = new URL(answer.headers.get('location') ?? '')
  expect(origin).toBe(app.deps.publicUrl)
  return pathname + search + hash
}

/** Apple's page posts from another site, so the browser sends none of our cookies. */
async function postCallback(app: TestApp, back: URL): Promise<URL> {
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

/** A complete sign-in; returns the final page. */
export async function completeSignIn(
  app: TestApp,
  client: TestClient,
  name: Provider,
  query: Record<string, string> = {},
): Promise<string> {
  return finishSignIn(app, client, await startSignIn(client, name, query))
}
