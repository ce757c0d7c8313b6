import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

const counted = 'coalesce(pg_column_size(draft), 0)'

/** What a model keeps of a talk that has outgrown its window. `stored_bytes` counts it. */
export const talkSummary: Migration = {
  name: '0076-talk-summary',
  async up(db) {
    await sql`alter table conversations add column summary jsonb`.execute(db)
    const { rows } = await sql<{ definition: string }>`
      select pg_get_functiondef('stored_bytes(uuid)'::regprocedure) as definition`.execute(db)
    const [{ definition } = { definition: '' }] = rows
    if (!definition.includes(counted)) throw new Error('stored_bytes counts no drafts')
    await sql
      .raw(definition.replace(counted, `${counted} + coalesce(pg_column_size(summary), 0)`))
      .execute(db)
  },
}
