import type { Recipe } from '#shared/contract/recipes.ts'
import { dishTypeWords } from '#shared/words/dish-types.ts'
import { formatMean, recipePageWords } from '#shared/words/recipe-page.ts'
import { useLanguage } from '../../i18n/language.ts'

/** Title, author, rating and likes at the top of the public page. The server renders the same elements. */
export function RecipeHead({ recipe }: { recipe: Recipe }) {
  const language = useLanguage()
  const words = recipePageWords[language]
  const own = recipe.language === language ? undefined : recipe.language
  return (
    <div className="recipe-head">
      <p className="recipe-kind">{dishTypeWords[language][recipe.dishType]}</p>
      <h1 lang={own}>{recipe.title}</h1>
      {recipe.taste && (
        <p className="recipe-taste" lang={own}>
          {recipe.taste}
        </p>
      )}
      <p className="recipe-meta">
        {recipe.ownerName && <span>{words.by(recipe.ownerName)}</span>}
        <span>{words.rating(formatMean(recipe.rating, language))}</span>
        {recipe.rating === 0 && <span>{words.noRatings}</span>}
        <span>{words.likes(recipe.likeCount)}</span>
      </p>
    </div>
  )
}
