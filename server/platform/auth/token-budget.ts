import type { Tokens } from '../../adapters/chef/chef.ts'

/** What a member may spend on models in a day, and what they have spent. The chef's feature keeps the ledger. */
export interface TokenBudget {
  /** Throws `too many requests` when nothing is left. */
  assertWithin: (userId: string, now: number) => Promise<void>
  record: (userId: string, tokens: Tokens, now: number) => Promise<void>
}
