import { createContext, use, useState, type ReactNode } from 'react'
import type { Recipe } from '#shared/contract/recipes.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { allergenWords } from '#shared/words/allergens.ts'
import { dietWords } from '#shared/words/diets.ts'
import { recipeLabels } from '#shared/words/labels.ts'
import { formatDuration, recipePageWords } from '#shared/words/recipe-page.ts'
import { sourceLabel, sourceParts, unstructuredText } from '#shared/words/source.ts'
import { useLanguage } from '../../i18n/language.ts'
import { CookableRecipe } from './cook/cookable-recipe.tsx'
import { RecipeNotes } from './recipe-notes.tsx'

export interface RecipeViewProps {
  recipe: Recipe
  /** The level of the headings: 2 below a page's `h1`, 3 in a dialog. */
  level: 2 | 3
  /** Replaces the facts at the top; it has to render them itself. */
  lead?: ReactNode
  /** Rendered at the end: photos, comments. */
  children?: ReactNode
}

/**
 * A recipe to read and cook. The server renders the public page with the same elements and classes, so a change here
 * needs the same change there. Controls that need JavaScript have reserved space on that page.
 */
export function RecipeView({ recipe, level, lead, children }: RecipeViewProps) {
  const language = useLanguage()
  const labels = recipeLabels[language]
  const own = recipe.language === language ? undefined : recipe.language
  const Heading = level === 2 ? 'h2' : 'h3'
  const [servings, setServings] = useState<number | null>(null)
  return (
    <div className="recipe-body">
      <ServingsContext value={servings}>{lead ?? <RecipeFacts recipe={recipe} />}</ServingsContext>
      {recipe.structure ? (
        <CookableRecipe id={recipe.id} recipe={recipe.structure} heading={Heading} onServings={setServings} />
      ) : (
        <div className="recipe-text" lang={own}>
          {recipe.content}
        </div>
      )}
      {recipe.plating && (
        <section className="recipe-plating">
          <Heading>{labels.plating}</Heading>
          <p lang={own}>{recipe.plating}</p>
        </section>
      )}
      {recipe.structure && (
        <UnstructuredText structure={recipe.structure} content={recipe.content} lang={own} />
      )}
      {recipe.structure && <Suitability recipe={recipe.structure} />}
      <RecipeNotes recipe={recipe} heading={Heading} lang={own} />
      {children}
    </div>
  )
}

/** The chosen number of servings; null before a choice. */
const ServingsContext = createContext<number | null>(null)

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
