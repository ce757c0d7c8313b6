import { createContext } from 'react'

/** What cook mode knows when it ends. */
export interface CookedSession {
  servings: number
  /** Since cook mode was opened; null when that says little about the cooking. */
  minutes: number | null
}

/** Called at the end of cook mode. Without a provider, for visitors, nothing is asked. */
export const FinishCookingContext = createContext<((session: CookedSession) => void) | null>(null)
