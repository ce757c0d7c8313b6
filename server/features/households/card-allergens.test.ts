import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addEater, type Eater } from '#shared/contract/household.ts'
import { getHome } from '#shared/contract/home.ts'
import { listPlanRecipes } from '#shared/contract/plans.ts'
import * as cards from '#shared/contract/recipe-cards.ts'
import { addSavedRecipe, listSavedRecipes } from '#shared/contract/saved-recipes.ts'
import { putCollectionRecipe, createCollection, getCollection } from '#shared/contract/collections.ts'
import type { Language } from '#shared/constants/languages.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { createTestRecipe, publishRecipe } from '../../test/recipes.ts'
import { sendOperations, testOperation } from '../../test/synced-rows.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'

let app: TestApp
let admin: TestUser
let cook: TestUser
/** Lives with Tom, who is allergic to molluscs. */
let harriet: TestUser
/** Lives with nobody who has an allergy. */
let jonas: TestUser
let stew = ''

const withMussels = {
  title: 'Fish Stew with Mussels',
  content:
    'Serves 4\n\nIngredients\n- 400 g mussels\n- 400 g cod\n- 1 onion\n\nInstructions\n1. Cook everything gently.',
}

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
  cook = await signUpUser(app, admin)
  harriet = await signUpUser(app, admin)
  jonas = await signUpUser(app, admin)
  await sits(harriet, { name: 'Tom', allergens: ['molluscs'] })
  await sits(jonas, { name: 'Jonas' })
  stew = (await publishRecipe(cook, withMussels)).id
})
afterAll(() => app.close())

const sits = (person: TestUser, eater: Pick<Eater, 'name'> & Partial<Pick<Eater, 'allergens'>>) =>
  person.call(addEater, { body: { id: crypto.randomUUID(), isUsual: true, ...eater } })

const cardOf = async (person: TestUser, id = stew) => person.call(cards.getRecipeCard, { params: { id } })

describe('a card says what somebody in the household is allergic to', () => {
  test('in every list, and to nobody else', async () => {
    const own = await createTestRecipe(harriet, { ...withMussels, title: 'My mussels' })
    await harriet.call(addSavedRecipe, { params: { id: stew } })
    const collection = crypto.randomUUID()
    await harriet.call(createCollection, { body: { id: collection, title: 'Sea' } })
    await harriet.call(putCollectionRecipe, {
      params: { id: collection, recipeId: stew },
      body: { note: '' },
    })
    const row = crypto.randomUUID()
    const fields = { day: '2026-12-01', meal: 'dinner', position: 1, recipeId: stew, title: 'Stew' }
    const operations = Object.entries(fields).map(([field, value]) =>
      testOperation('plan_entries', row, field, value),
    )
    await sendOperations(harriet, operations)
    const mussels = { molluscs: ['mussels'] }

    const found = (list: readonly { id: string; contains?: object | undefined }[], id = stew) =>
      list.find((each) => each.id === id)?.contains
    expect(found(await harriet.call(cards.listPublicRecipeCards))).toEqual(mussels)
    expect(found(await harriet.call(cards.searchRecipeCards, { query: { q: 'stew' } }))).toEqual(mussels)
    expect(found(await harriet.call(cards.listMyRecipeCards), own.id)).toEqual(mussels)
    expect(found(await harriet.call(cards.searchMyRecipeCards, { query: { q: 'mussels' } }), own.id)).toEqual(
      mussels,
    )
    expect((await cardOf(harriet)).contains).toEqual(mussels)
    expect((await harriet.call(listSavedRecipes))[0]?.recipe?.contains).toEqual(mussels)
    expect(
      (await harriet.call(getCollection, { params: { id: collection } })).recipes[0]?.recipe?.contains,
    ).toEqual(mussels)
    const week = { from: '2026-11-30', to: '2026-12-06' }
    expect(found(await harriet.call(listPlanRecipes, { query: week }))).toEqual(mussels)
    const { planned: meals, newRecipes } = await harriet.call(getHome, { query: { today: '2026-11-30' } })
    expect(meals?.[0]?.recipe?.contains).toEqual(mussels)
    expect(found(newRecipes ?? [])).toEqual(mussels)

    for (const other of [jonas, cook, admin]) {
      expect(found(await other.call(cards.listPublicRecipeCards))).toBeUndefined()
      expect((await cardOf(other)).contains).toBeUndefined()
    }
    expect(
      JSON.stringify(await (await app.anonymous().fetch('/api/recipes/public/showcase?view=card')).json()),
    ).not.toContain('contains')
  })

  test.each([
    ['fr', 'moules'],
    ['es', 'mejillones'],
    ['de', 'Miesmuscheln'],
  ] as const)('with the food in the reader’s language, %s', async (language: Language, name) => {
    const answer = await harriet.fetch(`/api/recipes/${stew}?view=card`, {
      headers: { 'accept-language': language },
    })
    expect(await answer.json()).toMatchObject({ contains: { molluscs: [name] } })
  })

  test('with the narrower food alone, and at most two foods of an allergen', async () => {
    const eater = await signUpUser(app, admin)
    await sits(eater, { name: 'Mia', allergens: ['milk', 'nuts'] })
    const { id } = await publishRecipe(cook, {
      title: 'Gratin',
      content:
        'Serves 2\n\nIngredients\n- 100 g feta\n- 50 g butter\n- 1 dl cream\n- 30 g hazelnuts\n\nInstructions\n1. Bake it.',
    })
    const { contains } = await cardOf(eater, id)
    expect(contains?.milk).toHaveLength(2)
    expect(contains?.milk).not.toContain('cheese')
    expect(contains?.nuts).toEqual(['hazelnuts'])
  })

  test('with the allergen alone until its foods are read', async () => {
    await app.db
      .updateTable('recipes')
      .set({ food_ids: [], subjects_version: 0 })
      .where('id', '=', stew)
      .execute()
    expect((await cardOf(harriet)).contains).toEqual({ molluscs: [] })
  })

  test('and stays within 600 bytes', async () => {
    const title = 'Slow-baked pasta with cream, sharp cheese and a crust, twice'
    const lines = ['400 g pasta', '2 dl cream', '100 g parmesan', '20 g butter']
    const picture = await sharp({ create: { width: 80, height: 60, channels: 3, background: 'blue' } })
      .png()
      .toBuffer()
    await publishRecipe(cook, {
      title,
      total_time: 45,
      image_url: `data:image/png;base64,${picture.toString('base64')}`,
      content: [
        'Serves 4',
        '',
        'Ingredients',
        ...lines.map((line) => `- ${line}`),
        '',
        'Instructions',
        '1. Bake it.',
      ].join('\n'),
    })
    await app.db
      .updateTable('users')
      .set({ name: 'Wilhelmina Theodora Featherstonehaugh-Cholmondeley the Third' })
      .where('email', '=', cook.email)
      .execute()
    await sits(harriet, { name: 'Poppy', allergens: ['milk', 'nuts'] })
    const answer = await harriet.fetch('/api/recipes/public?view=card')
    const list = (await answer.json()) as { title: string; contains?: { milk?: string[] } }[]
    expect(list.find((each) => each.title === title)?.contains?.milk).toBeDefined()
    for (const card of list) expect(Buffer.byteLength(JSON.stringify(card))).toBeLessThanOrEqual(600)
  })
})

test('the idea of the home page is one that everybody at the table may have', async () => {
  const grower = await signUpUser(app, admin)
  const guest = await signUpUser(app, admin)
  const of = (title: string, lines: string[]) =>
    publishRecipe(grower, {
      title,
      content: [
        'Serves 4',
        '',
        'Ingredients',
        ...lines.map((line) => `- ${line}`),
        '',
        'Instructions',
        '1. Bake it.',
      ].join('\n'),
    })
  await of('Leek Quiche', ['4 leeks', '200 g wheat flour', '3 eggs'])
  await of('Leeks with Glimmerwort', ['4 leeks', '20 g glimmerwort'])
  const ideasOf = async (person: TestUser) => {
    const titles = new Set<string>()
    for (const day of ['04', '05', '06', '07', '08', '09'])
      titles.add(
        (await person.call(getHome, { query: { today: `2026-11-${day}` } })).inSeason?.title ?? 'none',
      )
    return [...titles].toSorted()
  }
  expect(await ideasOf(guest)).toEqual(expect.arrayContaining(['Leek Quiche', 'Leeks with Glimmerwort']))
  await sits(guest, { name: 'Jonas', allergens: ['gluten'] })
  // Of the other one nobody knows what is in it.
  expect(await ideasOf(guest)).not.toContain('Leek Quiche')
  expect(await ideasOf(guest)).not.toContain('Leeks with Glimmerwort')
  await of('Braised Leeks', ['4 leeks', '20 g butter', '1 tsp salt'])
  expect(await ideasOf(guest)).toEqual(['Braised Leeks'])
})
