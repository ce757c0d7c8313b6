import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { print } from './command.ts'

/** `node scripts/sizes.ts`: how many lines the program, its data and the rest have, and the largest folders of the program. */
const root = join(import.meta.dirname, '..')
const largest = 25

/** What a file counts as, by the first pattern that fits its path; what fits none is data of the program. */
const kinds: readonly [kind: string, pattern: RegExp][] = [
  ['not counted', /\.(?:png|heic|woff2|svg)$|^package-lock\.json$/],
  ['recipes', /^kitchen\/library\/recipes\//],
  ['words of documentation', /\.md$/],
  ['measurements', /^bench\//],
  // With what only they read: corpora, cases, golden texts.
  ['tests', /\.test\.tsx?$|(?:^|\/)(?:test|corpus|cases|golden)\/|(?:^|\/)test-[^/]*$|^e2e\/|\/LEDGER\.tsv$/],
  ['code', /\.(?:tsx?|mjs|css|html)$/],
]
const program = new Set(['code', 'data'])

const paths = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter(Boolean)
const totals = new Map<string, number>()
const folders = new Map<string, number>()
const add = (map: Map<string, number>, key: string, count: number) =>
  map.set(key, (map.get(key) ?? 0) + count)

for (const path of paths) {
  const [kind] = kinds.find(([, pattern]) => pattern.test(path)) ?? ['data']
  if (kind === 'not counted') continue
  const text = readFileSync(join(root, path), 'utf8')
  add(
    totals,
    kind,
    kind.startsWith('words') ? text.split(/\s+/).filter(Boolean).length : text.split('\n').length - 1,
  )
  if (!program.has(kind)) continue
  const names = path.split('/').slice(0, -1)
  for (const depth of [1, 2].filter((each) => each <= names.length))
    add(folders, names.slice(0, depth).join('/'), text.split('\n').length - 1)
}

const row = (name: string, count: number) => `${count.toLocaleString('en').padStart(9)}  ${name}`
const byCount = (map: Map<string, number>) => [...map].toSorted(([, a], [, b]) => b - a)
const sum = [...program].reduce((all, kind) => all + (totals.get(kind) ?? 0), 0)
print(
  [
    row('lines of the program: code and data', sum),
    ...byCount(totals).map(([name, count]) => row(name, count)),
    '\nThe program by folders:',
    ...byCount(folders)
      .slice(0, largest)
      .map(([name, count]) => row(name, count)),
  ].join('\n'),
)
