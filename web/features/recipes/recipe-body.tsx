import { createContext, Fragment, use, type ComponentType, type ReactNode } from 'react'
import type { Recipe } from '#shared/contract/recipes.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { allergenWords } from '#shared/words/allergens.ts'
import { dietWords } from '#shared/words/diets.ts'
import { dishTypeWords } from '#shared/words/dish-types.ts'
import { recipeLabels } from '#shared/words/labels.ts'
import { formatDuration, recipeNotes, recipePageWords } from '#shared/words/recipe-page.ts'
import { sourceLabel, sourceParts, unstructuredText } from '#shared/words/source.ts'
import { useLanguage } from '../../i18n/language.ts'
import { portionsAsWritten } from './amounts/scaling.ts'
import { MeanRating, type Rating } from './mean-stars.tsx'
import { StatedFields } from './stated-fields.tsx'
import { RecipeColumns } from './recipe-columns.tsx'
import { LineFindingsProvider, TranslationProvider, type ShownRecipe } from './translations/shown-texts.tsx'
import { WithinRecipe, type StepPictureProps } from './within-recipe.tsx'
import { LineageLine, type Origin } from './versions/lineage-line.tsx'

type MetaPart = { text: string } | { rating: Rating }

export interface RecipeBodyProps {
  recipe: ShownRecipe
  /** The heading above everything, unless a dialog has it: the `h1` of a page, or the `h2` of a part of one. */
  titleAs?: 'h1' | 'h2' | null
  picture: ReactNode
  /** In one line: the author, and the rating and the likes unless the reactions show them. */
  meta: readonly MetaPart[]
  /** What the recipe is a variant of; links to it. */
  lineage: ComponentType<Origin & { servings?: number }>
  /** The picture at a step. */
  stepPicture: ComponentType<StepPictureProps>
  /** A way to the recipe in the reader's language, or to the original. */
  note?: ReactNode
  /** Rating and liking. */
  reactions?: ReactNode
  /** Who must not eat it. */
  notice?: ReactNode
  /** Replaces the ingredients and steps of a recipe with a structure. */
  columns?: ReactNode
  /** Rendered at the end: photos, comments. */
  children?: ReactNode
}

/**
 * A recipe to read, the same on every screen and in the same order. Nothing here needs JavaScript: the server renders
 * it too.
 */
export function RecipeBody(props: RecipeBodyProps) {
  const { recipe, titleAs = null, picture, columns, children, lineage, stepPicture } = props
  const chosen = use(ServingsContext)
  const language = useLanguage()
  const labels = recipeLabels[language]
  const langOf = useTextLanguageOf(recipe)
  const { structure } = recipe
  const own = recipe.language === language ? undefined : recipe.language
  const Title = titleAs ?? 'h2'
  const Heading = titleAs === 'h1' ? 'h2' : 'h3'
  return (
    <TranslationProvider recipe={recipe}>
      <LineFindingsProvider recipe={recipe}>
        <WithinRecipe
          recipe={recipe}
          factor={structure && chosen ? chosen / structure.servings : 1}
          link={lineage}
          picture={stepPicture}
        >
          <div className="recipe-body">
            <div className="recipe-opening">
              {titleAs && (
                <div className="recipe-head">
                  <p className="recipe-kind">{dishTypeWords[language][recipe.dishType]}</p>
                  <Title lang={langOf('title')}>{recipe.title}</Title>
                </div>
              )}
              {picture}
              <Glance {...props} />
            </div>
            {structure ? (
              (columns ?? (
                <RecipeColumns recipe={structure} portions={portionsAsWritten(structure)} heading={Heading} />
              ))
            ) : (
              <div className="recipe-text" lang={own}>
                {recipe.content}
              </div>
            )}
            {structure && <StatedFields recipe={structure} heading={Heading} />}
            {recipe.plating && (
              <section className="recipe-plating" aria-label={labels.plating}>
                <Heading>{labels.plating}</Heading>
                <p lang={langOf('plating')}>{recipe.plating}</p>
              </section>
            )}
            {structure && (
              <UnstructuredText structure={structure} content={recipe.content} lang={langOf('story')} />
            )}
            <Notes recipe={recipe} heading={Heading} />
            {children}
          </div>
        </WithinRecipe>
      </LineFindingsProvider>
    </TranslationProvider>
  )
}

/** What one asks before one reads on: how good it is, for whom it is, and how long it takes. */
function Glance({ recipe, meta, lineage, note, reactions, notice }: RecipeBodyProps) {
  const language = useLanguage()
  const langOf = useTextLanguageOf(recipe)
  const isForeign = recipe.language !== language || recipe.translation !== undefined
  return (
    <div className="recipe-glance">
      {recipe.taste && (
        <p className="recipe-taste" lang={langOf('taste')}>
          {recipe.taste}
        </p>
      )}
      <p className="recipe-meta">
        {/* The spaces are for readers without styles. */}
        {meta.map((part) => (
          <Fragment key={'text' in part ? part.text : 'rating'}>
            {'text' in part ? <span>{part.text}</span> : <MeanRating rating={part.rating} stars />}{' '}
          </Fragment>
        ))}
        <LineageLine recipe={recipe} link={lineage} />
      </p>
      {/* The server leaves room for what the browser adds. */}
      {(note || (isForeign && recipe.translatable)) && <p className="recipe-translation">{note}</p>}
      {reactions}
      {notice}
      <RecipeFacts recipe={recipe} />
      {recipe.structure && <Suitability recipe={recipe.structure} />}
    </div>
  )
}

/** The language of a text of the recipe where it is not the interface's. */
export function useTextLanguageOf({ translation, language }: ShownRecipe) {
  const own = language === useLanguage() ? undefined : language
  return (key: string) => (translation?.untranslated.includes(key) ? translation.original.language : own)
}

/** The chosen number of servings; null before a choice. */
export const ServingsContext = createContext<number | null>(null)

interface UnstructuredTextProps {
  structure: RecipeStructure
  content: string
  lang: string | undefined
}

/** The parts of the text that the structure does not contain: a story and the source. */
function UnstructuredText({ structure, content, lang }: UnstructuredTextProps) {
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
function RecipeFacts({ recipe }: { recipe: Recipe }) {
  const language = useLanguage()
  const labels = recipeLabels[language]
  const { servings } = recipePageWords[language]
  const chosen = use(ServingsContext)
  const facts = [
    [
      servings,
      recipe.structure &&
        [chosen ?? recipe.structure.servings, recipe.structure.yieldUnit].filter(Boolean).join(' '),
    ],
    [labels.prep, formatDuration(recipe.prepMinutes, language)],
    [labels.cook, formatDuration(recipe.cookMinutes, language)],
    [labels.total, formatDuration(recipe.totalMinutes, language)],
  ].filter((fact) => fact[1] !== null)
  if (facts.length === 0) return null
  return (
    <dl className="recipe-facts">
      {facts.map(([name, value]) => (
        <div key={name} data-servings={name === servings || undefined}>
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
