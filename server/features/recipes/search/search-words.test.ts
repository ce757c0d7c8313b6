import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteAccount } from '#shared/contract/account.ts'
import { decideReport, reportContent } from '#shared/contract/moderation.ts'
import { searchRecipes } from '#shared/contract/discover.ts'
import {
  deleteRecipe,
  editRecipe,
  restoreRecipe,
  searchMyRecipes,
  setRecipePublic,
} from '#shared/contract/recipes.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { goodPassword, signUpAdmin, signUpUser, type TestUser } from '../../../test/users.ts'
import { createTestRecipe, publishRecipe } from '../../../test/recipes.ts'

let app: TestApp
let admin: TestUser
let owner: TestUser

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
  owner = await signUpUser(app, admin)
})
afterAll(() => app.close())

/** The stored number of published recipes with a word; undefined for an unknown word. */
async function countOf(word: string): Promise<number | undefined> {
  const { rows } = await sql<{ recipe_count: number }>`
    select recipe_count from search_words where word = ${word}`.execute(app.db)
  return rows[0]?.recipe_count
}

/** Every word whose stored number differs from a recount. */
async function wrongCounts(): Promise<unknown[]> {
  const { rows } = await sql`with counted as (
      select word, count(distinct recipes.id)::int as recipe_count
      from recipes cross join regexp_split_to_table(
        concat_ws(' ', search_title, term_text, ingredient_text), '[^a-z]+') word
      where length(word) between 4 and 30 and is_public and deleted_at is null and hidden_at is null
      group by word
    )
    select word, counted.recipe_count, search_words.recipe_count as stored_count
    from counted full join search_words using (word)
    where counted.recipe_count is distinct from search_words.recipe_count`.execute(app.db)
  return rows
}

const search = async (person: TestUser, q: string) =>
  (await person.call(searchRecipes, { query: { q } })).map(({ title }) => title)

test('words of private recipes do not influence searches', async () => {
  await createTestRecipe(owner, { title: 'zzsecretquince tart' })
  await publishRecipe(admin, { title: 'zzsecretquilte' })
  await publishRecipe(admin, { title: 'zzpublicquilte' })
  expect(await search(admin, 'zzpublicquinbe')).toEqual(['zzpublicquilte'])
  expect(await search(admin, 'zzsecretquinbe')).toEqual(['zzsecretquilte'])
})

test('the owner finds it in spite of a typo', async () => {
  await createTestRecipe(owner, { title: 'Grandmother’s bouillabaisse' })
  const mine = await owner.call(searchMyRecipes, { query: { q: 'bouilabaise' } })
  expect(mine.map(({ title }) => title)).toEqual(['Grandmother’s bouillabaisse'])
  expect(await admin.call(searchMyRecipes, { query: { q: 'bouilabaise' } })).toEqual([])
})

test('a word is known while a published recipe contains it, and removed with the last one', async () => {
  const one = await publishRecipe(owner, { title: 'Qwortle pie with qwortle' })
  const two = await publishRecipe(admin, { title: 'Qwortle soup' })
  expect(await countOf('qwortle')).toBe(2)
  await owner.call(setRecipePublic, { params: { id: one.id }, body: { is_public: false } })
  expect(await countOf('qwortle')).toBe(1)
  await admin.call(editRecipe, { params: { id: two.id }, body: { title: 'Gloffel soup' } })
  expect(await countOf('qwortle')).toBe(undefined)
  expect(await countOf('gloffel')).toBe(1)
  await owner.call(editRecipe, { params: { id: one.id }, body: { title: 'Private qwortle' } })
  expect(await countOf('qwortle')).toBe(undefined)
  expect(await wrongCounts()).toEqual([])
})

test('deleted and hidden recipes count as private until they are restored', async () => {
  const { id } = await publishRecipe(owner, { title: 'Snirple cake' })
  await owner.call(deleteRecipe, { params: { id } })
  expect(await countOf('snirple')).toBe(undefined)
  await owner.call(restoreRecipe, { params: { id } })
  expect(await countOf('snirple')).toBe(1)
  await admin.call(reportContent, { body: { kind: 'recipe', id, reason: 'spam' } })
  const decide = (action: 'hide' | 'dismiss') =>
    admin.call(decideReport, { params: { kind: 'recipe', id }, body: { action, reason: 'Because' } })
  await decide('hide')
  expect(await countOf('snirple')).toBe(undefined)
  await decide('dismiss')
  expect(await countOf('snirple')).toBe(1)
})

test('deleting an account removes its words', async () => {
  const deletedUser = await signUpUser(app, admin)
  await publishRecipe(deletedUser, { title: 'Qzxleaver pudding' })
  await createTestRecipe(deletedUser, { title: 'Qzxprivate pudding' })
  expect(await countOf('qzxleaver')).toBe(1)
  await deletedUser.call(deleteAccount, { body: { password: goodPassword } })
  const { rows } = await sql`select word from search_words where word like 'qzx%'`.execute(app.db)
  expect(rows).toEqual([])
})

test('counts stay correct under concurrent publications, withdrawals, edits and deletions', async () => {
  const people = await Promise.all([owner, admin, signUpUser(app, admin), signUpUser(app, admin)])
  await Promise.all(
    people.flatMap((person, index) =>
      Array.from({ length: 5 }, async (_, round) => {
        const { id } = await publishRecipe(person, { title: `Storm number${'abcd'[index]} cheese` })
        const params = { id }
        await person.call(editRecipe, { params, body: { title: `Storm cheese round${'abcde'[round]}` } })
        if (round % 2) await person.call(setRecipePublic, { params, body: { is_public: false } })
        if (round % 3 === 0) await person.call(deleteRecipe, { params })
      }),
    ),
  )
  expect(await wrongCounts()).toEqual([])
})
