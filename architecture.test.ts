import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = import.meta.dirname

/** Server features in their order: each may import what stands to its left. */
const serverFeatures = [
  'mail',
  'notifications',
  'invites',
  'account',
  'images',
  'recipes',
  'households',
  'plans',
  'chat',
  'groups',
  'collections',
  'forum',
  'moderation',
  'home',
  'mcp',
]

/** The same order in the browser; the right may import the left. */
const webFeatures = [
  'legal',
  'search',
  'landing',
  'notifications',
  'invites',
  'account',
  'offline',
  'kitchen-bar',
  'recipes',
  'household',
  'shopping-list',
  'week-plan',
  'recipe-import',
  'recipe-editor',
  'discover',
  'chat',
  'groups',
  'collections',
  'my-recipes',
  'forum',
  'moderation',
  'home',
]

/** The folders of the kitchen in their order, likewise. */
const kitchenFolders = [
  'lexicon',
  'read',
  'safety',
  'library',
  'render',
  'stored-plans',
  'translate',
  'illustrate',
  'plating',
  'plan',
  'answers',
  'understand',
  'chef',
  'draft',
]

interface KitchenException {
  /** A folder of the kitchen. */
  by: string
  /** Files of the kitchen that stand below it. */
  imports: readonly string[]
  why: string
}

/** This list may only become shorter: what is not used any more must go. */
const kitchenExceptions: readonly KitchenException[] = [
  {
    by: 'library',
    imports: ['render/grammar/noun.ts', 'render/grammar/phrase.ts', 'render/notes.ts', 'render/spoken.ts'],
    why: 'a recipe of the library becomes text beside it until render has no other recipes; then that moves there',
  },
  { by: 'library', imports: ['render/print.ts'], why: 'the golden texts of recipes are printed ones' },
  {
    by: 'answers',
    imports: [
      'understand/cues.ts',
      'understand/dish-mentions.ts',
      'understand/lacking.ts',
      'understand/mentions.ts',
      'understand/question-forms.ts',
      'understand/read-dangers.ts',
      'understand/understand.ts',
    ],
    why: 'answers still read the question themselves, with the words of the talk',
  },
]

/**
 * The owner of each table: a server feature, or the platform. SQL of others names the table only if `sqlExceptions`
 * says so; otherwise they call the owner's queries.
 */
const tableOwners: Record<string, readonly string[]> = {
  platform: [
    'installation',
    'sessions',
    'ended_sessions',
    'access_tokens',
    'known_devices',
    'rate_limits',
    'audit_log',
    'storage_usage',
  ],
  mail: ['mails', 'suppressed_addresses'],
  notifications: ['notifications', 'notification_opt_outs', 'digest_runs'],
  invites: ['invites', 'invite_requests'],
  account: ['users', 'email_tokens', 'identities', 'oauth_states', 'second_factors', 'recovery_codes'],
  images: ['images', 'image_deletion_queue'],
  recipes: [
    'recipes',
    'recipe_versions',
    'recipe_eaters',
    'recipe_translations',
    'translation_corrections',
    'recipe_totals',
    'search_words',
    'ratings',
    'likes',
    'comments',
    'photos',
    'cooking_log',
    'idempotency_keys',
    'saved_recipes',
    'recipe_tags',
    'recipe_notes',
    'recipe_imports',
    'recipe_import_items',
    'recipe_archives',
    'recipe_archive_items',
  ],
  households: ['households', 'household_members', 'household_invites', 'eaters', 'household_operations'],
  plans: ['shopping_lists', 'list_items', 'pantry_items', 'shop_aisles', 'plan_entries', 'calendar_feeds'],
  chat: [
    'conversations',
    'messages',
    'chat_pictures',
    'cooked_recipes',
    'chef_sharing',
    'token_ledger',
    'model_usage',
    'generation_timings',
  ],
  groups: ['groups', 'group_members', 'group_invites'],
  collections: ['collections', 'collection_recipes'],
  forum: [
    'forum_threads',
    'forum_posts',
    'post_tombstones',
    'thread_read_positions',
    'thread_follows',
    'follower_notification_queue',
    'recipe_references',
    'recipe_shares',
  ],
  moderation: ['reports', 'mutes', 'suspensions', 'moderation_log'],
}

interface SqlException {
  /** Who reads or writes the tables of others. */
  by: string
  reads?: readonly string[]
  writes?: readonly string[]
  why: string
}

/** Everybody may read `users`: names and addresses are joined into almost every answer. */
const sqlExceptions: readonly SqlException[] = [
  {
    by: 'notifications',
    reads: [
      'recipes',
      'comments',
      'photos',
      'cooking_log',
      'translation_corrections',
      'forum_threads',
      'forum_posts',
      'groups',
      'group_members',
      'group_invites',
    ],
    why: 'a list of notifications shows the current titles, and only what the user may still read',
  },
  { by: 'notifications', writes: ['mails'], why: 'turning the digest off withdraws the one that waits' },
  { by: 'invites', writes: ['users'], why: 'the right to invite is a column of the user' },
  {
    by: 'account',
    writes: ['sessions', 'access_tokens', 'known_devices', 'rate_limits', 'audit_log'],
    why: 'the account lists and ends sessions, access tokens and devices, and erases what the platform stores about a user',
  },
  { by: 'recipes', reads: ['images'], why: 'every recipe shows who made its image' },
  {
    by: 'recipes',
    reads: ['group_members', 'reports'],
    why: 'whether a recipe may be read is one condition that lists and search use without further queries',
  },
  {
    by: 'recipes',
    writes: ['recipe_shares'],
    why: 'an unsafe edit withdraws the recipe in the same transaction',
  },
  {
    by: 'households',
    reads: ['mutes'],
    why: 'an invitation from somebody whom the user muted is not shown',
  },
  { by: 'groups', reads: ['mutes'], why: 'the same of an invitation to a group' },
  { by: 'forum', reads: ['mutes'], why: 'the same of being named by them' },
  {
    by: 'plans',
    reads: ['households', 'household_members'],
    why: 'a calendar link ends with its user’s membership, which is found in the query that reads it',
  },
  {
    by: 'collections',
    reads: ['groups', 'group_members', 'reports'],
    why: 'whether a collection may be seen is found in the query that reads it, with the name of its group',
  },
  {
    by: 'forum',
    reads: ['recipes'],
    why: 'threads and posts show their recipe; sharing locks it against edits meanwhile',
  },
  {
    by: 'forum',
    reads: ['groups', 'group_members'],
    why: 'access to a thread and its unread posts are found in one query; the names of groups a recipe is shared with',
  },
  {
    by: 'forum',
    writes: ['notifications', 'notification_opt_outs'],
    why: 'a post notifies in its own statement or right after it, and reading or deleting it updates that',
  },
  {
    by: 'moderation',
    reads: [
      'recipes',
      'comments',
      'photos',
      'translation_corrections',
      'cooking_log',
      'forum_threads',
      'forum_posts',
      'collections',
      'collection_recipes',
    ],
    why: 'the queue sorts and pages content of all kinds in one query',
  },
  {
    by: 'moderation',
    reads: ['groups'],
    why: 'cases, suspensions and log show the group and are filtered by its owner',
  },
]

interface Rule {
  why: string
  /** Whether a file may not import another; both are paths from the root. */
  forbids: (from: string, to: string) => boolean
}

const below = (folder: string) => (path: string) => path.startsWith(`${folder}/`)
const featureIn = (room: string, features: readonly string[]) => (path: string) =>
  features.indexOf(new RegExp(`^${room}/features/([\\w-]+)/`).exec(path)?.[1] ?? '')
const serverFeature = featureIn('server', serverFeatures)
const webFeature = featureIn('web', webFeatures)
const kitchenFolder = (path: string) => kitchenFolders.indexOf(/^kitchen\/([\w-]+)\//.exec(path)?.[1] ?? '')
const isDoor = (path: string) => /^kitchen\/(?:index|foods|chef|draft)\.ts$/.test(path)

const rules: readonly Rule[] = [
  {
    why: 'server and web never import each other; what both need is in shared',
    forbids: (from, to) =>
      (below('server')(from) && below('web')(to)) || (below('web')(from) && below('server')(to)),
  },
  {
    why: 'shared runs anywhere: it imports nothing of other rooms, and only zod/mini from outside',
    forbids: (from, to) => below('shared')(from) && !below('shared')(to) && to !== 'zod/mini',
  },
  {
    why: 'the kitchen is pure: no database, no network, nothing but shared and the parsers of recipe pages',
    forbids: (from, to) =>
      below('kitchen')(from) &&
      !below('kitchen')(to) &&
      !below('shared')(to) &&
      !to.startsWith('node:') &&
      !(below('kitchen/read/page')(from) && ['htmlparser2', 'entities', 'jsonrepair'].includes(to)),
  },
  {
    why: 'the kitchen is entered by its doors only: #kitchen/foods, and in worker threads #kitchen, #kitchen/chef and #kitchen/draft',
    forbids: (from, to) => !below('kitchen')(from) && below('kitchen')(to) && !isDoor(to),
  },
  {
    why: 'what stands in a folder of the kitchen does not know its doors',
    forbids: (from, to) => kitchenFolder(from) >= 0 && /^kitchen\/[\w-]+\.ts$/.test(to),
  },
  {
    why: 'web does not know the kitchen',
    forbids: (from, to) => below('web')(from) && below('kitchen')(to),
  },
  {
    why: `server features look only to the left in ${serverFeatures.join(' < ')}; ask for a function's type instead`,
    forbids: (from, to) => serverFeature(from) >= 0 && serverFeature(to) > serverFeature(from),
  },
  {
    why: 'platform and adapters are the floor that features stand on; they know none of them',
    forbids: (from, to) =>
      (below('server/platform')(from) || below('server/adapters')(from)) && below('server/features')(to),
  },
  {
    why: 'adapters know no database and no HTTP server, so that they can be swapped',
    forbids: (from, to) =>
      below('server/adapters')(from) &&
      (below('server/platform/db')(to) || below('server/platform/http')(to)),
  },
  {
    why: 'config only reads settings: it opens nothing and knows neither platform nor features',
    forbids: (from, to) => below('server/config')(from) && below('server')(to) && !below('server/config')(to),
  },
  {
    why: 'only app.ts and main.ts see every feature',
    forbids: (from, to) => from === 'server/deps.ts' && below('server/features')(to),
  },
  {
    why: 'web/ui and web/lib know no feature, no page and no app',
    forbids: (from, to) =>
      (below('web/ui')(from) || below('web/lib')(from)) && /^web\/(?:features|pages|app)\//.test(to),
  },
  {
    why: 'of the app, features know the session only',
    forbids: (from, to) =>
      below('web/features')(from) && below('web/app')(to) && to !== 'web/app/session.tsx',
  },
  {
    why: `web features look only to the left in ${webFeatures.join(' < ')}`,
    forbids: (from, to) => webFeature(from) >= 0 && webFeature(to) > webFeature(from),
  },
  {
    why: 'pages stand at the top: nothing but the route table and main imports them',
    forbids: (from, to) =>
      below('web/pages')(to) && below('web')(from) && !below('web/pages')(from) && !below('web/app')(from),
  },
]

const rooms = ['shared', 'server', 'kitchen', 'web']

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}

const isTest = (path: string) =>
  /\.test\.tsx?$|\/test-[\w-]+\.tsx?$|^(?:server|kitchen|web)\/test\//.test(path)

const files = rooms.flatMap(filesBelow).filter((path) => !isTest(path))
const sourceOf = (path: string) => readFileSync(join(root, path), 'utf8')

/** What a file imports, as paths from the root or names of packages. */
function importsIn(path: string, text: string): string[] {
  const found = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\s[^'"`;]*?from\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)import\s+['"]([^'"]+)['"]/g,
  )
  return [...found].map((match) => {
    const name = match[1] ?? match[2] ?? match[3] ?? ''
    if (name === '#kitchen') return 'kitchen/index.ts'
    if (name === '#kitchen/foods') return 'kitchen/foods.ts'
    if (name === '#kitchen/chef') return 'kitchen/chef.ts'
    if (name === '#kitchen/draft') return 'kitchen/draft.ts'
    if (name.startsWith('#')) return name.slice(1)
    return name.startsWith('.') ? relative(root, resolve(root, dirname(path), name)) : name
  })
}

const imports = new Map(files.map((path) => [path, importsIn(path, sourceOf(path))]))

/** What a file loads when it runs: types are gone by then. */
function loadsOf(path: string): string[] {
  const text = sourceOf(path).replaceAll(
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

/** What is loaded before an entry does anything: nothing that is imported by a call. */
function loadedAtStart(entry: string): Set<string> {
  const found = new Set([entry])
  for (const path of found) {
    const isFile = files.includes(path)
    const called = isFile ? calledImports(path) : new Set<string>()
    for (const next of isFile ? loadsOf(path) : []) if (!called.has(next)) found.add(next)
  }
  return found
}

function calledImports(path: string): Set<string> {
  const calls = sourceOf(path).match(/import\(\s*['"][^'"]+['"]\s*\)/g) ?? []
  return new Set(importsIn(path, calls.join('\n')))
}

/** Words for which the field has a standard term (see the glossary in CONTRIBUTING.md). */
const oddWords = new Set(
  (
    'deed deeds remark remarks whoever telling ringing bells sweeping leaver voice silence silences silenced grave ' +
    'peace house guesses doors letters notices opinions matters'
  ).split(' '),
)

/** Whole names that were given up, so that nobody brings one back for a second meaning. */
const oddNames = new Set(
  (
    'Ask Arrival Backoff Entered Face Farewell Kept Leaver Letter Matter Newcomer Owned PersonData Place Refusal Ring ' +
    'Standing Story Sweep Talk Thing Told Used arrive bring countAttempt enterThread faceOf fail forgetGuesses ' +
    'greet hear hireChef hirePainter holdRecipe keepRecipe keepUpload makerOf markBrowser patientDb perMember ' +
    'proveSelf proveLately recordAct refuseBeyond requireVoice respondTo ringer rungLater sweeps takeOver tellMember ' +
    'whatWaits whoIsIt'
  ).split(' '),
)

const wordsOf = (name: string) =>
  [...name.matchAll(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g)].map(([word]) => word.toLowerCase())

/** Every name that a stranger meets first. Applied migrations are left out: every database stores their names. */
function publicNames(): { in: string; name: string }[] {
  const tracked = [...rooms, 'e2e', 'bench', 'scripts']
    .flatMap(filesBelow)
    .filter((path) => !/\/migrations\/\d/.test(path))
  const exported = tracked.flatMap((path) =>
    [
      ...sourceOf(path).matchAll(
        /export (?:default )?(?:async )?(?:const|let|function\*?|interface|type|class) (\w+)/g,
      ),
    ].map(([, name = '']) => ({ in: path, name })),
  )
  const schema = 'server/platform/db/schema.ts'
  const columns = [...sourceOf(schema).matchAll(/^ {2,4}(\w+):/gm)].map(([, name = '']) => ({
    in: schema,
    name,
  }))
  const { scripts } = JSON.parse(sourceOf('package.json')) as { scripts: Record<string, string> }
  return [
    ...tracked.map((path) => ({ in: path, name: path })),
    ...exported,
    ...columns,
    ...Object.keys(scripts).map((name) => ({ in: 'package.json', name })),
  ]
}

interface TableAccess {
  table: string
  writes: boolean
}

function tablesInSchema(): string[] {
  const schema = sourceOf('server/platform/db/schema.ts').split('export interface Schema {')[1] ?? ''
  return [...schema.matchAll(/^ {2}(\w+): /gm)].flatMap(([, name]) => name ?? [])
}

/** The known tables that a file names in calls of Kysely and in SQL text, in their order. */
function tablesIn(text: string, known: ReadonlyMap<string, string>): TableAccess[] {
  const code = text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
  const kysely =
    /\b(selectFrom|innerJoin|leftJoin|using|insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g
  const sqlText = /\b(delete\s+from|insert\s+into|update|from|join|using)\s+(?:only\s+)?((?:\w+,\s*)*\w+)/gi
  const found = [...code.matchAll(kysely), ...code.matchAll(sqlText)].toSorted((a, b) => a.index - b.index)
  return found.flatMap(([, verb = '', names = '']) =>
    names
      .split(/,\s*/)
      .filter((table) => known.has(table))
      .map((table) => ({ table, writes: /^(?:insert|update|delete|merge)/i.test(verb) })),
  )
}

describe('the architecture', () => {
  test('only worker threads load what reads, cooks, checks and draws food: it must not run on the event loop', () => {
    const isHeavy = (path: string) =>
      below('kitchen')(path) && path !== 'kitchen/foods.ts' && !below('kitchen/lexicon')(path)
    expect([...loadedBy('server/main.ts')].filter(isHeavy)).toEqual([])
    // Seen from the threads the same search finds all of it.
    const inThread = [...loadedBy('server/platform/workers/food-thread.ts')].filter(isHeavy)
    expect(inThread).toContain('kitchen/read/text/read.ts')
    expect(inThread).toContain('kitchen/illustrate/draw.ts')
    expect(inThread).toContain('kitchen/read/page/read-page.ts')
    expect([...loadedBy('server/platform/workers/kitchen-thread.ts')]).toContain('kitchen/chef.ts')
  })

  test('jobs with food load nothing of the chef: search, lists, week plan, import, translation and pictures', () => {
    const ofChef = ['answers', 'understand', 'chef']
    const isOfChef = (path: string) =>
      path === 'kitchen/chef.ts' || ofChef.some((folder) => below(`kitchen/${folder}`)(path))
    const loaded = [...loadedBy('server/platform/workers/food-thread.ts')].filter(below('kitchen'))
    expect(loaded.filter(isOfChef)).toEqual([])
    expect([...loadedBy('server/platform/workers/kitchen-thread.ts')].some(isOfChef)).toBe(true)
    // Reading and checking needs no recipe of the library.
    const reading = [...loadedBy('kitchen/reader.ts')]
    expect(reading.filter((path) => kitchenFolder(path) > kitchenFolders.indexOf('safety'))).toEqual([])
  })

  test('a server without a model does not hold what talks to models: it is 8 MB', () => {
    const isForModels = (path: string) => path === 'ai' || path.startsWith('@ai-sdk/')
    expect([...loadedAtStart('server/main.ts')].filter(isForModels)).toEqual([])
    expect([...loadedBy('server/main.ts')].filter(isForModels)).toContain('ai')
  })

  test('the folders of the kitchen look only to the left, except for what is listed with a reason', () => {
    const found = readdirSync(join(root, 'kitchen'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'test')
      .map((entry) => entry.name)
    expect(found.toSorted()).toEqual(kitchenFolders.toSorted())

    const listed = kitchenExceptions.flatMap(({ by, imports: targets }) =>
      targets.map((target) => `${by} imports kitchen/${target}`),
    )
    const broken = [...imports].flatMap(([from, targets]) =>
      targets
        .filter((to) => kitchenFolder(from) >= 0 && kitchenFolder(to) > kitchenFolder(from))
        .map((to) => ({ from, said: `${kitchenFolders[kitchenFolder(from)]} imports ${to}` })),
    )
    expect(broken.filter(({ said }) => !listed.includes(said))).toEqual([])
    expect(listed.filter((each) => !broken.some(({ said }) => said === each))).toEqual([])
  })

  test.each(rules)('$why', ({ why, forbids }) => {
    const broken = [...imports].flatMap(([from, targets]) =>
      targets.filter((to) => forbids(from, to)).map((to) => `${from} imports ${to}: ${why}`),
    )
    expect(broken).toEqual([])
  })

  test('the server loads one file of the browser code, which the build wrote, by a type in shared', () => {
    const dynamic = files.filter(
      (path) => below('server')(path) && /\bimport\(\s*[^'"\s]/.test(sourceOf(path)),
    )
    expect(dynamic).toEqual(['server/platform/http/load-public-pages.ts'])
    const typed = files.filter((path) => imports.get(path)?.includes('shared/public-page.ts'))
    expect(typed.filter(below('web'))).toEqual([
      'web/app/render-landing-page.tsx',
      'web/app/render-public-page.tsx',
    ])
    // The recipe, which is rendered for each request, has no controls, no router and no texts of the app.
    const bundled = [...loadedBy('web/app/render-public-page.tsx')]
    expect(bundled).toContain('web/features/recipes/public-recipe.tsx')
    expect(bundled.filter((path) => /^web\/(?:ui|lib|pages)\/|^react-router|^@base-ui/.test(path))).toEqual(
      [],
    )
  })

  test('every feature is in the list that gives its place', () => {
    const found = (folder: string) =>
      readdirSync(join(root, folder), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    expect(found('server/features').toSorted()).toEqual(serverFeatures.toSorted())
    expect(found('web/features').toSorted()).toEqual(webFeatures.toSorted())
  })

  test('every import within the project leads to a file', () => {
    const known = new Set(rooms.flatMap(filesBelow))
    const lost = [...imports].flatMap(([from, targets]) =>
      targets
        .filter((to) => /^(?:shared|server|kitchen|web)\//.test(to) && /\.tsx?$/.test(to) && !known.has(to))
        .map((to) => `${from} imports ${to}`),
    )
    expect(lost).toEqual([])
  })

  test('no file imports itself through others', () => {
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

  test('the environment is read in config only', () => {
    const readers = files.filter((path) => /process\.env|import\.meta\.env/.test(sourceOf(path)))
    expect(readers).toEqual(['server/config/config.ts'])
  })

  test('what must follow a change is not given to `mutate`, which skips it: see web/lib/when-settled.ts', () => {
    const followed =
      /\.mutate\((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*?\bon(?:Success|Error|Settled)\b/
    expect(followed.test('deletion.mutate(undefined, { onSuccess: close })')).toBe(true)
    expect(followed.test('link.mutate(named(a, b(c)), {\n  onSettled() {},\n})')).toBe(true)
    expect(followed.test('useMutation({ mutationFn: () => read.mutate(id), onSuccess })')).toBe(false)
    expect(files.filter((path) => below('web')(path) && followed.test(sourceOf(path)))).toEqual([])
  })

  test('the SQL of a feature names its own tables only, except for those listed with a reason', () => {
    const owners = new Map(
      Object.entries(tableOwners).flatMap(([owner, names]) => names.map((name) => [name, owner])),
    )
    expect([...owners.keys()].toSorted()).toEqual(tablesInSchema().toSorted())

    const isUsed = new Set<string>()
    const allows = (access: TableAccess, by: string) => {
      if (owners.get(access.table) === by) return true
      if (access.table === 'users' && !access.writes) return true
      const found = sqlExceptions.filter(
        (each) =>
          each.by === by &&
          (each.writes?.includes(access.table) || (!access.writes && each.reads?.includes(access.table))),
      )
      for (const { why } of found) isUsed.add(`${why}: ${access.table}`)
      return found.length > 0
    }
    const broken = files.flatMap((path) => {
      const by = below('server/platform')(path) ? 'platform' : serverFeatures[serverFeature(path)]
      if (by === undefined || below('server/platform/db')(path)) return []
      return tablesIn(sourceOf(path), owners)
        .filter((access) => !allows(access, by))
        .map(({ table, writes }) => `${path} ${writes ? 'writes' : 'reads'} ${table} of ${owners.get(table)}`)
    })
    expect(broken).toEqual([])
    const listed = sqlExceptions.flatMap(({ why, reads = [], writes = [] }) =>
      [...reads, ...writes].map((table) => `${why}: ${table}`),
    )
    expect(listed.filter((each) => !isUsed.has(each))).toEqual([])
  })

  test('the search for tables finds them in Kysely and in SQL text', () => {
    const owners = new Map([
      ['users', 'account'],
      ['mails', 'mail'],
      ['groups', 'groups'],
    ])
    const found = (text: string) =>
      tablesIn(text, owners).map(({ table, writes }) => `${writes ? 'write' : 'read'} ${table}`)
    expect(found("db.selectFrom('users').innerJoin('groups as g', 'g.id', 'x')")).toEqual([
      'read users',
      'read groups',
    ])
    expect(found("db.deleteFrom(\n  'mails',\n)")).toEqual(['write mails'])
    expect(found('sql`select 1 from users join groups on true`')).toEqual(['read users', 'read groups'])
    expect(found('sql`with x as (update mails set a = 1 from users) insert into groups`')).toEqual([
      'write mails',
      'read users',
      'write groups',
    ])
    expect(found('sql`delete from mails using users`')).toEqual(['write mails', 'read users'])
    expect(found('sql`select ${sql`1`} from users, mails`')).toEqual(['read users', 'read mails'])
    expect(found('// answers from users and mails into groups\n/** update users */')).toEqual([])
  })

  test('no file is called utils, helpers, misc, common, manager or service: what has no name has no file', () => {
    const vague = /(?:^|\/)(?:utils?|helpers?|misc|common|managers?|services?)(?:\.tsx?|\/)/
    expect(files.filter((path) => vague.test(path))).toEqual([])
  })

  test('names are the standard terms: these words are not used in names of files, exports, tables and scripts', () => {
    expect(publicNames().filter(({ name }) => wordsOf(name).some((word) => oddWords.has(word)))).toEqual([])
    expect(publicNames().filter(({ name }) => oddNames.has(name))).toEqual([])
  })

  test('time comes from the clock in deps, never from SQL', () => {
    const readers = files.filter(
      (path) =>
        below('server')(path) &&
        !below('server/platform/db')(path) &&
        /sql`[^`]*(?:\bnow\(\)|current_timestamp)/i.test(sourceOf(path)),
    )
    expect(readers).toEqual([])
  })
})
