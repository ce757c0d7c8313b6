import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** What models were asked for, by day and by nothing that is personal. */
export const modelUsage: Migration = {
  name: '0071-model-usage',
  async up(db) {
    for (const statement of statements) await statement.execute(db)
  },
}

const statements = [
  sql`create table model_usage (
    day date not null,
    provider text not null,
    model text not null,
    task text not null,
    outcome text not null,
    calls integer not null,
    input_tokens bigint not null,
    output_tokens bigint not null,
    cost numeric(14, 6) not null,
    primary key (day, provider, model, task, outcome)
  )`,
]
