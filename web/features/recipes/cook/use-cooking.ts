import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import type { Recipe } from '#shared/contract/recipes.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { measureSystems } from '../amounts/measures.ts'
import { portionsAsWritten, type Portions } from '../amounts/scaling.ts'

const storageKey = 'cooking'

const cookingSession = z.object({
  recipeId: z.string(),
  /** Zero-based. */
  step: z.int(),
  servings: z.int().check(z.positive()),
  measures: z.enum(measureSystems),
})

type CookingSession = z.infer<typeof cookingSession>

/** The recipe and step of cook mode in this tab, restored after a reload; null when cook mode is closed. */
function storedSession(): CookingSession | null {
  try {
    return z.safeParse(cookingSession, JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')).data ?? null
  } catch {
    return null
  }
}

function storeSession(cooking: CookingSession | null) {
  try {
    if (cooking) sessionStorage.setItem(storageKey, JSON.stringify(cooking))
    else sessionStorage.removeItem(storageKey)
  } catch {
    // Without storage a reload closes cook mode.
  }
}

/** Servings, measures and the step of cook mode. All of it survives a reload while cook mode is open. */
export function useCooking(id: Recipe['id'], structure: RecipeStructure) {
  const [stored] = useState(() => {
    const session = storedSession()
    return session?.recipeId === id ? session : null
  })
  const [portions, setPortions] = useState<Portions>(() =>
    stored ? portionsOf(stored) : portionsAsWritten(structure),
  )
  const [step, setStep] = useState<number | null>(stored?.step ?? null)

  // Leaving the page ends cooking. A reload does not run this cleanup.
  useEffect(() => () => storeSession(null), [])

  function toStep(next: number | null) {
    setStep(next)
    storeSession(next === null ? null : { recipeId: id, step: next, ...portions })
  }

  return { portions, setPortions, step, toStep }
}

function portionsOf({ servings, measures }: Portions): Portions {
  return { servings, measures }
}
