import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteAccount, me } from '#shared/contract/account.ts'
import { setRecipePublic } from '#shared/contract/recipes.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { goodPassword, signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'
import { createTestRecipe } from '../../test/recipes.ts'

let app: TestApp
let admin: TestUser

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
})
afterAll(() => app.close())

const idOf = async (person: TestUser) => (await person.call(me)).id
const removeAccount = (person: TestUser) => person.call(deleteAccount, { body: { password: goodPassword } })

async function addPhoto(recipeId: string, authorId: string, name: string) {
  await app.deps.images.put(name, Buffer.from('a photo'))
  const row = { recipe_id: recipeId, author_id: authorId, object_name: name, width: 4, height: 3 }
  await app.db
    .insertInto('photos')
    .values({ ...row, description: null, placeholder: Buffer.from([1]), created_at: new Date() })
    .execute()
}

describe('deleting an account', () => {
  test('removes ratings, likes, comments and photos from the recipes of others and corrects the counts', async () => {
    const [deletedUser, stays] = [await signUpUser(app, admin), await signUpUser(app, admin)]
    const [deletedUserId, staysId] = [await idOf(deletedUser), await idOf(stays)]
    const { id } = await createTestRecipe(admin)
    await admin.call(setRecipePublic, { params: { id }, body: { is_public: true } })
    const now = new Date()
    for (const [memberId, stars] of [
      [deletedUserId, 1],
      [staysId, 5],
    ] as const) {
      const mark = { recipe_id: id, user_id: memberId }
      await app.db
        .insertInto('ratings')
        .values({ ...mark, stars, rated_at: now })
        .execute()
      await app.db
        .insertInto('likes')
        .values({ ...mark, liked_at: now })
        .execute()
      const comment = { recipe_id: id, author_id: memberId, created_at: now }
      await app.db
        .insertInto('comments')
        .values([
          { ...comment, content: 'Lovely.' },
          { ...comment, content: 'Twice.' },
        ])
        .execute()
      await addPhoto(id, memberId, `photos/${memberId}.webp`)
    }
    await app.db
      .updateTable('recipes')
      .set({ rating_count: 2, rating_sum: 6, like_count: 2, comments_count: 4, photos_count: 2 })
      .where('id', '=', id)
      .execute()

    await removeAccount(deletedUser)
    const row = await app.db.selectFrom('recipes').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      rating_count: 1,
      rating_sum: 5,
      like_count: 1,
      comments_count: 2,
      photos_count: 1,
    })
    const { rows } = await sql<{ left: number }>`select
      (select count(*) from ratings where recipe_id = ${id}) + (select count(*) from likes where recipe_id = ${id})
      + (select count(*) from comments where recipe_id = ${id}) + (select count(*) from photos where recipe_id = ${id})
      as left`.execute(app.db)
    expect(rows).toEqual([{ left: 5 }])
    expect(await app.deps.images.get(`photos/${deletedUserId}.webp`)).toBeNull()
    expect(await app.deps.images.get(`photos/${staysId}.webp`)).not.toBeNull()
  })

  test('deletes photos of others on the user’s recipes from the store too', async () => {
    const [deletedUser, commenter] = [await signUpUser(app, admin), await signUpUser(app, admin)]
    const { id } = await createTestRecipe(deletedUser)
    await addPhoto(id, await idOf(commenter), 'photos/of-a-user.webp')
    await app.db.updateTable('recipes').set({ photos_count: 1 }).where('id', '=', id).execute()
    await removeAccount(deletedUser)
    expect(await app.deps.images.get('photos/of-a-user.webp')).toBeNull()
  })

  test('passes owned groups on to the oldest member; deletes empty ones with their picture', async () => {
    const people = [await signUpUser(app, admin), await signUpUser(app, admin), await signUpUser(app, admin)]
    const [owner = '', young = '', old = ''] = await Promise.all(people.map(idOf))
    const now = Date.now()
    const group = {
      owner_id: owner,
      is_public: true,
      created_at: new Date(now),
      updated_at: new Date(now),
    }
    await app.deps.images.put('groups/empty.webp', Buffer.from('a picture'))
    const groups = await app.db
      .insertInto('groups')
      .values([
        { ...group, name: 'Bakers', member_count: 3 },
        { ...group, name: 'Alone', member_count: 1, picture_name: 'groups/empty.webp' },
      ])
      .returning('id')
      .execute()
    const [bakers = '', alone = ''] = groups.map(({ id }) => id)
    const joined = (group_id: string, user_id: string, age: number) => ({
      group_id,
      user_id,
      joined_at: new Date(now - age),
    })
    await app.db
      .insertInto('group_members')
      .values([
        joined(bakers, owner, 30),
        joined(bakers, young, 10),
        joined(bakers, old, 20),
        joined(alone, owner, 5),
      ])
      .execute()

    const [deletedUser] = people
    if (deletedUser) await removeAccount(deletedUser)
    const left = await app.db.selectFrom('groups').select(['name', 'owner_id', 'member_count']).execute()
    expect(left).toEqual([{ name: 'Bakers', owner_id: old, member_count: 2 }])
    expect(await app.deps.images.get('groups/empty.webp')).toBeNull()
  })
})
