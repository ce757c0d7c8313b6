import type { Language } from '#shared/constants/languages.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { frenchTypography } from '#shared/words/french-typography.ts'

/** The kitchen's own words have plain spaces and apostrophes; French is set here, once, where they leave it. */
export function printed(text: string, language: Language): string {
  return language === 'fr' ? frenchTypography(text) : text
}

/** A French recipe says "1 h 35" and not "95 minutes"; an hour and a quarter is where one begins to reckon. */
function inHours(text: string): string {
  return text.replace(/(?<!\d|[,.–-]|\d à )(\d{2,3}) minutes/g, (written, number: string) => {
    const minutes = Number(number)
    if (minutes < 75) return written
    return `${Math.floor(minutes / 60)} h${minutes % 60 ? ` ${minutes % 60}` : ''}`
  })
}

export function printedRecipe(recipe: RecipeStructure): RecipeStructure {
  if (recipe.language !== 'fr') return structuredClone(recipe)
  const set = frenchTypography
  const setOrNull = (text: string | null) => (text === null ? null : set(text))
  return {
    ...recipe,
    title: set(recipe.title),
    taste: set(recipe.taste),
    searchTerms: recipe.searchTerms.map(set),
    ingredients: recipe.ingredients.map((each) => ({
      ...each,
      item: set(each.item),
      note: setOrNull(each.note),
      group: setOrNull(each.group),
    })),
    steps: recipe.steps.map((step) => ({ ...step, text: set(inHours(step.text)), uses: [...step.uses] })),
    diets: [...recipe.diets],
    allergens: [...recipe.allergens],
    safety: recipe.safety.map(set),
  }
}
