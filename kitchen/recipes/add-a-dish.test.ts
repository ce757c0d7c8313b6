import { execFile } from 'node:child_process'
import { appendFile, copyFile, cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

let copy = ''

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'dishes-'))
  await cp(join(root, 'kitchen'), join(copy, 'kitchen'), { recursive: true })
  for (const each of ['shared', 'node_modules', 'package.json'])
    await symlink(join(root, each), join(copy, each))
})

afterEach(async () => {
  for (const file of changed.splice(0)) await copyFile(join(root, folder, file), join(copy, folder, file))
})
afterAll(() => rm(copy, { recursive: true, force: true }))

const folder = 'kitchen/recipes/dishes'
const changed: string[] = []

async function addTo(file: string, lines: string) {
  changed.push(file)
  await appendFile(join(copy, folder, file), lines)
}

/** What the chef of the copy cooks for this. */
async function cooked(content: string): Promise<{ title: string; servings: number; items: string }> {
  const chef = pathToFileURL(join(copy, 'kitchen/chef.ts')).href
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    `const { kitchenChef } = await import(${JSON.stringify(chef)})
    const messages = [{ role: 'user', content: ${JSON.stringify(content)} }]
    const { recipe } = await kitchenChef().recipe({ messages, language: 'en' })
    const items = recipe.ingredients.map(({ amount, unit, item }) => [amount, unit, item].join(' ')).join(', ')
    process.stdout.write(JSON.stringify({ title: recipe.title, servings: recipe.servings, items }))`,
  ])
  return JSON.parse(stdout)
}

it('cooks a dish by its name as soon as it is in a file', async () => {
  await addTo(
    'cuisines/italian.txt',
    'Vrolkam | Vrolkam | Vrolkam | Vrolkam = vrolk(am|um)[s] [bake]\n' +
      '  sauceStew: stewing-beef 200g, onion 1, red-wine 50ml; - vegetables; main; italian\n',
  )
  const { title, servings, items } = await cooked('a vrolkum bake for 4')
  expect(title).toContain('Vrolkam')
  expect(servings).toBe(4)
  expect(items).toMatch(/800 g [^,]*beef/)
  expect(items).toMatch(/200 ml [^,]*wine/)
}, 60_000)

// What is wrong within a file is told by `dish-reader.test.ts`.
it.each([
  ['an id of another file', 'Ribollita\n  soup\n', 'is already in cuisines/italian.txt'],
  ['an unknown dish', 'Vrolkam\n  soup; quick Zulbinat\n', 'Zulbinat'],
])(
  'says file and line of %s',
  async (_what, lines, why) => {
    await addTo('next-of-kin.txt', lines)
    await expect(cooked('a vrolkam')).rejects.toThrow(new RegExp(`next-of-kin\\.txt:\\d+: .*${why}`))
  },
  60_000,
)
