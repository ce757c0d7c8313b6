import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { languages } from '#shared/constants/languages.ts'
import type { PagePreloads } from '#shared/page-preloads.ts'
import type { patterns } from '#shared/paths.ts'
import { buildIfStale } from './build.ts'

/**
 * How many kilobytes of scripts and styles, compressed by gzip, each page may load before it is shown: the entry, the
 * page, and the texts of the longest language. Raise one only for what that page's visitors get in return.
 */
const budgets: Record<keyof typeof patterns, number> = {
  home: 275,
  discover: 280,
  chat: 430,
  groups: 335,
  group: 335,
  thread: 340,
  myGroups: 330,
  myRecipes: 400,
  myCooked: 390,
  importRecipes: 400,
  household: 390,
  shoppingList: 405,
  plan: 395,
  settings: 405,
  moderation: 390,
  login: 235,
  signup: 235,
  requestInvite: 235,
  requestReset: 235,
  terms: 240,
  privacy: 240,
  verify: 235,
  reset: 235,
  inviteUsed: 235,
  inviteInvalid: 235,
  recipe: 255,
}

const web = join(import.meta.dirname, '../dist/web')
const read = (path: string) => readFile(join(web, path), 'utf8')
const compressedSize = async (path: string) =>
  (await readFile(join(web, `${path}.gz`)).catch(() => readFile(join(web, path)))).length
async function sizeOf(paths: Iterable<string>): Promise<number> {
  const sizes = await Promise.all([...new Set(paths)].map(compressedSize))
  return sizes.reduce((sum, size) => sum + size, 0)
}

beforeAll(() => buildIfStale(['web']))

test('each page loads no more than its budget', async () => {
  const { pages, allTexts } = JSON.parse(await read('page-preloads.json')) as PagePreloads
  const entry = [...(await read('index.html')).matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(
    ([, path = '']) => path,
  )
  expect(entry.length).toBeGreaterThan(1)
  const heavier: string[] = []
  for (const page of Object.keys(budgets) as (keyof typeof budgets)[]) {
    const sizes = languages.map((language) =>
      sizeOf([...entry, ...(pages[page] ?? []), ...(allTexts[language] ?? [])]),
    )
    const kilobytes = Math.max(...(await Promise.all(sizes))) / 1000
    if (kilobytes > budgets[page]) heavier.push(`${page}: ${kilobytes.toFixed(1)} kB of ${budgets[page]}`)
  }
  expect(heavier).toEqual([])
})
