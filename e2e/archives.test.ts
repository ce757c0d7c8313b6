import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { faultsOn, phone } from './both-sizes.ts'
import { openNewMember } from './accounts.ts'
import { commonServer } from './server.ts'
import { texts } from './texts.ts'

const { recipeArchives } = texts.en
const server = commonServer

const recipe = (name: string, photo: string) =>
  gzipSync(
    JSON.stringify({
      name,
      ingredients: `400 g lentils\n1 onion\n2 tbsp oil for ${name}`,
      directions: `Cook the lentils for ${name}.`,
      servings: '4',
      categories: ['Stew'],
      notes: '',
      photo_data: photo,
    }),
  )

async function exported(): Promise<Buffer> {
  const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#b5651d' } })
    .jpeg()
    .toBuffer()
  const zip = new ZipFile()
  for (const name of ['Lentil stew', 'Onion curry', 'Winter bake'])
    zip.addBuffer(recipe(name, photo.toString('base64')), `${name}.paprikarecipe`)
  zip.addBuffer(recipe('Torn', '').subarray(0, 60), 'Torn.paprikarecipe')
  zip.end()
  return buffer(zip.outputStream as unknown as NodeJS.ReadableStream)
}

test('a collection moves in by keyboard, and out again', async () => {
  const { page } = await openNewMember(server(), 'Mona', phone)
  await page.goto(`${server().url}/en/my/import`)
  const input = page.getByLabel(recipeArchives.choose)
  await input.setInputFiles({ name: 'old.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear Ada.') })
  await page.getByText(recipeArchives.failedNone).waitFor()
  await page.getByRole('button', { name: recipeArchives.remove }).click()
  await page.getByText(recipeArchives.failedNone).waitFor({ state: 'detached' })
  const file = { name: 'export.paprikarecipes', mimeType: 'application/zip', buffer: await exported() }
  await input.setInputFiles(file)
  const card = page.getByRole('article', { name: 'export.paprikarecipes' })
  const start = card.getByRole('button', { name: recipeArchives.start_other.replace('{{count}}', '3') })
  await start.waitFor()
  expect(await faultsOn(page, 'a read export')).toEqual([])
  await start.focus()
  await page.keyboard.press('Enter')
  await card.getByText(recipeArchives.stateDone, { exact: true }).first().waitFor()
  const summary = card.getByText(recipeArchives.items, { exact: true })
  await summary.focus()
  await page.keyboard.press('Enter')
  await card.getByRole('link', { name: 'Onion curry' }).waitFor()
  await card.getByText(recipeArchives.reasonBroken).waitFor()
  expect(await faultsOn(page, 'an export that is stored')).toEqual([])
  await page.goto(`${server().url}/en/my/recipes`)
  await page.getByText('Winter bake').first().waitFor()
  await page.goto(`${server().url}/en/my/import`)
  await card.getByRole('button', { name: recipeArchives.undo }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: recipeArchives.undo }).click()
  await card.getByText(recipeArchives.stateUndone, { exact: true }).first().waitFor()
  expect(await faultsOn(page, 'an export that was undone')).toEqual([])
  const answer = await page.request.get(`${server().url}/api/recipes/my`)
  expect(JSON.stringify(await answer.json())).not.toContain('Winter bake')
})
