import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportOwnData } from '#shared/contract/account.ts'
import { shareRecipeToGroup } from '#shared/contract/forum.ts'
import { leaveGroup } from '#shared/contract/groups.ts'
import { listNotifications } from '#shared/contract/notifications.ts'
import { listPublicRecipes } from '#shared/contract/discover.ts'
import { getRecipeLines } from '#shared/contract/shopping-list.ts'
import { diffVersions, getVersion } from '#shared/contract/recipe-versions.ts'
import {
  deleteRecipe,
  editRecipe,
  getPublicRecipe,
  getRecipe,
  remixRecipe,
  restoreVersion,
  saveRecipe,
  setRecipePublic,
  type Recipe,
} from '#shared/contract/recipes.ts'
import { limits } from '#shared/constants/limits.ts'
import { readRecipeText } from '#shared/contract/recipe-text.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { insertGroup, userIdOf } from '../../../test/groups.ts'
import { unzip } from '../../../test/unzip.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../../test/users.ts'
import { hideRecipe } from '../queries.ts'
import { examineParents } from './examine-parents.ts'

let app: TestApp
let owner: TestUser
let other: TestUser
let cook: TestUser

beforeAll(async () => {
  app = await openTestApp()
  owner = await signUpAdmin(app)
  other = await signUpUser(app, owner)
  cook = await signUpUser(app, owner)
})
afterAll(() => app.close())

const examine = () => examineParents(app.deps, app.deps.clock())

async function structureOf(person: TestUser, lines: string[], steps = ['Mix everything well.']) {
  const text = [
    'Serves 4',
    '',
    'Ingredients',
    ...lines.map((line) => `- ${line}`),
    '',
    'Instructions',
    ...steps,
  ]
  const { recipe } = await person.call(readRecipeText, { body: { text: text.join('\n') } })
  return recipe
}

const save = (person: TestUser, title: string, recipe: RecipeStructure) =>
  person.call(saveRecipe, { body: { title, content: 'See below.', recipe: { ...recipe, title } } })

async function saveLines(person: TestUser, title: string, lines: string[]): Promise<Recipe> {
  return save(person, title, await structureOf(person, lines))
}

/** A recipe whose first line stands for another one. */
async function containing(
  person: TestUser,
  title: string,
  child: { uuid: string },
  lines = ['2 tomatoes'],
  servings = 4,
) {
  const structure = await structureOf(person, ['1 base from the other recipe', ...lines])
  const [first, ...rest] = structure.ingredients
  if (!first) throw new Error('no line')
  return { ...structure, title, ingredients: [{ ...first, recipe: { uuid: child.uuid, servings } }, ...rest] }
}

const read = (person: TestUser, { id }: { id: string }) => person.call(getRecipe, { params: { id } })
const edit = (person: TestUser, { id }: { id: string }, recipe: RecipeStructure) =>
  person.call(editRecipe, { params: { id }, body: { recipe, content: 'See below.' } })
const publish = (person: TestUser, { id }: { id: string }, isPublic = true) =>
  person.call(setRecipePublic, { params: { id }, body: { is_public: isPublic } })
const labelsTold = async (person: TestUser, { id }: { id: string }) =>
  (await person.call(listNotifications, { query: {} })).filter(
    ({ kind, recipe }) => kind === 'labels' && recipe?.id === id,
  )

describe('a recipe within another', () => {
  test('gives it its allergens and takes the diets away that it does not keep', async () => {
    const dough = await saveLines(owner, 'Dough', ['500 g wheat flour', '2 eggs'])
    const alone = await saveLines(owner, 'Salad', ['2 tomatoes'])
    expect(alone.structure?.diets).toContain('vegan')
    const pizza = await save(owner, 'Pizza', await containing(owner, 'Pizza', dough))
    expect(pizza.structure?.allergens).toEqual(expect.arrayContaining(['gluten', 'eggs']))
    expect(pizza.structure?.diets).toContain('vegetarian')
    expect(pizza.structure?.diets).not.toContain('vegan')
    expect(pizza.parts).toMatchObject([{ line: 0, id: dough.id, title: 'Dough', mine: true, servings: 4 }])
  })

  test('that is vegan leaves it vegan, whatever the line calls it', async () => {
    const sauce = await saveLines(owner, 'Sauce', ['3 tomatoes', '1 onion'])
    const bowl = await save(owner, 'Bowl', await containing(owner, 'Bowl', sauce))
    expect(bowl.structure?.diets).toContain('vegan')
    expect(bowl.structure?.allergens).toEqual([])
  })

  test('is on the shopping list with its own lines, scaled', async () => {
    const sauce = await saveLines(owner, 'Red sauce', ['800 g tomatoes', '2 onions'])
    const bowl = await save(owner, 'Pasta', await containing(owner, 'Pasta', sauce, ['300 g pasta'], 2))
    const { lines } = await owner.call(getRecipeLines, { params: { id: bowl.id } })
    expect(lines.map(({ item, amount }) => [item, amount])).toEqual([
      ['tomatoes', 400],
      ['onions', 1],
      ['pasta', 300],
    ])
  })

  test('changes the labels of those that contain it, at every level, and their owners are told', async () => {
    const base = await saveLines(owner, 'Base', ['200 g rice'])
    const middle = await save(owner, 'Middle', await containing(owner, 'Middle', base))
    const top = await save(owner, 'Top', await containing(owner, 'Top', middle))
    await examine()
    expect((await read(owner, top)).structure?.diets).toContain('vegan')
    await edit(owner, base, await structureOf(owner, ['200 g rice', '50 g peanuts', '20 g butter']))
    await examine()
    for (const each of [middle, top]) {
      const { structure } = await read(owner, each)
      expect(structure?.allergens).toEqual(expect.arrayContaining(['peanuts', 'milk']))
      expect(structure?.diets).not.toContain('vegan')
      expect(await labelsTold(owner, each)).toHaveLength(1)
    }
    await edit(owner, base, await structureOf(owner, ['200 g rice']))
    await examine()
    expect((await read(owner, top)).structure?.allergens).toEqual([])
    expect((await read(owner, top)).structure?.diets).toContain('vegan')
  })

  test('that became private, is hidden or deleted leaves its line as words, whose contents nobody knows', async () => {
    const dip = await saveLines(other, 'Dip', ['200 g yogurt'])
    await publish(other, dip)
    const plate = await save(cook, 'Plate', await containing(cook, 'Plate', dip))
    await publish(cook, plate)
    expect(plate.structure?.diets).toContain('vegetarian')
    const steps: [change: () => Promise<unknown>, undo: () => Promise<unknown>][] = [
      [() => publish(other, dip, false), () => publish(other, dip)],
      [() => hideRecipe(app.db, dip.id, new Date()), () => hideRecipe(app.db, dip.id, null)],
      [() => other.call(deleteRecipe, { params: { id: dip.id } }), async () => undefined],
    ]
    for (const [change, undo] of steps) {
      await change()
      await examine()
      const { structure, parts } = await read(cook, plate)
      expect(parts).toEqual([])
      expect(structure?.ingredients[0]?.item).toContain('base')
      expect(structure?.diets).toEqual([])
      // What was known to be in it is still warned of.
      expect(structure?.allergens).toContain('milk')
      await undo()
      await examine()
    }
  })
})

describe('access', () => {
  test('a member who leaves a group loses what is shared there alone, and gets it back by joining again', async () => {
    const group = await insertGroup(app, other, { members: [cook] })
    const sauce = await saveLines(other, 'Sauce of the group', ['200 g yogurt'])
    await other.call(shareRecipeToGroup, { params: { id: group }, body: { recipe_id: sauce.id } })
    const plate = await save(cook, 'Group plate', await containing(cook, 'Group plate', sauce))
    expect(plate.structure?.diets).toContain('vegetarian')
    await cook.call(leaveGroup, { params: { id: group } })
    await examine()
    const left = await read(cook, plate)
    expect(left.parts).toEqual([])
    expect(left.structure?.diets).toEqual([])
    expect(left.structure?.allergens).toContain('milk')
    expect(await labelsTold(cook, plate)).toHaveLength(1)
    const userId = await userIdOf(app, cook)
    await app.db
      .insertInto('group_members')
      .values({ group_id: group, user_id: userId, joined_at: new Date(app.deps.clock()) })
      .execute()
    await examine()
    expect((await read(cook, plate)).structure?.diets).toContain('vegetarian')
  })

  test('who may not read it sees the words of the line, and nothing of where it is', async () => {
    const secret = await saveLines(owner, 'Secret spice', ['10 g cumin'])
    const stew = await save(owner, 'Open stew', await containing(owner, 'Open stew', secret))
    await publish(owner, stew)
    const answers = [
      await read(other, stew),
      await other.call(getVersion, { params: { id: stew.id, number: '1' } }),
      await other.call(getPublicRecipe, { params: { uuid: stew.uuid }, query: { in: 'de' } }),
      ...(await other.call(listPublicRecipes, { query: {} })),
      await (await fetch(`${app.url}/recipes/${stew.uuid}`)).text(),
    ]
    for (const answer of answers) expect(JSON.stringify(answer)).not.toContain(secret.uuid)
    expect((await read(other, stew)).structure?.ingredients[0]?.item).toContain('base')
    expect((await read(owner, stew)).structure?.ingredients[0]?.recipe?.uuid).toBe(secret.uuid)
    await publish(owner, secret)
    expect((await read(other, stew)).parts).toMatchObject([
      { uuid: secret.uuid, mine: false, isPublic: true },
    ])
    const page = await (await fetch(`${app.url}/recipes/${stew.uuid}`)).text()
    expect(page).toContain(`href="/recipes/${secret.uuid}"`)
    expect(page).toContain('"hasPart"')
    const { lines } = await other.call(getRecipeLines, { params: { id: stew.id } })
    expect(lines.map(({ item }) => item)).toContain('cumin')
  })

  test('nobody can name a recipe that they may not read', async () => {
    const secret = await saveLines(owner, 'Hidden', ['1 egg'])
    const named = await containing(other, 'Guess', secret)
    const unknown = { code: 'unknown recipe' }
    await expect(save(other, 'Guess', named)).rejects.toMatchObject(unknown)
    const mine = await saveLines(other, 'Mine', ['1 apple'])
    await expect(edit(other, mine, named)).rejects.toMatchObject(unknown)
  })

  test('a variant keeps what its maker may read', async () => {
    const [open, closed] = [
      await saveLines(owner, 'Open part', ['1 apple']),
      await saveLines(owner, 'Closed part', ['1 pear']),
    ]
    await publish(owner, open)
    const first = await containing(owner, 'Two parts', open, ['1 other base', '2 plums'])
    const ingredients = first.ingredients.map((line, at) =>
      at === 1 ? { ...line, recipe: { uuid: closed.uuid, servings: 1 } } : line,
    )
    const whole = await save(owner, 'Two parts', { ...first, ingredients })
    await publish(owner, whole)
    const variant = await other.call(remixRecipe, { params: { id: whole.id }, body: {} })
    expect(variant.structure?.ingredients.map(({ recipe }) => recipe?.uuid)).toEqual([
      open.uuid,
      undefined,
      undefined,
    ])
  })
})

describe('recipes within each other', () => {
  test('cannot form a cycle, also when two are saved at once or a version is restored', async () => {
    const [one, two] = [await saveLines(owner, 'One', ['1 leek']), await saveLines(owner, 'Two', ['1 beet'])]
    await expect(edit(owner, one, await containing(owner, 'One', one))).rejects.toMatchObject({
      code: 'recipe in itself',
    })
    const outcomes = await Promise.allSettled([
      edit(owner, one, await containing(owner, 'One', two)),
      edit(owner, two, await containing(owner, 'Two', one)),
    ])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'recipe in itself' },
    })
  })

  test('are few on one recipe, and its shopping list stays short whatever they multiply to', async () => {
    const base = await saveLines(
      owner,
      'Many lines',
      Array.from({ length: 60 }, () => '1 leek'),
    )
    const times = async (title: string, child: { uuid: string }, count: number) => {
      const structure = await containing(owner, title, child)
      const [line] = structure.ingredients
      if (!line) throw new Error('no line')
      return { ...structure, ingredients: Array.from({ length: count }, () => line) }
    }
    const { parts: most } = limits.recipe
    const tooMany = await times('Too many', base, most + 1)
    await expect(save(owner, 'Too many', tooMany)).rejects.toMatchObject({ code: 'too large' })
    const ten = await save(owner, 'Ten', await times('Ten', base, most))
    const hundred = await save(owner, 'Hundred', await times('Hundred', ten, most))
    const { lines } = await owner.call(getRecipeLines, { params: { id: hundred.id } })
    expect(lines.length).toBeLessThanOrEqual(limits.shoppingList.recipeLines)
  })

  test('are at most four, counted from above and from below', async () => {
    let below = await saveLines(owner, 'Level 1', ['1 leek'])
    const levels = [below]
    for (const title of ['Level 2', 'Level 3', 'Level 4']) {
      below = await save(owner, title, await containing(owner, title, below))
      levels.push(below)
    }
    await expect(save(owner, 'Level 5', await containing(owner, 'Level 5', below))).rejects.toMatchObject({
      code: 'too many levels',
    })
    const deeper = await saveLines(owner, 'Level 0', ['1 beet'])
    const [lowest] = levels
    if (!lowest) throw new Error('no level')
    await expect(edit(owner, lowest, await containing(owner, 'Level 1', deeper))).rejects.toMatchObject({
      code: 'too many levels',
    })
  })

  test('a version cannot be restored that would close a cycle or go too deep', async () => {
    const [low, high] = [
      await saveLines(owner, 'Low', ['1 leek']),
      await saveLines(owner, 'High', ['1 beet']),
    ]
    await edit(owner, low, await containing(owner, 'Low', high))
    app.advanceClock(3_600_000)
    await edit(owner, low, await structureOf(owner, ['1 leek']))
    await edit(owner, high, await containing(owner, 'High', low))
    const restore = () => owner.call(restoreVersion, { params: { id: low.id, number: '1' } })
    await expect(restore()).rejects.toMatchObject({ code: 'recipe in itself' })
    await edit(owner, high, await structureOf(owner, ['1 beet']))
    let below = await saveLines(owner, 'Below 1', ['1 leek'])
    for (const title of ['Below 2', 'Below 3'])
      below = await save(owner, title, await containing(owner, title, below))
    await edit(owner, high, await containing(owner, 'High', below))
    await expect(restore()).rejects.toMatchObject({ code: 'too many levels' })
  })
})

test('an edit by a client that does not know of it leaves it where it is', async () => {
  const sauce = await saveLines(owner, 'Kept sauce', ['1 onion'])
  const dish = await save(owner, 'Kept dish', await containing(owner, 'Kept dish', sauce))
  const { structure } = dish
  if (!structure) throw new Error('no structure')
  const plain = {
    ...structure,
    servings: 6,
    ingredients: structure.ingredients.map(({ recipe: _recipe, ...line }) => line),
  }
  const edited = await edit(owner, dish, plain)
  expect(edited.structure?.ingredients[0]?.recipe?.uuid).toBe(sauce.uuid)
  const without = { ...plain, ingredients: plain.ingredients.map((line) => ({ ...line, recipe: null })) }
  expect((await edit(owner, dish, without)).structure?.ingredients[0]).not.toHaveProperty('recipe')
})

test('a comparison tells that a line became a recipe, and the export has it', async () => {
  const sauce = await saveLines(cook, 'Told sauce', ['1 onion'])
  const plain = await structureOf(cook, ['1 base from the other recipe', '2 tomatoes'])
  const dish = await save(cook, 'Told dish', plain)
  app.advanceClock(3_600_000)
  await edit(cook, dish, await containing(cook, 'Told dish', sauce))
  const { diff } = await cook.call(diffVersions, { params: { id: dish.id }, query: { from: 1, to: 2 } })
  expect(diff.lines).toMatchObject([{ after: '1 base from the other recipe (a recipe of its own)' }])
  const archive = await cook.call(exportOwnData)
  const files = await unzip(Buffer.from(await archive.arrayBuffer()))
  const [, file] = [...files].find(([name]) => name.endsWith('told-dish.json')) ?? []
  expect(JSON.parse(String(file?.bytes)).hasPart).toMatchObject([
    { '@type': 'Recipe', url: expect.stringContaining(sauce.uuid) },
  ])
})
