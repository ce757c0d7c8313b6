import * as z from 'zod/mini'
import { measureSystems } from '../amounts/measures.ts'

const storageKey = 'cooking'

const session = z.object({
  recipeId: z.string(),
  /** Zero-based. */
  step: z.int(),
  servings: z.int().check(z.positive()),
  measures: z.enum(measureSystems),
})

export type CookingSession = z.infer<typeof session>

/** What is being cooked in this tab, so that a reload finds one at the same step; null for nothing. */
export function storedSession(): CookingSession | null {
  try {
    return z.safeParse(session, JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')).data ?? null
  } catch {
    return null
  }
}

export function storeSession(cooking: CookingSession | null) {
  try {
    if (cooking) sessionStorage.setItem(storageKey, JSON.stringify(cooking))
    else sessionStorage.removeItem(storageKey)
  } catch {
    // Then a reload begins anew.
  }
}
