import { afterAll, beforeAll, expect, test } from 'vitest'
import { listRecipeShares, shareRecipeToGroup, withdrawRecipe } from '#shared/contract/forum.ts'
import { leaveGroup } from '#shared/contract/groups.ts'
import { setRecipePublic } from '#shared/contract/recipes.ts'
import { openTestApp, type TestApp } from '../test/app.ts'
import { keepGroup } from '../test/groups.ts'
import { signUpAdmin, signUpMember, type Person } from '../test/people.ts'
import { keepRecipe } from '../test/recipes.ts'

let app: TestApp
let cook: Person
let host: Person
let stranger: Person

beforeAll(async () => {
  app = await openTestApp()
  const admin = await signUpAdmin(app)
  cook = await signUpMember(app, admin)
  host = await signUpMember(app, admin)
  stranger = await signUpMember(app, admin)
})
afterAll(() => app.close())

const sharesOf = (id: string, person = cook) => person.call(listRecipeShares, { params: { id } })
const share = (person: Person, id: string, recipeId: string) =>
  person.call(shareRecipeToGroup, { params: { id }, body: { recipe_id: recipeId } })

test('an owner sees where a recipe is shared, each group once, and takes it back', async () => {
  const { id } = await keepRecipe(cook)
  expect(await sharesOf(id)).toEqual([])
  const bakers = await keepGroup(app, host, { members: [cook], name: 'Bakers' })
  const allotment = await keepGroup(app, host, { members: [cook], name: 'Allotment' })
  for (const group of [bakers, bakers, allotment]) await share(cook, group, id)
  expect(await sharesOf(id)).toEqual([
    { groupId: allotment, name: 'Allotment' },
    { groupId: bakers, name: 'Bakers' },
  ])
  await cook.call(withdrawRecipe, { params: { id: bakers, recipeId: id } })
  expect(await sharesOf(id)).toEqual([{ groupId: allotment, name: 'Allotment' }])
})

test('who left a private group can still take back what they shared there', async () => {
  const { id } = await keepRecipe(cook)
  const group = await keepGroup(app, host, { members: [cook] })
  await share(cook, group, id)
  await cook.call(leaveGroup, { params: { id: group } })
  expect(await sharesOf(id)).toEqual([{ groupId: group, name: 'Soup club' }])
  await cook.call(withdrawRecipe, { params: { id: group, recipeId: id } })
  expect(await sharesOf(id)).toEqual([])
})

test('nobody else learns it, and the owner does not learn of private groups others share it in', async () => {
  const { id } = await keepRecipe(cook)
  await expect(sharesOf(id, stranger)).rejects.toThrow('not found')
  await expect(app.visitor().call(listRecipeShares, { params: { id } })).rejects.toThrow('not signed in')
  await cook.call(setRecipePublic, { params: { id }, body: { is_public: true } })
  await expect(sharesOf(id, stranger)).rejects.toThrow('not allowed')
  await share(host, await keepGroup(app, host), id)
  expect(await sharesOf(id)).toEqual([])
})
