import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paintDish } from '#shared/contract/chef.ts'
import {
  deleteRecipe,
  getPublicRecipe,
  getRecipe,
  listMyDeletedRecipes,
  listMyRecipes,
  listShowcase,
  restoreRecipe,
  saveRecipe,
  searchMyRecipes,
  setRecipePublic,
} from '#shared/contract/recipes.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'
import { createTestRecipe, soup } from '../../test/recipes.ts'

let app: TestApp
let owner: TestUser
let stranger: TestUser

beforeAll(async () => {
  app = await openTestApp()
  const admin = await signUpAdmin(app)
  owner = await signUpUser(app, admin, { name: 'Olive' })
  stranger = await signUpUser(app, admin)
})
afterAll(() => app.close())

const publish = (person: TestUser, id: string, is_public = true) =>
  person.call(setRecipePublic, { params: { id }, body: { is_public } })

describe('saving a recipe', () => {
  test('returns every field, null if empty, and starts as private', async () => {
    const answer = await owner.fetch('/api/recipes', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(soup),
    })
    expect(answer.status).toBe(201)
    const wire = (await answer.json()) as Record<string, unknown>
    expect(wire).toMatchObject({
      Title: soup.title,
      Content: soup.content,
      ImageUrl: null,
      Plating: null,
      Taste: null,
      Rating: 0,
      LikeCount: 0,
      CommentsCount: 0,
      PhotosCount: 0,
      DishType: 'Mains',
      // Not in the payload, but in the steps.
      PrepTime: null,
      CookTime: 25,
      TotalTime: 25,
      OwnerName: 'Olive',
      IsPublic: false,
    })
    expect(wire.UUID).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab]/)
    expect(wire.CreatedAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
  })

  test('reads servings, ingredients and steps from the text, word for word', async () => {
    const { structure, language } = await createTestRecipe(owner)
    expect(language).toBe('en')
    expect(structure?.servings).toBe(4)
    expect(structure?.ingredients).toHaveLength(5)
    expect(structure?.ingredients[0]).toMatchObject({ amount: 600, unit: 'g', item: 'carrots' })
    expect(structure?.steps.map((step) => step.text)).toContain('Blend until smooth.')
  })

  test('stores texts exactly as sent, whatever they contain', async () => {
    const title = '<script>alert(1)</script> $& “œufs” 日本'
    const content = `${soup.content}\n\n</script>\`\${x}\` 'quoted' "double"`
    const recipe = await createTestRecipe(owner, { title, content })
    expect(recipe).toMatchObject({ title, content })
  })

  test('keeps text beside the structure: a story and the source', async () => {
    const story = 'Grandma told me a story about the sea.'
    const source = 'Source: Nigel Cook, https://example.org/soup'
    const { structure } = await createTestRecipe(owner, {
      content: `${story}\n\n${soup.content}\n\n${source}`,
    })
    expect(structure?.extra).toBe(`${story}\n\n${source}`)
    expect(structure?.steps.map(({ text }) => text)).not.toContain(source)
  })

  test('finds text that a given structure leaves out', async () => {
    const { structure } = await createTestRecipe(owner)
    if (!structure) throw new Error('the soup has structure')
    const { extra: _, ...recipe } = structure
    const content = `${soup.content}\n\nSource: Ada`
    expect((await createTestRecipe(owner, { content, recipe })).structure?.extra).toBe('Source: Ada')
  })

  test('removes a closing question from a text without structure only', async () => {
    const question = 'Would you like me to suggest a wine?'
    const content = `${soup.content}\n\n${question}`
    const cleaned = await createTestRecipe(owner, { content })
    expect(cleaned.content).toBe(soup.content)
    expect(cleaned.structure?.extra).toBe('')
    const given = await createTestRecipe(owner, { content, recipe: cleaned.structure })
    expect(given.content).toBe(content)
  })

  test('matches the dish type case-insensitively; anything else is Mains', async () => {
    expect((await createTestRecipe(owner, { dish_type: 'desserts' })).dishType).toBe('Desserts')
    expect((await createTestRecipe(owner, { dish_type: 'brunch' })).dishType).toBe('Mains')
  })

  test('with the same key saves one recipe, also concurrently', async () => {
    const save = () => owner.call(saveRecipe, { body: soup, idempotencyKey: 'one key' })
    const answers = await Promise.all([save(), save(), save(), save()])
    answers.push(await save())
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    const theirs = await stranger.call(saveRecipe, { body: soup, idempotencyKey: 'one key' })
    expect(theirs.id).not.toBe(answers[0]?.id)
  })

  test('refuses blank titles, invalid times and texts that are too long', async () => {
    for (const bad of [
      { title: '  ' },
      { title: 'x'.repeat(201) },
      { content: ' \n ' },
      { content: 'x'.repeat(50_001) },
      { prep_time: -1 },
      { prep_time: 1.5 },
      { plating: 'x'.repeat(2001) },
    ]) {
      await expect(createTestRecipe(owner, bad), JSON.stringify(bad).slice(0, 40)).rejects.toThrow(
        'invalid input',
      )
    }
  })

  test('ignores unknown fields', async () => {
    const body = { ...soup, is_public: true, IsPublic: true, LikeCount: 9, owner_id: 'x' } as typeof soup
    expect(await owner.call(saveRecipe, { body })).toMatchObject({
      isPublic: false,
      likeCount: 0,
      mine: true,
    })
  })

  test('accepts an image as one’s own key, a URL that ends in one, or a data URI; nothing else', async () => {
    const { key } = await owner.call(paintDish, { body: { prompt: 'carrot soup' } })
    expect((await createTestRecipe(owner, { image_url: key })).imageKey).toBe(key)
    expect((await createTestRecipe(owner, { image_url: `https://cdn.example/x/${key}?w=1` })).imageKey).toBe(
      key,
    )
    const pixel =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
    expect((await createTestRecipe(owner, { image_url: pixel })).imageKey).toMatch(
      /^recipe_[0-9a-f-]{36}\.png$/,
    )
    await expect(createTestRecipe(stranger, { image_url: key })).rejects.toThrow('unknown image')
    await expect(createTestRecipe(owner, { image_url: 'https://example.org/cat.jpg' })).rejects.toThrow(
      'unknown image',
    )
    await expect(createTestRecipe(owner, { image_url: 'data:image/png;base64,AAAA' })).rejects.toThrow(
      'not an image',
    )
    await expect(
      createTestRecipe(owner, { image_url: 'data:image/svg+xml;base64,PHN2Zy8+' }),
    ).rejects.toThrow('not an image')
  })
})

describe('the binder', () => {
  test('lists only one’s own recipes, newest first', async () => {
    const [first, second] = [await createTestRecipe(owner), await createTestRecipe(owner)]
    const mine = await owner.call(listMyRecipes)
    expect(mine.slice(0, 2).map(({ id }) => id)).toEqual([second.id, first.id])
    const theirs = await stranger.call(listMyRecipes)
    expect(theirs.some(({ id }) => id === first.id)).toBe(false)
  })

  test('searches without accents and case, by prefix and with a typo; a blank search finds nothing', async () => {
    const lasagne = await createTestRecipe(owner, {
      title: 'Lasagne à la crème brûlée',
      search_terms: 'gratin, sunday',
    })
    const search = async (q: string) =>
      (await owner.call(searchMyRecipes, { query: { q } })).map(({ id }) => id)
    for (const q of ['LASAGNE', 'creme brulee', 'lazagne', 'lasa', 'gratin', 'sunday lasagne']) {
      expect((await search(q))[0], q).toBe(lasagne.id)
    }
    for (const q of ['', '   ', '%', '_', '*']) expect(await search(q), q).toEqual([])
    expect(await search('xylophone')).toEqual([])
  })

  test('a deleted recipe is in Recently Deleted, and restoring it changes nothing else', async () => {
    const { id } = await createTestRecipe(owner)
    const uuid = await publish(owner, id)
    await owner.call(deleteRecipe, { params: { id } })
    await owner.call(deleteRecipe, { params: { id } })
    expect((await owner.call(listMyRecipes)).some((each) => each.id === id)).toBe(false)
    expect((await owner.call(listMyDeletedRecipes))[0]?.id).toBe(id)
    await expect(app.anonymous().call(getPublicRecipe, { params: { uuid } })).rejects.toThrow('not found')
    await owner.call(restoreRecipe, { params: { id } })
    expect(await owner.call(getRecipe, { params: { id } })).toMatchObject({ uuid, isPublic: true })
    await app.anonymous().call(getPublicRecipe, { params: { uuid } })
  })
})

describe('access', () => {
  test('a private recipe does not exist for anybody else', async () => {
    const { id, uuid } = await createTestRecipe(owner)
    await expect(stranger.call(getRecipe, { params: { id } })).rejects.toThrow('not found')
    await expect(publish(stranger, id)).rejects.toThrow('not found')
    await expect(stranger.call(deleteRecipe, { params: { id } })).rejects.toThrow('not found')
    await expect(stranger.call(restoreRecipe, { params: { id } })).rejects.toThrow('not found')
    await expect(app.anonymous().call(getPublicRecipe, { params: { uuid } })).rejects.toThrow('not found')
  })

  test('a public recipe is readable for everybody and changed by its owner only', async () => {
    const { id } = await createTestRecipe(owner)
    const uuid = await publish(owner, id)
    expect(await app.anonymous().call(getPublicRecipe, { params: { uuid } })).toMatchObject({
      id,
      mine: false,
    })
    expect(await stranger.call(getRecipe, { params: { id } })).toMatchObject({ mine: false })
    await expect(publish(stranger, id, false)).rejects.toMatchObject({ code: 'not allowed', status: 403 })
    await expect(stranger.call(deleteRecipe, { params: { id } })).rejects.toThrow('not allowed')
    await expect(stranger.call(restoreRecipe, { params: { id } })).rejects.toThrow('not found')
  })

  test('the uuid stays the same through unpublishing and publishing again', async () => {
    const { id, uuid } = await createTestRecipe(owner)
    expect(await publish(owner, id)).toBe(uuid)
    expect(await publish(owner, id, false)).toBe(uuid)
    await expect(app.anonymous().call(getPublicRecipe, { params: { uuid } })).rejects.toThrow('not found')
    expect(await publish(owner, id)).toBe(uuid)
  })

  test('a deleted recipe exists for its owner only and cannot be published', async () => {
    const { id } = await createTestRecipe(owner)
    await owner.call(deleteRecipe, { params: { id } })
    expect((await owner.call(getRecipe, { params: { id } })).id).toBe(id)
    await expect(publish(owner, id)).rejects.toThrow('not found')
  })

  test('a malformed id is treated as unknown', async () => {
    for (const id of ['1', 'my-recipe', '%00', "'; drop table recipes", crypto.randomUUID()]) {
      await expect(owner.call(getRecipe, { params: { id } }), id).rejects.toThrow('not found')
      await expect(app.anonymous().call(getPublicRecipe, { params: { uuid: id } }), id).rejects.toThrow(
        'not found',
      )
    }
  })

  test('a recipe with a dangerous finding cannot be published', async () => {
    const { id, findings } = await createTestRecipe(owner, {
      title: 'Salad of death caps',
      content:
        'Ingredients\n- 200 g death cap mushrooms\n- 1 tbsp oil\n\nInstructions\n1. Slice the death caps.\n2. Dress and serve.',
    })
    expect(findings.some(({ severity }) => severity === 'dangerous')).toBe(true)
    await expect(publish(owner, id)).rejects.toMatchObject({ code: 'unsafe recipe', status: 409 })
    await publish(owner, id, false)
  })
})

describe('the public page', () => {
  test('the showcase shows public recipes to anonymous visitors', async () => {
    const { id } = await createTestRecipe(owner, { title: 'Shown to all' })
    await publish(owner, id)
    const shown = await app.anonymous().call(listShowcase)
    expect(shown.length).toBeLessThanOrEqual(6)
    expect(shown[0]?.title).toBe('Shown to all')
    expect(shown.every(({ isPublic }) => isPublic)).toBe(true)
  })

  test('is complete HTML with JSON-LD, sets no cookie, and cannot be broken by a title', async () => {
    const title = '</script><img src=x onerror=alert(1)> & "Soup"'
    const { id } = await createTestRecipe(owner, { title })
    const uuid = await publish(owner, id)
    const answer = await app.anonymous().fetch(`/recipes/${uuid}`)
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(html).not.toContain('<img src=x')
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toContain(`<link rel="canonical" href="${app.deps.publicUrl}/recipes/${uuid}">`)
    expect(html).toContain('600 g carrots')
    const block = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
    expect(JSON.parse(block)).toMatchObject({
      '@type': 'Recipe',
      name: title,
      recipeYield: '4',
      inLanguage: 'en',
      author: { name: 'Olive' },
    })
    expect(JSON.parse(block)).not.toHaveProperty('aggregateRating')
    expect(JSON.parse(block)).not.toHaveProperty('prepTime')
  })

  test('shows the story and credits the source, in HTML and JSON-LD', async () => {
    const content = `My aunt’s own.\n\n${soup.content}\n\nSource: Nigel Cook, https://example.org/soup`
    const { id } = await createTestRecipe(owner, { content })
    const html = await (await app.anonymous().fetch(`/recipes/${await publish(owner, id)}`)).text()
    expect(html).toContain('My aunt’s own.')
    expect(html).toMatch(/Source: Nigel Cook, <a href="https:\/\/example.org\/soup"/)
    const block = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
    expect(JSON.parse(block)).toMatchObject({
      author: { name: 'Olive' },
      isBasedOn: { '@type': 'CreativeWork', name: 'Nigel Cook', url: 'https://example.org/soup' },
    })
  })

  test('private, deleted, unknown and malformed ids all return 404', async () => {
    const secret = await createTestRecipe(owner, { title: 'Secret sauce' })
    const pages = await Promise.all(
      [secret.uuid, crypto.randomUUID(), 'nonsense'].map((uuid) => app.anonymous().fetch(`/recipes/${uuid}`)),
    )
    const texts = await Promise.all(pages.map((page) => page.text()))
    expect(pages.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(new Set(texts).size).toBe(1)
    expect((await app.anonymous().fetch(`/recipes/${secret.uuid}/picture`)).status).toBe(404)
  })

  test.each([
    ['en', 'Not found'],
    ['fr', 'Introuvable'],
    ['es', 'No encontrada'],
    ['de', 'Nicht gefunden'],
  ] as const)('the page of an unknown recipe says so without JavaScript, in %s', async (language, words) => {
    const page = await app
      .anonymous()
      .fetch(`/recipes/${crypto.randomUUID()}`, { headers: { 'accept-language': language } })
    const html = await page.text()
    expect(html).toContain(`<title>${words} · Convive</title>`)
    expect(html).toMatch(new RegExp(`<h1[^>]*>${words}</h1>`))
  })

  test('its picture has a permanent URL, with a drawing for a recipe without image', async () => {
    const { id } = await createTestRecipe(owner)
    const uuid = await publish(owner, id)
    const picture = await app.anonymous().fetch(`/recipes/${uuid}/picture`)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
    await publish(owner, id, false)
    expect((await app.anonymous().fetch(`/recipes/${uuid}/picture`)).status).toBe(404)
  })
})
