import { lazy, Suspense, use, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import type { Recipe } from '#shared/contract/recipes.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import type { NextTimeNote } from '#shared/contract/recipe-cooked.ts'
import { FinishCookingContext } from '../cooking-log/finish-cooking-context.ts'
import { NextTime } from '../cooking-log/next-time.tsx'
import { RecipeColumns } from '../recipe-columns.tsx'
import { measureSystems } from '../amounts/measures.ts'
import { portionsAsWritten, type Portions } from '../amounts/scaling.ts'
import { PortionsBar } from './portions-bar.tsx'

/** Loaded when cook mode is opened for the first time. */
const CookMode = lazy(() => import('./cook-mode.tsx'))

interface CookableRecipeProps {
  id: Recipe['id']
  recipe: RecipeStructure
  heading: 'h2' | 'h3'
  /** What the reader noted for this time. */
  nextTime?: NextTimeNote | null
  onServings?: (servings: number) => void
}

/** Ingredients and steps for a chosen number of servings, with cook mode. */
export function CookableRecipe({ id, recipe, heading, nextTime, onServings }: CookableRecipeProps) {
  const { portions, setPortions, step, toStep, minutes } = useCooking(id, recipe)
  const finish = use(FinishCookingContext)
  useEffect(() => onServings?.(portions.servings), [onServings, portions.servings])
  const [hasCooked, setHasCooked] = useState(step !== null)

  function cook() {
    setHasCooked(true)
    toStep(0)
  }

  function endCooking() {
    toStep(null)
    finish?.({ servings: portions.servings, minutes: minutes() })
  }

  return (
    <RecipeColumns
      recipe={recipe}
      portions={portions}
      heading={heading}
      lead={nextTime && <NextTime note={nextTime} />}
      tools={
        <PortionsBar
          portions={portions}
          onChange={setPortions}
          onCook={recipe.steps.length > 0 ? cook : null}
        />
      }
    >
      {hasCooked && (
        <Suspense>
          <CookMode {...{ recipe, portions, step, nextTime }} onStep={toStep} onFinish={endCooking} />
        </Suspense>
      )}
    </RecipeColumns>
  )
}

const storageKey = 'cooking'

const cookingSession = z.object({
  recipeId: z.string(),
  /** Zero-based. */
  step: z.int(),
  servings: z.int().check(z.positive()),
  measures: z.enum(measureSystems),
  /** When cook mode was opened, in milliseconds since 1970. */
  startedAt: z.optional(z.number()),
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
function useCooking(id: Recipe['id'], structure: RecipeStructure) {
  const [stored] = useState(() => {
    const session = storedSession()
    return session?.recipeId === id ? session : null
  })
  const [portions, setPortions] = useState<Portions>(() =>
    stored ? portionsOf(stored) : portionsAsWritten(structure),
  )
  const [step, setStep] = useState<number | null>(stored?.step ?? null)

  const startedAt = useRef(stored?.startedAt ?? null)

  // Leaving the page ends cooking. A reload does not run this cleanup.
  useEffect(() => () => storeSession(null), [])

  function toStep(next: number | null) {
    if (next !== null) startedAt.current ??= Date.now()
    setStep(next)
    storeSession(
      next === null
        ? null
        : { recipeId: id, step: next, startedAt: startedAt.current ?? undefined, ...portions },
    )
  }

  /** Since cook mode was first opened; null for a look that was no cooking, and for one that was forgotten. */
  function minutes() {
    const passed = startedAt.current === null ? 0 : Math.round((Date.now() - startedAt.current) / 60_000)
    return passed >= 5 && passed <= 600 ? passed : null
  }

  return { portions, setPortions, step, toStep, minutes }
}

function portionsOf({ servings, measures }: Portions): Portions {
  return { servings, measures }
}
