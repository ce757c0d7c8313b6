import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = import.meta.dirname
const read = (path: string) => readFile(join(root, path), 'utf8')
const decisions = (await readdir(join(root, 'docs/decisions')))
  .filter((name) => /^\d{4}-/.test(name))
  .toSorted()
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'bench/README.md',
  ...(await readdir(join(root, 'docs'), { recursive: true }))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
].toSorted()

/** Records of their time name what was there then. */
const isRecord = (document: string) => /^CHANGELOG|^docs\/decisions\/\d/.test(document)

/** What in backticks is a file or folder of this project: routes, types of content and names of code are not. */
const isPath = (code: string) =>
  /^[\w.-]+(?:\/[\w.-]+)+\.(?:tsx?|mjs|md|tsv|txt|service)$/.test(code) ||
  /^(?!text|image|application|multipart|data)[a-z][\w-]*(?:\/[\w.-]+)+\/?$/.test(code)

const missingPaths = async (document: string) =>
  [...(await read(document)).matchAll(/`([^`\n]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => isPath(code) && !existsSync(join(root, code)))

describe.each(documents)('%s', (document) => {
  test('links to files that exist', async () => {
    const links = [...(await read(document)).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(
      ([, link = '']) => link,
    )
    expect(links.filter((link) => !existsSync(join(root, dirname(document), link)))).toEqual([])
  })

  test('names scripts of package.json', async () => {
    const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> }
    const named = [...(await read(document)).matchAll(/(?:`|^|&& )npm run ([\w:-]+)/gm)].map(
      ([, script = '']) => script,
    )
    expect(named.filter((script) => !(script in scripts))).toEqual([])
  })

  test.skipIf(isRecord(document))('names files that exist', async () => {
    expect(await missingPaths(document)).toEqual([])
  })
})

test('all of it is short enough to be read', async () => {
  const texts = await Promise.all(documents.map(read))
  expect(texts.join(' ').split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(35_000)
})

test('the index of the decisions has each by its number and title', async () => {
  const index = await read('docs/decisions/README.md')
  const lines = await Promise.all(
    decisions.map(async (name) => {
      const text = await read(`docs/decisions/${name}`)
      const title = /^# \d+\. (.+)$/m.exec(text)?.[1]
      return `- [${name.slice(0, 4)}](${name}) ${title}${text.startsWith('Replaced by') ? ' (replaced)' : ''}`
    }),
  )
  expect(index.split('\n').filter((line) => line.startsWith('- ['))).toEqual(lines)
})

/** The requirements of OWASP ASVS 5.0 name tests and files; renaming one without its row turns this red. */
describe('the requirements of ASVS', async () => {
  const rows = (await read('docs/asvs/requirements.tsv'))
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id = '', level = '', summary = '', state = '', evidence = '', ...more] = line.split('\t')
      return { id, level, summary, state, evidence, more }
    })

  test('of levels 1 and 2 have one row each', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(253)
    expect(rows).toHaveLength(253)
    expect(rows.filter(({ level, more }) => !['1', '2'].includes(level) || more.length > 0)).toEqual([])
  })

  test('say whether they hold, and by what or why not', () => {
    for (const { id, state, evidence } of rows) {
      expect(['Held', 'Partly', 'Not met', 'Operator', 'Does not apply'], id).toContain(state)
      expect(evidence, id).toMatch(state === 'Held' || state === 'Partly' ? /`|“|^as V/ : /\w/)
    }
  })

  test('name files that exist', async () => {
    expect(await missingPaths('docs/asvs/requirements.tsv')).toEqual([])
  })

  test('quote titles of tests that stand in the file, and headings of docs/security.md', async () => {
    const headings = [...(await read('docs/security.md')).matchAll(/^#+ (.*)$/gm)].map(
      ([, heading]) => heading,
    )
    const missing: string[] = []
    for (const { id, evidence } of rows) {
      const titled = [...evidence.matchAll(/`([\w./-]+\.test\.tsx?)`: “([^”]+)”/g)]
      for (const [, path = '', title = ''] of titled) {
        const source = await read(path).catch(() => '')
        if (!["'", '"', '`'].some((quote) => source.includes(quote + title + quote)))
          missing.push(`${id}: ${title}`)
      }
      const others = titled.reduce((rest, [quoted]) => rest.replace(quoted, ''), evidence)
      for (const [, heading = ''] of others.matchAll(/“([^”]+)”/g))
        if (!headings.includes(heading)) missing.push(`${id}: ${heading}`)
    }
    expect(missing).toEqual([])
  })
})
