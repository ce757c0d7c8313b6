import { sql } from 'kysely'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import type { ModelCall } from '../../../adapters/chef/language-model.ts'
import type { Db } from '../../../platform/db/schema.ts'

/** The day (UTC) that budgets count by. */
export const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10)

type CountedCall = Omit<ModelCall, 'seconds'>

/** Counts a call of a model among those of the day. */
export async function recordCall(db: Db, call: CountedCall, now: number): Promise<void> {
  await insertCall(db, call, now).execute()
}

/** Counts a picture before it is painted; false when the day has had as many as it may. */
export async function reservePicture(
  db: Db,
  { provider, model }: { provider: string; model: string },
  budget: number | null,
  now: number,
): Promise<boolean> {
  const call: CountedCall = { provider, model, task: 'picture', outcome: 'asked', tokens: null }
  const { numInsertedOrUpdatedRows } = await insertCall(
    db,
    call,
    now,
    budget ?? undefined,
  ).executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

function insertCall(
  db: Db,
  { provider, model, task, outcome, tokens }: CountedCall,
  now: number,
  most = 2 ** 31 - 1,
) {
  return db
    .insertInto('model_usage')
    .values({
      day: dayOf(now),
      provider,
      model,
      task,
      outcome,
      calls: 1,
      input_tokens: tokens?.input ?? 0,
      output_tokens: tokens?.output ?? 0,
      cost: (tokens?.cost ?? 0).toFixed(6),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'provider', 'model', 'task', 'outcome'])
        .doUpdateSet({
          calls: sql`model_usage.calls + 1`,
          input_tokens: sql`model_usage.input_tokens + excluded.input_tokens`,
          output_tokens: sql`model_usage.output_tokens + excluded.output_tokens`,
          cost: sql`model_usage.cost + excluded.cost`,
        })
        .where('model_usage.calls', '<', most),
    )
}

/** Of all members and models together. */
export async function tokensOfDay(db: Db, now: number): Promise<number> {
  const row = await db
    .selectFrom('model_usage')
    .select(sql<number>`coalesce(sum(input_tokens + output_tokens), 0)::float8`.as('tokens'))
    .where('day', '=', dayOf(now))
    .executeTakeFirstOrThrow()
  return row.tokens
}

/** The calls of a day, the most frequent first. */
export async function selectUsage(db: Db, now: number, limit: number) {
  return db
    .selectFrom('model_usage')
    .select(['provider', 'model', 'task', 'outcome', 'calls', 'input_tokens', 'output_tokens'])
    .select(sql<number>`cost::float8`.as('cost'))
    .where('day', '=', dayOf(now))
    .orderBy('calls', 'desc')
    .orderBy('provider')
    .orderBy('model')
    .orderBy('task')
    .orderBy('outcome')
    .limit(limit)
    .execute()
}

/** Removes what is older than anybody asks for. */
export async function cleanUpModelUsage(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('model_usage')
    .where('day', '<', dayOf(now - lifetimes.modelUsage))
    .execute()
}
