import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { publishRecipe } from '../../test/recipes.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'
import { limits } from '#shared/constants/limits.ts'
import { createThread } from '#shared/contract/forum.ts'
import { listPublicRecipeCards } from '#shared/contract/recipe-cards.ts'
import { insertGroup } from '../../test/groups.ts'

let app: TestApp
let admin: TestUser
let member: TestUser
beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
  member = await signUpUser(app, admin)
})
afterAll(() => app.close())

/** The answers in a document by their paths, or null. */
async function answersIn(response: Response): Promise<Record<string, unknown> | null> {
  const html = await response.text()
  const json = /<script type="application\/json" id="answers">([^<]*)<\/script>/.exec(html)?.[1]
  return json === undefined ? null : (JSON.parse(json) as Record<string, unknown>)
}

const list = '/api/recipes/public?limit=12&offset=0&first=en&view=card'

test('discover comes with what a member would ask for first, for nobody else to store', async () => {
  const title = 'Leeks </script> & cream'
  await publishRecipe(member, { title })
  const response = await member.fetch('/en/discover')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(response.headers.get('vary')).toContain('Cookie')
  const answers = await answersIn(response)
  const query = { limit: limits.discover.pageSize, offset: 0, first: 'en' as const }
  expect(answers?.[list]).toEqual(await member.call(listPublicRecipeCards, { query }))
  expect(answers).toMatchObject({
    [list]: [{ title }],
    '/api/recipes/public/count': { total: 1 },
    '/api/recipes/my/saved': [],
    '/api/groups/my': [],
    '/api/notifications/count': { count: 0 },
  })
})

test('a thread comes with its posts for its members only', async () => {
  const group = await insertGroup(app, member, { isPublic: false })
  const body = { title: 'Salt or sugar?', content: 'In tomato sauce.' }
  const thread = await member.call(createThread, { params: { id: group }, body })
  const page = `/en/groups/${group}/threads/${thread.id}`
  expect(await answersIn(await member.fetch(page))).toMatchObject({
    [`/api/forum/threads/${thread.id}`]: { Title: body.title },
    [`/api/forum/threads/${thread.id}/posts`]: [],
    [`/api/groups/${group}`]: { group: { ID: group } },
  })
  const stranger = await signUpUser(app, admin)
  const refused = await answersIn(await stranger.fetch(page))
  expect(Object.keys(refused ?? {}).toSorted()).toEqual(['/api/moderation/mutes', '/api/notifications/count'])
})

test.each([
  ['without a cookie', '', '/en/discover'],
  ['with a session that has ended', 'signed_in=1; session=none', '/en/discover'],
])('a document %s has no answers', async (_, cookie, path) => {
  const response = await app.anonymous().fetch(path, { headers: { cookie } })
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(await answersIn(response)).toBeNull()
})

test('a page of something else has no answers: another page of the list, an address that is no id', async () => {
  expect(await answersIn(await member.fetch('/en/discover?page=2'))).toBeNull()
  const odd = await member.fetch('/en/groups/%E0%A4%A/threads/%2e%2e')
  expect(odd.status).toBe(200)
  expect(Object.keys((await answersIn(odd)) ?? {})).not.toContain('/api/groups/%E0%A4%A')
})
