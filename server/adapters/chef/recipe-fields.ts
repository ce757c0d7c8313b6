import { isLanguage, languageNames, languages, type Language } from '#shared/constants/languages.ts'
import { limits } from '#shared/constants/limits.ts'
import type { RecipeIngredient, RecipeStep } from '#shared/contract/recipe-structure.ts'
import { readAmount } from '#shared/lines/amounts.ts'
import { cut, singleSpaces, undressed } from '#shared/lines/marks.ts'
import { readLine } from '#shared/lines/read-line.ts'
import { toUnit } from '#shared/lines/unit-names.ts'
import { allergens, allergenWords, type Allergen } from '#shared/words/allergens.ts'
import {
  defaultDishType,
  dishTypes,
  dishTypeSearchWords,
  dishTypeWords,
  type DishType,
} from '#shared/words/dish-types.ts'
import { fold } from '#shared/words/fold.ts'
import { units, type Unit } from '#shared/words/units.ts'

/** The value under the first of these names, written in any case and with any signs between its words. */
export function field(given: object, ...names: readonly string[]): unknown {
  const entries = Object.entries(given).map(([name, value]) => [
    name.replace(/[^a-z]/gi, '').toLowerCase(),
    value,
  ])
  for (const name of names) {
    const [, value] = entries.find(([each, found]) => each === name && found !== null) ?? []
    if (value !== undefined) return value
  }
  return undefined
}

/** Words as a reader sees them: without Markdown, pictures and what cannot be stored; '' for what is no text. */
export function plain(value: unknown, max: number): string {
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  const text = undressed(
    cut(String(value), 4 * max)
      .toWellFormed()
      .replaceAll('\0', ''),
  )
    .replaceAll(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replaceAll(/(?<![\p{L}\p{N}*])\*(\S(?:[^*\n]*\S)?)\*(?![\p{L}\p{N}*])/gu, '$1')
    .replaceAll('`', '')
    .replaceAll(/(?![©®™])\p{Extended_Pictographic}[\u{fe0f}\u{200d}\p{Emoji_Modifier}]*/gu, '')
  return cut(singleSpaces(text).trim(), max).trim()
}

/** A list, also where somebody wrote one entry or a sentence with commas. */
export function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  if (typeof value === 'string') return value.split(/[,;\n]/)
  return value === undefined || value === null ? [] : [value]
}

/** A number, also as words of a list write it ("1/2", "2-3"); null for none, and for what is not above 0. */
export function numberOf(value: unknown, language: Language): number | null {
  const number =
    typeof value === 'string'
      ? /^\d+(?:\.\d+)?$/.test(value.trim())
        ? Number(value)
        : (readAmount(cut(value, 100), language)?.amount ?? 0)
      : value
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : null
}

/** Minutes: "25", "1 h 30", "PT1H30M", "8 minutes"; null for none. */
export function minutesOf(value: unknown, language: Language): number | null {
  const [, hours, minutes] =
    typeof value === 'string'
      ? (/(?:(\d{1,3}(?:[.,]\d+)?)\s*(?:h|std|hora|heure)[^\d]*)?(?:(\d{1,5})\s*(?:m|'|$))?/i.exec(
          value.replace(/^\D*/, ''),
        ) ?? [])
      : []
  const number =
    hours === undefined
      ? numberOf(minutes ?? value, language)
      : Number(hours.replace(',', '.')) * 60 + Number(minutes ?? 0)
  return number === null ? null : Math.min(Math.ceil(number), limits.recipe.minutesMax)
}

const englishNames = new Intl.DisplayNames('en', { type: 'language' })

/** "en", "en-US", "English", "Deutsch"; `otherwise` for other words. */
export function languageOf(value: unknown, otherwise: Language): Language {
  const text = typeof value === 'string' ? fold(value.trim()) : ''
  const [code] = text.split(/[-_]/)
  if (isLanguage(code)) return code
  return (
    languages.find((each) =>
      [languageNames[each], englishNames.of(each)].some((name) => fold(name ?? '') === text),
    ) ?? otherwise
  )
}

/** A dish type by any of its names in any language; a main where nothing tells. */
export function dishTypeOf(value: unknown): DishType {
  const wanted = fold(typeof value === 'string' ? value.trim() : '')
  const names = (type: DishType) =>
    languages.flatMap((language) => [dishTypeWords[language][type], ...dishTypeSearchWords[language][type]])
  return (
    dishTypes.find((type) => [type, ...names(type)].some((name) => fold(name) === wanted)) ?? defaultDishType
  )
}

/** The allergens that words name in any language. A claim adds one to what the kitchen derives, and never takes one away. */
export function allergensIn(value: unknown): Allergen[] {
  const letters = (text: string) => fold(text).replaceAll(/[^a-z]/g, '')
  const wanted = listOf(value).flatMap((each) => (typeof each === 'string' ? [letters(each)] : []))
  return allergens.filter((code) =>
    [code, ...languages.map((language) => allergenWords[language][code])].some((name) =>
      wanted.includes(letters(name)),
    ),
  )
}

/** A unit that a word stands for, and how many of it; null where it is none. */
function unitOf(word: string, language: Language): { unit: Unit; factor: number } | null {
  const code = units.find((unit) => unit === word.toLowerCase())
  if (code) return { unit: code, factor: 1 }
  for (const each of [language, ...languages]) {
    const read = toUnit(word, each)
    if (read) return read
  }
  return null
}

/** What stands where a unit is missing. */
const noUnit = /^(?:none|null|n\/a|-|to taste)?$/i

/** One line of the list, written as fields or as a line; null for one that names nothing. */
export function ingredientOf(
  given: unknown,
  language: Language,
  heading: string | null,
): RecipeIngredient | null {
  if (typeof given === 'string') return readLine(given, language, heading)
  if (typeof given !== 'object' || given === null) return null
  const item = plain(field(given, 'item', 'name', 'ingredient', 'food'), limits.recipe.ingredientNameMax)
  if (item === '') return null
  const told = field(given, 'amount', 'quantity', 'qty')
  const word = plain(field(given, 'unit', 'units', 'measure'), 40)
  const read = unitOf(word, language)
  const number = numberOf(told, language)
  const amount = number === null ? null : Math.min(number * (read?.factor ?? 1), 1_000_000)
  // "2 tbsp olive oil" beside the fields 2 and tbsp.
  const line = /^[\d¼½¾⅓⅔]/.test(item) ? readLine(item, language) : null
  const repeats = line !== null && line.amount !== null && (amount === null || line.amount === amount)
  const notes = [
    read || noUnit.test(word) ? '' : word,
    repeats ? (line.note ?? '') : '',
    plain(field(given, 'note', 'notes', 'preparation'), limits.recipe.ingredientNoteMax),
  ]
  const note = cut([...new Set(notes.filter(Boolean))].join(', '), limits.recipe.ingredientNoteMax)
  const group = plain(field(given, 'group', 'section'), limits.recipe.ingredientGroupMax).replace(/\s*:$/, '')
  return {
    amount: repeats ? line.amount : amount,
    unit: read?.unit ?? (repeats ? line.unit : null),
    item: repeats ? line.item : item,
    note: note === '' ? null : note,
    group: group === '' ? heading : group,
    scales: field(given, 'scales') !== false,
  }
}

/** "1.", "2)" and "Step 3:" before a step. */
const numbering = /^\s*(?:(?:step|étape|paso|schritt)\s*\d{1,2}\s*[.:)–-]|\d{1,2}\s*[.)](?!\d))\s*/i

/** One step, written as fields or as a sentence; null for one without words. */
export function stepOf(given: unknown, language: Language, items: readonly string[]): RecipeStep | null {
  const fields = typeof given === 'object' && given !== null ? given : {}
  const written =
    typeof given === 'string' ? given : field(fields, 'text', 'instruction', 'description', 'step')
  const text = plain(plain(written, limits.recipe.stepMax).replace(numbering, ''), limits.recipe.stepMax)
  if (text === '') return null
  const uses = listOf(field(fields, 'uses')).map((use) =>
    typeof use === 'string' && !/^\d+$/.test(use) ? items.indexOf(use) : Number(use),
  )
  const isListed = (index: number) => Number.isInteger(index) && index >= 0 && index < items.length
  const degrees = Number(field(fields, 'celsius') ?? Number.NaN)
  return {
    text,
    minutes: minutesOf(field(fields, 'minutes', 'duration', 'time'), language),
    celsius: degrees >= -40 && degrees <= 500 ? degrees : null,
    uses: [...new Set(uses)].filter(isListed),
  }
}
