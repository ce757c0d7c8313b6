import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chat } from '#shared/contract/chef.ts'
import {
  deleteRecipe,
  editRecipe,
  getPublicRecipe,
  getRecipe,
  listMyRecipes,
  restoreRecipe,
  saveRecipe,
  setRecipePublic,
  type EditPayload,
  type SavePayload,
} from '#shared/contract/recipes.ts'
import { completeRecipe } from '#shared/contract/recipe-text.ts'
import type { LibraryPlan, StoredLibraryPlan } from '#shared/contract/recipe-plan.ts'
import type { CookedRecipe } from '#shared/contract/recipe-structure.ts'
import { apiError } from '#shared/contract/errors.ts'
import { renderRecipe } from '#shared/words/recipe-text.ts'
import type { Kitchen } from '../../platform/workers/kitchen.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { testKitchen } from '../../test/kitchen.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'
import { createTestRecipe } from '../../test/recipes.ts'
import { recipesPersonalData } from './personal-data.ts'
import { renderings as openRenderings } from './renderings.ts'

let app: TestApp
let owner: TestUser
let reader: TestUser
let stew: CookedRecipe
let plating: string
let renders = 0
let isBusy = false

beforeAll(async () => {
  const real: Kitchen = testKitchen()
  const kitchen: Kitchen = {
    ...real,
    renderIn: async (recipe, caller) => {
      renders += 1
      if (isBusy) throw apiError('too many requests', { retryAfter: 5 })
      return real.renderIn(recipe, caller)
    },
  }
  app = await openTestApp({ kitchen })
  const admin = await signUpAdmin(app)
  owner = await signUpUser(app, admin)
  reader = await signUpUser(app, admin)
  const messages = [
    { role: 'user' as const, content: 'Un ragoût de pois chiches aux épinards pour quatre, sans noix' },
  ]
  const answer = await owner.call(chat, { body: { messages, language: 'fr', task: 'recipe' } })
  if (!answer.recipe) throw new Error(answer.message)
  stew = answer.recipe
  plating = (await owner.call(chat, { body: { messages, language: 'fr', task: 'plating', recipe: stew } }))
    .message
})
afterAll(() => app.close())

const payload = (recipe: CookedRecipe = stew): SavePayload => ({
  title: recipe.title,
  content: renderRecipe(recipe).trim(),
  dish_type: recipe.dishType,
  taste: recipe.taste,
  plating,
  search_terms: recipe.searchTerms,
  recipe,
})
const save = (changed: Partial<SavePayload> = {}) =>
  owner.call(saveRecipe, { body: { ...payload(), ...changed } })
const read = (id: string, language?: 'en' | 'fr' | 'es' | 'de', who = owner) =>
  who.call(getRecipe, { params: { id }, query: language ? { in: language } : {} })
/** Whether the recipe has its plan still. */
async function hasPlan(id: string): Promise<boolean> {
  const row = await app.db.selectFrom('recipes').select('plan').where('id', '=', id).executeTakeFirst()
  return row?.plan !== null
}
const edit = (id: string, body: EditPayload) => owner.call(editRecipe, { params: { id }, body })

describe('a recipe of the built-in chef', () => {
  test('comes with its plan, which is stored with it and not sent to readers', async () => {
    expect(stew.plan).toMatchObject({ v: 2, operations: expect.any(Array) })
    const saved = await save()
    expect(saved).toMatchObject({ translatable: true, rendering: null })
    expect(JSON.stringify(saved)).not.toContain('"operations"')
    const [listed] = await owner.call(listMyRecipes, {})
    expect(listed).toMatchObject({ id: saved.id, translatable: true })
    const row = await app.db
      .selectFrom('recipes')
      .select('plan')
      .where('id', '=', saved.id)
      .executeTakeFirst()
    const { told: _told, ...stored } = stew.plan as LibraryPlan
    expect(row?.plan).toMatchObject(stored)
    expect(Object.keys((row?.plan as StoredLibraryPlan | undefined)?.texts ?? {}).toSorted()).toEqual([
      'de',
      'en',
      'es',
      'fr',
    ])
  })

  test.each<[string, () => Partial<SavePayload>]>([
    ['another title', () => ({ title: 'Ragoût de ma tante' })],
    [
      'another ingredient',
      () => recipeWith({ ingredients: stew.ingredients.slice(1), steps: withoutUses() }),
    ],
    [
      'another amount',
      () => recipeWith({ ingredients: stew.ingredients.map((each) => ({ ...each, amount: 1 })) }),
    ],
    ['another step', () => recipeWith({ steps: stew.steps.map((each) => ({ ...each, text: 'Servir.' })) })],
    ['other notes', () => recipeWith({ safety: ['Bon appétit.'] })],
    ['another language', () => recipeWith({ language: 'es' })],
    [
      'the plan of another dish',
      () => recipeWith({ plan: { ...(stew.plan as LibraryPlan), recipe: 'carbonara' } }),
    ],
    [
      'a plan of ids that nobody knows',
      () => recipeWith({ plan: { ...(stew.plan as LibraryPlan), recipe: 'x' } }),
    ],
    ['a plan of a version that nobody knows', () => recipeWith({ plan: { v: 2 } as never })],
    ['a plan with more in it', () => recipeWith({ plan: { ...stew.plan, more: 1 } as never })],
    ['no plan', () => recipeWith({ plan: undefined })],
  ])('with %s is stored without a plan', async (_name, changed) => {
    // It was cooked for somebody with an allergy, and in another language its foods are not known.
    const saved = await save({ ...changed(), confirmedAllergens: ['nuts'] })
    expect(await hasPlan(saved.id)).toBe(false)
  })

  test('that was typed has none', async () => {
    const { id } = await createTestRecipe(owner)
    expect(await hasPlan(id)).toBe(false)
  })
})

const recipeWith = (changed: Partial<CookedRecipe>): Partial<SavePayload> => ({
  recipe: { ...stew, ...changed },
})
const withoutUses = () => stew.steps.map((step) => ({ ...step, uses: [] }))

describe('reading a recipe in another language', () => {
  test('renders title, ingredients, steps, taste, plating and notes, with the numbers of the original', async () => {
    const { id } = await save()
    const original = await read(id)
    expect(original.rendering).toBeNull()
    const { rendering, ...fields } = await read(id, 'de')
    expect(fields).toEqual({ ...original, rendering: undefined })
    expect(rendering).toMatchObject({ language: 'de', title: rendering?.structure.title })
    expect(rendering?.title).toMatch(/Kichererbsen|Spinat/)
    expect(rendering?.content).toContain('Kichererbsen')
    expect(rendering?.taste).toBe(rendering?.structure.taste)
    expect(rendering?.plating).not.toBe(original.plating)
    expect(rendering?.structure.safety.join(' ')).toContain('Schalenfrüchte')
    expect(rendering?.findings.map(({ code }) => code)).toEqual(original.findings.map(({ code }) => code))
    const numbers = ({ ingredients = [], steps = [] }: Partial<CookedRecipe>) => [
      ingredients.map(({ amount, unit, scales }) => [amount, unit, scales]),
      steps.map(({ minutes, celsius, uses }) => [minutes, celsius, uses]),
    ]
    expect(numbers(rendering?.structure ?? {})).toEqual(numbers(stew))
    expect(await read(id, 'fr')).toEqual(original)
  })

  test('is rendered once for each language and revision', async () => {
    const { id } = await save()
    renders = 0
    const first = await read(id, 'en')
    expect(await read(id, 'en')).toEqual(first)
    expect(renders).toBe(1)
    await read(id, 'es')
    expect(renders).toBe(2)
    await edit(id, { plating: 'Dans un plat creux.' })
    expect((await read(id, 'es')).rendering?.plating).toBe('Dans un plat creux.')
    expect(renders).toBe(3)
  })

  test('while the kitchen is too busy, is the original', async () => {
    const { id } = await save()
    isBusy = true
    expect((await read(id, 'en')).rendering).toBeNull()
    isBusy = false
    expect((await read(id, 'en')).rendering).not.toBeNull()
  })

  test('is for those who may read it, and by its uuid for anyone once it is public', async () => {
    const { id, uuid } = await save()
    const visitor = app.anonymous()
    const params = { uuid }
    await expect(read(id, 'en', reader)).rejects.toMatchObject({ code: 'not found' })
    await expect(visitor.call(getPublicRecipe, { params, query: { in: 'en' } })).rejects.toMatchObject({
      code: 'not found',
    })
    await owner.call(setRecipePublic, { params: { id }, body: { is_public: true } })
    expect((await read(id, 'en', reader)).rendering?.language).toBe('en')
    expect((await visitor.call(getPublicRecipe, { params, query: { in: 'en' } })).rendering?.language).toBe(
      'en',
    )
    expect((await visitor.call(getPublicRecipe, { params })).rendering).toBeNull()
    const answer = await visitor.fetch(`/api/recipes/public/${uuid}?in=tlh`)
    expect(answer.status).toBe(400)
    await owner.call(deleteRecipe, { params: { id } })
    await expect(read(id, 'en', reader)).rejects.toMatchObject({ code: 'not found' })
    await owner.call(restoreRecipe, { params: { id } })
    expect((await read(id, 'en', reader)).rendering?.language).toBe('en')
  })
})

describe('an edit by a person', () => {
  test.each<[string, () => EditPayload]>([
    ['the plating', () => ({ plating: 'Dans un plat creux.' })],
    ['the taste', () => ({ taste: 'comme chez mamie' })],
    ['search terms', () => ({ search_terms: ['hiver'] })],
    ['the image', () => ({ image_url: null })],
    ['the same recipe', () => ({ recipe: stew, content: renderRecipe(stew).trim() })],
  ])('of %s keeps the plan', async (_name, change) => {
    const { id } = await save()
    await edit(id, change())
    expect(await hasPlan(id)).toBe(true)
    expect((await read(id, 'de')).rendering?.translation.untranslated).not.toContain('step.0')
  })

  test('of the plating in the editor, which completes the recipe, keeps the plan', async () => {
    const { id, structure } = await save()
    if (!structure) throw new Error('no structure')
    const { recipe } = await owner.call(completeRecipe, { body: { recipe: structure, before: structure } })
    const body = { title: structure.title, content: renderRecipe(recipe), plating: 'Autrement.', recipe }
    await edit(id, body)
    expect(await hasPlan(id)).toBe(true)
  })

  test('keeps what the person wrote in every language', async () => {
    const { id } = await save()
    await edit(id, { taste: 'comme chez mamie' })
    expect((await read(id, 'de')).rendering?.taste).toBe('comme chez mamie')
  })

  test.each<[string, () => EditPayload]>([
    ['the title', () => ({ title: 'Ragoût de ma tante' })],
    [
      'the ingredients',
      () => ({ recipe: { ...stew, ingredients: stew.ingredients.map((each) => ({ ...each, amount: 1 })) } }),
    ],
    [
      'a step',
      () => ({ recipe: { ...stew, steps: stew.steps.map((each) => ({ ...each, text: 'Servir.' })) } }),
    ],
    ['the notes', () => ({ recipe: { ...stew, safety: ['Bon appétit.'] } })],
    ['the servings', () => ({ recipe: { ...stew, servings: 6 } })],
    ['the text', () => ({ content: 'Ingrédients\n- 1 carotte\n\nPréparation\n1. Cuire.' })],
    ['the dish type', () => ({ dish_type: 'Starters' })],
  ])('of %s clears the plan', async (_name, change) => {
    const { id } = await save()
    await edit(id, change())
    expect(await hasPlan(id)).toBe(false)
  })
})

test('the export of an owner has the plans, and erasure leaves none', async () => {
  const { id } = await reader.call(saveRecipe, { body: payload() })
  const { owner_id: ownerId } = await app.db
    .selectFrom('recipes')
    .select('owner_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const files: string[] = []
  const account = { id: ownerId } as never
  for await (const { name, bytes } of recipesPersonalData.export?.(app.deps, account) ?? []) {
    files.push(name)
    if (name.endsWith('.plan.json'))
      expect(JSON.parse(Buffer.from(bytes).toString())).toMatchObject({
        v: 2,
        recipe: (stew.plan as LibraryPlan).recipe,
      })
  }
  expect(files.filter((name) => name.endsWith('.plan.json'))).toHaveLength(1)
  await recipesPersonalData.erase(app.db, account, Date.now())
  expect(await app.db.selectFrom('recipes').select('id').where('id', '=', id).execute()).toEqual([])
})

test('of the renderings the least recently used are dropped', async () => {
  const { id } = await save()
  const row = await app.db.selectFrom('recipes').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const cache = openRenderings(null, { values: 2, bytes: 1e6 })
  const visitor = { db: app.db, userId: null, owner: '127.0.0.1' }
  const find = (revision: number) => cache.find(app.deps, { ...row, revision } as never, 'de', visitor)
  renders = 0
  for (const revision of [1, 2, 1, 3, 1, 2]) await find(revision)
  expect(renders).toBe(4)
})
