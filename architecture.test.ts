import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = import.meta.dirname

/** Server features stand in one line and look only to the left. */
const features = [
  'mail',
  'notices',
  'invites',
  'account',
  'images',
  'food',
  'recipes',
  'chef',
  'groups',
  'forum',
  'care',
]

interface Rule {
  why: string
  /** Whether a file may not import another; both are paths from the root. */
  forbids: (from: string, to: string) => boolean
}

const featureOf = (path: string) => features.indexOf(/^server\/(\w+)\//.exec(path)?.[1] ?? '')
const webRoom = (path: string) => /^web\/(\w+)\//.exec(path)?.[1]
const below = (folder: string) => (path: string) => path.startsWith(`${folder}/`)
const webFeatures = ['recipes', 'chef', 'groups', 'forum', 'account', 'invites', 'care', 'notices']

const rules: readonly Rule[] = [
  {
    why: 'server and web never meet; what both need stands in shared',
    forbids: (from, to) =>
      (below('server')(from) && below('web')(to)) || (below('web')(from) && below('server')(to)),
  },
  {
    why: 'shared runs anywhere: it imports nothing of server and web, and only zod/mini from outside',
    forbids: (from, to) => below('shared')(from) && !below('shared')(to) && to !== 'zod/mini',
  },
  {
    why: `features look only to the left in ${features.join(' < ')}; ask for a function's type instead`,
    forbids: (from, to) => featureOf(from) >= 0 && featureOf(to) > featureOf(from),
  },
  {
    why: 'what is outside knows neither features nor the database, so that it can be swapped',
    forbids: (from, to) =>
      below('server/adapters')(from) &&
      (featureOf(to) >= 0 || below('server/platform/db')(to) || below('server/platform/http')(to)),
  },
  {
    why: 'db and http are the floor that features stand on; they know none of them',
    forbids: (from, to) => (below('server/platform/db')(from) || below('server/platform/http')(from)) && featureOf(to) >= 0,
  },
  {
    why: 'food is pure: no database, no network, nothing from outside',
    forbids: (from, to) =>
      below('server/food')(from) &&
      !below('server/food')(to) &&
      !below('shared')(to) &&
      !to.startsWith('node:'),
  },
  {
    why: 'only app.ts sees every feature',
    forbids: (from, to) =>
      /^server\/[\w-]+\.ts$/.test(from) &&
      !['server/app.ts', 'server/main.ts'].includes(from) &&
      featureOf(to) >= 0,
  },
  {
    why: 'web/ui knows no feature, no page, no call and no session',
    forbids: (from, to) =>
      below('web/ui')(from) && below('web')(to) && !below('web/ui')(to) && !below('web/i18n')(to),
  },
  {
    why: 'only pages compose features: one feature does not reach into another; hand a slot over instead',
    forbids: (from, to) => {
      const [own, other] = [webRoom(from), webRoom(to)]
      return webFeatures.includes(own ?? '') && webFeatures.includes(other ?? '') && own !== other
    },
  },
  {
    why: 'pages stand at the top: nothing but the route table and main imports them',
    forbids: (from, to) =>
      below('web/pages')(to) && below('web')(from) && !below('web/pages')(from) && from !== 'web/app/routes.tsx',
  },
]

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}

const isTest = (path: string) =>
  /\.test\.tsx?$/.test(path) || below('server/test')(path) || /^web\/test\/|\/test-[\w-]+\.tsx?$/.test(path)

const files = ['shared', 'server', 'web'].flatMap(filesBelow).filter((path) => !isTest(path))

/** What a file imports, as paths from the root or names of packages. */
function importsOf(path: string): string[] {
  return importsIn(path, readFileSync(join(root, path), 'utf8'))
}

function importsIn(path: string, text: string): string[] {
  const found = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\s[^'"`;]*?from\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)import\s+['"]([^'"]+)['"]/g,
  )
  return [...found].map((match) => {
    const name = match[1] ?? match[2] ?? match[3] ?? ''
    if (name.startsWith('#')) return name.slice(1)
    return name.startsWith('.') ? relative(root, resolve(root, dirname(path), name)) : name
  })
}

const imports = new Map(files.map((path) => [path, importsOf(path)]))

/** What a file loads when it runs: types are gone by then. */
function loadsOf(path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8').replaceAll(
    /(?:^|\n)\s*(?:import|export)\s+type\s[^'"`;]*?from\s+['"][^'"]+['"]/g,
    '',
  )
  return importsIn(path, text)
}

/** Everything that a file loads, directly or through others, now or later. */
function loadedBy(entry: string): Set<string> {
  const found = new Set([entry])
  for (const path of found) {
    for (const next of files.includes(path) ? loadsOf(path) : []) found.add(next)
  }
  return found
}

describe('the house', () => {
  test('only the kitchen’s threads load what reads, cooks, checks and draws food: it must not run on the event loop', () => {
    const heavy = /^server\/(?:chef\/house\/|food\/(?:read|complete|taster)\.ts$|food\/(?:tasting|drawing)\/)/
    // The reader of pages is the kitchen's too.
    const isHeavy = (path: string) => heavy.test(path) || path.startsWith('server/recipes/import/')
    expect([...loadedBy('server/main.ts')].filter(isHeavy)).toEqual([])
    // Seen from the thread the same search finds all of it.
    const inThread = [...loadedBy('server/platform/workers/thread.ts')].filter(isHeavy)
    expect(inThread).toContain('kitchen/chef.ts')
    expect(inThread).toContain('kitchen/understand/recipe-text/read.ts')
    expect(inThread).toContain('kitchen/illustrate/draw.ts')
    expect(inThread).toContain('kitchen/understand/recipe-page/read-page.ts')
  })

  test.each(rules)('$why', ({ why, forbids }) => {
    const broken = [...imports].flatMap(([from, targets]) =>
      targets.filter((to) => forbids(from, to)).map((to) => `${from} imports ${to}: ${why}`),
    )
    expect(broken).toEqual([])
  })

  test('every import within the house leads to a file', () => {
    const known = new Set(['shared', 'server', 'web'].flatMap(filesBelow))
    const lost = [...imports].flatMap(([from, targets]) =>
      targets
        .filter((to) => /^(?:shared|server|web)\//.test(to) && /\.tsx?$/.test(to) && !known.has(to))
        .map((to) => `${from} imports ${to}`),
    )
    expect(lost).toEqual([])
  })

  test('no file imports itself by a detour', () => {
    const done = new Set<string>()
    const cycles: string[] = []
    const visit = (path: string, trail: readonly string[]) => {
      if (trail.includes(path)) cycles.push([...trail.slice(trail.indexOf(path)), path].join(' > '))
      if (done.has(path) || trail.includes(path)) return
      for (const next of imports.get(path) ?? []) visit(next, [...trail, path])
      done.add(path)
    }
    for (const path of imports.keys()) visit(path, [])
    expect(cycles).toEqual([])
  })

  test('the environment is read in config.ts only', () => {
    const readers = files.filter((path) =>
      /process\.env|import\.meta\.env/.test(readFileSync(join(root, path), 'utf8')),
    )
    expect(readers).toEqual(['server/config/config.ts'])
  })

  test('no file is called utils, helpers, misc, common, manager or service: what has no name has no file', () => {
    const vague = /(?:^|\/)(?:utils?|helpers?|misc|common|managers?|services?)(?:\.tsx?|\/)/
    expect(files.filter((path) => vague.test(path))).toEqual([])
  })

  test('time comes from the clock in deps, never from SQL', () => {
    const readers = files.filter(
      (path) =>
        below('server')(path) &&
        !below('server/platform/db')(path) &&
        /sql`[^`]*(?:\bnow\(\)|current_timestamp)/i.test(readFileSync(join(root, path), 'utf8')),
    )
    expect(readers).toEqual([])
  })
})
