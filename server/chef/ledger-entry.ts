import type { Deps } from '../deps.ts'
import type { Tokens } from '../outside/chef/chef.ts'
import { enterTokens } from './ledger.ts'

/** Takes down what one request costs; `done` waits until it stands in the ledger. It never fails: a lost entry is logged. */
export function ledgerEntry(
  { config, db, clock, log }: Pick<Deps, 'config' | 'db' | 'clock' | 'log'>,
  memberId: string,
) {
  const entering: Promise<void>[] = []
  return {
    onTokens(tokens: Tokens) {
      const entered = enterTokens(db, memberId, tokens, config.chefPrices, clock())
      entering.push(entered.catch((error: unknown) => log.error({ err: error }, 'token ledger')))
    },
    done: async (): Promise<void> => void (await Promise.all(entering)),
  }
}
