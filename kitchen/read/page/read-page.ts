import { isLanguage, type Language } from '#shared/constants/languages.ts'
import { limits } from '#shared/constants/limits.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { defaultDishType, type DishType } from '#shared/words/dish-types.ts'
import { recipeLabels } from '#shared/words/labels.ts'
import { readMinutes } from '../text/amounts.ts'
import { cut } from '../text/cut.ts'
import { languageOf, readRecipe } from '../text/read.ts'
import { lineOf, linesOf } from './html-text.ts'
import { isNode, isOfType, recipeNodeIn, type Node } from './linked-data.ts'

export interface PageRecipe {
  recipe: RecipeStructure
  /** Minutes in all, where the page gives more than the sum of its times. */
  totalMinutes: number | null
  /** The author and the address; empty when the page names neither. */
  source: string
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? lineOf(String(value)) : ''

/** One thing or several, as texts. */
const textsOf = (value: unknown): string[] =>
  [value]
    .flat()
    .flatMap((each) => (typeof each === 'string' ? linesOf(each) : isNode(each) ? [textOf(each.name)] : []))
    .filter((text) => text !== '')

/** Steps in their order, however they are nested; the first of a section carries its name. */
function stepsOf(value: unknown, depth = 0): string[] {
  if (depth > 6) return []
  if (Array.isArray(value)) return value.flatMap((each) => stepsOf(each, depth + 1))
  if (typeof value === 'string') return linesOf(value)
  if (!isNode(value)) return []
  const text = textOf(value.text)
  const nested = value.itemListElement ?? value.steps
  if (nested !== undefined && text === '') {
    const name = isOfType(value, 'HowToSection') ? textOf(value.name).replace(/\s*:$/, '') : ''
    const [first, ...others] = stepsOf(nested, depth + 1)
    return first === undefined ? [] : [name ? `${name}: ${first}` : first, ...others]
  }
  const line = text || textOf(value.name) || textOf(value.description)
  return line ? [line] : []
}

/** Minutes of an ISO 8601 duration, or of a text in its place; null when there are none. */
export function minutesOf(value: unknown, language: Language): number | null {
  const text = textOf(value)
  const iso = /^P(?:([\d.]+)W)?(?:([\d.]+)D)?(?:T(?:([\d.]+)H)?(?:([\d.]+)M)?(?:([\d.]+)S)?)?$/i.exec(text)
  if (!iso) return /^\d+$/.test(text) ? Number(text) || null : readMinutes(text, language)
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = iso
    .slice(1)
    .map((each) => Number(each ?? 0))
  const total = Math.round(((weeks * 7 + days) * 24 + hours) * 60 + minutes + seconds / 60)
  return total > 0 && total <= limits.recipe.minutesMax ? total : null
}

/** The first number in a page's yield. */
export function servingsOf(value: unknown): number | undefined {
  for (const each of [value].flat()) {
    const text = isNode(each) ? textOf(each.value) : textOf(each)
    const count = Number(/\d+/.exec(text)?.[0])
    if (count >= 1 && count <= limits.recipe.servingsMax) return count
  }
  return undefined
}

const courses: readonly (readonly [RegExp, DishType])[] = [
  [/cocktail|drink|beverage|boisson|bebida|getränk/i, 'Cocktails'],
  [/dessert|postre|nachtisch|nachspeise|cake|cookie|gâteau|tarta|kuchen|gebäck/i, 'Desserts'],
  [/starter|appeti[sz]er|entrée|entrante|aperitivo|vorspeise|hors d|soup|soupe|sopa|suppe/i, 'Starters'],
]

/** "en-GB" as the page or its recipe declares it. */
const declaredLanguage = (node: Node, html: string): string =>
  textOf(node.inLanguage) ||
  (/<html\b[^>]{0,300}\blang\s*=\s*["']?([a-z]{2}(?:[-_][a-z]{2})?)/i.exec(html)?.[1] ?? '')

function languageIn(node: Node, html: string, text: string): Language {
  const code = declaredLanguage(node, html).slice(0, 2).toLowerCase()
  return isLanguage(code) ? code : languageOf(text)
}

/** A web address and nothing that a browser could run. */
function webAddress(value: unknown): string {
  const text = textOf(isNode(value) ? value['@id'] : value)
  return /^https?:\/\/\S{1,400}$/i.test(text) ? text : ''
}

/** As much as may be typed as a recipe: a page of millions of characters is no recipe. */
function bounded(lines: readonly string[]): string[] {
  let left: number = limits.recipe.contentMax
  return lines
    .slice(0, limits.import.linesMax)
    .map((line) => {
      const part = cut(line, left)
      left -= part.length
      return part
    })
    .filter((line) => line !== '')
}

/** Reads the recipe that a page describes for machines (JSON-LD of schema.org); null when it describes none. */
export function readPage(html: string, address: string | null): PageRecipe | null {
  const found = recipeNodeIn(html)
  if (!found) return null
  const { node, resolve } = found
  const items = bounded(textsOf(node.recipeIngredient ?? node.ingredients))
  const steps = bounded(stepsOf(node.recipeInstructions))
  const language = languageIn(node, html, [...items, ...steps].join('\n'))
  const labels = recipeLabels[language]
  const text = [
    labels.ingredients,
    '',
    ...items.map((line) => `- ${line.replace(/^[-–•*\s]+/, '')}`),
    '',
    labels.instructions,
    '',
    ...steps.map((line, index) => `${index + 1}. ${line.replace(/^\d{1,2}[.)]\s+/, '')}`),
  ].join('\n')
  const category = textsOf(node.recipeCategory).join(' ')
  const [prep, cook, total] = [node.prepTime, node.cookTime, node.totalTime].map((time) =>
    minutesOf(time, language),
  )
  const recipe = readRecipe(text, {
    title: textOf(node.name) || textOf(node.headline),
    language,
    dishType: courses.find(([pattern]) => pattern.test(category))?.[1] ?? defaultDishType,
    region: /^[a-z]{2}[-_]([a-z]{2})\b/i.exec(declaredLanguage(node, html))?.[1],
    servings: servingsOf(node.recipeYield ?? node.yield),
    times: { prepMinutes: prep, cookMinutes: cook ?? (total ? Math.max(total - (prep ?? 0), 0) : null) },
  })
  if (!recipe) return null
  const keywords = textsOf(node.keywords).flatMap((each) => each.split(','))
  const author = [resolve([node.author].flat()[0])].flatMap(textsOf)[0] ?? ''
  const where = webAddress(address) || webAddress(node.url) || webAddress(node.mainEntityOfPage)
  return {
    recipe: {
      ...recipe,
      searchTerms: keywords
        .map((each) => cut(each.trim(), limits.recipe.searchTermMax))
        .filter((each) => each !== '')
        .concat(recipe.searchTerms)
        .slice(0, limits.recipe.searchTerms),
    },
    totalMinutes: total && total > recipe.prepMinutes + recipe.cookMinutes ? total : null,
    source: [cut(author, 80), where].filter(Boolean).join(', '),
  }
}
