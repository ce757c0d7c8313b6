import { sql, type Kysely, type RawBuilder } from 'kysely'
import { fold } from '#shared/words/fold.ts'
import { languages } from '#shared/constants/languages.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import { beginnings, ends, manner, middles } from '../scripts/seed/bulk-recipes.ts'
import { keyPrefix } from '../scripts/seed/recipes.ts'

type Database = Kysely<Schema>

/** Two statements run at once, of so many recipes each. */
const sessions = 2
const batch = 10_000

/** The seeded community's first day; these recipes are older, so they are listed after it. */
const newest = new Date(Date.UTC(2026, 0, 12, 17))

/** What a trigger writes for a recipe that nobody has rated. */
const unratedScore = sql.lit(3.5)

const vectors = sql`('search_vector', 'title_vector', 'ingredient_vector')`

/**
 * Adds so many public recipes to a database that is only measured: the seeded ones, each named after one of 28,000
 * places. It does once what the product does for each recipe: the triggers are off, and the words and the total are
 * counted at the end; the word vectors are those of the seeded recipe and of the name, instead of being derived again;
 * the indexes are built last. The rows are what the product would have written, except that the structure keeps the
 * title of the seeded recipe. Needs a superuser and a seeded community.
 */
export async function seedManyRecipes(
  db: Database,
  count: number,
  print: (line: string) => void = () => undefined,
): Promise<void> {
  const begun = performance.now()
  const step = (name: string) => print(`${((performance.now() - begun) / 1000).toFixed(0)} s: ${name}`)
  const run = async (...statements: RawBuilder<unknown>[]) => {
    for (const statement of statements) await statement.execute(db)
  }
  const indexes = await selectIndexes(db)
  await setDurable(db, false)
  await run(
    ...indexes.map(({ name }) => sql`drop index ${sql.id(name)}`),
    sql`alter table recipes set (autovacuum_enabled = false)`,
    // Generated columns take no values; without the mark they do.
    sql`update pg_attribute set attgenerated = '' where attrelid = 'recipes'::regclass and attname in ${vectors}`,
  )
  try {
    await createPatterns(db)
    step('copying recipes')
    const starts = Array.from({ length: Math.ceil(count / batch) }, (_, index) => index * batch)
    await Promise.all(
      Array.from({ length: sessions }, async (_, session) => {
        for (const [index, start] of starts.entries()) {
          if (index % sessions === session) await copyRecipes(db, start, Math.min(batch, count - start))
        }
      }),
    )
  } finally {
    await run(
      sql`update pg_attribute set attgenerated = 's' where attrelid = 'recipes'::regclass and attname in ${vectors}`,
    )
  }
  step('building indexes')
  const definitions = indexes.map(({ definition }) => definition)
  await Promise.all(Array.from({ length: sessions }, () => buildIndexes(db, definitions)))
  step('writing first versions')
  await writeFirstVersions(db)
  step('counting words')
  await countWords(db)
  await run(
    sql`update recipe_totals set public_count =
      (select count(*) from recipes where is_public and deleted_at is null and hidden_at is null)`,
    sql`alter table recipes reset (autovacuum_enabled)`,
    sql`drop table bench_patterns, bench_names`,
  )
  step('collecting statistics')
  await run(sql`vacuum analyze recipes, recipe_versions, search_words, recipe_totals`)
  await setDurable(db, true)
  step('done')
}

/** The indexes that belong to no constraint; those that take longest first. */
async function selectIndexes(db: Database): Promise<{ name: string; definition: string }[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select relname as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indexrelid
    where indrelid = 'recipes'::regclass
      and not exists (select from pg_constraint where conindid = indexrelid)
    order by relam = (select oid from pg_am where amname = 'gin') desc`.execute(db)
  return rows
}

/** Builds the next index of the list until none is left. */
async function buildIndexes(db: Database, definitions: string[]): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set maintenance_work_mem = '1GB'`.execute(connection)
    for (let next = definitions.shift(); next !== undefined; next = definitions.shift()) {
      await sql.raw(next).execute(connection)
    }
    await sql`reset maintenance_work_mem`.execute(connection)
  })
}

/** A power cut while seeding costs a seeding, and nothing else. */
async function setDurable(db: Database, isDurable: boolean): Promise<void> {
  const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_wal_size: '8GB' }
  for (const [name, value] of Object.entries(settings)) {
    const change = isDurable ? sql`reset ${sql.id(name)}` : sql`set ${sql.id(name)} = ${sql.lit(value)}`
    await sql`alter system ${change}`.execute(db)
  }
  await sql`select pg_reload_conf()`.execute(db)
  if (isDurable) await sql`checkpoint`.execute(db)
}

/** The seeded recipes by number, and the names in each language with their word vectors. */
async function createPatterns(db: Database): Promise<void> {
  const names = languages.flatMap((language) =>
    beginnings.flatMap((beginning) =>
      middles.flatMap((middle) =>
        middles.flatMap((second) =>
          ends.map((end) => ({ language, name: beginning + middle + second + end })),
        ),
      ),
    ),
  )
  const suffixes = names.map(({ language, name }) => `${manner[language]} ${name}`)
  const statements = [
    sql`create unlogged table bench_patterns as
      select row_number() over (order by recipes.created_at, recipes.id) - 1 as number, recipes.*
      from recipes join idempotency_keys on idempotency_keys.recipe_id = recipes.id
      where idempotency_keys.key like ${`${keyPrefix}%`} and recipes.is_public`,
    sql`create unlogged table bench_names as
      select row_number() over (partition by language order by name) - 1 as number, language, name, folded,
        recipe_vector(language, folded) as vector
      from unnest(${names.map(({ language }) => language)}::text[], ${suffixes}::text[],
        ${suffixes.map((suffix) => fold(suffix))}::text[]) given (language, name, folded)`,
    sql`create unique index on bench_patterns (number)`,
    sql`create unique index on bench_names (language, number)`,
    sql`analyze bench_patterns, bench_names`,
  ]
  for (const statement of statements) await statement.execute(db)
  const { rows } = await sql`select from bench_patterns limit 1`.execute(db)
  if (rows.length === 0) throw new Error('There are no seeded recipes to copy.')
}

/** The pattern and the name of a recipe follow from its number, so that every seeding makes the same recipes. */
async function copyRecipes(db: Database, start: number, count: number): Promise<void> {
  const nameCount = beginnings.length * middles.length ** 2 * ends.length
  await db.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection)
    await sql`insert into recipes (owner_id, title, content, language, plating, taste, dish_type, prep_minutes,
        cook_minutes, total_minutes, search_terms, structure, findings, search_title, search_text, term_text,
        ingredient_text, food_ids, about_ids, dish_ids, subjects_version, is_public, created_at, updated_at,
        rating_score, title_vector, ingredient_vector, search_vector)
      select owner_id, title || ' ' || names.name, content, pattern.language, plating, taste, dish_type, prep_minutes,
        cook_minutes, total_minutes, search_terms, structure, findings, search_title || ' ' || names.folded,
        search_text, term_text, ingredient_text, food_ids, about_ids, dish_ids, subjects_version, true, at, at,
        ${unratedScore}, title_vector || vector, ingredient_vector,
        setweight(vector, 'A') || search_vector
      from generate_series(${start + 1}::bigint, ${start + count}::bigint) number
      cross join lateral (select hashint8extended(number, 7) & 9007199254740991 as hash,
        ${newest}::timestamptz - number * interval '1 minute' as at) of_number
      join bench_patterns pattern on pattern.number = hash % (select count(*) from bench_patterns)
      join bench_names names on names.language = pattern.language
        and names.number = (hash / 1000) % ${nameCount}`.execute(connection)
    await sql`reset session_replication_role`.execute(connection)
  })
}

/** The trigger that writes them is off while copies are made. */
async function writeFirstVersions(db: Database): Promise<void> {
  await sql`insert into recipe_versions (id, recipe_id, number, title, language, structure, content, plating, taste,
      dish_type, prep_minutes, cook_minutes, total_minutes, search_terms, findings, reason, made_at, was_public,
      group_ids)
    select version_id, id, 1, title, language, structure, content, plating, taste, dish_type, prep_minutes,
      cook_minutes, total_minutes, search_terms, findings, 'first', created_at, true, '{}'
    from recipes where not exists (select from recipe_versions where recipe_versions.id = version_id)`.execute(
    db,
  )
}

/** The words of the patterns, which all copies have, and those of the names. */
async function countWords(db: Database): Promise<void> {
  await sql`insert into search_words (word, recipe_count)
    select word, greatest(sum(many), 1)::integer from (
      select word, (select count(*) from recipes) / (select count(*) from bench_patterns) as many
      from bench_patterns cross join words_of(search_title, term_text, ingredient_text) word
      union all
      select word, 1 from bench_names cross join words_of(folded, '', '') word
    ) each group by word
    on conflict (word) do update set recipe_count = excluded.recipe_count`.execute(db)
}
