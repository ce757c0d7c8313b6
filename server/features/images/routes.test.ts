import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paintDish } from '#shared/contract/chef.ts'
import { signImageKey, signImageObject } from '#shared/contract/images.ts'
import { deleteRecipe, saveRecipe, setRecipePublic } from '#shared/contract/recipes.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import { limits } from '#shared/constants/limits.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'
import { soup } from '../../test/recipes.ts'

let app: TestApp
let owner: TestUser
let stranger: TestUser
let key: string

beforeAll(async () => {
  app = await openTestApp()
  const admin = await signUpAdmin(app)
  owner = await signUpUser(app, admin)
  stranger = await signUpUser(app, admin)
  ;({ key } = await owner.call(paintDish, { body: { prompt: 'carrot soup with ginger' } }))
})
afterAll(() => app.close())

describe('signing an image', () => {
  test('is for its creator while no recipe uses it', async () => {
    await owner.call(signImageKey, { params: { key } })
    await owner.call(signImageObject, { query: { object: key } })
    for (const other of [stranger, app.anonymous()]) {
      await expect(other.call(signImageKey, { params: { key } })).rejects.toThrow('not found')
      await expect(other.call(signImageObject, { query: { object: key } })).rejects.toThrow('not found')
    }
  })

  test('follows the recipe: everybody while it is public, its owner only before and after', async () => {
    const { id } = await owner.call(saveRecipe, { body: { ...soup, image_url: key } })
    const sign = (visitor: Pick<TestUser, 'call'>) => visitor.call(signImageKey, { params: { key } })
    await expect(sign(stranger)).rejects.toThrow('not found')
    await owner.call(setRecipePublic, { params: { id }, body: { is_public: true } })
    await sign(stranger)
    await sign(app.anonymous())
    await owner.call(deleteRecipe, { params: { id } })
    await expect(sign(app.anonymous())).rejects.toThrow('not found')
    await sign(owner)
  })

  test('unknown and malformed names are 404', async () => {
    for (const name of ['recipe_x.png', '../secret', `recipe_${crypto.randomUUID()}.png`]) {
      await expect(owner.call(signImageKey, { params: { key: name } }), name).rejects.toThrow('not found')
    }
  })
})

describe('a signed link', () => {
  const link = () => owner.call(signImageKey, { params: { key } })

  test('opens without a cookie and is not publicly cacheable', async () => {
    const picture = await app.anonymous().fetch(await link())
    expect(picture.status).toBe(200)
    expect(picture.headers.get('content-type')).toBe('image/png')
    expect(picture.headers.get('cache-control')).toContain('private')
  })

  test('comes in every width as WebP and keeps its provenance in each', async () => {
    for (const width of limits.imageWidths) {
      const answer = await app.anonymous().fetch(`${await link()}&w=${width}`)
      const bytes = Buffer.from(await answer.arrayBuffer())
      const facts = await sharp(bytes).metadata()
      expect(facts.format).toBe('webp')
      expect(facts.width).toBeLessThanOrEqual(width)
      expect(facts.xmpAsString ?? '').toContain('digitalsourcetype/algorithmicMedia')
    }
    expect((await app.anonymous().fetch(`${await link()}&w=7`)).status).toBe(400)
  })

  test('ends after an hour, says when in unix seconds, and cannot be changed', async () => {
    const signed = new URL(await link(), app.url)
    const expires = Number(signed.searchParams.get('expires'))
    expect(Math.abs(expires * 1000 - app.deps.clock() - lifetimes.signedImage.lifetime)).toBeLessThan(5000)
    const status = async (change: (url: URL) => void) => {
      const changed = new URL(signed)
      change(changed)
      return (await app.anonymous().fetch(changed.pathname + changed.search)).status
    }
    expect(await status(() => undefined)).toBe(200)
    expect(await status((url) => url.searchParams.set('expires', String(expires + 1)))).toBe(403)
    expect(await status((url) => url.searchParams.set('signature', 'AAAA'))).toBe(403)
    expect(await status((url) => url.searchParams.delete('signature'))).toBe(403)
    expect(await status((url) => (url.pathname = url.pathname.replace('recipe_', 'recipe_0')))).toBe(403)
    app.advanceClock(lifetimes.signedImage.lifetime)
    expect(await status(() => undefined)).toBe(403)
  })
})
