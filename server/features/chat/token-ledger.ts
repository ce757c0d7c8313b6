import { sql } from 'kysely'
import { apiError } from '#shared/contract/errors.ts'
import type { Deps } from '../../deps.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { TokenPrices } from '../../config/models.ts'
import type { TokenBudget } from '../../platform/auth/token-budget.ts'
import type { Tokens } from '../../adapters/chef/chef.ts'

const dayLength = 24 * 60 * 60 * 1000
const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10)

/** Throws `too many requests` if a user has spent the tokens of this day (UTC). */
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

/** Adds to the tokens that a user has spent today, and to their cost if prices are set. */
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

/** The ledger for other features that ask models. */
export function tokenBudget({ db, config }: Pick<Deps, 'db' | 'config'>): TokenBudget {
  return {
    assertWithin: (userId, now) => assertWithinBudget(db, userId, config.chefDailyBudget, now),
    record: (userId, tokens, now) => recordTokens(db, userId, tokens, config.chefPrices, now),
  }
}

/** Records the tokens of one request; `done` waits for the writes. A failed write is only logged. */
export function tokenRecorder(
  { config, db, clock, log }: Pick<Deps, 'config' | 'db' | 'clock' | 'log'>,
  userId: string,
) {
  const pending: Promise<void>[] = []
  return {
    onTokens(tokens: Tokens) {
      const recording = recordTokens(db, userId, tokens, config.chefPrices, clock())
      pending.push(recording.catch((error: unknown) => log.error({ err: error }, 'tokens not recorded')))
    },
    done: async (): Promise<void> => void (await Promise.all(pending)),
  }
}
