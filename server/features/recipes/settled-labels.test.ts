import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteAccount } from '#shared/contract/account.ts'
import { chat } from '#shared/contract/chef.ts'
import { addEater } from '#shared/contract/household.ts'
import { inviteToHousehold, joinHousehold, leaveHousehold } from '#shared/contract/household-members.ts'
import { searchRecipes } from '#shared/contract/discover.ts'
import {
  editRecipe,
  getPublicRecipe,
  getRecipe,
  remixRecipe,
  saveRecipe,
  setRecipePublic,
  type SavePayload,
} from '#shared/contract/recipes.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { renderRecipe } from '#shared/words/recipe-text.ts'
import type { Chef } from '../../adapters/chef/chef.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { unzip } from '../../test/unzip.ts'
import { goodPassword, signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'

let app: TestApp
let admin: TestUser
let cook: TestUser
let reader: TestUser
let cooked: RecipeStructure

const chef: Chef = {
  reply: async () => 'Noodles?',
  plating: async () => 'In bowls.',
  recipe: async () => ({ message: 'Here.', recipe: cooked }),
}

beforeAll(async () => {
  app = await openTestApp({ chef })
  admin = await signUpAdmin(app)
  cook = await signUpUser(app, admin)
  reader = await signUpUser(app, admin)
})
afterAll(() => app.close())
beforeEach(() => {
  cooked = noodles()
})

function noodles(more: readonly string[] = [], changed: Partial<RecipeStructure> = {}): RecipeStructure {
  const items = ['rice noodles', 'soy sauce', 'carrots', 'spring onions', ...more]
  return {
    title: 'Pan noodles',
    language: 'en',
    dishType: 'Mains',
    servings: 2,
    prepMinutes: 10,
    cookMinutes: 10,
    taste: 'savoury',
    searchTerms: ['noodles'],
    ingredients: items.map((item) => ({
      amount: 100,
      unit: 'g',
      item,
      note: null,
      group: null,
      scales: true,
    })),
    steps: [{ text: `Fry all: ${items.join(', ')}.`, minutes: 10, celsius: null, uses: [] }],
    diets: ['vegan', 'glutenFree'],
    allergens: [],
    safety: [],
    ...changed,
  }
}

/** A dish that no chef of these tests has cooked for anybody. */
function peanutBread(): RecipeStructure {
  const bread = noodles([], { title: 'Peanut bread' })
  bread.ingredients = ['flour', 'peanut butter', 'yeast', 'honey', 'oats'].map((item) => ({
    amount: 100,
    unit: 'g' as const,
    item,
    note: null,
    group: null,
    scales: true,
  }))
  bread.steps = [{ text: 'Knead and bake.', minutes: 40, celsius: null, uses: [] }]
  return bread
}

const payload = (recipe: RecipeStructure, more: Partial<SavePayload> = {}): SavePayload => ({
  title: recipe.title,
  content: renderRecipe(recipe).trim(),
  dish_type: recipe.dishType,
  search_terms: recipe.searchTerms,
  recipe,
  ...more,
})
const save = (recipe: RecipeStructure, more: Partial<SavePayload> = {}) =>
  cook.call(saveRecipe, { body: payload(recipe, more) })

const countCooked = async () => (await app.db.selectFrom('cooked_recipes').select('id').execute()).length

const publish = (id: string) => cook.call(setRecipePublic, { params: { id }, body: { is_public: true } })

describe('labels of a saved recipe', () => {
  test('of the chef are those that its ingredients prove', async () => {
    const saved = await save(noodles(), { origin: 'chef' })
    expect(saved.structure?.allergens).toEqual(expect.arrayContaining(['gluten', 'soy']))
    expect(saved.structure?.diets).not.toContain('glutenFree')
    expect(saved.structure).not.toHaveProperty('statedDiets')
    expect(saved.content).not.toMatch(/gluten-free/)
    await publish(saved.id)
    const found = await reader.call(searchRecipes, { query: { q: 'pan noodles', diet: 'glutenFree' } })
    expect(found.map(({ id }) => id)).not.toContain(saved.id)
  })

  test('are no search terms of the chef, nor keywords for search engines, where nothing proves them', async () => {
    const terms = ['gluten-free', 'Glutenfrei', 'sans gluten', 'vegano', 'noodles']
    const keywords = async ({ uuid, id }: { uuid: string; id: string }) => {
      await publish(id)
      const page = await (await fetch(`${app.url}/recipes/${uuid}`)).text()
      return /"keywords":"([^"]*)"/.exec(page)?.[1]
    }
    const recipe = noodles(['butter'], { title: 'Buttered noodles', searchTerms: terms })
    const claimed = await save(recipe, { origin: 'chef', search_terms: terms })
    expect(claimed.structure?.searchTerms).toEqual(['noodles'])
    expect(await keywords(claimed)).toBe('noodles')
    // What a person types stays, but search engines are told what is proved.
    const typed = await save({ ...recipe, title: 'My noodles' }, { search_terms: terms })
    expect(typed.structure?.searchTerms).toEqual(terms)
    expect(await keywords(typed)).toBe('noodles')
    const proved = await save(noodles([], { title: 'Plain noodles', searchTerms: ['Vegan'] }), {
      origin: 'chef',
      search_terms: ['Vegan'],
    })
    expect(await keywords(proved)).toBe('Vegan')
  })

  test('that a person types and nothing proves are shown as stated, and not filtered by', async () => {
    const recipe = noodles(['zorblax'], { title: 'Zorblax noodles', diets: ['vegan'], allergens: ['sesame'] })
    const saved = await save(recipe)
    expect(saved.structure).toMatchObject({ diets: [], statedDiets: ['vegan'] })
    expect(saved.structure?.allergens).toContain('sesame')
    await publish(saved.id)
    const query = { q: 'zorblax' }
    expect(await reader.call(searchRecipes, { query })).toHaveLength(1)
    expect(await reader.call(searchRecipes, { query: { ...query, diet: 'vegan' } })).toEqual([])
    const page = await (await fetch(`${app.url}/recipes/${saved.uuid}`)).text()
    expect(page).not.toContain('VeganDiet')
    const edited = await cook.call(editRecipe, { params: { id: saved.id }, body: { title: 'Zorblax bowl' } })
    expect(edited.structure).toMatchObject({ diets: [], statedDiets: ['vegan'] })
  })
})

describe('what the chef cooked for told eaters', () => {
  const messages = [{ role: 'user' as const, content: 'Noodles for two. Tom is allergic to peanuts.' }]
  const ask = () => cook.call(chat, { body: { messages, language: 'en', task: 'recipe' } })

  test.each([
    ['a known danger', 'peanut butter'],
    ['a food that nobody knows', 'zorblax'],
  ])('with %s is saved only with a confirmation', async (_what, item) => {
    cooked = noodles([item])
    const { recipe, verdict } = await ask()
    if (!recipe) throw new Error('no recipe')
    expect(verdict?.state).toBe(item === 'zorblax' ? 'not checked' : 'refused')
    for (const more of [{ origin: 'chef' as const }, {}, { origin: 'import' as const }]) {
      await expect(save(recipe, more)).rejects.toMatchObject({ code: 'allergen not confirmed', status: 409 })
    }
    const changed = { ...recipe, ingredients: recipe.ingredients.map((each) => ({ ...each, amount: 7 })) }
    await expect(save(changed, { origin: 'chef', confirmedAllergens: ['milk'] })).rejects.toMatchObject({
      code: 'allergen not confirmed',
    })
    const saved = await save(recipe, { origin: 'chef', confirmedAllergens: ['peanuts'] })
    expect(saved.findings.filter((each) => each.for === 'eaters')).not.toEqual([])
  })

  test('keeps the findings for them with its owner', async () => {
    cooked = noodles(['peanut butter'])
    const { recipe } = await ask()
    if (!recipe) throw new Error('no recipe')
    const saved = await save(recipe, { origin: 'chef', confirmedAllergens: ['peanuts'] })
    await publish(saved.id)
    const own = await cook.call(getRecipe, { params: { id: saved.id } })
    expect(own.findings.map(({ code }) => code)).toContain('forbidden-allergen')
    expect(own.structure?.allergens).toContain('peanuts')
    const texts = [
      JSON.stringify(await reader.call(getRecipe, { params: { id: saved.id }, query: { in: 'de' } })),
      JSON.stringify(await reader.call(getPublicRecipe, { params: { uuid: saved.uuid } })),
      await (await fetch(`${app.url}/recipes/${saved.uuid}`)).text(),
      JSON.stringify(await app.db.selectFrom('recipe_versions').selectAll().execute()),
    ]
    for (const text of texts) {
      expect(text).not.toContain('forbidden-allergen')
      expect(text).not.toContain('must be free of')
    }
    const taken = await cook.call(editRecipe, { params: { id: saved.id }, body: { recipe: noodles() } })
    expect(taken.findings.filter((each) => each.for === 'eaters')).toEqual([])
  })

  test('is told to those of the owner’s household, until they leave it', async () => {
    cooked = noodles(['peanut butter'], { title: 'Noodles for the table' })
    const { recipe } = await ask()
    if (!recipe) throw new Error('no recipe')
    const saved = await save(recipe, { origin: 'chef', confirmedAllergens: ['peanuts'] })
    await publish(saved.id)
    const seen = async () => {
      const { findings } = await reader.call(getRecipe, { params: { id: saved.id } })
      return findings.filter((each) => each.for === 'eaters').map(({ code, line }) => ({ code, line }))
    }
    expect(await seen()).toEqual([])
    const { token } = await cook.call(inviteToHousehold, { body: {} })
    await reader.call(joinHousehold, { body: { token: token ?? '', bring: 'nothing' } })
    expect(await seen()).toContainEqual({ code: 'forbidden-allergen', line: 4 })
    await reader.call(leaveHousehold)
    expect(await seen()).toEqual([])
  })

  test('and a variant by the chef is saved for a household with the allergy only with a confirmation', async () => {
    const origin = await save(noodles([], { title: 'Noodles to adapt' }))
    cooked = noodles(['peanut butter'], { title: 'Peanut noodles' })
    await cook.call(addEater, {
      body: { id: crypto.randomUUID(), name: 'Tom', isMe: false, allergens: ['peanuts'] },
    })
    const remix = (confirmedAllergens?: string[]) =>
      cook.call(remixRecipe, {
        params: { id: origin.id },
        body: { wish: 'something richer', confirmedAllergens },
      })
    await expect(remix()).rejects.toMatchObject({ code: 'allergen not confirmed', status: 409 })
    await expect(remix(['milk'])).rejects.toMatchObject({ code: 'allergen not confirmed' })
    expect(await remix(['peanuts'])).toMatchObject({ isPublic: false })
    cooked = noodles([], { title: 'Plain noodles' })
    expect(await remix()).toMatchObject({ isPublic: false })
    // A copy as it is was read with the notice above it, and a typed one is saved with it.
    const typed = await save(peanutBread())
    expect(await cook.call(remixRecipe, { params: { id: typed.id }, body: {} })).toMatchObject({
      isPublic: false,
    })
  })

  test('stands in the export, and goes with the account', async () => {
    const member = await signUpUser(app, admin)
    cooked = noodles(['peanut butter'], { title: 'Exported noodles' })
    const { recipe } = await member.call(chat, { body: { messages, language: 'en', task: 'recipe' } })
    if (!recipe) throw new Error('no recipe')
    const body = payload(recipe, { origin: 'chef', confirmedAllergens: ['peanuts'] })
    const { id } = await member.call(saveRecipe, { body })
    const archive = await (await member.fetch('/api/user/export')).arrayBuffer()
    const files = await unzip(Buffer.from(archive))
    const file = (name: string) => files.get(name)?.bytes.toString('utf8')
    expect(file('cooked-for.json')).toContain('peanuts')
    expect(file('recipes/0001-exported-noodles.eaters.json')).toContain('forbidden-allergen')
    const rows = async () => {
      const told = app.db.selectFrom('recipe_eaters').select('recipe_id').where('recipe_id', '=', id)
      return (await told.execute()).length
    }
    expect(await rows()).toBe(1)
    const before = await countCooked()
    await member.call(deleteAccount, { body: { password: goodPassword } })
    expect(await rows()).toBe(0)
    expect(await countCooked()).toBe(before - 1)
  })

  test('a conversation that the save names tells who eats', async () => {
    const conversation = crypto.randomUUID()
    const asked = [{ role: 'user' as const, content: 'Noodles. I am allergic to sesame.' }]
    await cook.call(chat, { body: { messages: asked, language: 'en', conversation } })
    const recipe = noodles(['tahini'], { title: 'Tahini bowl' })
    await expect(save(recipe, { conversation })).rejects.toMatchObject({ code: 'allergen not confirmed' })
    expect(await save(recipe, { conversation, confirmedAllergens: ['sesame'] })).toMatchObject({
      isPublic: false,
    })
  })

  test('typed and imported recipes are saved', async () => {
    const typed = peanutBread()
    expect(await save(typed)).toMatchObject({ isPublic: false })
    expect(await save(typed, { origin: 'import' })).toMatchObject({ isPublic: false })
  })

  test('an allergy that was taken back since holds no longer', async () => {
    cooked = noodles(['peanut butter'])
    await ask()
    const other = [{ role: 'user' as const, content: 'Noodles with peanut butter for two.' }]
    const { recipe } = await cook.call(chat, { body: { messages: other, language: 'en', task: 'recipe' } })
    if (!recipe) throw new Error('no recipe')
    expect(await save(recipe, { origin: 'chef' })).toMatchObject({ isPublic: false })
  })
})
