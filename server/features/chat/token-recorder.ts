import type { Deps } from '../../deps.ts'
import type { Tokens } from '../../adapters/chef/chef.ts'
import { recordTokens } from './token-ledger.ts'

/** Takes down what one request costs; `done` waits until it stands in the ledger. It never fails: a lost entry is logged. */
export function tokenRecorder(
  { config, db, clock, log }: Pick<Deps, 'config' | 'db' | 'clock' | 'log'>,
  userId: string,
) {
  const pending: Promise<void>[] = []
  return {
    onTokens(tokens: Tokens) {
      const recording = recordTokens(db, userId, tokens, config.chefPrices, clock())
      pending.push(recording.catch((error: unknown) => log.error({ err: error }, 'token ledger')))
    },
    done: async (): Promise<void> => void (await Promise.all(pending)),
  }
}
