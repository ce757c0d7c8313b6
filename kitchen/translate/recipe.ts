import type { Language } from '#shared/constants/languages.ts'
import type { Finding } from '#shared/contract/safety-finding.ts'
import { frenchTypography } from '#shared/words/french-typography.ts'
import { textsOf, withTexts, type RecipeWithTexts } from '#shared/words/recipe-texts.ts'
import { tasteWordsFor } from '../lexicon/taste-words.ts'
import { settle } from '../safety/settle.ts'
import { fold } from '../lexicon/text/fold.ts'
import { foodNamed, lineIn } from './ingredient-line.ts'
import { headingIn } from './notes.ts'
import { titleIn } from './title.ts'

export interface TranslatedRecipe extends RecipeWithTexts {
  /** Keys of the texts that are still in the recipe's own language. */
  untranslated: string[]
  /** Keys of items that carry what was written in brackets. */
  approximate: string[]
  /** The safety check of the original, in the new language. */
  findings: Finding[]
}

/** "Creamy, lemony" by its words; null when one of them is not known. */
function tasteIn(taste: string, from: Language, to: Language): string | null {
  const words = Object.values(tasteWordsFor)
  const said = taste.split(/\s*[,/]\s*/).map((each) => {
    const found = words.find((word) => fold(word[from]) === fold(each.trim()))
    return found?.[to]
  })
  return said.length > 0 && said.every((each) => each !== undefined) ? said.join(', ') : null
}

function termIn(term: string, from: Language, to: Language): string {
  return foodNamed(term, from)?.names[to].one ?? titleIn(term, from, to) ?? term
}

/**
 * A recipe that people wrote, as far as it can be put into another language by what the kitchen knows: the title where
 * it names a dish, the list, its headings and notes. Steps, stories and everything in doubt stay as they were written.
 * Numbers, units, uses, allergens and diets are the original's.
 */
export function translateRecipe({
  recipe,
  language,
}: {
  recipe: RecipeWithTexts
  language: Language
}): TranslatedRecipe {
  const { structure } = recipe
  const from = structure.language
  const texts = textsOf(recipe)
  const print = language === 'fr' ? frenchTypography : (text: string) => text
  const replaced = new Map<string, string>()
  const approximate: string[] = []
  const put = (key: string, text: string | null) => {
    if (text !== null && texts.has(key)) replaced.set(key, print(text))
  }
  put('title', titleIn(recipe.title, from, language))
  put('taste', tasteIn(recipe.taste ?? '', from, language))
  const lines = structure.ingredients.map((line) => lineIn(line, from, language))
  for (const [place, line] of lines.entries()) {
    if (!line.written.item) put(`item.${place}`, line.item)
    if (line.isApproximate) approximate.push(`item.${place}`)
    if (!line.written.note) put(`note.${place}`, line.note)
  }
  for (const [key, text] of texts)
    if (/^(?:group|heading)\./.test(key)) put(key, headingIn(text, from, language))
  const translated = withTexts(recipe, replaced)
  const ingredients = translated.structure.ingredients.map((each, place) => {
    const line = lines[place]
    // Words from beside the food become a note of their own.
    return line && !line.written.note ? { ...each, note: line.note === null ? null : print(line.note) } : each
  })
  return {
    ...translated,
    structure: {
      ...translated.structure,
      language,
      searchTerms: structure.searchTerms.map((term) => print(termIn(term, from, language))),
      ingredients,
    },
    untranslated: [...texts.keys()].filter((key) => !replaced.has(key)),
    approximate,
    findings: settle({ recipe: structure, before: structure, isByPerson: true, spoken: language }).verdict
      .findings,
  }
}
