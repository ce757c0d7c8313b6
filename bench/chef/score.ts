import type { Language } from '#shared/constants/languages.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { forbiddenWords, mixesMilkAndMeat, withoutHardCheese, withoutInnocent } from './forbidden.ts'
import type { Case } from './notation.ts'

export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/[’‘]/g, "'")
}

const little: Record<Language, RegExp> = {
  en: /\b(the|and|with|until|into|of)\b/g,
  fr: /\b(le|la|les|et|avec|jusqu|dans|de|un)\b/g,
  es: /\b(el|la|los|las|y|con|hasta|en|de)\b/g,
  de: /\b(und|mit|bis|den|die|das|im|in|der)\b/g,
}

const stepsOf = (recipe: RecipeStructure) => recipe.steps.map((step) => step.text).join(' ')

/** True when a text is written in this language at least as much as in any other. */
export function speaks(text: string, language: Language): boolean {
  const folded = fold(text)
  const count = (each: Language) => (folded.match(little[each]) ?? []).length
  return (['en', 'fr', 'es', 'de'] as const).every((each) => count(each) <= count(language))
}

const sugars: Record<Language, RegExp> = {
  en: /sugar|syrup|honey|molasses|jam\b/,
  fr: /sucre|sirop|miel|melasse|confiture/,
  es: /azucar|jarabe|sirope|miel|melaza|mermelada/,
  de: /zucker|sirup|honig|melasse|konfiture|marmelade/,
}

/** Grams of what is plainly sugar, per serving; a spoon holds 15 g, a teaspoon 5 g. */
function sugarPerServing(recipe: RecipeStructure): number {
  const weights: Record<string, number> = {
    g: 1,
    ml: 1.3,
    tbsp: 15,
    tsp: 5,
    kg: 1000,
    cl: 13,
    cup: 200,
    dl: 130,
    l: 1300,
  }
  const total = recipe.ingredients
    .filter(({ item }) => sugars[recipe.language].test(fold(item)))
    .reduce((sum, { amount, unit }) => sum + (amount ?? 0) * (weights[unit ?? ''] ?? 0) * 0.75, 0)
  return total / recipe.servings
}

/** The conditions of its user that a recipe breaks, worded for the report; empty when the user is satisfied. */
export function broken(wish: Case, recipe: RecipeStructure | null): string[] {
  if (recipe === null) return ['no recipe']
  const { language } = wish
  const items = recipe.ingredients.map(({ item }) => withoutInnocent(fold(item), language))
  const listed = recipe.ingredients.map(({ item }) => fold(item)).join('\n')
  const title = fold(recipe.title)
  const steps = fold(recipe.steps.map(({ text }) => text).join(' '))
  const found = (words: RegExp) => items.filter((item) => words.test(item)).join(', ')
  const out: string[] = []
  if (recipe.language !== language || !speaks(stepsOf(recipe), language)) out.push(`not in ${language}`)
  if (wish.types.length > 0 && !wish.types.includes(recipe.dishType)) out.push(`type ${recipe.dishType}`)
  if (wish.servings !== null && wish.servings !== recipe.servings) out.push(`servings ${recipe.servings}`)
  const time = recipe.prepMinutes + recipe.cookMinutes
  if (wish.minutes !== null && time > wish.minutes) out.push(`${time} minutes`)
  for (const word of wish.must) if (!word.test(listed)) out.push(`no ${word.source}`)
  for (const word of wish.title) if (!word.test(title)) out.push(`title without ${word.source}`)
  for (const word of wish.say) if (!word.test(steps)) out.push(`steps without ${word.source}`)
  for (const name of wish.mustNot) {
    if (name === 'oven' || name === 'horno' || name === 'four' || name === 'ofen') {
      if (new RegExp(`\\b(back)?${name}\\b`).test(steps)) out.push('needs an oven')
      continue
    }
    const words = forbiddenWords(name, language) ?? new RegExp(name.replace(/_/g, ' '))
    const guilty = found(words)
    if (guilty) out.push(`${name}: ${guilty}`)
  }
  for (const rule of wish.rules) {
    const words = forbiddenWords(rule, language)
    const guilty = words
      ? items.filter((item) => words.test(rule === 'lactosefree' ? withoutHardCheese(item) : item)).join(', ')
      : ''
    if (guilty) out.push(`${rule}: ${guilty}`)
    if (rule === 'lowsugar' && sugarPerServing(recipe) > 8) out.push('too much sugar')
    if (rule === 'kosher' && mixesMilkAndMeat(items, language)) out.push('milk beside meat')
  }
  return out
}
