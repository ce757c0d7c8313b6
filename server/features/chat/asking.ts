import type { ChefNotice } from '#shared/contract/chef.ts'
import type { Deps } from '../../deps.ts'
import type { Listener, PayingListener } from '../../adapters/chef/chef.ts'
import { isBudgetSpent, recordTokens } from './token-ledger.ts'

/** One request of a user to the chef: who pays for it, and who answered it. */
export interface Asking {
  listener: PayingListener
  /** That another chef has answered. */
  notice: () => ChefNotice | undefined
  /** Waits until what it cost is recorded. A failed write is only logged. */
  done: () => Promise<void>
}

/** Begins a request. Where the budget is spent, the listener says so, and the built-in chef answers instead. */
export async function askingOf(
  { config, db, clock, log, metrics }: Pick<Deps, 'config' | 'db' | 'clock' | 'log' | 'metrics'>,
  userId: string,
): Promise<Asking> {
  const pending: Promise<void>[] = []
  let given: ChefNotice | undefined
  return {
    listener: {
      userId,
      isSpent: await isBudgetSpent({ db, config }, userId, clock()),
      onTokens(tokens) {
        const recording = recordTokens(db, userId, tokens, clock())
        pending.push(recording.catch((error: unknown) => log.error({ err: error }, 'tokens not recorded')))
      },
      onNotice: (notice) => void (given = notice),
    },
    notice: () => given,
    async done() {
      if (given) metrics.chefNotices.inc({ why: given })
      await Promise.all(pending)
    },
  }
}

/** A request's listener that also tells another one. */
export function heardBy<Other extends Listener>(asking: Asking, other: Other): PayingListener & Other {
  return {
    ...asking.listener,
    ...other,
    onNotice(notice) {
      asking.listener.onNotice?.(notice)
      other.onNotice?.(notice)
    },
  }
}
