import { sql } from 'kysely'
import { apiError } from '#shared/contract/errors.ts'
import type { Deps } from '../../deps.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { TokenBudget } from '../../platform/auth/token-budget.ts'
import type { Tokens } from '../../adapters/chef/chef.ts'
import { dayOf, tokensOfDay } from './models/usage.ts'

const dayLength = 24 * 60 * 60 * 1000

/** Whether a user has spent the tokens of this day (UTC), or all members together those of the site. */
export async function isBudgetSpent(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  userId: string,
  now: number,
): Promise<boolean> {
  const { chefDailyBudget, chefSiteBudget } = config
  if (chefDailyBudget !== null) {
    const row = await db
      .selectFrom('token_ledger')
      .select(['input_tokens', 'output_tokens'])
      .where('user_id', '=', userId)
      .where('day', '=', dayOf(now))
      .executeTakeFirst()
    if (row && row.input_tokens + row.output_tokens >= chefDailyBudget) return true
  }
  return chefSiteBudget !== null && (await tokensOfDay(db, now)) >= chefSiteBudget
}

/** Adds to the tokens that a user has spent today, and to their cost where it is known. */
export async function recordTokens(db: Db, userId: string, tokens: Tokens, now: number): Promise<void> {
  await db
    .insertInto('token_ledger')
    .values({
      user_id: userId,
      day: dayOf(now),
      input_tokens: tokens.input,
      output_tokens: tokens.output,
      cost: tokens.cost?.toFixed(6) ?? null,
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

/** The ledger for other features that ask models. */
export function tokenBudget(deps: Pick<Deps, 'db' | 'config'>): TokenBudget {
  return {
    async assertWithin(userId, now) {
      if (await isBudgetSpent(deps, userId, now))
        throw apiError('too many requests', { retryAfter: Math.ceil((dayLength - (now % dayLength)) / 1000) })
    },
    record: (userId, tokens, now) => recordTokens(deps.db, userId, tokens, now),
  }
}
