import { lazy, Suspense, useEffect, useState } from 'react'
import type { Recipe } from '#shared/contract/recipes.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { recipeLabels } from '#shared/words/labels.ts'
import { formatDuration, ingredientGroups } from '#shared/words/recipe-page.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { lineFor, type Portions } from '../amounts/scaling.ts'
import { stepTextFor } from '../amounts/step-text.ts'
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
export function CookableRecipe({ id, recipe, heading: Heading, onServings }: CookableRecipeProps) {
  const language = useLanguage()
  const lang = recipe.language === language ? undefined : recipe.language
  const labels = recipeLabels[language]
  const { portions, setPortions, step, toStep } = useCooking(id, recipe)
  useEffect(() => onServings?.(portions.servings), [onServings, portions.servings])
  const [hasCooked, setHasCooked] = useState(step !== null)

  function cook() {
    setHasCooked(true)
    toStep(0)
  }

  return (
    <div className="recipe-columns">
      <PortionsBar
        portions={portions}
        onChange={setPortions}
        onCook={recipe.steps.length > 0 ? cook : null}
      />
      <section className="recipe-ingredients">
        <Heading>{labels.ingredients}</Heading>
        <Ingredients recipe={recipe} portions={portions} lang={lang} />
      </section>
      <section className="recipe-steps">
        <Heading>{labels.instructions}</Heading>
        <ol lang={lang}>
          {recipe.steps.map((each, index) => (
            <li
              // Structured data points to these anchors.
              key={`step-${index + 1}`}
              id={`step-${index + 1}`}
              data-time={formatDuration(each.minutes && Math.round(each.minutes), language) ?? undefined}
            >
              {stepTextFor(each, recipe, portions)}
            </li>
          ))}
        </ol>
      </section>
      {hasCooked && (
        <Suspense>
          <CookMode recipe={recipe} portions={portions} step={step} onStep={toStep} />
        </Suspense>
      )}
    </div>
  )
}

function Ingredients({
  recipe,
  portions,
  lang,
}: {
  recipe: RecipeStructure
  portions: Portions
  lang: string | undefined
}) {
  return ingredientGroups(recipe).map(({ name, lines }) => (
    <div key={lines[0]?.index} lang={lang}>
      {name && <p className="recipe-group">{name}</p>}
      <ul>
        {lines.map(({ index, ingredient }) => (
          <li key={index}>{lineFor(ingredient, recipe, portions)}</li>
        ))}
      </ul>
    </div>
  ))
}
