import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput } from '#shared/contract/call.ts'
import { searchRecipes } from '#shared/contract/discover.ts'
import { listGroupCategories, listGroupLocations, listPublicGroups } from '#shared/contract/groups.ts'
import { editRecipe, listShowcase, saveRecipe, searchMyRecipes } from '#shared/contract/recipes.ts'
import { completeRecipe, readRecipeText } from '#shared/contract/recipe-text.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { capacity } from '#shared/constants/capacity.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { exhaustLimit } from '../../test/rate-limits.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'
import { createTestRecipe, soup } from '../../test/recipes.ts'
import type { TestClient } from '../../test/client.ts'

let app: TestApp
let admin: TestUser
let member: TestUser

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
  member = await signUpUser(app, admin)
})
afterAll(() => app.close())

describe('expensive calls are limited per hour', () => {
  test('saving and editing', async () => {
    const { id } = await createTestRecipe(member)
    const save = () => member.call(saveRecipe, { body: soup })
    const edit = () => member.call(editRecipe, { params: { id }, body: { title: 'Another soup' } })
    await edit()
    await app.db.deleteFrom('rate_limits').execute()
    await exhaustLimit(app, member, 'save', rateLimits.savesPerMember)
    await exhaustLimit(app, member, 'edit', rateLimits.editsPerMember)
    await expect(save()).rejects.toThrow('too many requests')
    await expect(edit()).rejects.toThrow('too many requests')
    await createTestRecipe(admin)
    app.advanceClock(rateLimits.savesPerMember.window + 1)
    await save()
    await edit()
  })

  test('reading a text and completing a recipe', async () => {
    const person = await signUpUser(app, admin)
    const { recipe } = await person.call(readRecipeText, { body: { text: soup.content } })
    await app.db.deleteFrom('rate_limits').execute()
    await exhaustLimit(app, person, 'writing', rateLimits.writingsPerMember)
    const read = person.call(readRecipeText, { body: { text: soup.content } })
    await expect(read).rejects.toThrow('too many requests')
    await expect(person.call(completeRecipe, { body: { recipe } })).rejects.toThrow('too many requests')
  })
})

/** A locked table, so that reads of it wait. */
async function whileLocked(table: string, work: () => Promise<void>): Promise<void> {
  await app.db.transaction().execute(async (transaction) => {
    await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(transaction)
    await work()
  })
}

const queued: readonly { list: Endpoint; query?: object; table: string; visitor: boolean }[] = [
  { list: searchRecipes, query: { q: 'soup' }, table: 'recipes', visitor: false },
  { list: searchMyRecipes, query: { q: 'soup' }, table: 'recipes', visitor: false },
  { list: listShowcase, table: 'recipes', visitor: true },
  { list: listPublicGroups, query: {}, table: 'groups', visitor: true },
  { list: listGroupCategories, table: 'groups', visitor: true },
  { list: listGroupLocations, table: 'groups', visitor: true },
]

describe('expensive reads are queued fairly, with a limit per user', () => {
  test.each(queued.map((each) => ({ ...each, path: each.list.path })))(
    '$path',
    async ({ list, query, table, visitor }) => {
      const request = (who: TestClient) =>
        who.call(list, { query } as CallInput<Endpoint>).then(
          () => 'ok',
          (error: Error) => error.message,
        )
      const { each: atOnce, waiting } = capacity.reading
      const who = visitor ? app.anonymous() : member
      const outcomes: string[] = []
      let all: Promise<void>[] = []
      await whileLocked(table, async () => {
        all = Array.from({ length: atOnce + waiting + 3 }, async () => void outcomes.push(await request(who)))
        await expect
          .poll(() => outcomes, { timeout: 20_000 })
          .toEqual(Array.from({ length: 3 }, () => 'too many requests'))
      })
      await Promise.all(all)
      expect(outcomes.slice(3)).toEqual(Array.from({ length: atOnce + waiting }, () => 'ok'))
    },
  )
})
