import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

/** The tables of OWASP ASVS 5.0 name tests and files; renaming one without its row turns this red. */
const root = import.meta.dirname
const folder = 'docs/asvs'
const names = (await readdir(join(root, folder))).filter((name) => name.endsWith('.md')).toSorted()
const documents = ['docs/security.md', ...names.map((name) => `${folder}/${name}`)]

interface Row {
  document: string
  id: string
  level: string
  state: string
  evidence: string
}

async function rowsOf(document: string): Promise<Row[]> {
  const text = await readFile(join(root, document), 'utf8')
  return [...text.matchAll(/^\| (V\d+\.\d+\.\d+) +\|(.*)\|$/gm)].map(([, id = '', rest = '']) => {
    const [level = '', , state = '', evidence = '', ...more] = rest.split('|').map((cell) => cell.trim())
    expect(more, `${id} in ${document} has five cells`).toEqual([])
    return { document, id, level, state: state.replaceAll('*', ''), evidence }
  })
}

const rows = (await Promise.all(documents.map(rowsOf))).flat()
const required = (await readFile(join(root, folder, 'requirements.csv'), 'utf8')).trim().split('\n').slice(1)

/** Paths without a first folder are below `server/`. */
const placeOf = (path: string) =>
  [path, join('server', path)].map((each) => join(root, each)).find((each) => existsSync(each))

/** What in backticks is a file or folder of this project: routes, types of content and names of code are not. */
const isPath = (code: string) =>
  /^[\w.-]+(?:\/[\w.-]+)*\.(?:tsx?|mjs|md|csv|service)$/.test(code) ||
  /^(?!text|image|application|multipart)[a-z][\w-]*(?:\/[\w.-]+)+$/.test(code)

/** A test file followed by the titles of tests in it, and the titles alone. */
const titled = /`([\w./-]+\.test\.tsx?)`: (“[^”]+”(?:(?:[;,]| and|, and) “[^”]+”)*)/g

test('each requirement of levels 1 and 2 has one row, with its level', () => {
  expect(required).toHaveLength(253)
  expect(rows.map(({ id, level }) => `${id},${level}`).toSorted()).toEqual(required.toSorted())
})

describe.each(documents)('%s', (document) => {
  const own = rows.filter((row) => row.document === document)

  test('says of each requirement whether it holds, and by what or why not', () => {
    for (const { id, state, evidence } of own) {
      expect(['Held', 'Partly', 'Not met', 'Operator', 'Does not apply'], id).toContain(state)
      expect(evidence, id).toMatch(state === 'Held' || state === 'Partly' ? /`|“/ : /\w/)
    }
  })

  test('names files that exist', async () => {
    const text = await readFile(join(root, document), 'utf8')
    const paths = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code).filter(isPath)
    expect(paths.filter((path) => placeOf(path) === undefined)).toEqual([])
  })

  test('quotes titles of tests that stand in the file', async () => {
    const missing: string[] = []
    for (const [, path = '', titles = ''] of own.flatMap(({ evidence }) => [...evidence.matchAll(titled)])) {
      const source = await readFile(placeOf(path) ?? '', 'utf8').catch(() => '')
      for (const [, title = ''] of titles.matchAll(/“([^”]+)”/g)) {
        if (!["'", '"', '`'].some((quote) => source.includes(quote + title + quote)))
          missing.push(`${path}: ${title}`)
      }
    }
    expect(missing).toEqual([])
  })

  test('quotes nothing else but headings', async () => {
    const headings = [
      ...(await readFile(join(root, 'docs/security.md'), 'utf8')).matchAll(/^#+ (.*?)(?: \(.*)?$/gm),
    ]
    const known = headings.map(([, heading]) => heading)
    const left = own.flatMap(({ evidence }) => [...evidence.replaceAll(titled, '').matchAll(/“([^”]+)”/g)])
    expect(left.map(([, quote]) => quote).filter((quote) => !known.includes(quote))).toEqual([])
  })
})
