import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getStorage } from '#shared/contract/account.ts'
import { signImageKey } from '#shared/contract/images.ts'
import { uploadRecipePicture } from '#shared/contract/photos.ts'
import {
  editRecipe,
  getRecipe,
  remixRecipe,
  saveRecipe,
  setRecipePublic,
  type Recipe,
} from '#shared/contract/recipes.ts'
import { readRecipeText } from '#shared/contract/recipe-text.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { exhaustLimit } from '../../test/rate-limits.ts'
import { soup } from '../../test/recipes.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'

let app: TestApp
let owner: TestUser
let other: TestUser
let structure: RecipeStructure
let photo: File

beforeAll(async () => {
  app = await openTestApp()
  owner = await signUpAdmin(app)
  other = await signUpUser(app, owner)
  ;({ recipe: structure } = await owner.call(readRecipeText, { body: { text: soup.content } }))
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c84' } })
    .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer()
  photo = new File([new Uint8Array(bytes)], 'step.jpg', { type: 'image/jpeg' })
})
afterAll(() => app.close())

const upload = async (person: TestUser) =>
  (await person.call(uploadRecipePicture, { form: { file: photo } })).key

const withImage = (key: string | null): RecipeStructure => ({
  ...structure,
  steps: structure.steps.map((step, place) => (place === 1 ? { ...step, image: key } : step)),
})
const save = (person: TestUser, recipe: RecipeStructure): Promise<Recipe> =>
  person.call(saveRecipe, { body: { ...soup, recipe } })
const link = (person: TestUser, key: string) => person.call(signImageKey, { params: { key } })

describe('a picture at a step', () => {
  test('is stored without what the camera wrote, and counts as stored', async () => {
    const { used: before } = await owner.call(getStorage)
    const key = await upload(owner)
    const { signedUrl } = { signedUrl: await link(owner, key) }
    const file = await fetch(new URL(String(signedUrl), app.url))
    const { exif, format } = await sharp(Buffer.from(await file.arrayBuffer())).metadata()
    expect([exif, format]).toEqual([undefined, 'jpeg'])
    const { structure: saved } = await save(owner, withImage(key))
    expect(saved?.steps.map(({ image }) => image)).toEqual([undefined, key, undefined, undefined])
    const { used: after } = await owner.call(getStorage)
    const { bytes } = await app.db
      .selectFrom('images')
      .select('bytes')
      .where('key', '=', key)
      .executeTakeFirstOrThrow()
    expect(after - before).toBeGreaterThan(Number(bytes))
  })

  test('is seen by those who may read the recipe, and by nobody else', async () => {
    const key = await upload(owner)
    await expect(link(other, key)).rejects.toMatchObject({ code: 'not found' })
    const { id, uuid } = await save(owner, withImage(key))
    await expect(link(other, key)).rejects.toMatchObject({ code: 'not found' })
    const address = `${app.url}/recipes/${uuid}/steps/2/picture`
    expect((await fetch(address)).status).toBe(404)
    await owner.call(setRecipePublic, { params: { id }, body: { is_public: true } })
    expect(await link(other, key)).toBeTruthy()
    const shown = await fetch(`${address}?w=320`)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
    const etag = shown.headers.get('etag') ?? ''
    expect((await fetch(`${address}?w=320`, { headers: { 'if-none-match': etag } })).status).toBe(304)
    for (const step of ['1', '0', '99', 'x'])
      expect((await fetch(`${app.url}/recipes/${uuid}/steps/${step}/picture`)).status).toBe(404)
    const page = await (await fetch(`${app.url}/recipes/${uuid}`)).text()
    expect(page).toContain(`"image":"${app.deps.publicUrl}/recipes/${uuid}/steps/2/picture"`)
    expect(page).toMatch(/<img[^>]+src="\/recipes\/[^"]+\/steps\/2\/picture"/)
  })

  test('of somebody else cannot be named, and stays for a client that does not know of it', async () => {
    const key = await upload(owner)
    const unknown = { code: 'unknown image' }
    await expect(save(other, withImage(key))).rejects.toMatchObject(unknown)
    await expect(save(owner, withImage('recipe_none.png'))).rejects.toMatchObject(unknown)
    const { id } = await save(owner, withImage(key))
    const edit = (recipe: RecipeStructure) => owner.call(editRecipe, { params: { id }, body: { recipe } })
    expect((await edit({ ...structure, servings: 6 })).structure?.steps[1]?.image).toBe(key)
    expect((await edit(withImage(null))).structure?.steps[1]).not.toHaveProperty('image')
  })

  test('does not go into the variant of somebody else', async () => {
    const { id } = await save(owner, withImage(await upload(owner)))
    await owner.call(setRecipePublic, { params: { id }, body: { is_public: true } })
    const variant = await other.call(remixRecipe, { params: { id }, body: {} })
    expect(variant.structure?.steps.some(({ image }) => image)).toBe(false)
    expect((await other.call(getRecipe, { params: { id } })).structure?.steps[1]?.image).toBeTruthy()
  })

  test('is refused when it is none, too large, or one too many', async () => {
    const eager = await signUpUser(app, owner)
    const send = (file: File) => eager.call(uploadRecipePicture, { form: { file } })
    await expect(send(new File(['words'], 'a.jpg'))).rejects.toMatchObject({ code: 'not an image' })
    const busy = await signUpUser(app, owner)
    await exhaustLimit(app, busy, 'photo', rateLimits.photosPerMember)
    await expect(busy.call(uploadRecipePicture, { form: { file: photo } })).rejects.toMatchObject({
      code: 'too many requests',
    })
  })
})
