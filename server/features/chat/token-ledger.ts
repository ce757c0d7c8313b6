import { sql } from 'kysely'
import { apiError } from '#shared/contract/errors.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { TokenPrices } from '../../config/models.ts'
import type { Tokens } from '../../adapters/chef/chef.ts'

const dayLength = 24 * 60 * 60 * 1000
const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10)

/** Throws `too many requests`, until the next day (UTC), when a member has used up the tokens of this one. */
export async function assertWithinBudget(
  db: Db,
  userId: string,
  budget: number | null,
  now: number,
): Promise<void> {
  if (budget === null) return
  const row = await db
    .selectFrom('token_ledger')
    .select(['input_tokens', 'output_tokens'])
    .where('user_id', '=', userId)
    .where('day', '=', dayOf(now))
    .executeTakeFirst()
  if (!row || row.input_tokens + row.output_tokens < budget) return
  throw apiError('too many requests', { retryAfter: Math.ceil((dayLength - (now % dayLength)) / 1000) })
}

const costOf = ({ input, output }: Tokens, prices: TokenPrices) =>
  (input * prices.input + output * prices.output) / 1_000_000

/** Adds to what a member has used today, and to what it has cost as far as prices are known. */
export async function recordTokens(
  db: Db,
  userId: string,
  tokens: Tokens,
  prices: TokenPrices | null,
  now: number,
): Promise<void> {
  await db
    .insertInto('token_ledger')
    .values({
      user_id: userId,
      day: dayOf(now),
      input_tokens: tokens.input,
      output_tokens: tokens.output,
      cost: prices && costOf(tokens, prices).toFixed(6),
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'day']).doUpdateSet({
        input_tokens: sql`token_ledger.input_tokens + excluded.input_tokens`,
        output_tokens: sql`token_ledger.output_tokens + excluded.output_tokens`,
        cost: sql`coalesce(token_ledger.cost + excluded.cost, token_ledger.cost, excluded.cost)`,
      }),
    )
    .execute()
}
