import type { Deps } from '../../deps.ts'
import type { FindSession } from './session-cache.ts'

/**
 * As soon as the first member is here, the thread that checks recipes loads the kitchen: who saves a recipe after a start
 * does not wait for it, and a server that nobody uses keeps the memory.
 */
export function warmingSessions(findSession: FindSession, { kitchen }: Pick<Deps, 'kitchen'>): FindSession {
  let isWarm = false
  return async (...given) => {
    const found = await findSession(...given)
    if (found && !isWarm) {
      isWarm = true
      // Where that fails, the first save loads it.
      void kitchen.languageOf('').catch(() => undefined)
    }
    return found
  }
}
