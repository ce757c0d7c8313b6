import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..', '..')
const copy = mkdtempSync(join(tmpdir(), 'convive-lexicon-'))

/** The ingredients that a fresh process, which loads the copy, finds in each text. */
function findInCopy(texts: readonly (readonly [text: string, language: string])[]): string[][] {
  const script = `
    const { findIngredients } = await import('./kitchen/foods.ts')
    const found = ${JSON.stringify(texts)}.map(([text, language]) =>
      findIngredients(text, language).map(({ ingredient }) => ingredient.id))
    console.log(JSON.stringify(found))`
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: copy,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return JSON.parse(printed) as string[][]
}

beforeAll(() => {
  for (const path of ['package.json', 'shared', 'kitchen/foods.ts', 'kitchen/lexicon'])
    cpSync(join(root, path), join(copy, path), { recursive: true })
})

afterAll(() => rmSync(copy, { recursive: true }))

it('finds the ingredient of CONTRIBUTING.md in sentences once its five lines are added', () => {
  const [, lines = ''] =
    /```\n(cardoon: .+?)```/s.exec(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')) ?? []
  const texts = [
    ['a gratin of two cardoons and a leek', 'en'],
    ['un gratin de cardes', 'fr'],
    ['pencas de cardo con almendras', 'es'],
    ['Kardonen mit Zitrone', 'de'],
    ['something with cardons', 'any'],
  ] as const
  expect(findInCopy(texts)[0]).toEqual(['leek'])
  appendFileSync(join(copy, 'kitchen/lexicon/ingredients/vegetables.txt'), lines)
  expect(findInCopy(texts)).toEqual([
    ['cardoon', 'leek'],
    ['cardoon'],
    ['cardoon', 'almond'],
    ['cardoon', 'lemon'],
    ['cardoon'],
  ])
})

it('reports the file and the line of a slip in it', () => {
  appendFileSync(join(copy, 'kitchen/lexicon/ingredients/potatoes.txt'), 'oca: tuber; serving 150 g\n')
  expect(() => findInCopy([])).toThrow(
    /kitchen\/lexicon\/ingredients\/potatoes\.txt:31: unknown category "tuber"/,
  )
})
