import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput } from '#shared/call.ts'
import { searchRecipes } from '#shared/contract/discover.ts'
import { listGroupCategories, listGroupLocations, listPublicGroups } from '#shared/contract/groups.ts'
import { editRecipe, listShowcase, saveRecipe, searchMyRecipes } from '#shared/contract/recipes.ts'
import { completeRecipe, readRecipeText } from '#shared/contract/writing.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { limits } from '#shared/limits.ts'
import { openTestApp, type TestApp } from '../test/app.ts'
import { useUp } from '../test/attempts.ts'
import { signUpAdmin, signUpMember, type Person } from '../test/people.ts'
import { keepRecipe, soup } from '../test/recipes.ts'
import type { Visitor } from '../test/visitor.ts'

let app: TestApp
let admin: Person
let member: Person

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
  member = await signUpMember(app, admin)
})
afterAll(() => app.close())

describe('what costs work may be done so often in an hour', () => {
  test('saving and editing', async () => {
    const { id } = await keepRecipe(member)
    const save = () => member.call(saveRecipe, { body: soup })
    const edit = () => member.call(editRecipe, { params: { id }, body: { title: 'Another soup' } })
    await edit()
    await app.db.deleteFrom('rate_limits').execute()
    await useUp(app, member, 'save', limits.attempts.savesPerMember)
    await useUp(app, member, 'edit', limits.attempts.editsPerMember)
    await expect(save()).rejects.toThrow('too many requests')
    await expect(edit()).rejects.toThrow('too many requests')
    await keepRecipe(admin)
    app.pass(limits.attempts.savesPerMember.window + 1)
    await save()
    await edit()
  })

  test('having a text read and a recipe completed', async () => {
    const person = await signUpMember(app, admin)
    const { recipe } = await person.call(readRecipeText, { body: { text: soup.content } })
    await app.db.deleteFrom('rate_limits').execute()
    await useUp(app, person, 'writing', limits.attempts.writingsPerMember)
    const read = person.call(readRecipeText, { body: { text: soup.content } })
    await expect(read).rejects.toThrow('too many requests')
    await expect(person.call(completeRecipe, { body: { recipe } })).rejects.toThrow('too many requests')
  })
})

/** While a table is locked, whoever reads it waits. */
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

describe('what reads much is done in turn, and only so much of one person waits', () => {
  test.each(queued.map((each) => ({ ...each, path: each.list.path })))(
    '$path',
    async ({ list, query, table, visitor }) => {
      const asks = (who: Visitor) =>
        who.call(list, { query } as CallInput<Endpoint>).then(
          () => 'ok',
          (error: Error) => error.message,
        )
      const { atOnce, waiting } = limits.reading
      const who = visitor ? app.visitor() : member
      const outcomes: string[] = []
      let all: Promise<void>[] = []
      await whileLocked(table, async () => {
        all = Array.from({ length: atOnce + waiting + 3 }, async () => void outcomes.push(await asks(who)))
        await expect
          .poll(() => outcomes, { timeout: 20_000 })
          .toEqual(Array.from({ length: 3 }, () => 'too many requests'))
      })
      await Promise.all(all)
      expect(outcomes.slice(3)).toEqual(Array.from({ length: atOnce + waiting }, () => 'ok'))
    },
  )
})
