import { lazy, Suspense, useEffect, useState } from 'react'
import type { Recipe } from '#shared/contract/recipes.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { RecipeColumns } from '../recipe-columns.tsx'
import { useCooking } from './use-cooking.ts'
import { PortionsBar } from './portions-bar.tsx'

/** Loaded when cook mode is opened for the first time. */
const CookMode = lazy(() => import('./cook-mode.tsx'))

interface CookableRecipeProps {
  id: Recipe['id']
  recipe: RecipeStructure
  heading: 'h2' | 'h3'
  onServings?: (servings: number) => void
}

/** Ingredients and steps for a chosen number of servings, with cook mode. */
export function CookableRecipe({ id, recipe, heading, onServings }: CookableRecipeProps) {
  const { portions, setPortions, step, toStep } = useCooking(id, recipe)
  useEffect(() => onServings?.(portions.servings), [onServings, portions.servings])
  const [hasCooked, setHasCooked] = useState(step !== null)

  function cook() {
    setHasCooked(true)
    toStep(0)
  }

  return (
    <RecipeColumns
      recipe={recipe}
      portions={portions}
      heading={heading}
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
          <CookMode recipe={recipe} portions={portions} step={step} onStep={toStep} />
        </Suspense>
      )}
    </RecipeColumns>
  )
}
