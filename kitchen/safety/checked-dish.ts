import type { Language } from '#shared/constants/languages.ts'
import type { Finding, Severity } from '#shared/contract/safety-finding.ts'
import type { RecipeIngredient, RecipeStep, RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { frenchTypography } from '#shared/words/french-typography.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { gramsOf } from '../lexicon/weight.ts'
import { foodOfItem } from './names-in-text.ts'
import { allergensOfItem, type ItemAllergens } from '../read/text/named-allergens.ts'

/** An item of the list with what it is made of and weighs. */
export interface CheckedItem extends RecipeIngredient, ItemAllergens {
  foods: readonly Ingredient[]
  known: boolean
  /** For the whole recipe; null when it cannot be told. */
  grams: number | null
  /** The line stands for another recipe, whose items are there as well. */
  isPart?: boolean
  /** The line of the list that it comes with, of an item of another recipe. */
  partOf?: number
}

/** Recipes that lie within a recipe at any level, by their uuids. Of one that is missing, nothing is known. */
export type PartRecipes = Readonly<Record<string, { structure: RecipeStructure; isRendered: boolean }>>

/** A recipe as the taster sees it. */
export interface CheckedDish {
  recipe: RecipeStructure
  language: Language
  items: readonly CheckedItem[]
  steps: readonly RecipeStep[]
}

/** One sentence in the four languages, made from the words that differ. */
export type Sentence = Record<Language, (...words: string[]) => string>

export function checkedDish(recipe: RecipeStructure, parts: PartRecipes = {}): CheckedDish {
  const { language } = recipe
  const items = recipe.ingredients.map((item): CheckedItem => {
    if (item.recipe && parts[item.recipe.uuid]) {
      // Its own list says what is in it; of the name that it has here only the allergens count.
      const named = allergensOfItem(item, [], language)
      return { ...item, foods: [], known: true, grams: null, isPart: true, ...named }
    }
    const { foods, known } = foodOfItem(item.item, language)
    const [food] = foods
    const grams = food ? gramsOf(food, item.amountMax ?? item.amount, item.unit) : null
    const named = allergensOfItem(item, foods, language)
    // Of a recipe that cannot be read, only what it brought last is known.
    const contains = [...new Set([...named.contains, ...(item.recipe?.allergens ?? [])])]
    return { ...item, foods, known: known && !item.recipe, grams, ...named, contains }
  })
  return { recipe, language, items, steps: recipe.steps }
}

const marks: Record<Language, readonly [open: string, close: string]> = {
  en: ['“', '”'],
  fr: ['« ', ' »'],
  es: ['«', '»'],
  de: ['„', '“'],
}

export function quoted(text: string, language: Language): string {
  const [open, close] = marks[language]
  return open + text + close
}

/** The same words between the marks of another language. */
function requoted(text: string, from: Language, to: Language): string {
  if (from === to) return text
  const [open, close] = marks[from]
  return text
    .split(open)
    .map((part, place) => {
      const end = part.indexOf(close)
      return place === 0 || end < 0 ? part : quoted(part.slice(0, end), to) + part.slice(end + close.length)
    })
    .join('')
}

/** So that a sentence has an end, however many and long the names are. */
const most = { names: 12, characters: 60 }

const more: Record<Language, (count: number) => string> = {
  en: (count) => `and ${count} more`,
  fr: (count) => (count === 1 ? 'et 1 autre' : `et ${count} autres`),
  es: (count) => `y ${count} más`,
  de: (count) => `und ${count} weitere`,
}

/** Names from the recipe in the marks of any language: the first ones, and how many more there are. */
export function namesOf(names: readonly string[]): (language: Language) => string {
  const all = [...new Set(names)]
  const said = all.slice(0, most.names).map(shortened)
  const left = all.length - said.length
  return (language) => {
    const list = said.map((name) => quoted(name, language)).join(', ')
    return left > 0 ? `${list} ${more[language](left)}` : list
  }
}

/** Cut after a word where there is one near the end. */
function shortened(name: string): string {
  const characters = [...name]
  if (characters.length <= most.characters) return name
  const cut = characters.slice(0, most.characters - 1).join('')
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > cut.length / 2 ? end : undefined)}…`
}

/** A finding that can be said in any language: a reader's may be another than the recipe's. */
export interface SafetyFinding extends Finding {
  in: (language: Language) => Finding
}

/** Words that are functions follow the language of the finding; the others are quoted from the recipe. */
export function findingOf(
  code: string,
  severity: Severity,
  sentence: Sentence,
  language: Language,
  ...words: (string | ((language: Language) => string))[]
): SafetyFinding {
  const sayIn = (spoken: Language): Finding => {
    const said = sentence[spoken](
      ...words.map((word) => (typeof word === 'string' ? requoted(word, language, spoken) : word(spoken))),
    )
    return { code, severity, sentence: spoken === 'fr' ? frenchTypography(said) : said }
  }
  return { ...sayIn(language), in: sayIn }
}

/** The same finding with what it is about. */
export function marked(
  finding: SafetyFinding,
  about: Pick<Finding, 'for' | 'line' | 'allergen'>,
): SafetyFinding {
  const { line, allergen, for: whom } = { ...finding, ...about }
  const set = {
    ...(whom && { for: whom }),
    ...(line !== undefined && { line }),
    ...(allergen && { allergen }),
  }
  return { ...finding, ...set, in: (spoken) => ({ ...finding.in(spoken), ...set }) }
}
