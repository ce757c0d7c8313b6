import type { Language } from '#shared/constants/languages.ts'
import type { RecipeIngredient, RecipeStep, RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { formatNumber } from '#shared/words/amounts.ts'
import { fold } from '#shared/words/fold.ts'
import type { Unit } from '#shared/words/units.ts'
import { inBase, kindOf, measuresOf, type Amount, temperaturesIn } from './measures.ts'
import { amountFor, scaledAmountText, type Portions } from './scaling.ts'
import { unitSpellings } from './unit-spellings.ts'

const signs: Record<string, number> = { '¼': 1 / 4, '⅓': 1 / 3, '½': 1 / 2, '⅔': 2 / 3, '¾': 3 / 4 }
const number = String.raw`(?:\d+\s+\d+/\d+|\d+/\d+|\d+(?:[.,]\d+)?(?:\s?[¼⅓½⅔¾])?|[¼⅓½⅔¾])`
const upTo: Record<Language, string> = { en: '-|–|to', fr: '-|–|à', es: '-|–|a', de: '-|–|bis' }
/** Words after an amount of one piece, which does not scale: "balls of 50 g each". */
const apiece = /^\s*(?:each|apiece|per\b|chacune?s?\b|par\b|cada\b|por\b|je\b|pro\b|jeweils)/i

function escape(text: string) {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}

function patternFor(language: Language) {
  const spellings = [...unitSpellings[language].keys()].map(escape).join('|')
  return new RegExp(
    String.raw`(?<![\p{L}\d.,/])(${number})(?:\s*(?:${upTo[language]})\s*(${number}))?(?:(\s*)(${spellings})(?![\p{L}\d])|(?=\s+\p{L}))`,
    'giu',
  )
}

const patterns: Record<Language, RegExp> = {
  en: patternFor('en'),
  fr: patternFor('fr'),
  es: patternFor('es'),
  de: patternFor('de'),
}

function valueOf(written: string): number {
  const parts = written.trim().match(/\d+\/\d+|\d+(?:[.,]\d+)?|[¼⅓½⅔¾]/g) ?? []
  return parts.reduce((sum, part) => {
    if (signs[part]) return sum + signs[part]
    const [above, below] = part.split('/')
    return sum + (below ? Number(above) / Number(below) : Number(part.replace(',', '.')))
  }, 0)
}

function wordsOf(text: string): string[] {
  return fold(text).match(/\p{L}{3,}/gu) ?? []
}

/** Whether the next few words contain the ingredient's name, ignoring word endings. */
function names(ingredient: RecipeIngredient, rest: string, words: number): boolean {
  const tokens = (fold(rest.split(/[.;:,]/)[0] ?? '').match(/\p{L}+/gu) ?? []).slice(0, words)
  return wordsOf(ingredient.item).some((word) => {
    const stem = word.slice(0, Math.max(3, word.length - 2))
    return tokens.some((each) => each.startsWith(stem))
  })
}

/** The ingredient to which an amount in the text refers; undefined when it measures something else. */
function ingredientFor(found: Amount, rest: string, candidates: readonly RecipeIngredient[]) {
  if (apiece.test(rest)) return undefined
  const alike = candidates.filter(
    ({ unit, amount }) => amount !== null && kindOf(unit) === kindOf(found.unit),
  )
  const named = alike.find((each) => names(each, rest, found.unit === null ? 2 : 4))
  if (named || found.unit === null) return named
  return alike.find(
    ({ amount, unit }) => Math.abs(inBase({ amount: amount ?? 0, unit }) - inBase(found)) < 0.01,
  )
}

/**
 * The text of a step with the amounts of its ingredients scaled and converted, and temperatures converted. Numbers that
 * measure something else (minutes, centimetres, "50 g each") stay.
 */
export function stepTextFor(
  step: Pick<RecipeStep, 'text' | 'uses'>,
  recipe: RecipeStructure,
  portions: Portions,
): string {
  const converts = portions.measures !== measuresOf(recipe)
  if (portions.servings === recipe.servings && !converts) return step.text
  const { language } = recipe
  const used = step.uses.flatMap((index) => recipe.ingredients[index] ?? [])
  const candidates = used.length > 0 ? used : recipe.ingredients
  const text = step.text.replaceAll(patterns[language], (...match) => {
    const [whole, from = '', to, gap, spelling] = match as (string | undefined)[]
    const offset = match.find((each): each is number => typeof each === 'number') ?? 0
    const written = whole ?? ''
    const unit = spelling ? (unitSpellings[language].get(spelling.toLowerCase()) ?? null) : null
    const rest = step.text.slice(offset + written.length)
    const ingredient = ingredientFor({ amount: valueOf(from), unit }, rest, candidates)
    if (!ingredient && unit === null) return written
    const scales = ingredient?.scales ?? false
    const amounts = [from, ...(to ? [to] : [])].map((each) => {
      const given = { amount: valueOf(each), unit }
      return { given, wanted: amountFor(given, scales, recipe, portions) }
    })
    if (amounts.every(({ given, wanted }) => given === wanted)) return written
    return (
      written.slice(0, written.length - written.trimStart().length) +
      rewritten(amounts, { gap, spelling }, language)
    )
  })
  return converts ? temperaturesIn(text, portions.measures) : text
}

/** Leaves the author's spelling of the unit where unit and grammatical number stay the same. */
function rewritten(
  amounts: readonly { given: Amount; wanted: Amount }[],
  { gap = ' ', spelling }: { gap: string | undefined; spelling: string | undefined },
  language: Language,
): string {
  const last = amounts.at(-1)
  if (!last) return ''
  const sameUnit = amounts.every(({ given, wanted }) => given.unit === wanted.unit)
  const sameNumber = last.given.amount > 1 === last.wanted.amount > 1
  const numbers = (unit: Unit | null) =>
    amounts.map(({ wanted }) => formatNumber(wanted.amount, unit, language))
  if (sameUnit && spelling === undefined) return numbers(null).join('–')
  if (sameUnit && sameNumber && last.wanted.unit !== 'cup')
    return numbers(last.wanted.unit).join('–') + gap + spelling
  const first =
    amounts.length > 1 ? `${scaledAmountText(amounts[0]?.wanted ?? last.wanted, language)} – ` : ''
  return first + scaledAmountText(last.wanted, language)
}
