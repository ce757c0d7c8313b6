import { limits } from '#shared/constants/limits.ts'
import { renderRecipe } from '#shared/words/recipe-text.ts'
import { fitsInLists, type RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { withFieldsOf } from '#shared/contract/structure-fields.ts'
import { loadReader, type ReadHint, type RecipeSubjects } from '#kitchen'
import type { FoodJobs, WrittenRecipe } from './kitchen.ts'

const {
  detectLanguage,
  exportedPicture,
  foodOfLine,
  isFormat,
  otherLanguageOf,
  readExport,
  readExported,
  readPage,
  readRecipe,
  settle,
  stripFollowUp,
  subjectsOf,
  surelyIn,
  withExtra,
  withFormerStory,
} = await loadReader()

/** JSON or HTML that was pasted as a text. */
const isMarkup = /^\s*(?:[[{]\s*["{[]|<[a-z!])/i

/** Reading recipes, and checking them. */
export const jobs = {
  readRecipe({ text, hint }) {
    const page = isMarkup.test(text) || isFormat(text) ? readPage(text, null) : null
    return proved(page?.recipe ?? readRecipe(text, hint))
  },
  otherLanguage: (text) => otherLanguageOf(text),
  languageOf: (text) => otherLanguageOf(text) ?? surelyIn(text),
  readPage({ html, url, choice }) {
    const page = readPage(html, url, choice)
    return page && { ...page, recipe: proved(page.recipe) }
  },
  readExport,
  exportedPicture,
  readExported(node) {
    const exported = readExported(node)
    return exported && { ...exported, recipe: proved(exported.recipe) }
  },
  settle,
  extra: ({ structure, content }) => withExtra(structure, content).extra ?? '',
  examine({ title, content: text, dishType, structure: given, former, ...told }) {
    const written = given
      ? completeTexts(withKnownFields({ ...given, title, dishType }, text, told.before), former)
      : // The question at its end belongs to the chef who wrote the text, not to the recipe.
        { structure: readFitting(text, { title, dishType }), content: stripFollowUp(text) }
    if (!written.structure) {
      const language = detectLanguage(text)
      const subjects = subjectsOf({ title, content: written.content, language, structure: null })
      return { ...written, language, findings: [], eaterFindings: [], subjects }
    }
    const { recipe: structure, verdict } = settle({ ...told, recipe: written.structure })
    const content = settledText(written.content, written.structure, structure)
    const { language } = structure
    const { eaters = [], everybody = [] } = Object.groupBy(
      verdict.findings,
      (each) => each.for ?? 'everybody',
    )
    const subjects = withPartFoods(subjectsOf({ title, content, language, structure }), structure, told.parts)
    return { content, structure, language, findings: everybody, eaterFindings: eaters, subjects }
  },
  subjects: (recipes) => recipes.map((recipe) => subjectsOf(recipe)),
  foodsOfLines: (lines) => lines.map(foodOfLine),
} satisfies Partial<FoodJobs>

/** A search for what the recipes within it hold finds it as well, and one without that does not. */
function withPartFoods(
  subjects: RecipeSubjects,
  { ingredients }: RecipeStructure,
  parts: WrittenRecipe['parts'] = {},
): RecipeSubjects {
  const within = Object.values(parts).map(({ structure }) => structure)
  if (within.length === 0 || !ingredients.some(({ recipe }) => recipe)) return subjects
  const foodIds = within.flatMap(
    (structure) => subjectsOf({ title: '', content: '', language: structure.language, structure }).foodIds,
  )
  return { ...subjects, foodIds: [...new Set([...subjects.foodIds, ...foodIds])] }
}

/**
 * With the diets that all of it proves: a reader goes by the list, and what it found would pass for the author's word where
 * a step or a side dish disproves it.
 */
const proved = <Read extends RecipeStructure | null>(read: Read): Read =>
  read && { ...read, diets: settle({ recipe: read }).recipe.diets }

/** The structure of a text; null when it cannot be read or is too large to be stored. */
function readFitting(content: string, hint: ReadHint): RecipeStructure | null {
  const read = readRecipe(content, hint)
  return read && fitsInLists(read) ? proved(read) : null
}

/** A text that was written out from the structure says what is derived from it. */
function settledText(text: string, written: RecipeStructure, settled: RecipeStructure): string {
  if (text !== renderRecipe(written).trim()) return text
  const rendered = renderRecipe(settled).trim()
  return rendered.length <= limits.recipe.contentMax ? rendered : text
}

/** With what a client did not know of, which a text that was written out from the structure says as well. */
function withKnownFields(
  given: RecipeStructure,
  content: string,
  before: WrittenRecipe['before'],
): { structure: RecipeStructure; content: string } {
  if (!before) return { structure: given, content }
  const structure = withFieldsOf(given, before)
  return { structure, content: settledText(content, given, structure) }
}

function completeTexts(
  { structure, content }: { structure: RecipeStructure; content: string },
  former: WrittenRecipe['former'],
) {
  const kept = former ? withFormerStory({ structure, content }, former) : { structure, content }
  return { structure: withExtra(kept.structure, content), content: kept.content }
}

/** The first use fills tables; it belongs to loading and not to the first job. */
export function warmUp() {
  const recipe = readRecipe('Ingredients\n- 1 carrot\n\nInstructions\n1. Slice the carrot.')
  if (recipe) settle({ recipe })
}
