import type { ComponentType, ReactNode } from 'react'
import type { Language } from '#shared/constants/languages.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { recipeLabels } from '#shared/words/labels.ts'
import { headingKey } from '#shared/words/recipe-texts.ts'
import { formatDuration, ingredientGroups, stepGroups } from '#shared/words/recipe-page.ts'
import { useLanguage } from '../../i18n/language.ts'
import { lineFor, type Portions } from './amounts/scaling.ts'
import {
  LineText,
  useHeadingLanguage,
  useStructureOfStep,
  useTextLanguage,
} from './translations/shown-texts.tsx'
import { stepTextFor } from './amounts/step-text.ts'
import { timesIn } from './cook/step-times.ts'
import { PictureAtStep } from './within-recipe.tsx'

export interface LineProps {
  /** In the recipe's list of ingredients. */
  index: number
  children: ReactNode
}

export interface StepProps {
  index: number
  text: string
  /** The language of the text. */
  language: Language
}

interface RecipeColumnsProps {
  recipe: RecipeStructure
  portions: Portions
  heading: 'h2' | 'h3'
  /** Controls above the columns, where styles reserve their space. */
  tools?: ReactNode
  /** Above everything. */
  lead?: ReactNode
  /** Renders an ingredient with controls, which take the space that the styles leave beside every line. */
  line?: ComponentType<LineProps>
  /** Renders the text of a step likewise. */
  step?: ComponentType<StepProps>
  children?: ReactNode
}

const PlainLine = ({ children }: LineProps) => <span>{children}</span>

/** Times are elements here too: text breaks around them as around the buttons that they are in the browser. */
function PlainStep({ text, language }: StepProps) {
  return (
    <span>
      {timesIn(text, language).map((part) =>
        part.minutes === null ? (
          part.text
        ) : (
          <span key={part.at} className="step-time">
            {part.text}
          </span>
        ),
      )}
    </span>
  )
}

/** Ingredients and steps for a number of servings. */
export function RecipeColumns({
  recipe,
  portions,
  heading: Heading,
  tools,
  lead,
  line = PlainLine,
  step = PlainStep,
  children,
}: RecipeColumnsProps) {
  const language = useLanguage()
  const lang = recipe.language === language ? undefined : recipe.language
  const labels = recipeLabels[language]
  return (
    <>
      {lead}
      <div className="recipe-columns">
        {tools}
        <section className="recipe-ingredients">
          <Heading>{labels.ingredients}</Heading>
          <Ingredients {...{ recipe, portions, lang, line }} />
        </section>
        <section className="recipe-steps">
          <Heading>{labels.instructions}</Heading>
          <Steps {...{ recipe, portions, lang, step }} />
        </section>
        {children}
      </div>
    </>
  )
}

interface IngredientsProps {
  recipe: RecipeStructure
  portions: Portions
  lang: string | undefined
  line: ComponentType<LineProps>
}

function Ingredients({ recipe, portions, lang, line: Line }: IngredientsProps) {
  const headingLanguage = useHeadingLanguage(recipe)
  return ingredientGroups(recipe).map(({ name, lines }) => (
    <div key={lines[0]?.index} lang={lang}>
      {name && (
        <p className="recipe-group" lang={headingLanguage(lines[0]?.index ?? 0)}>
          {name}
        </p>
      )}
      <ul>
        {lines.map(({ index, ingredient }) => (
          <li key={index}>
            <Line index={index}>
              <LineText line={lineFor(ingredient, recipe, portions)} {...{ index, ingredient }} />
            </Line>
          </li>
        ))}
      </ul>
    </div>
  ))
}

interface StepsProps {
  recipe: RecipeStructure
  portions: Portions
  lang: string | undefined
  step: ComponentType<StepProps>
}

function Steps({ recipe, portions, lang, step: Step }: StepsProps) {
  const language = useLanguage()
  const textLanguage = useTextLanguage()
  const structureOf = useStructureOfStep(recipe)
  return stepGroups(recipe).map(({ name, lines }) => (
    <div key={lines[0]?.index}>
      {name && (
        <p
          className="recipe-group"
          lang={textLanguage(headingKey(recipe, lines[0]?.index ?? 0) ?? '') ?? lang}
        >
          {name}
        </p>
      )}
      <ol lang={lang} start={(lines[0]?.index ?? 0) + 1}>
        {lines.map(({ index, step: each }) => {
          const original = structureOf(index)
          return (
            <li
              // Structured data points to these anchors.
              key={`step-${index + 1}`}
              id={`step-${index + 1}`}
              lang={textLanguage(`step.${index}`)}
              data-time={formatDuration(each.minutes && Math.round(each.minutes), language) ?? undefined}
            >
              <Step index={index} text={stepTextFor(each, original, portions)} language={original.language} />
              <PictureAtStep image={each.image} step={index} />
            </li>
          )
        })}
      </ol>
    </div>
  ))
}
