import { useEffect, useState } from 'react'
import type { Recipe } from '#shared/contract/recipes.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { portionsAsWritten, type Portions } from '../amounts/scaling.ts'
import { storeSession, storedSession } from './cooking-session.ts'

/** For how many one cooks and by which measures, and at which step one stands; all of it outlives a reload. */
export function useCooking(id: Recipe['id'], structure: RecipeStructure) {
  const [stored] = useState(() => {
    const session = storedSession()
    return session?.recipeId === id ? session : null
  })
  const [portions, setPortions] = useState<Portions>(() =>
    stored ? only(stored) : portionsAsWritten(structure),
  )
  const [step, setStep] = useState<number | null>(stored?.step ?? null)

  // Who walks away to another page has stopped cooking; a reload does not come by here.
  useEffect(() => () => storeSession(null), [])

  function toStep(next: number | null) {
    setStep(next)
    storeSession(next === null ? null : { recipeId: id, step: next, ...portions })
  }

  return { portions, setPortions, step, toStep }
}

function only({ servings, measures }: Portions): Portions {
  return { servings, measures }
}
