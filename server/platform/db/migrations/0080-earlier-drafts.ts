import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

const counted = 'coalesce(pg_column_size(draft), 0)'

/** The recipes that stood in a talk before the one that stands. `stored_bytes` counts them. */
export const earlierDrafts: Migration = {
  name: '0080-earlier-drafts',
  async up(db) {
    await sql`alter table conversations add column earlier_drafts jsonb`.execute(db)
    const { rows } = await sql<{ definition: string }>`
      select pg_get_functiondef('stored_bytes(uuid)'::regprocedure) as definition`.execute(db)
    const [{ definition } = { definition: '' }] = rows
    if (!definition.includes(counted)) throw new Error('stored_bytes counts no drafts')
    const more = `${counted} + coalesce(pg_column_size(earlier_drafts), 0)`
    await sql.raw(definition.replace(counted, more)).execute(db)
  },
}
