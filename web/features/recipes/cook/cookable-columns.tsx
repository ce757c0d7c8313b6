import { lazy, Suspense, use, useState, type ReactNode } from 'react'
import type { Recipe } from '#shared/contract/recipes.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import type { NextTimeNote } from '#shared/contract/recipe-cooked.ts'
import { FinishCookingContext } from '../cooking-log/finish-cooking-context.ts'
import { NextTime } from '../cooking-log/next-time.tsx'
import { RecipeColumns } from '../recipe-columns.tsx'
import { PortionsBar } from './portions-bar.tsx'
import { CookableLine, CookableLinesContext, CookableStep } from './cookable-lines.tsx'
import type { useCooking } from './use-cooking.ts'

/** Loaded when cook mode is opened for the first time. */
const CookMode = lazy(() => import('./cook-mode.tsx'))

type Cooking = ReturnType<typeof useCooking>

interface CookableColumnsProps {
  id: Recipe['id']
  recipe: RecipeStructure
  cooking: Cooking
  heading: 'h2' | 'h3'
  /** What the reader noted for this time. */
  nextTime: NextTimeNote | null
  /** For whom of the household it is not, while it is cooked. */
  notice?: ReactNode
}

/** Ingredients and steps for a chosen number of servings, with ticks, timers and cook mode. */
export function CookableColumns({ id, recipe, cooking, heading, nextTime, notice }: CookableColumnsProps) {
  const { portions, step, ticked, tick } = cooking
  const finish = use(FinishCookingContext)
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
        tools={<PortionsBar portions={portions} unit={recipe.yieldUnit} onChange={cooking.setPortions} />}
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
