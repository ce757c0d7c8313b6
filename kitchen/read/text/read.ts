import { isLanguage, type Language } from '#shared/constants/languages.ts'
import { limits } from '#shared/constants/limits.ts'
import type { RecipeIngredient, RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { allergens, allergenWords, type Allergen } from '#shared/words/allergens.ts'
import { defaultDishType, type DishType } from '#shared/words/dish-types.ts'
import type { ReadFields } from '#shared/words/field-lines.ts'
import { recipeLabels } from '#shared/words/labels.ts'
import { readMinutes } from './amounts.ts'
import { celsiusOfSteps } from './celsius.ts'
import { bullet, cut, picture, singleSpaces, undressed } from '#shared/lines/marks.ts'
import { dishFacts } from './dish-facts.ts'
import { dishTypeIn } from './dish-type.ts'
import { findIngredients } from '../../lexicon/find.ts'
import { stripFollowUp } from './follow-up.ts'
import { hideEscaped, showEscaped } from '../formats/escapes.ts'
import { foodOf, type ItemFood } from '../../lexicon/item-food.ts'
import { readItemLine } from './item-line.ts'
import { detectLanguage } from '../../lexicon/language.ts'
import { isFacts, isResting, readServings, readTimes, readYield } from './serving-and-times.ts'
import { headingOf, sectionsOf, type Sections } from './sections.ts'
import { stepsIn, type StepText } from './step-lines.ts'
import { usesOf } from './step-uses.ts'

export { stripFollowUp } from './follow-up.ts'
export { detectLanguage as languageOf } from '../../lexicon/language.ts'

/** What is known beside the text; it fills in what the text leaves out (the title and the dish type it always gives). */
export interface ReadHint {
  title?: string
  dishType?: DishType
  language?: Language
  servings?: number
  /** The country of the page, as `en-GB` names it. */
  region?: string
  times?: { prepMinutes?: number | null; cookMinutes?: number | null }
}

function readItems(lines: readonly string[], language: Language): RecipeIngredient[] {
  const bulleted = lines.some((line) => bullet.test(line))
  let group: string | null = null
  const items: RecipeIngredient[] = []
  for (const line of lines) {
    const text = undressed(line)
    if (!text) continue
    const isGroup = bulleted ? !bullet.test(line) : text.endsWith(':')
    if (isGroup) {
      group = cut(text.replace(/\s*:$/, ''), 100) || null
      continue
    }
    const item = readItemLine(line, language, group)
    if (item) items.push(item)
    if (items.length === limits.recipe.ingredientsMax) break
  }
  return items
}

/** Lines of a text without marks that begin with an amount of something known. */
function looseItems(lines: readonly string[], language: Language) {
  return lines.filter((line) => {
    if (line.length > 120 || !/^\s*[\d½⅓⅔¼¾]/.test(line)) return false
    const item = readItemLine(line, language, null)
    return item?.amount != null && findIngredients(item.item, language).length > 0
  })
}

const servesAtEnd = /[\s,(–-]*\b(?:serves|for|pour|para|für|ergibt)\s+[^,.]{1,30}$/iu

function titleOf(sections: Sections, hint: ReadHint) {
  const first = sections.opening
    .map(undressed)
    .map((text) => (readServings(text) === null ? text : text.replace(servesAtEnd, '')))
    .find((text) => /^[^\d½¼¾].{2,}/u.test(text) && readServings(text) === null)
  return cut(hint.title?.trim() || first || firstWords(sections), limits.recipe.titleMax)
}

function firstWords({ steps, ingredients }: Sections) {
  return cut(undressed(steps[0] ?? ingredients[0] ?? ''), 60) || '…'
}

/** Allergens a text names after "Contains", for what the list itself does not show. */
function namedAllergens(lines: readonly string[], language: Language): Allergen[] {
  const label = recipeLabels[language].allergens.toLowerCase()
  const line = lines
    .map((each) => undressed(each.replace(bullet, '')).toLowerCase())
    .find((text) => text.startsWith(label) && text.includes(':'))
  if (!line) return []
  const words = line
    .slice(line.indexOf(':') + 1)
    .split(/[,;]/)
    .map((word) => word.trim())
  return allergens.filter((each) => words.includes(allergenWords[language][each].toLowerCase()))
}

/** What stood before the diets in texts that were written out earlier and are stored as they were. */
const formerDietLabels = ['Convient à une cuisine', 'Apto para una cocina', 'Geeignet für']

function safetyIn(lines: readonly string[], language: Language) {
  const { allergens: contains, diets: suitable } = recipeLabels[language]
  const sentences = lines
    .map((line) => undressed(line.replace(bullet, '')))
    .filter(
      (text) =>
        text &&
        ![contains, suitable, ...formerDietLabels].some(
          (label) => text.startsWith(label) && text.includes(':'),
        ),
    )
  // Nothing is left out where there are many: the last place takes all that are left.
  const last = limits.recipe.safetyMax - 1
  return [...sentences.slice(0, last), sentences.slice(last).join(' ')]
    .filter((text) => text !== '')
    .map((text) => cut(text, 2000))
}

/** The lines that nothing else holds: not the title, servings or times, which the structure says. */
function extraOf(
  opening: readonly string[],
  rest: readonly string[],
  { title, language }: { title: string; language: Language },
): string {
  const told = opening.filter((line) => {
    const text = undressed(line)
    return text !== title && text.replace(servesAtEnd, '') !== title && !isFacts(text, language)
  })
  const text = [...told.map((line) => line.replace(/^_(?!\s)(.*\S)_$/, '$1')), '', ...rest]
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return cut(text, limits.recipe.extraMax)
}

/** A caption's pictures at the ends of its lines, and its numbers in boxes: "✨INGREDIENTS✨", "1️⃣ Boil". */
function withoutPictures(line: string): string {
  const plain = line.replace(/^([\d*])\u{fe0f}?\u{20e3}\s*/u, '$1. ').replace(picture, '')
  const bare =
    plain.length < 40 ? plain.replace(/\s*(?:\p{Extended_Pictographic}[\u{fe0f}\u{200d}]*)+$/u, '') : plain
  return headingOf(bare) ? bare : plain
}

/** Single spaces and trimmed lines: the words stay, and no run of blanks can make a pattern slow. */
function tidied(text: string) {
  return text
    .split(/\r?\n/)
    .map((line) => singleSpaces(withoutPictures(line.trim())))
    .filter((line, place, lines) => line !== '' || lines[place - 1] !== '')
    .join('\n')
}

/** A recipe's parts, as its text or its page keeps them apart. */
export interface RecipeParts {
  language: Language
  title: string
  items: RecipeIngredient[]
  steps: readonly StepText[]
  /** What stands among the notes: warnings, and what it contains. */
  notes: readonly string[]
  /** What belongs to no other part. */
  extra: string
  /** Fields that have a part of their own. */
  fields?: ReadFields
  /** All of it, for what is said anywhere: servings, times, the course. */
  text: string
}

/**
 * Reads a recipe out of a text in any of the four languages: "Serves N", lines under Ingredients, steps kept word for
 * word, times, and from the ingredients the facts. Null when the text says nothing.
 */
export function readRecipe(written: string, hint: ReadHint = {}): RecipeStructure | null {
  const isMarkdown = /^#{1,6}\s/m.test(written)
  return isMarkdown ? showEscaped(readPlain(hideEscaped(written), hint)) : readPlain(written, hint)
}

function readPlain(written: string, hint: ReadHint): RecipeStructure | null {
  const text = stripFollowUp(tidied(written))
  if (!/\p{L}/u.test(text)) return null
  const language = isLanguage(hint.language) ? hint.language : detectLanguage(text)
  const sections = sectionsOf(text)
  const loose = sections.ingredients.length || sections.headed ? [] : looseItems(sections.opening, language)
  const items = readItems([...sections.ingredients, ...loose], language)
  const isLoose = new Set(loose)
  const unread = sections.opening.filter((line) => !isLoose.has(line))
  const hasSteps = sections.headed || sections.steps.some((line) => line.trim())
  const steps = stepsIn(hasSteps ? sections.steps : unread)
  const title = titleOf(sections, hint)
  const extra = extraOf(hasSteps ? unread : [], sections.rest, { title, language })
  const made = readYield(text)
  const fields = { ...(made?.yieldUnit && { yieldUnit: made.yieldUnit }), ...sections.fields }
  return recipeOfParts(
    { language, title, items, steps, notes: sections.notes, extra, fields, text },
    { ...hint, servings: hint.servings ?? made?.servings },
  )
}

/** The recipe that some parts make, with everything that follows from them; null without ingredients and steps. */
export function recipeOfParts(parts: RecipeParts, hint: ReadHint = {}): RecipeStructure | null {
  const { language, title, items, notes, text } = parts
  const stepLines = parts.steps.slice(0, limits.recipe.stepsMax)
  const texts = stepLines.map((step) => step.text)
  if (items.length === 0 && texts.length === 0) return null
  const servings = hint.servings ?? readServings(text) ?? limits.recipe.servingsDefault
  const uses = usesOf(
    texts,
    items.map(({ item }) => item),
    language,
  )
  const celsius = celsiusOfSteps(
    { language, ingredients: items, steps: texts.map((step) => ({ text: step })) },
    hint.region,
  )
  const steps = texts.map((step, place) => ({
    text: step,
    minutes: cappedMinutes(readMinutes(step, language)),
    celsius: celsius[place] ?? null,
    uses: uses[place] ?? [],
    ...(stepLines[place]?.group && { group: stepLines[place].group }),
  }))
  const foods = items.map(({ item }) => foodOf(item, language))
  const times = readTimes(text, language)
  const facts = dishFacts({ title, language, servings, ingredients: items, steps, ...parts.fields })
  const named = namedAllergens(notes, language)
  // What a page declares is surer than "Bake 45 to 50 minutes" in a step.
  const cook = hint.times?.cookMinutes ?? times.cook ?? null
  const prep = hint.times?.prepMinutes ?? times.prep ?? null
  const minutesOf = (some: typeof steps) => some.reduce((sum, step) => sum + (step.minutes ?? 0), 0)
  const rested = minutesOf(steps.filter((step) => isResting(step.text)))
  const worked = minutesOf(steps) - rested
  const cookMinutes = cook ?? Math.min(worked, (times.total ?? Infinity) - (prep ?? 0))
  // A recipe knows two times; resting goes with what is not done at the stove.
  const ready = prep === null ? (times.rest ?? rested) : prep + (times.rest ?? 0)
  return {
    title,
    language,
    dishType: hint.dishType ?? dishTypeIn(text, title, items, foods, language) ?? defaultDishType,
    servings,
    prepMinutes: wholeMinutes(prep === null && times.total !== null ? times.total - cookMinutes : ready),
    cookMinutes: wholeMinutes(cookMinutes),
    taste: '',
    searchTerms: searchTermsOf(foods, language),
    ingredients: items,
    steps,
    diets: facts.diets,
    allergens: allergens.filter((each) => facts.allergens.includes(each) || named.includes(each)),
    safety: safetyIn(notes, language),
    extra: parts.extra,
    ...parts.fields,
  }
}

function searchTermsOf(foods: readonly ItemFood[], language: Language) {
  const names = foods.flatMap((food) => food.foods.map(({ names: all }) => all[language].one))
  return [...new Set(names)].filter((name) => name.length <= limits.recipe.searchTermMax).slice(0, 12)
}

function wholeMinutes(minutes: number) {
  return Math.min(Math.max(Math.round(minutes), 0), limits.recipe.minutesMax)
}

function cappedMinutes(minutes: number | null) {
  return minutes === null || minutes <= 0 ? null : Math.min(minutes, limits.recipe.minutesMax)
}
