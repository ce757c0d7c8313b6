import { chown, stat, truncate, writeFile } from 'node:fs/promises'
import { CompiledQuery, Kysely, PostgresDialect, sql, type RawBuilder } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Schema } from '../../platform/db/schema.ts'
import { databaseName, programRole } from '../../platform/embedded-postgres/postgres-settings.ts'
import { openTestDatabase } from '../../test/database.ts'
import type { RecipeFilters } from '#shared/contract/discover.ts'
import { selectPublicCards } from './card-queries.ts'
import { countPublicRecipes, selectPublicRecipes } from './list-queries.ts'
import { searchRecipes } from './search/search.ts'

type Opened = Awaited<ReturnType<typeof openTestDatabase>>
let database: Opened
let db: Kysely<Schema>
let recorded: CompiledQuery[] = []

/** Ten thousand recipes: "salt" is in every text, "saffron" in one of a thousand titles, "cumin" in one of 500. */
beforeAll(async () => {
  database = await openTestDatabase()
  const pool = new pg.Pool({ connectionString: database.url, max: 1 })
  // The database is dropped before the server has closed this connection.
  pool.on('error', () => undefined)
  db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void recorded.push({ ...query }),
  })
  await sql`insert into users (email, is_admin, language, created_at)
    values ('cook@example.org', false, 'en', ${new Date(0)})`.execute(db)
  await sql`insert into recipes (owner_id, title, content, language, dish_type, search_terms, findings,
      search_title, search_text, ingredient_text, is_public, created_at, updated_at)
    select users.id, 'Dish', repeat('Text ', 280), 'en', 'Mains', '{}', '[]',
      case when number % 1000 = 0 then 'saffron dish' else 'dish ' || number end, 'salt and water for ' || number,
      case when number % 500 = 0 then 'cumin' else 'oats' end, number % 10 > 0 or number % 1000 = 0,
      ${new Date(0)}::timestamptz + number * interval '1 minute', ${new Date(0)}
    from users, generate_series(1, 10000) number`.execute(db)
  await sql`insert into images (key, maker_id, width, height, created_at)
    select 'recipe_' || recipes.id || '.png', owner_id, 1200, 900, created_at from recipes`.execute(db)
  await sql`update recipes set image_key = 'recipe_' || id || '.png'`.execute(db)
  // A snapshot of an autovacuum that runs at this moment keeps pages from counting as visible, and plans depend on it.
  await vi.waitFor(
    async () => {
      await sql`vacuum analyze recipes, images`.execute(db)
      const { rows } = await sql`select relname from pg_class
        where relname in ('recipes', 'images') and relallvisible < relpages`.execute(db)
      if (rows.length > 0) throw new Error('some pages do not count as visible')
    },
    { timeout: 60_000, interval: 500 },
  )
})
afterAll(async () => {
  await db.destroy()
  await database.close()
})

interface PlanNode {
  'Node Type': string
  'Index Name'?: string
  'Relation Name'?: string
  Alias?: string
  Filter?: string
  'Index Cond'?: string
  'Actual Loops': number
  Plans?: PlanNode[]
}

/** The plan of each statement that a function runs, with the parts that were executed. */
async function plansOf(ask: () => Promise<unknown>): Promise<PlanNode[]> {
  recorded = []
  await ask()
  const plans: PlanNode[] = []
  const statements = recorded
  recorded = []
  for (const { sql: text, parameters } of statements) {
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      CompiledQuery.raw(`explain (analyze, costs off, timing off, format json) ${text}`, [...parameters]),
    )
    plans.push(...rows.map((row) => row['QUERY PLAN'][0].Plan))
  }
  return plans
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** The scans that a function's statements executed. */
async function readsOf(ask: () => Promise<unknown>): Promise<string[]> {
  return (await plansOf(ask)).flatMap(nodesOf).flatMap((node) => {
    const { 'Node Type': type, 'Index Name': index, 'Relation Name': table, Alias: alias } = node
    if (!type.includes('Scan') || type === 'Bitmap Heap Scan' || !(index ?? table)) return []
    if (node['Actual Loops'] === 0) return []
    const what = [table, alias === table ? '' : alias].filter(Boolean).join(' ')
    return [
      type.startsWith('Bitmap')
        ? `${type} on ${index}`
        : `${type}${index ? ` using ${index}` : ''} on ${what}`,
    ]
  })
}

const published = { published: true } as const
const page12 = { limit: 12, offset: 0 }

describe('at ten thousand recipes the database reads', () => {
  test('for any page only the index for the ids', async () => {
    expect(await readsOf(() => selectPublicRecipes(db, {}, { limit: 12, offset: 8000 })))
      .toMatchInlineSnapshot(`
        [
          "Index Only Scan using recipes_public on recipes recipes_1",
          "Index Scan using recipes_pkey on recipes",
          "Index Scan using users_pkey on users",
          "Index Scan using images_pkey on images",
        ]
      `)
  })

  test.each([
    ['newest', 'recipes_public'],
    ['rated', 'recipes_rated'],
    ['loved', 'recipes_loved'],
  ] as const)('after a recipe in the order %s only the next entries of an index', async (sort, index) => {
    const ids = await sql<{ id: string }>`select id from recipes where is_public order by id limit 1`.execute(
      db,
    )
    const page = { limit: 12, offset: 0, before: ids.rows[0]?.id }
    const plans = await plansOf(() => selectPublicCards(db, { sort }, page))
    const [scan, ...others] = plans.flatMap(nodesOf).filter((node) => node['Index Name'] === index)
    expect(others).toEqual([])
    expect(scan?.['Index Cond']).toContain('ROW(')
    expect(plans.flatMap(nodesOf).filter(readsWholeTable)).toEqual([])
  })

  test('for one language first only the entries of its index and the next ones of all', async () => {
    const page = { limit: 12, offset: 0, before: undefined, first: 'fr' } as const
    const plans = await plansOf(() => selectPublicCards(db, {}, page))
    const nodes = plans.flatMap(nodesOf)
    expect(nodes.filter(readsWholeTable)).toEqual([])
    const used = nodes.flatMap((node) => node['Index Name'] ?? [])
    expect(used).toEqual(expect.arrayContaining(['recipes_of_language', 'recipes_filters']))
  })

  test('for filters that few recipes match only an index', async () => {
    const reads = await readsOf(() =>
      selectPublicRecipes(db, { dish_type: 'Mains', language: 'en', max_minutes: 5 }, page12),
    )
    expect(reads[0]).toContain('Index Only Scan using recipes_filters')
  })

  test.each([
    [{ dish_type: 'Desserts' }, 'recipes_of_dish_type'],
    [{ language: 'fr' }, 'recipes_of_language'],
  ] as const)('for a kind or language of few recipes only their rows: %j', async (filters, index) => {
    const reads = await readsOf(() => selectPublicRecipes(db, { ...filters, without: ['cumin'] }, page12))
    expect(reads[0]).toContain(`using ${index} on recipes`)
  })

  test('for the best rated and most liked their indexes', async () => {
    for (const [sort, index] of [
      ['rated', 'recipes_rated'],
      ['loved', 'recipes_loved'],
    ] as const) {
      const reads = await readsOf(() => selectPublicRecipes(db, { sort }, { limit: 12, offset: 24 }))
      expect(reads.join('\n')).toContain(`using ${index} on recipes`)
    }
  })

  test('for their number a single row', async () => {
    expect(await readsOf(() => countPublicRecipes(db, {}))).toMatchInlineSnapshot(`
      [
        "Seq Scan on recipe_totals",
      ]
    `)
  })

  test('for a rare ingredient a few of the newest, and the ingredient index', async () => {
    expect(await readsOf(() => countPublicRecipes(db, { with: ['cumin'] }))).toMatchInlineSnapshot(`
      [
        "Index Scan using recipes_public on recipes recipes_1",
        "Seq Scan on recipe_totals",
        "Bitmap Index Scan on recipes_ingredients",
      ]
    `)
  })

  test('for a rare word the word indexes, and a few of the newest', async () => {
    expect(await readsOf(() => searchRecipes(db, published, 'saffron', {}, 100))).toMatchInlineSnapshot(`
      [
        "Bitmap Index Scan on users_name_words",
        "Index Scan using recipes_whole_title on recipes recipes_1",
        "Index Scan using recipes_public on recipes recipes_1",
        "Index Scan using recipes_public on recipes recipes_2",
        "Bitmap Index Scan on recipes_title",
        "Bitmap Index Scan on recipes_search",
        "Index Scan using recipes_pkey on recipes recipes_1",
        "Index Scan using recipes_pkey on recipes",
        "Index Scan using users_pkey on users",
        "Index Scan using images_pkey on images",
      ]
    `)
  })

  test('for the most common word only the newest, in their order', async () => {
    const reads = await readsOf(() => searchRecipes(db, published, 'salt', {}, 100))
    expect(reads.join('\n')).not.toContain('Seq Scan on recipes')
    expect(reads).toMatchInlineSnapshot(`
      [
        "Bitmap Index Scan on users_name_words",
        "Index Scan using recipes_whole_title on recipes recipes_1",
        "Index Scan using recipes_public on recipes recipes_1",
        "Index Scan using recipes_public on recipes recipes_2",
        "Bitmap Index Scan on recipes_title",
        "Index Scan using recipes_public on recipes recipes_1",
        "Index Scan using recipes_pkey on recipes recipes_1",
        "Index Scan using recipes_pkey on recipes",
        "Index Scan using users_pkey on users",
        "Index Scan using images_pkey on images",
      ]
    `)
  })

  test('for a typo the same as for the corrected word', async () => {
    const withTypo = await readsOf(() => searchRecipes(db, published, 'saffronn', {}, 100))
    const written = await readsOf(() => searchRecipes(db, published, 'saffron', {}, 100))
    // Titles and cooks are not searched again.
    const fromWords = written.slice(written.indexOf('Bitmap Index Scan on users_name_words') + 2)
    expect(withTypo.slice(-fromWords.length).toSorted()).toEqual(fromWords.toSorted())
  })
})

/**
 * The ten thousand recipes in sparse files a hundred times as long, with matching statistics, so that the planner sees
 * a million. It knows only the most common words, and expects any other word in one of two hundred recipes, as it does
 * for a table of many similar recipes.
 */
describe('at a million recipes', () => {
  beforeAll(async () => {
    // Only a superuser may know the files and write into the catalog.
    const connectionString = database.url.replace(`${programRole}@`, `${databaseName}@`)
    const pool = new pg.Pool({ connectionString, max: 1 })
    const superuser = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
    await enlarge(superuser).finally(() => superuser.destroy())
  })

  async function enlarge(superuser: Kysely<Schema>) {
    await sql`alter table recipes set (autovacuum_enabled = false)`.execute(superuser)
    await sql`vacuum (full, analyze) recipes`.execute(superuser)
    const { rows } = await sql<{ file: string; size: number }>`
      select current_setting('data_directory') || '/' || pg_relation_filepath(oid) as file,
        pg_relation_size(oid)::int as size
      from pg_class where oid = 'recipes'::regclass
        or oid in (select indexrelid from pg_index where indrelid = 'recipes'::regclass)`.execute(superuser)
    for (const { file, size } of rows) await stretch(file, size * 100)
    await sql`update pg_class set reltuples = reltuples * 100, relpages = relpages * 100
      where oid = 'recipes'::regclass
        or oid in (select indexrelid from pg_index where indrelid = 'recipes'::regclass)`.execute(superuser)
    for (const [column, words, frequencies] of [
      ['title_vector', '{dish}', '{1,0.02,1}'],
      ['search_vector', '{dish,oat,salt,water}', '{1,0.9,1,1,0.02,1}'],
    ])
      await sql`select pg_restore_attribute_stats('schemaname', 'public', 'relname', 'recipes',
        'attname', ${column}::text, 'inherited', false, 'version', 180000,
        'null_frac', 0::real, 'avg_width', 1000, 'n_distinct', -1::real,
        'most_common_elems', ${words}::text, 'most_common_elem_freqs', ${frequencies}::real[])`.execute(
        superuser,
      )
  }

  const filters: [string, RecipeFilters][] = [
    ['no filter', {}],
    ['an ingredient', { with: ['cumin'] }],
    ['the absence of an ingredient', { without: ['cumin'] }],
    ['kind, time and language', { dish_type: 'Mains', max_minutes: 30, language: 'en' }],
    ['rating, best rated first', { min_rating: 4, sort: 'rated' }],
    ['most liked first', { sort: 'loved' }],
  ]
  const words = [
    ['a rare word', 'saffron'],
    ['an unknown word', 'alatunova'],
    ['a typo', 'saffronn'],
    ['two words, one of them common', 'salt saffron'],
  ] as const

  test('the planner expects a million, and thousands with an unknown word', async () => {
    const expected = async (where: RawBuilder<unknown>) => {
      const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
        explain (format json) select from recipes where ${where}`.execute(db)
      return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows']
    }
    expect(await expected(sql`true`)).toBe(1_000_000)
    expect(
      await expected(sql`search_vector @@ any_language_query('alatunova:*', '', '', '')`),
    ).toBeGreaterThan(4000)
  })

  describe.each(words)('%s', (_, text) => {
    test.each(filters)('with %s is found by an index, not by scanning the table', async (_name, filter) => {
      const plans = await plansOf(() => searchRecipes(db, published, text, filter, 60))
      expect(plans.flatMap((plan) => unboundedWalks(plan))).toEqual([])
      expect(plans.flatMap(nodesOf).filter(readsWholeTable)).toEqual([])
    })
  })

  /**
   * What the planner cannot know is how many recipes of one language or kind have an ingredient. Here it takes "leek", which
   * is in none, for a common one, and "oats", which all but a few have, for a rare one.
   */
  describe('with ingredients that the planner is wrong about', () => {
    beforeAll(async () => {
      await sql`select pg_restore_attribute_stats('schemaname', 'public', 'relname', 'recipes',
        'attname', 'ingredient_vector', 'inherited', false, 'version', 180000,
        'null_frac', 0::real, 'avg_width', 40, 'n_distinct', -1::real,
        'most_common_elems', '{leek}', 'most_common_elem_freqs', '{0.9,0.0001,0.9}'::real[])`.execute(db)
    })

    const readOfRecipes = async (ask: () => Promise<unknown>) => {
      const plans = await plansOf(ask)
      expect(plans.flatMap((plan) => unboundedWalks(plan))).toEqual([])
      expect(plans.flatMap(nodesOf).filter(readsWholeTable)).toEqual([])
      return plans.flatMap(nodesOf).filter((node) => node['Actual Loops'] > 0)
    }
    const usedBy = (nodes: PlanNode[]) => new Set(nodes.map((node) => node['Index Name']))
    const cards = (asked: RecipeFilters) => () =>
      selectPublicCards(db, asked, { limit: 12, offset: 0, before: undefined })

    test('the planner is wrong about them', async () => {
      const expected = async (food: string) => {
        const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
          explain (format json) select from recipes where ingredient_vector @@ ${food}::tsquery`.execute(db)
        return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows']
      }
      expect(await expected('leek')).toBeGreaterThan(800_000)
      expect(await expected('oat')).toBeLessThan(10_000)
    })

    test.each<[RecipeFilters, string]>([
      [{ language: 'en' }, 'recipes_ingredients_en'],
      [{ dish_type: 'Mains' }, 'recipes_ingredients_mains'],
      [{ language: 'en', sort: 'rated' }, 'recipes_ingredients_en'],
      [{ sort: 'loved' }, 'recipes_ingredients'],
      [{ language: 'en', without: ['oats'] }, 'recipes_ingredients_en'],
      [{ language: 'en', max_minutes: 30 }, 'recipes_ingredients_en'],
    ])('one that none has is looked up in a word index: %j', async (others, index) => {
      const nodes = await readOfRecipes(cards({ ...others, with: ['leek'] }))
      expect(usedBy(nodes)).toContain(index)
    })

    test.each([
      [{ language: 'en' }, 'recipes_ingredients_en'],
      [{ dish_type: 'Mains' }, 'recipes_ingredients_mains'],
      [{}, 'recipes_ingredients'],
    ] as const)('and counted there: %j', async (others, index) => {
      const nodes = await readOfRecipes(() => countPublicRecipes(db, { ...others, with: ['leek'] }))
      expect(usedBy(nodes)).toContain(index)
    })

    test('one that most have is read in the order of the list', async () => {
      for (const ask of [
        cards({ with: ['oats'], language: 'en' }),
        cards({ with: ['oats'], dish_type: 'Mains', sort: 'rated' }),
        () => countPublicRecipes(db, { with: ['oats'], language: 'en' }),
      ]) {
        const nodes = (await readOfRecipes(ask)).filter((node) => node['Node Type'] === 'Bitmap Index Scan')
        expect(nodes).toEqual([])
      }
    })
  })
})

/** PostgreSQL stores a table in files of one gibibyte each; here they are sparse beyond the written part. */
async function stretch(file: string, size: number): Promise<void> {
  const segment = 2 ** 30
  const { uid, gid } = await stat(file)
  for (let number = 0; number * segment < size; number += 1) {
    const path = number === 0 ? file : `${file}.${number}`
    if (number > 0) await writeFile(path, '', { mode: 0o600 })
    await truncate(path, Math.min(segment, size - number * segment))
    await chown(path, uid, gid)
  }
}

const readsWholeTable = (node: PlanNode) =>
  node['Relation Name'] === 'recipes' && node['Node Type'] === 'Seq Scan' && node['Actual Loops'] > 0

const lists = [
  'recipes_public',
  'recipes_rated',
  'recipes_loved',
  'recipes_of_language',
  'recipes_of_dish_type',
]

/** Scans in sort order that continue until enough rows match, instead of ending after a fixed number of rows. */
function unboundedWalks(node: PlanNode, parent: PlanNode | null = null): string[] {
  const index = node['Index Name'] ?? ''
  const isWalk = lists.includes(index) && node['Node Type'].startsWith('Index')
  const isBounded = parent?.['Node Type'] === 'Limit' && node.Filter === undefined
  const own =
    isWalk && !isBounded ? [`${node['Node Type']} using ${index}, filter: ${node.Filter ?? 'none'}`] : []
  return [...own, ...(node.Plans ?? []).flatMap((child) => unboundedWalks(child, node))]
}
