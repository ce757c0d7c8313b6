import { describe, expect, test } from 'vitest'
import {
  deletePost,
  deleteThread,
  getThread,
  listPostReferences,
  listThreadReferences,
  shareRecipeToGroup,
  withdrawRecipe,
} from '#shared/contract/forum.ts'
import { getGroup } from '#shared/contract/groups.ts'
import { deleteRecipe, getRecipe, setRecipePublic } from '#shared/contract/recipes.ts'
import { insertGroup } from '../../test/groups.ts'
import type { TestUser } from '../../test/users.ts'
import { createTestRecipe } from '../../test/recipes.ts'
import {
  admin,
  app,
  at,
  group,
  member,
  open,
  openForum,
  other,
  owner,
  read,
  writePost,
  stranger,
  unknownId,
} from '../../test/forum.ts'

openForum()

describe('recipes in a group', () => {
  const readable = (recipeId: string, person: TestUser) =>
    person.call(getRecipe, at(recipeId)).then(
      () => true,
      () => false,
    )

  const share = (recipeId: string, person = member, message: string | null = null) =>
    person.call(shareRecipeToGroup, { ...at(group), body: { recipe_id: recipeId, message } })

  const withdraw = (recipeId: string, person = member, id = group) =>
    person.call(withdrawRecipe, { params: { id, recipeId } })

  test('sharing starts a thread about it, and members may read it while it is shared', async () => {
    const recipe = await createTestRecipe(member, { title: 'Gazpacho' })
    expect(await readable(recipe.id, other)).toBe(false)
    const thread = await share(recipe.id, member, ' Cold and good ')
    expect(thread).toMatchObject({ title: 'Gazpacho', content: 'Cold and good', category: 'recipes' })
    expect((await share(recipe.id)).content).toBe('')
    expect(thread.recipe).toMatchObject({ recipeId: recipe.id, title: 'Gazpacho', authorName: 'Max' })
    expect(await readable(recipe.id, other)).toBe(true)
    expect(await readable(recipe.id, stranger)).toBe(false)
    await withdraw(recipe.id)
    expect(await readable(recipe.id, other)).toBe(false)
    const [reference] = await other.call(listThreadReferences, at(thread.id))
    expect(reference).toEqual({
      id: thread.recipe?.id,
      recipeId: recipe.id,
      title: null,
      imageName: null,
      thumbnailName: null,
      authorName: null,
    })
    expect((await other.call(getThread, at(thread.id))).recipe?.title).toBeNull()
    expect((await member.call(getThread, at(thread.id))).recipe?.title).toBe('Gazpacho')
  })

  test('one is attached to a thread or a post, and withdrawn with it', async () => {
    const [onThread, onPost] = [
      await createTestRecipe(member),
      await createTestRecipe(member, { title: 'Toast' }),
    ]
    const thread = await open({ recipe_id: onThread.id })
    expect(thread.recipe?.recipeId).toBe(onThread.id)
    const post = await writePost(thread.id, 'With this', { recipe_id: onPost.id })
    expect(post.recipe).toMatchObject({ recipeId: onPost.id, title: 'Toast' })
    expect((await read(thread.id, other))[0]?.recipe?.title).toBe('Toast')
    expect(await other.call(listPostReferences, at(post.id))).toMatchObject([{ title: 'Toast' }])
    const bare = await writePost(thread.id, 'Without')
    expect(await other.call(listPostReferences, at(bare.id))).toEqual([])
    await member.call(deletePost, at(post.id))
    expect(await readable(onPost.id, other)).toBe(false)
    expect(await readable(onThread.id, other)).toBe(true)
    await owner.call(deleteThread, at(thread.id))
    expect(await readable(onThread.id, other)).toBe(false)
    const left = await app.db.selectFrom('recipe_shares').select('id').where('group_id', '=', group).execute()
    expect(left).toEqual([])
  })

  test('another user’s private recipe can be shared only if the group may read it already', async () => {
    const recipe = await createTestRecipe(owner)
    await expect(share(recipe.id)).rejects.toMatchObject({ code: 'not found', status: 404 })
    await expect(open({ recipe_id: recipe.id })).rejects.toMatchObject({ code: 'unknown recipe' })
    const { id } = await open()
    await expect(writePost(id, 'x', { recipe_id: recipe.id })).rejects.toMatchObject({
      code: 'unknown recipe',
    })
    const elsewhere = await insertGroup(app, owner, { members: [member] })
    await owner.call(shareRecipeToGroup, { ...at(elsewhere), body: { recipe_id: recipe.id } })
    expect(await readable(recipe.id, member)).toBe(true)
    await expect(share(recipe.id)).rejects.toMatchObject({ code: 'not found' })
    await share(recipe.id, owner)
    expect((await share(recipe.id)).title).toBe(recipe.title)
    expect((await writePost(id, 'x', { recipe_id: recipe.id })).recipe?.recipeId).toBe(recipe.id)
    // Shares by others do not keep a recipe readable that its owner made private.
    await withdraw(recipe.id, owner)
    expect(await readable(recipe.id, other)).toBe(false)
  })

  test('any public recipe can be shared, a deleted one cannot', async () => {
    const recipe = await createTestRecipe(stranger)
    await stranger.call(setRecipePublic, { ...at(recipe.id), body: { is_public: true } })
    const thread = await share(recipe.id)
    await stranger.call(deleteRecipe, at(recipe.id))
    expect((await member.call(getThread, at(thread.id))).recipe?.title).toBeNull()
    await expect(share(recipe.id)).rejects.toMatchObject({ code: 'not found' })
    const own = await createTestRecipe(member)
    await member.call(deleteRecipe, at(own.id))
    await expect(share(own.id)).rejects.toMatchObject({ code: 'not found' })
  })

  test('a dangerous one cannot be shared', async () => {
    const recipe = await createTestRecipe(member)
    await app.db
      .updateTable('recipes')
      .set({ findings: JSON.stringify([{ code: 'raw-poultry', severity: 'dangerous' }]) })
      .where('id', '=', recipe.id)
      .execute()
    const { id } = await open()
    const unsafe = { code: 'unsafe recipe', status: 409 }
    await expect(share(recipe.id)).rejects.toMatchObject(unsafe)
    await expect(open({ recipe_id: recipe.id })).rejects.toMatchObject(unsafe)
    await expect(writePost(id, 'x', { recipe_id: recipe.id })).rejects.toMatchObject(unsafe)
    expect((await member.call(getThread, at(id))).postCount).toBe(0)
  })

  test('a share is withdrawn by the recipe’s owner, the group’s owner or an admin only', async () => {
    for (const person of [member, owner, admin]) {
      const recipe = await createTestRecipe(member)
      await share(recipe.id)
      await expect(withdraw(recipe.id, other)).rejects.toMatchObject({ code: 'not allowed' })
      await expect(withdraw(recipe.id, stranger)).rejects.toMatchObject({ code: 'members only' })
      await withdraw(recipe.id, person)
      expect(await readable(recipe.id, other)).toBe(false)
      await expect(withdraw(recipe.id, person)).rejects.toMatchObject({ code: 'not found' })
    }
    await expect(withdraw(unknownId)).rejects.toMatchObject({ code: 'not found' })
    await expect(withdraw(unknownId, member, unknownId)).rejects.toMatchObject({ code: 'not found' })
  })

  test('withdrawing and deleting concurrently do not deadlock', async () => {
    for (let round = 0; round < 10; round += 1) {
      const recipe = await createTestRecipe(member)
      const shared = await Promise.all([share(recipe.id), share(recipe.id), share(recipe.id)])
      const requests = [withdraw(recipe.id), ...shared.map(({ id }) => owner.call(deleteThread, at(id)))]
      // The later request may find nothing to do; any other error is a failure.
      const codes = await Promise.all(
        requests.map((request) => request.then(() => 'ok').catch((error: Error) => error.message)),
      )
      expect(codes.filter((code) => code !== 'ok' && code !== 'not found')).toEqual([])
      expect(await readable(recipe.id, other)).toBe(false)
    }
    expect((await member.call(getGroup, at(group))).threadCount).toBe(0)
  })
})
