import { createContext, use, type ReactNode } from 'react'
import type { Recipe } from '#shared/contract/recipes.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { allergenWords } from '#shared/words/allergens.ts'
import { dietWords } from '#shared/words/diets.ts'
import { recipeLabels } from '#shared/words/labels.ts'
import { formatDuration, recipeNotes, recipePageWords } from '#shared/words/recipe-page.ts'
import { sourceLabel, sourceParts, unstructuredText } from '#shared/words/source.ts'
import { useLanguage } from '../../i18n/language.ts'
import { portionsAsWritten } from './amounts/scaling.ts'
import { RecipeColumns } from './recipe-columns.tsx'
import { TranslationProvider, type ShownRecipe } from './translations/shown-texts.tsx'

export interface RecipeBodyProps {
  recipe: ShownRecipe
  /** The level of the headings: 2 below a page's `h1`, 3 in a dialog. */
  level: 2 | 3
  /** Replaces the facts at the top; it has to render them itself. */
  lead?: ReactNode
  /** Replaces the ingredients and steps of a recipe with a structure. */
  columns?: ReactNode
  /** Rendered at the end: photos, comments. */
  children?: ReactNode
}

/** A recipe to read, without anything that needs JavaScript: the server renders it too. */
export function RecipeBody({ recipe, level, lead, columns, children }: RecipeBodyProps) {
  const language = useLanguage()
  const labels = recipeLabels[language]
  const { structure } = recipe
  const own = recipe.language === language ? undefined : recipe.language
  const Heading = level === 2 ? 'h2' : 'h3'
  const { translation } = recipe
  const langOf = (key: string) =>
    translation?.untranslated.includes(key) ? translation.original.language : own
  return (
    <TranslationProvider recipe={recipe}>
      <div className="recipe-body">
        {lead ?? <RecipeFacts recipe={recipe} />}
        {structure ? (
          (columns ?? (
            <RecipeColumns recipe={structure} portions={portionsAsWritten(structure)} heading={Heading} />
          ))
        ) : (
          <div className="recipe-text" lang={own}>
            {recipe.content}
          </div>
        )}
        {recipe.plating && (
          <section className="recipe-plating">
            <Heading>{labels.plating}</Heading>
            <p lang={langOf('plating')}>{recipe.plating}</p>
          </section>
        )}
        {structure && (
          <UnstructuredText structure={structure} content={recipe.content} lang={langOf('story')} />
        )}
        {structure && <Suitability recipe={structure} />}
        <Notes recipe={recipe} heading={Heading} />
        {children}
      </div>
    </TranslationProvider>
  )
}

/** The chosen number of servings; null before a choice. */
export const ServingsContext = createContext<number | null>(null)

/** The parts of the text that the structure does not contain: a story and the source. */
function UnstructuredText({
  structure,
  content,
  lang,
}: {
  structure: RecipeStructure
  content: string
  lang: string | undefined
}) {
  const language = useLanguage()
  const { story, source } = unstructuredText(structure, content)
  return (
    <>
      {story && (
        <div className="recipe-text" lang={lang}>
          {story}
        </div>
      )}
      {source && (
        <p className="recipe-source">
          {sourceLabel(language)}{' '}
          {sourceParts(source).map(({ text, href }) =>
            href ? (
              <a key={text} href={href} rel="nofollow noopener noreferrer">
                {text}
              </a>
            ) : (
              text
            ),
          )}
        </p>
      )}
    </>
  )
}

/** Servings and times; unknown ones are left out. */
export function RecipeFacts({ recipe }: { recipe: Recipe }) {
  const language = useLanguage()
  const labels = recipeLabels[language]
  const chosen = use(ServingsContext)
  const facts = [
    [recipePageWords[language].servings, recipe.structure && String(chosen ?? recipe.structure.servings)],
    [labels.prep, formatDuration(recipe.prepMinutes, language)],
    [labels.cook, formatDuration(recipe.cookMinutes, language)],
    [labels.total, formatDuration(recipe.totalMinutes, language)],
  ].filter((fact) => fact[1] !== null)
  if (facts.length === 0) return null
  return (
    <dl className="recipe-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Suitability({ recipe }: { recipe: RecipeStructure }) {
  const language = useLanguage()
  const labels = recipeLabels[language]
  const rows = [
    [labels.allergens, recipe.allergens.map((allergen) => allergenWords[language][allergen])],
    [labels.diets, recipe.diets.map((diet) => dietWords[language][diet])],
    [labels.stated, (recipe.statedDiets ?? []).map((diet) => dietWords[language][diet])],
  ] as const
  const known = rows.filter(([, words]) => words.length > 0)
  if (known.length === 0) return null
  return (
    <dl className="recipe-suitability">
      {known.map(([name, words]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{words.join(', ')}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Safety notes of the recipe and findings of the check, the most serious first. */
function Notes({ recipe, heading: Heading }: { recipe: ShownRecipe; heading: 'h2' | 'h3' }) {
  const language = useLanguage()
  const notes = recipeNotes(recipe.structure, recipe.findings)
  const { translation, structure } = recipe
  const own = recipe.language === language ? undefined : recipe.language
  // What people wrote about safety stays as it was written; what the check says is in the reader's language.
  const langOf = (sentence: string) =>
    translation?.untranslated.includes(`safety.${structure?.safety.indexOf(sentence)}`)
      ? translation.original.language
      : own
  if (notes.length === 0) return null
  return (
    <section className="recipe-notes">
      <Heading>{recipeLabels[language].notes}</Heading>
      <ul>
        {notes.map(({ sentence, severity }) => (
          <li key={sentence} data-severity={severity} lang={langOf(sentence)}>
            {sentence}
          </li>
        ))}
      </ul>
    </section>
  )
}
