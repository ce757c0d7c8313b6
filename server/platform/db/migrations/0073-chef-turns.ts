import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

const counted = 'pg_column_size(messages.content)'

/**
 * What came with an answer of the chef beside its words, which `stored_bytes` counts, and which providers of models a
 * member lets know their diary, plan and stock.
 */
export const chefTurns: Migration = {
  name: '0073-chef-turns',
  async up(db) {
    await sql`alter table messages add column metadata jsonb`.execute(db)
    await sql`create table chef_sharing (
      user_id uuid not null references users on delete cascade,
      provider text not null check (length(provider) between 1 and 254),
      allowed boolean not null,
      decided_at timestamptz not null,
      primary key (user_id, provider)
    )`.execute(db)
    const { rows } = await sql<{ definition: string }>`
      select pg_get_functiondef('stored_bytes(uuid)'::regprocedure) as definition`.execute(db)
    const [{ definition } = { definition: '' }] = rows
    if (!definition.includes(counted)) throw new Error('stored_bytes counts no messages')
    const fresh = `${counted} + coalesce(pg_column_size(messages.metadata), 0)`
    await sql.raw(definition.replace(counted, fresh)).execute(db)
  },
}
