import { useEffect, useState } from 'react'
import type { Recipe } from '#shared/contract/recipes.ts'
import type { RecipeStructure } from '#shared/recipe.ts'
import { portionsAsWritten, type Portions } from '../amounts/scaling.ts'
import { keepSession, keptSession } from './cooking-session.ts'

/** For how many one cooks and by which measures, and at which step one stands; all of it outlives a reload. */
export function useCooking(id: Recipe['id'], structure: RecipeStructure) {
  const [kept] = useState(() => {
    const session = keptSession()
    return session?.recipeId === id ? session : null
  })
  const [portions, setPortions] = useState<Portions>(() => (kept ? only(kept) : portionsAsWritten(structure)))
  const [step, setStep] = useState<number | null>(kept?.step ?? null)

  // Who walks away to another page has stopped cooking; a reload does not come by here.
  useEffect(() => () => keepSession(null), [])

  function toStep(next: number | null) {
    setStep(next)
    keepSession(next === null ? null : { recipeId: id, step: next, ...portions })
  }

  return { portions, setPortions, step, toStep }
}

function only({ guests, measures }: Portions): Portions {
  return { guests, measures }
}
