import type { Recipe } from '#shared/contract/recipes.ts'
import { recipePageWords } from '#shared/words/recipe-page.ts'
import { useLanguage } from '../../i18n/language.ts'

/** The credit of a generated image; nothing for a photo of the owner. */
export function PictureCredit({ recipe: { pictureMaker } }: { recipe: Pick<Recipe, 'pictureMaker'> }) {
  const credits = recipePageWords[useLanguage()].madeBy
  const credit = pictureMaker && credits[pictureMaker]
  return credit && <figcaption>{credit}</figcaption>
}
