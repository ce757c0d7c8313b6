import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecipeStep, RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { recipeLabels } from '#shared/words/labels.ts'
import { formatDuration } from '#shared/words/recipe-page.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { lineFor, type Portions } from '../amounts/scaling.ts'
import { stepTextFor } from '../amounts/step-text.ts'
import { LineText, useStructureOfStep, useTextLanguage } from '../translations/shown-texts.tsx'
import { temperatureFor } from '../amounts/measures.ts'

interface CookStepProps {
  recipe: RecipeStructure
  portions: Portions
  step: RecipeStep
  index: number
  lang: string | undefined
  children: ReactNode
}

/** One step in large type, with temperature and duration, next to the ingredients it uses. */
export function CookStep({ recipe, portions, step, index, lang, children }: CookStepProps) {
  const { t } = useTranslation('recipeView')
  const language = useLanguage()
  const textLanguage = useTextLanguage()
  const structureOf = useStructureOfStep(recipe)
  const needed = step.uses.flatMap((each) => {
    const ingredient = recipe.ingredients[each]
    return ingredient ? [{ each, ingredient, line: lineFor(ingredient, recipe, portions) }] : []
  })
  const text = stepTextFor(step, structureOf(index), portions)
  const facts = [
    step.minutes === null ? null : formatDuration(Math.round(step.minutes), language),
    step.celsius === null ? null : temperatureFor(step.celsius, portions.measures),
  ].filter((fact) => fact !== null && !text.includes(/\d+/.exec(fact)?.[0] ?? fact))
  return (
    <div className="cook-step">
      <div className="cook-instruction" aria-live="polite">
        <p className="mb-3 font-semibold text-brand">
          {t('stepOf', { number: index + 1, total: recipe.steps.length })}
        </p>
        <p className="cook-text" lang={textLanguage(`step.${index}`) ?? lang}>
          {text}
        </p>
        {facts.length > 0 && <p className="mt-4 text-lg text-ink-soft">{facts.join(' · ')}</p>}
      </div>
      {needed.length > 0 && (
        <section aria-label={recipeLabels[language].ingredients} className="cook-needed">
          <h3 className="mb-2 text-base font-semibold">{recipeLabels[language].ingredients}</h3>
          <ul lang={lang}>
            {needed.map(({ each, ingredient, line }) => (
              <li key={each}>
                <LineText {...{ line, ingredient }} index={each} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="cook-time">{children}</div>
    </div>
  )
}
