import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteAccount, exportOwnData } from '#shared/contract/account.ts'
import { signImageKey } from '#shared/contract/images.ts'
import {
  deleteImport,
  importPicture,
  listImports,
  retryImport,
  startImport,
  stopImport,
  type ImportList,
} from '#shared/contract/recipe-imports.ts'
import { importRecipe, readRecipeText } from '#shared/contract/recipe-text.ts'
import { deleteRecipe, getRecipe, listMyRecipes, saveRecipe } from '#shared/contract/recipes.ts'
import { limits } from '#shared/constants/limits.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import { pageFetcher, pictureFetcher } from '../../../adapters/page-fetch/fetch-page.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { exhaustLimit } from '../../../test/rate-limits.ts'
import { soup } from '../../../test/recipes.ts'
import { unzip } from '../../../test/unzip.ts'
import { goodPassword, signUpAdmin, signUpUser, type TestUser } from '../../../test/users.ts'
import { runImports } from './run-imports.ts'

const recipeData = (name: string, more: object = {}) => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name,
  recipeYield: 4,
  recipeIngredient: ['400 g lentils', '1 onion', `1 tbsp oil for ${name}`],
  recipeInstructions: `Cook the lentils for ${name}.`,
  ...more,
})
const pageWith = (...recipes: object[]) =>
  `<html lang="en"><head><meta property="og:image" content="/preview.jpg"></head>${recipes
    .map((each) => `<script type="application/ld+json">${JSON.stringify(each)}</script>`)
    .join('')}</html>`

let app: TestApp
let admin: TestUser
let member: TestUser
let site: Server
let port: number
let photo: Buffer
let asked: string[]
let answer: RequestListener

beforeAll(async () => {
  const isHere = (address: string) => address === '127.0.0.1'
  app = await openTestApp({ fetchPage: pageFetcher(isHere), fetchPicture: pictureFetcher(isHere) })
  admin = await signUpAdmin(app)
  photo = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#593' } })
    .jpeg()
    .toBuffer()
  site = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  port = (site.address() as AddressInfo).port
})
beforeEach(async () => {
  member = await signUpUser(app, admin)
  asked = []
  answer = ({ url = '' }, response) => {
    if (url.endsWith('.jpg')) response.setHeader('content-type', 'image/jpeg').end(photo)
    else if (url.startsWith('/none')) response.setHeader('content-type', 'text/html').end('<p>Nothing.</p>')
    else if (url.startsWith('/two'))
      response
        .setHeader('content-type', 'text/html')
        .end(pageWith(recipeData('First stew', { image: '/first.jpg' }), recipeData('Second stew')))
    else if (url.startsWith('/gone')) response.writeHead(404).end()
    else response.setHeader('content-type', 'text/html').end(pageWith(recipeData(`Stew ${url.slice(1)}`)))
  }
})
afterEach(async () => {
  await app.db.deleteFrom('recipe_imports').execute()
})
afterAll(async () => {
  site.closeAllConnections()
  await new Promise((resolve) => site.close(resolve))
  await app.close()
})

const at = (path: string) => `http://127.0.0.1:${port}${path}`
const read = (url: string, choice?: number) => member.call(importRecipe, { body: { url, choice } })
const start = (...paths: string[]) =>
  member.call(startImport, { body: { addresses: paths.map((path) => at(path)) } })
const run = () => runImports(app.deps)
const now = async (id: string): Promise<ImportList> => {
  const list = (await member.call(listImports)).find((each) => each.id === id)
  if (!list) throw new Error('the list is gone')
  return list
}
const statesOf = ({ items }: ImportList) => items.map(({ state }) => state)

describe('a page', () => {
  test('with several recipes says which, and the chosen one is read', async () => {
    const first = await read(at('/two'))
    expect(first.choices).toEqual([{ title: 'First stew' }, { title: 'Second stew' }])
    expect([first.recipe.title, first.picture]).toEqual(['First stew', at('/first.jpg')])
    const second = await read(at('/two'), 1)
    expect([second.recipe.title, second.picture]).toEqual(['Second stew', null])
    expect((await read(at('/one'))).choices).toEqual([])
  })

  test('names its picture, which is stored like an upload', async () => {
    const { picture } = await read(at('/one'))
    expect(picture).toBe(at('/preview.jpg'))
    const { key } = await member.call(importPicture, { body: { url: picture ?? '' } })
    expect(await member.call(signImageKey, { params: { key } })).toBeTruthy()
    await expect(admin.call(signImageKey, { params: { key } })).rejects.toMatchObject({ code: 'not found' })
  })

  test.each([
    ['that is no picture', '/one', 'unreachable page'],
    ['that is not there', '/gone.png', 'unreachable page'],
  ])('a picture %s is an error', async (_, path, code) => {
    await expect(member.call(importPicture, { body: { url: at(path) } })).rejects.toMatchObject({ code })
  })

  test('a picture that cannot be decoded, or of this network, is an error', async () => {
    answer = (_, response) => response.setHeader('content-type', 'image/jpeg').end('words')
    const from = (url: string) => member.call(importPicture, { body: { url } })
    await expect(from(at('/a.jpg'))).rejects.toMatchObject({ code: 'not an image' })
    asked = []
    for (const host of ['127.0.0.2', '[::1]', '169.254.169.254', '10.0.0.1'])
      await expect(from(`http://${host}:${port}/a.jpg`)).rejects.toMatchObject({ code: 'unreachable page' })
    expect(asked).toEqual([])
    for (const url of ['file:///etc/passwd', 'javascript:alert(1)', 'no address'])
      await expect(from(url)).rejects.toMatchObject({ code: 'invalid input' })
  })

  test('a picture that is too large or never ends is left out', async () => {
    answer = (_, response) => {
      response.setHeader('content-type', 'image/jpeg')
      response.write(Buffer.alloc(limits.imageUpload.maxBytes + 1))
    }
    await expect(member.call(importPicture, { body: { url: at('/a.jpg') } })).rejects.toMatchObject({
      code: 'unreachable page',
    })
  })

  test('that the user has already is said, by its address however it is written and by its title', async () => {
    const { recipe, source, duplicates } = await read(at('/dal?utm_source=mail'))
    expect(duplicates).toEqual([])
    const saved = await member.call(saveRecipe, {
      body: { ...soup, title: 'My dal', recipe: { ...recipe, extra: `Source: ${source}` } },
    })
    expect((await read(at('/dal/#top'))).duplicates).toEqual([
      { id: saved.id, title: 'My dal', by: 'address' },
    ])
    expect((await read(at('/dal2'))).duplicates).toEqual([])
    await member.call(saveRecipe, { body: { ...soup, title: 'stéw OTHER' } })
    expect((await read(at('/other'))).duplicates).toMatchObject([{ by: 'title' }])
    const typed = ['Stew other', '', 'Ingredients', '- 1 leek', '', 'Instructions', '1. Cook it.'].join('\n')
    expect((await member.call(readRecipeText, { body: { text: typed } })).duplicates).toMatchObject([
      { by: 'title' },
    ])
    expect((await admin.call(importRecipe, { body: { url: at('/dal') } })).duplicates).toEqual([])
    await member.call(deleteRecipe, { params: { id: saved.id } })
    expect((await read(at('/dal'))).duplicates).toEqual([])
  })
})

describe('a list of addresses', () => {
  test('saves each recipe as a private one, with its picture and its page, and says what failed', async () => {
    const list = await start('/a', '/gone', '/b', '/none', '/two')
    expect(statesOf(list)).toEqual(['waiting', 'waiting', 'waiting', 'waiting', 'waiting'])
    await run()
    const { items } = await now(list.id)
    expect(items.map(({ state, reason, recipe }) => [state, reason, recipe?.title])).toEqual([
      ['saved', null, 'Stew a'],
      ['failed', 'unreachable page', undefined],
      ['saved', null, 'Stew b'],
      ['failed', 'no recipe found', undefined],
      ['several', null, undefined],
    ])
    const saved = await member.call(getRecipe, { params: { id: items[0]?.recipe?.id ?? '' } })
    expect(saved).toMatchObject({ isPublic: false, pictureMaker: 'person', mine: true })
    expect(saved.structure?.extra).toBe(`Source: ${at('/a')}`)
    expect(saved.content).toContain(at('/a'))
  })

  test('leaves out what the user has, until they want it all the same', async () => {
    const first = await start('/a')
    await run()
    await member.call(deleteImport, { params: { id: first.id } })
    const { id } = await start('/a', '/c')
    await run()
    const [double] = (await now(id)).items
    expect([double?.state, double?.recipe?.title]).toEqual(['duplicate', 'Stew a'])
    expect(await member.call(listMyRecipes)).toHaveLength(2)
    await member.call(retryImport, { params: { id }, body: { position: 0, anyway: true } })
    await run()
    expect(statesOf(await now(id))).toEqual(['saved', 'saved'])
    expect(await member.call(listMyRecipes)).toHaveLength(3)
    for (const position of [0, 7])
      await expect(member.call(retryImport, { params: { id }, body: { position } })).rejects.toMatchObject({
        code: 'not found',
      })
  })

  test('can be stopped; what waited can be read later', async () => {
    const { id } = await start('/a', '/b', '/c')
    let pages = 0
    const page = answer
    answer = (request, response) => {
      pages += 1
      // While the first page is read.
      const stopped =
        pages === 1 ? member.call(stopImport, { params: { id } }).then(() => undefined) : Promise.resolve()
      void stopped.then(() => page(request, response))
    }
    await run()
    expect(statesOf(await now(id))).toEqual(['saved', 'stopped', 'stopped'])
    await member.call(retryImport, { params: { id }, body: { position: 2 } })
    await run()
    expect(statesOf(await now(id))).toEqual(['saved', 'stopped', 'saved'])
  })

  test('goes on after a process ended within a page, and saves no recipe twice', async () => {
    const { id } = await start('/a', '/b')
    await app.db
      .updateTable('recipe_import_items')
      .set({ state: 'reading', claimed_at: new Date(app.deps.clock()) })
      .where('position', '=', 0)
      .execute()
    app.advanceClock(lifetimes.importClaim + 1000)
    await Promise.all([run(), run(), run()])
    expect(statesOf(await now(id))).toEqual(['saved', 'saved'])
    expect(asked.filter((path) => path === '/a')).toHaveLength(1)
    expect(await member.call(listMyRecipes)).toHaveLength(2)
  })

  test('that is deleted while it is read saves nothing more', async () => {
    const { id } = await start('/a', '/b')
    const page = answer
    answer = (request, response) => {
      answer = page
      void member.call(deleteImport, { params: { id } }).then(() => page(request, response))
    }
    await run()
    expect(await member.call(listMyRecipes)).toEqual([])
    expect(await member.call(listImports)).toEqual([])
  })

  test('belongs to one member, who has one at a time and the last ones', async () => {
    const { id } = await start('/a')
    await expect(start('/b')).rejects.toMatchObject({ code: 'limit reached' })
    const refused = await Promise.allSettled([
      admin.call(stopImport, { params: { id } }),
      admin.call(retryImport, { params: { id }, body: { position: 0 } }),
      admin.call(deleteImport, { params: { id } }),
      admin.call(deleteImport, { params: { id: 'nonsense' } }),
      admin.call(stopImport, { params: { id: 'nonsense' } }),
    ])
    for (const each of refused) expect(each).toMatchObject({ reason: { code: 'not found' } })
    expect(await admin.call(listImports)).toEqual([])
    for (const path of ['/d', '/e', '/f', '/g', '/h', '/i']) {
      await run()
      await start(path)
    }
    expect(await member.call(listImports)).toHaveLength(limits.import.lists)
  })

  test('has a limit, of addresses and of lists', async () => {
    const many = Array.from({ length: limits.import.addresses + 1 }, (_, place) => at(`/${place}`))
    const begin = (addresses: string[]) => member.call(startImport, { body: { addresses } })
    for (const addresses of [
      many,
      [],
      ['no address'],
      ['ftp://example.org/a'],
      [`${at('/')}${'a'.repeat(3000)}`],
    ])
      await expect(begin(addresses)).rejects.toMatchObject({ code: 'invalid input' })
    expect((await begin(many.slice(1))).items).toHaveLength(limits.import.addresses)
    const [list] = await member.call(listImports)
    const params = { id: list?.id ?? '' }
    await member.call(stopImport, { params })
    const eager = await signUpUser(app, admin)
    await exhaustLimit(app, eager, 'import list', rateLimits.importListsPerMember)
    await exhaustLimit(app, eager, 'photo', rateLimits.photosPerMember)
    const refused = await Promise.allSettled([
      eager.call(startImport, { body: { addresses: [at('/a')] } }),
      eager.call(retryImport, { params, body: { position: 1 } }),
      eager.call(importPicture, { body: { url: at('/a.jpg') } }),
    ])
    for (const each of refused) expect(each).toMatchObject({ reason: { code: 'too many requests' } })
  })

  test('of a member whose storage is full saves nothing and says so', async () => {
    const { key } = await member.call(importPicture, { body: { url: at('/a.jpg') } })
    const bytes = limits.storage.keptPerMember
    const { maker_id } = await app.db
      .updateTable('images')
      .set({ bytes })
      .where('key', '=', key)
      .returning('maker_id')
      .executeTakeFirstOrThrow()
    await app.db
      .updateTable('storage_usage')
      .set({ kept_bytes: bytes })
      .where('user_id', '=', String(maker_id))
      .execute()
    await expect(member.call(importPicture, { body: { url: at('/a.jpg') } })).rejects.toMatchObject({
      code: 'storage full',
    })
    const { id } = await start('/a')
    await run()
    expect((await now(id)).items).toMatchObject([{ state: 'failed', reason: 'storage full', recipe: null }])
  })

  test('is in the export, and goes with the account', async () => {
    await start('/a', '/gone')
    await run()
    const archive = await member.call(exportOwnData)
    const files = await unzip(Buffer.from(await archive.arrayBuffer()))
    const [list] = JSON.parse(String(files.get('recipe-imports.json')?.bytes)) as ImportList[]
    expect(list?.items.map(({ address, state }) => [address, state])).toEqual([
      [at('/a'), 'saved'],
      [at('/gone'), 'failed'],
    ])
    await member.call(deleteAccount, { body: { password: goodPassword } })
    expect(await app.db.selectFrom('recipe_imports').select('id').execute()).toEqual([])
  })
})
