import { expect, test } from 'vitest'
import { freshDataDir, startServer } from '../server.ts'

const person = { email: 'a@example.org', password: 'pears & gorgonzola' }

function post(url: string, body: unknown, cookie = '') {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
}

/** The ids of all recipes of the user; one answer lists a limited number. */
async function storedIds(url: string, cookie: string): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  for (;;) {
    const answer = await fetch(`${url}/api/recipes/my?offset=${found.size}`, { headers: { cookie } })
    const page = (await answer.json()) as { ID: string }[]
    if (page.length === 0) return found
    for (const { ID } of page) found.add(ID)
  }
}

test('kill -9 in the middle of writes, twenty times: every acknowledged recipe is there', async () => {
  const dataDir = await freshDataDir()
  const acknowledged: string[] = []
  for (let round = 0; round < 20; round += 1) {
    const server = await startServer(dataDir)
    if (server.adminLink) {
      const inviteCode = new URL(server.adminLink).searchParams.get('code')
      expect((await post(`${server.url}/auth/signup`, { ...person, inviteCode })).status).toBe(201)
    }
    const login = await post(`${server.url}/auth/login`, person)
    const cookie = login.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')

    const stored = await storedIds(server.url, cookie)
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])

    const write = async () => {
      for (;;) {
        const answer = await post(
          `${server.url}/api/recipes`,
          { title: `Soup ${round}`, content: 'Boil it.' },
          cookie,
        )
        if (answer.status === 201) acknowledged.push(((await answer.json()) as { ID: string }).ID)
      }
    }
    const writers = Array.from({ length: 8 }, () => write().catch(() => 'gone'))
    await new Promise((resolve) => setTimeout(resolve, 150 + round * 40))
    await server.stop('SIGKILL')
    expect(await Promise.all(writers)).toEqual(Array.from({ length: 8 }, () => 'gone'))
  }
  expect(acknowledged.length).toBeGreaterThan(200)
})
