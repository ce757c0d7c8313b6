import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { editRecipe, type EditPayload } from '#shared/contract/recipes.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { renderRecipe } from '#shared/words/recipe-text.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { signUpAdmin, type TestUser } from '../../test/users.ts'
import { createTestRecipe, soup } from '../../test/recipes.ts'

const story = 'Grandma cooked it by the sea.'
const source = 'Source: Ada, https://example.org/soup'
const content = `${story}\n\n${soup.content}\n\n${source}`

let app: TestApp
let owner: TestUser
beforeAll(async () => {
  app = await openTestApp()
  owner = await signUpAdmin(app)
})
afterAll(() => app.close())

const edit = (id: string, body: EditPayload) => owner.call(editRecipe, { params: { id }, body })

/** A recipe with a story, and the same recipe as a client knows it that did not get the story. */
async function storeWithStory(isOld: boolean) {
  const { id, structure } = await createTestRecipe(owner, { content })
  if (!structure) throw new Error('the soup has structure')
  if (isOld) await sql`update recipes set structure = structure - 'extra' where id = ${id}`.execute(app.db)
  return { id, known: { ...structure, extra: source } }
}

const withLeeks = (recipe: RecipeStructure): RecipeStructure => ({
  ...recipe,
  ingredients: recipe.ingredients.map((each) => (each.item === 'onion' ? { ...each, item: 'leek' } : each)),
})

test.each([
  ['that is stored without its story keeps it', true, source],
  [
    'that is stored without its story keeps it, for a client that does not send its extra text',
    true,
    undefined,
  ],
  ['that gained its story meanwhile keeps it', false, undefined],
])('a recipe %s when its ingredients change', async (_, isOld, sentExtra) => {
  const { id, known } = await storeWithStory(isOld)
  const leeks = withLeeks(known)
  const after = await edit(id, { content: renderRecipe(leeks), recipe: { ...leeks, extra: sentExtra } })
  expect(after.structure).toMatchObject({ extra: `${story}\n\n${source}`, ingredients: leeks.ingredients })
  expect(after.content).toBe(renderRecipe({ ...leeks, extra: `${story}\n\n${source}` }))
})

test('a recipe stored without its extra text gets it from an unchanged text', async () => {
  const { id, known } = await storeWithStory(true)
  const after = await edit(id, { content, plating: 'In a cup', recipe: known })
  expect(after).toMatchObject({ content, plating: 'In a cup', structure: { extra: `${story}\n\n${source}` } })
})

test('a new source replaces the old one', async () => {
  const { id, known } = await storeWithStory(true)
  const recipe = { ...known, extra: 'Source: Grace' }
  const after = await edit(id, { content: renderRecipe(recipe), recipe })
  expect(after.structure?.extra).toBe(`${story}\n\nSource: Grace`)
})

test('a new text replaces the extra text; so does a client that knew it', async () => {
  const old = await storeWithStory(true)
  const rewritten = await edit(old.id, { content: soup.content, recipe: { ...old.known, extra: '' } })
  expect(rewritten).toMatchObject({ content: soup.content, structure: { extra: '' } })
  const { id, known } = await storeWithStory(false)
  const after = await edit(id, { content: renderRecipe(known), recipe: known })
  expect(after).toMatchObject({ content: renderRecipe(known), structure: { extra: source } })
})

test('an extra text too long for a new source is cut between characters', async () => {
  const long = `${'a'.repeat(19_975)}${'🍲'.repeat(20)}`
  const { id, structure } = await createTestRecipe(owner, { content: `${long}\n\n${soup.content}` })
  if (!structure) throw new Error('the soup has structure')
  await sql`update recipes set structure = structure - 'extra' where id = ${id}`.execute(app.db)
  const recipe = { ...structure, extra: 'Source: Grace Hopper' }
  const after = await edit(id, { content: renderRecipe(recipe), recipe })
  expect(after.structure?.extra).toMatch(/^a{19975}.*\n\nSource: Grace Hopper$/s)
})
