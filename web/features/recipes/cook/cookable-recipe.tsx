import { lazy, Suspense, use, useEffect, useState, type ReactNode } from 'react'
import type { Measures } from '#shared/constants/measures.ts'
import type { Recipe } from '#shared/contract/recipes.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import type { NextTimeNote } from '#shared/contract/recipe-cooked.ts'
import { FinishCookingContext } from '../cooking-log/finish-cooking-context.ts'
import { NextTime } from '../cooking-log/next-time.tsx'
import { RecipeColumns } from '../recipe-columns.tsx'
import { PortionsBar } from './portions-bar.tsx'
import { CookableLine, CookableLinesContext, CookableStep } from './cookable-lines.tsx'
import { useCooking } from './use-cooking.ts'

/** Loaded when cook mode is opened for the first time. */
const CookMode = lazy(() => import('./cook-mode.tsx'))

interface CookableRecipeProps {
  id: Recipe['id']
  recipe: RecipeStructure
  heading: 'h2' | 'h3'
  /** What the reader noted for this time. */
  nextTime?: NextTimeNote | null
  /** What the reader's household has chosen; null for what the recipe has. */
  usualMeasures?: Measures | null
  /** For whom of the household it is not, while it is cooked. */
  notice?: ReactNode
  onServings?: (servings: number) => void
}

/** Ingredients and steps for a chosen number of servings, with ticks, timers and cook mode. */
export function CookableRecipe({
  id,
  recipe,
  heading,
  nextTime,
  usualMeasures,
  notice,
  onServings,
}: CookableRecipeProps) {
  const cooking = useCooking(id, recipe, usualMeasures ?? null)
  const { portions, step, ticked, tick } = cooking
  const finish = use(FinishCookingContext)
  useEffect(() => onServings?.(portions.servings), [onServings, portions.servings])
  const [hasCooked, setHasCooked] = useState(step !== null)
  if (step !== null && !hasCooked) setHasCooked(true)

  function endCooking() {
    const { servings } = portions
    finish?.({ servings, minutes: cooking.finish() })
  }

  return (
    <CookableLinesContext value={{ id, recipe, ticked, tick }}>
      <RecipeColumns
        recipe={recipe}
        portions={portions}
        heading={heading}
        lead={nextTime && <NextTime note={nextTime} />}
        tools={
          <PortionsBar
            portions={portions}
            onChange={cooking.setPortions}
            onCook={recipe.steps.length > 0 ? cooking.open : null}
          />
        }
        line={CookableLine}
        step={CookableStep}
      >
        {hasCooked && (
          <Suspense>
            <CookMode
              {...{ id, recipe, portions, step, ticked, nextTime, notice }}
              onStep={cooking.toStep}
              onTick={tick}
              onClose={cooking.close}
              onFinish={endCooking}
            />
          </Suspense>
        )}
      </RecipeColumns>
    </CookableLinesContext>
  )
}
