import type { EditReason } from '#shared/contract/draft.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import type { Unit } from '#shared/words/units.ts'
import { fold } from '../lexicon/fold.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { generalSwapsFor } from '../library/edit/index.ts'
import type { Course } from '../library/vocabulary.ts'
import { saysAmountOf } from './free-amounts.ts'
import { foodOfItem, isSaidOtherwise, mentionsIn, textsOf } from './free-mentions.ts'

const courseOf: Record<RecipeStructure['dishType'], Course> = {
  Starters: 'starter',
  Mains: 'main',
  Desserts: 'dessert',
  Cocktails: 'drink',
}

const vowel = /^[aeiouyhâàáéèêëîïíôöóûùúœæ]/i

/** Articles and adjectives of the old food suit the new one: the same gender and number, and what is elided before it. */
function isAlike(old: Ingredient, fresh: Ingredient, language: Language): boolean {
  if (language === 'en') return old.countable === fresh.countable
  const [a, b] = [old.names[language], fresh.names[language]]
  const isElided = vowel.test(a.one) === vowel.test(b.one)
  return a.gender === b.gender && old.countable === fresh.countable && (language !== 'fr' || isElided)
}

/** What the steps do with the one a cook does with the other. */
function isTreatedAlike(old: Ingredient, fresh: Ingredient, recipe: RecipeStructure): boolean {
  const isSame = old.category === fresh.category && (old.core ?? 0) === (fresh.core ?? 0)
  if (isSame && Math.abs(old.minutes - fresh.minutes) <= 8) return true
  const foods = recipe.ingredients.flatMap(({ item }) => foodOfItem(item, recipe.language)?.id ?? [])
  // The table asks what English steps do with it; of others it knows nothing.
  const told = recipe.steps.map(({ text }) => text).join(' ')
  const course = courseOf[recipe.dishType]
  return recipe.language === 'en' && generalSwapsFor(old.id, { course, told, foods }).includes(fresh.id)
}

/** "An onion" cannot become "an leek". */
const isArticleBroken = (before: string, word: string): boolean =>
  (/(?<!\p{L})an\s+$/iu.test(before) && !/^[aeiou]/i.test(word)) ||
  (/(?<!\p{L})a\s+$/iu.test(before) && /^[aeiou]/i.test(word))

const capitalised = (word: string, before: string) =>
  /(?:^|[.!?]\s+)$/.test(before) ? word.charAt(0).toLocaleUpperCase() + word.slice(1) : word

/** "Glatte Petersilie" has another ending in each case. */
const isDeclined = (word: string, language: Language) => language === 'de' && /^\p{Ll}/u.test(word)

/** A text with another food wherever one is named; null where the sentence would no longer be right. */
function textWith(text: string, old: Ingredient, fresh: Ingredient, language: Language): string | null {
  let next = ''
  let at = 0
  const { one, many } = old.names[language]
  for (const { start, end, matched } of mentionsIn(text, old, language)) {
    const isMany = fold(matched) === fold(many) && fold(one) !== fold(many)
    // "Cream" is double cream by another name; elsewhere another name may have another gender.
    if (!isMany && fold(matched) !== fold(one) && language !== 'en') return null
    const word = fresh.names[language][isMany ? 'many' : 'one']
    const before = text.slice(0, start)
    if (language === 'en' && isArticleBroken(before, word)) return null
    if (isDeclined(word, language) || isDeclined(isMany ? many : one, language)) return null
    next += text.slice(at, start) + capitalised(word, before)
    at = end
  }
  return next + text.slice(at)
}

interface Replacement {
  line: number
  item: string
  amount: number | null
  unit: Unit | null
}

const isAnyText = <Value>(value: Value | null): value is Value => value !== null

/** The recipe with another food in a line and wherever its texts name it; nothing changes where one of them cannot follow. */
export function replaced(recipe: RecipeStructure, { line, item, amount, unit }: Replacement) {
  const { ingredients, steps, language } = recipe
  const given = ingredients[line]
  if (!given) return 'absent' satisfies EditReason
  const old = foodOfItem(given.item, language)
  const fresh = foodOfItem(item, language)
  if (!old || !fresh) return 'unknown' satisfies EditReason
  const isOtherAmount = amount !== given.amount || unit !== given.unit
  if (isOtherAmount && textsOf(recipe).some((text) => saysAmountOf(text, line, recipe)))
    return 'said' satisfies EditReason
  const { amountMax: _most, measure: _measure, ...rest } = given
  const lines = (own: RecipeStructure['ingredients'][number]) =>
    ingredients.map((each, place) => (place === line ? own : each))
  const measured = isOtherAmount ? { ...rest, amount, unit } : given
  if (old.id === fresh.id) return { ...recipe, ingredients: lines(measured) }
  const others = ingredients.filter((_, place) => place !== line)
  const isThere = others.some((each) => foodOfItem(each.item, language)?.id === fresh.id)
  if (isThere) return 'present' satisfies EditReason
  // The same food in two lines: nobody knows which of them a step means.
  if (others.some((each) => foodOfItem(each.item, language)?.id === old.id))
    return 'said' satisfies EditReason
  const texts = textsOf(recipe)
  const isNamed = texts.some((text) => mentionsIn(text, old, language).length > 0)
  if (isNamed && !isTreatedAlike(old, fresh, recipe)) return 'method' satisfies EditReason
  if (isNamed && !isAlike(old, fresh, language)) return 'said' satisfies EditReason
  const said = { food: old, item: given.item, by: fresh, language }
  if (texts.some((text) => isSaidOtherwise(text, said))) return 'said' satisfies EditReason
  // What stands beside the texts that follow (a story, a field) is not rewritten.
  const [title, taste, safety, stepTexts] = [
    textWith(recipe.title, old, fresh, language),
    textWith(recipe.taste, old, fresh, language),
    recipe.safety.map((text) => textWith(text, old, fresh, language)),
    steps.map(({ text }) => textWith(text, old, fresh, language)),
  ]
  const isWhole = title !== null && taste !== null && [...safety, ...stepTexts].every(isAnyText)
  if (!isWhole || isNamedBeside(recipe, old)) return 'said' satisfies EditReason
  return {
    ...recipe,
    title,
    taste,
    safety: safety.filter(isAnyText),
    searchTerms: recipe.searchTerms.flatMap((term) => textWith(term, old, fresh, language) ?? []),
    ingredients: lines({ ...measured, item, note: null }),
    steps: steps.map((step, place) => ({ ...step, text: stepTexts[place] ?? step.text })),
  }
}

function isNamedBeside(recipe: RecipeStructure, old: Ingredient): boolean {
  const { title, taste, safety, steps } = recipe
  const rewritten = new Set([title, taste, ...safety, ...steps.map(({ text }) => text)])
  return textsOf(recipe).some(
    (text) => !rewritten.has(text) && mentionsIn(text, old, recipe.language).length > 0,
  )
}
