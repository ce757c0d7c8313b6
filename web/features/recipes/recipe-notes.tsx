import type { Recipe } from '#shared/contract/recipes.ts'
import { recipeLabels } from '#shared/words/labels.ts'
import { recipeNotes } from '#shared/words/recipe-page.ts'
import { useLanguage } from '../../i18n/language.ts'

/** Safety notes of the recipe and findings of the check, the most serious first. */
export function RecipeNotes({
  recipe,
  heading: Heading,
  lang,
}: {
  recipe: Recipe
  heading: 'h2' | 'h3'
  lang: string | undefined
}) {
  const language = useLanguage()
  const notes = recipeNotes(recipe.structure, recipe.findings)
  if (notes.length === 0) return null
  return (
    <section className="recipe-notes">
      <Heading>{recipeLabels[language].notes}</Heading>
      <ul lang={lang}>
        {notes.map(({ sentence, severity }) => (
          <li key={sentence} data-severity={severity}>
            {sentence}
          </li>
        ))}
      </ul>
    </section>
  )
}
