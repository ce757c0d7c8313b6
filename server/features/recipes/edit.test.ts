import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paintDish } from '#shared/contract/chef.ts'
import { searchRecipes } from '#shared/contract/discover.ts'
import { editRecipe, getRecipe, setRecipePublic, type EditPayload } from '#shared/contract/recipes.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { insertGroup, shareInto } from '../../test/groups.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'
import { createTestRecipe, publishRecipe, soup } from '../../test/recipes.ts'

let app: TestApp
let owner: TestUser
let reader: TestUser

beforeAll(async () => {
  app = await openTestApp()
  const admin = await signUpAdmin(app)
  owner = await signUpUser(app, admin)
  reader = await signUpUser(app, admin)
})
afterAll(() => app.close())

const edit = (id: string, body: EditPayload) => owner.call(editRecipe, { params: { id }, body })

/** A recipe with a dangerous finding. */
const deadly = { content: soup.content.replace('- 1 onion', '- 1 bunch oleander leaves') }

describe('editing a recipe', () => {
  test('changes given fields, leaves missing ones and clears those that are null', async () => {
    const before = await createTestRecipe(owner, {
      taste: 'sweet',
      plating: 'In a bowl',
      prep_time: 10,
      search_terms: 'warm',
    })
    const after = await edit(before.id, { title: '  Better soup ', taste: null, dish_type: 'starters' })
    expect(after).toMatchObject({
      title: 'Better soup',
      taste: null,
      dishType: 'Starters',
      plating: 'In a bowl',
      prepMinutes: 10,
      content: before.content,
      uuid: before.uuid,
      createdAt: before.createdAt,
      takenBack: false,
    })
    expect(after.structure).toEqual({ ...before.structure, title: 'Better soup', dishType: 'Starters' })
    expect(await owner.call(getRecipe, { params: { id: before.id } })).toMatchObject({ title: 'Better soup' })
  })

  test('of one field loses nothing that is only in the text', async () => {
    const content = `My aunt’s own.\n\n${soup.content}\n\nSource: Ada`
    const { id } = await createTestRecipe(owner, { content })
    const after = await edit(id, { title: 'Orange soup' })
    expect(after.content).toBe(content)
    expect(after.structure?.extra).toBe('My aunt’s own.\n\nSource: Ada')
  })

  test('leaves a cleared time empty, whatever the steps contain', async () => {
    const { id } = await createTestRecipe(owner)
    expect(await edit(id, { cook_time: null })).toMatchObject({ cookMinutes: null })
  })

  test('reads the structure from a new text, or takes the given one', async () => {
    const { id, structure } = await createTestRecipe(owner)
    const read = await edit(id, { content: soup.content.replace('600 g carrots', '500 g parsnips') })
    expect(read.structure?.ingredients[0]).toMatchObject({ amount: 500, item: 'parsnips' })
    if (!structure) throw new Error('the soup has structure')
    const given = await edit(id, { recipe: { ...structure, servings: 9 } })
    expect(given.structure?.servings).toBe(9)
  })

  test('makes the recipe found by its new words and not by its old ones', async () => {
    const { id } = await publishRecipe(owner, { title: 'Zabaglione' })
    const search = async (q: string) =>
      (await reader.call(searchRecipes, { query: { q } })).map((each) => each.id)
    expect(await search('zabaglione')).toContain(id)
    await edit(id, { title: 'Semifreddo' })
    expect(await search('zabaglione')).not.toContain(id)
    expect(await search('semifreddo')).toContain(id)
  })

  test('keeps the image unless another is given, and accepts one’s own images only', async () => {
    const { key } = await owner.call(paintDish, { body: { prompt: 'soup' } })
    const { id } = await createTestRecipe(owner, { image_url: key })
    expect(await edit(id, { title: 'Soup' })).toMatchObject({ imageKey: key, pictureMaker: 'builtin' })
    expect(await edit(id, { image_url: null })).toMatchObject({ imageKey: null, pictureMaker: null })
    const theirs = await reader.call(paintDish, { body: { prompt: 'soup' } })
    await expect(edit(id, { image_url: theirs.key })).rejects.toThrow('unknown image')
    await expect(edit(id, { image_url: 'data:image/png;base64,AAAA' })).rejects.toThrow('not an image')
  })

  test('with an uploaded photo nowhere marks the image as generated', async () => {
    const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c43' } })
      .jpeg()
      .toBuffer()
    const { id, uuid } = await publishRecipe(owner)
    const edited = await edit(id, { image_url: `data:image/jpeg;base64,${photo.toString('base64')}` })
    expect(edited.pictureMaker).toBe('person')
    const page = await (await app.anonymous().fetch(`/recipes/${uuid}`)).text()
    expect(page).toContain('recipe-figure')
    expect(page).not.toMatch(/figcaption|og:image:width/)
  })

  test('refuses the same input as saving', async () => {
    const { id } = await createTestRecipe(owner)
    for (const bad of [
      { title: ' ' },
      { content: '' },
      { prep_time: -1 },
      { title: null },
    ] as EditPayload[]) {
      await expect(edit(id, bad), JSON.stringify(bad)).rejects.toThrow('invalid input')
    }
  })

  test('that makes a public recipe dangerous makes it private and reports that', async () => {
    const member = reader
    const { id } = await publishRecipe(owner)
    const groupId = await insertGroup(app, owner, { members: [member] })
    await shareInto(app, groupId, id, owner)
    const edited = await edit(id, deadly)
    expect(edited).toMatchObject({ isPublic: false, takenBack: true })
    expect(edited.findings.some(({ severity }) => severity === 'dangerous')).toBe(true)
    await expect(member.call(getRecipe, { params: { id } })).rejects.toThrow('not found')
    await expect(owner.call(setRecipePublic, { params: { id }, body: { is_public: true } })).rejects.toThrow(
      'unsafe recipe',
    )
    expect((await edit(id, deadly)).takenBack).toBe(false)
  })
})
