import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecipeStep, RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { headingKey } from '#shared/words/recipe-texts.ts'
import { recipeLabels } from '#shared/words/labels.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { lineFor, type Portions } from '../amounts/scaling.ts'
import { stepTextFor } from '../amounts/step-text.ts'
import type { Ticked } from './use-cooking.ts'
import { DurationButton, offersDuration, StepWithTimers, type StepTimer } from './step-with-timers.tsx'
import { ReadAloudButton } from './read-aloud-button.tsx'
import { IngredientTick } from './cookable-lines.tsx'
import { LineText, useStructureOfStep, useTextLanguage } from '../translations/shown-texts.tsx'
import { temperatureFor } from '../amounts/measures.ts'
import { PictureAtStep } from '../within-recipe.tsx'

interface CookStepProps {
  recipe: RecipeStructure
  portions: Portions
  step: RecipeStep
  index: number
  lang: string | undefined
  ticked: Ticked
  onTick: (list: keyof Ticked, index: number) => void
  timer: StepTimer
  children: ReactNode
}

/** One step in large type, with temperature and duration, next to the ingredients it uses. */
export function CookStep({
  recipe,
  portions,
  step,
  index,
  lang,
  ticked,
  onTick,
  timer,
  children,
}: CookStepProps) {
  const { t } = useTranslation('recipeView')
  const language = useLanguage()
  const textLanguage = useTextLanguage()
  const structureOf = useStructureOfStep(recipe)
  const needed = step.uses.flatMap((each) => {
    const ingredient = recipe.ingredients[each]
    return ingredient ? [{ each, ingredient, line: lineFor(ingredient, recipe, portions) }] : []
  })
  const original = structureOf(index)
  const text = stepTextFor(step, original, portions)
  const temperature = step.celsius === null ? null : temperatureFor(step.celsius, portions.measures)
  const showsTemperature = temperature !== null && !text.includes(/\d+/.exec(temperature)?.[0] ?? temperature)
  const showsDuration = offersDuration(step, text, original.language)
  return (
    <div className="cook-step">
      <div className="cook-instruction">
        <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1">
          <p aria-live="polite" className="font-semibold text-brand">
            {t('stepOf', { number: index + 1, total: recipe.steps.length })}
          </p>
          <label className="cook-done">
            <input
              type="checkbox"
              aria-label={t('stepDone', { number: index + 1 })}
              checked={ticked.steps.includes(index)}
              onChange={() => onTick('steps', index)}
            />
            <span aria-hidden="true">{t('done')}</span>
          </label>
          <ReadAloudButton key={index} text={text} language={original.language} />
        </div>
        {step.group && (
          <p
            className="mb-2 text-lg font-semibold"
            lang={textLanguage(headingKey(recipe, index) ?? '') ?? lang}
          >
            {step.group}
          </p>
        )}
        <p aria-live="polite" className="cook-text" lang={textLanguage(`step.${index}`) ?? lang}>
          <StepWithTimers text={text} language={original.language} of={timer} />
        </p>
        <PictureAtStep image={step.image} step={index} />
        {(showsDuration || showsTemperature) && (
          <p className="mt-4 flex flex-wrap items-center gap-3 text-lg text-ink-soft">
            {showsDuration && <DurationButton step={step} of={timer} className="duration-button" />}
            {showsTemperature && <span>{temperature}</span>}
          </p>
        )}
      </div>
      {needed.length > 0 && (
        <section aria-label={recipeLabels[language].ingredients} className="cook-needed">
          <h3 className="mb-2 text-base font-semibold">{recipeLabels[language].ingredients}</h3>
          <ul lang={lang}>
            {needed.map(({ each, ingredient, line }) => (
              <li key={each}>
                <IngredientTick
                  checked={ticked.ingredients.includes(each)}
                  onToggle={() => onTick('ingredients', each)}
                >
                  <LineText {...{ line, ingredient }} index={each} />
                </IngredientTick>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="cook-time">{children}</div>
    </div>
  )
}
