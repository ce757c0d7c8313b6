import type { RecipeIngredient, RecipeStep, RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { measureText } from '#shared/words/amounts.ts'
import { dishTypeWords } from '#shared/words/dish-types.ts'
import { saidField } from '#shared/words/field-lines.ts'
import { recipeLabels } from '#shared/words/labels.ts'
import { unitWords } from '#shared/words/units.ts'
import type { Language } from '#shared/constants/languages.ts'
import { underHeadings } from '#shared/words/recipe-page.ts'
import {
  keywordsOf,
  notesOf,
  oneLine,
  sourceOf,
  storyOf,
  yieldOf,
  type ExportedRecipe,
} from '../exported-recipe.ts'
import { listedFieldNames } from '#shared/contract/structure-fields.ts'
import { markFirst, type Piece } from './mark-text.ts'

const thirds: readonly (readonly [value: number, text: string])[] = [
  [1 / 3, '1/3'],
  [2 / 3, '2/3'],
]

/** "200", "0.5", "1/3", "1 2/3". */
function numberText(value: number): string {
  const whole = Math.floor(value)
  const third = thirds.find(([part]) => Math.abs(value - whole - part) < 0.01)
  if (third) return whole > 0 ? `${whole} ${third[1]}` : third[1]
  return String(Number(value.toFixed(3)))
}

/** What may stand in the name of a thing, and in the brackets behind it. */
const without = (signs: RegExp) => (text: string) =>
  oneLine(text.replaceAll(signs, ' ')).replaceAll(/ {2,}/g, ' ')
const nameText = without(/[@#~{}|%]/g)
const bracketText = without(/[@#~{}|()]/g)

/** "@flour{200%g}(sifted)"; an amount that does not depend on the servings has an equals sign. */
function ingredientMark(ingredient: RecipeIngredient, language: Language): string {
  const { amount, amountMax, unit, item, note, measure, scales, toTaste } = ingredient
  const number =
    amount === null
      ? ''
      : amountMax
        ? `${Number(amount.toFixed(3))}-${Number(amountMax.toFixed(3))}`
        : numberText(amount)
  const [one, many] = unit === null ? ['', ''] : unitWords[language][unit]
  const word = Math.max(amount ?? 0, amountMax ?? 0) > 1 ? many : one
  const quantity = number === '' ? '' : `${scales ? '' : '='}${[number, word].filter(Boolean).join('%')}`
  const free = amount === null && toTaste !== false ? recipeLabels[language].toTaste : ''
  const beside = [measure ? measureText(measure, language) : '', note ?? '', free].filter(Boolean).join(', ')
  return `@${nameText(item)}{${quantity}}${beside ? `(${bracketText(beside)})` : ''}`
}

const minuteWords = String.raw`min\.?|mins|minutes?|Minuten?|minutos?`
const hourWords = String.raw`h|hours?|heures?|horas?|Stunden?`
/** "10 minutes" or "1 hour" of a step that takes as long, in its words; null where its text does not say it. */
function timerOf({ text, minutes }: RecipeStep): { pattern: RegExp; mark: string } | null {
  if (minutes === null || !Number.isInteger(minutes)) return null
  const hours = minutes / 60
  const said = [
    `${minutes} (?:${minuteWords})`,
    ...(Number.isInteger(hours) ? [`${hours} (?:${hourWords})`] : []),
  ]
  const pattern = new RegExp(String.raw`(?<![\p{N}.,–-])(?:${said.join('|')})(?!\p{L})`, 'u')
  const [words] = pattern.exec(oneLine(text)) ?? []
  return words === undefined ? null : { pattern, mark: `~{${words.replace(' ', '%')}}` }
}

const wordPattern = (text: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])${text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`)}(?![\p{L}\p{N}])`,
    'u',
  )

/** Text that means nothing to the format. */
const freeText = (text: string) =>
  text.replaceAll(/[\\@#~]|-(?=-)|\[(?=-)/g, String.raw`\$&`).replace(/^(?=[>=])/, '\\')

/** The first step of each ingredient: one that uses it and names it, one that uses it, one that names it, the last. */
function firstSteps({ ingredients, steps }: RecipeStructure): number[] {
  return ingredients.map(({ item }, index) => {
    const pattern = wordPattern(item)
    const uses = ({ uses: used }: RecipeStep) => used.includes(index)
    const names = ({ text }: RecipeStep) => pattern.test(text)
    const found = [(step: RecipeStep) => uses(step) && names(step), uses, names]
      .map((test) => steps.findIndex(test))
      .find((at) => at >= 0)
    return found ?? steps.length - 1
  })
}

/** A step with its ingredients, tools and times marked; what its text does not name follows in brackets. */
function stepText(
  step: RecipeStep,
  marks: { ingredients: readonly RecipeIngredient[]; tools: readonly string[] },
  language: Language,
): string {
  let pieces: Piece[] = [{ text: oneLine(step.text) }]
  const unnamed: string[] = []
  const mark = (pattern: RegExp, text: string) => {
    const marked = markFirst(pieces, pattern, text)
    if (marked) pieces = marked
    return marked !== null
  }
  const timer = timerOf(step)
  if (timer) mark(timer.pattern, timer.mark)
  // The longest names first: "olive oil" is no "oil".
  const longestFirst = marks.ingredients.toSorted((one, other) => other.item.length - one.item.length)
  const marked = new Set(
    longestFirst.filter(
      (each) =>
        nameText(each.item) === each.item && mark(wordPattern(each.item), ingredientMark(each, language)),
    ),
  )
  for (const each of marks.ingredients) if (!marked.has(each)) unnamed.push(ingredientMark(each, language))
  for (const tool of marks.tools) {
    const text = `#${nameText(tool)}{}`
    if (!mark(wordPattern(tool), text)) unnamed.push(text)
  }
  const told = pieces.map((piece) => ('mark' in piece ? piece.mark : freeText(piece.text))).join('')
  return unnamed.length > 0 ? `${told} (${unnamed.join(', ')})` : told
}

function bodyOf(structure: RecipeStructure): string[] {
  const { ingredients, steps, equipment, language } = structure
  const first = firstSteps(structure)
  const texts = steps.map((step, place) => ({
    group: step.group ?? null,
    text: stepText(
      step,
      {
        ingredients: ingredients.filter((_, index) => first[index] === place),
        tools: (equipment ?? []).filter((tool) => toolStep(structure, tool) === place),
      },
      language,
    ),
  }))
  const named = underHeadings(texts).flatMap(({ name, lines }) => [
    ...(name === null ? [] : [`== ${nameText(name).replaceAll('=', ' ')} ==`]),
    ...lines.map(({ text }) => text),
  ])
  // A recipe without steps is its list.
  if (steps.length > 0) return named
  return ingredients.map((each) => ingredientMark(each, language))
}

/** The step that names a tool; the first where none does. */
function toolStep({ steps }: RecipeStructure, tool: string): number {
  const pattern = wordPattern(tool)
  return Math.max(
    0,
    steps.findIndex(({ text }) => pattern.test(text)),
  )
}

/** A value of the head: in quotes where it would mean something else. */
const headValue = (text: string) =>
  /^[\p{L}\p{N}][^:#"'\\[\]{}]*$/u.test(text) ? text : JSON.stringify(text)

const minutesText = (minutes: number | null) => (minutes ? `${minutes} minutes` : '')

/** A recipe in Cooklang: what is used, with which tool and how long is marked within the steps. */
export function cooklangOf(recipe: ExportedRecipe): string {
  const { row, author, note } = recipe
  const { structure, language } = row
  const tags = keywordsOf(recipe).map((word) => headValue(word.replaceAll(',', ' ')))
  const head: [name: string, value: string][] = [
    ['title', headValue(oneLine(row.title))],
    ['servings', headValue(yieldOf(recipe))],
    ['prep time', minutesText(row.prep_minutes)],
    ['cook time', minutesText(row.cook_minutes)],
    ['time', minutesText(row.total_minutes)],
    ['course', headValue(dishTypeWords[language][row.dish_type])],
    ['tags', tags.length > 0 ? `[${tags.join(', ')}]` : ''],
    ['description', headValue(oneLine(row.taste ?? ''))],
    ['author', headValue(oneLine(author ?? ''))],
    ['source', headValue(oneLine(sourceOf(recipe)))],
    ['locale', language],
  ]
  const notes = [
    ...(structure ? storyOf(recipe).split(/\n\s*\n/) : []),
    ...notesOf(recipe),
    ...(row.plating ? [row.plating] : []),
    // The tools are marked within the steps.
    ...listedFieldNames
      .filter((name) => name !== 'equipment')
      .map((name) => saidField(name, structure, language)),
    ...(note === null ? [] : [note]),
  ].map(oneLine)
  const body = structure
    ? bodyOf(structure)
    : storyOf(recipe)
        .split(/\n\s*\n/)
        .map(oneLine)
        .map(freeText)
  const blocks = [
    [
      '---',
      ...head.filter(([, value]) => value !== '""' && value !== '').map((each) => each.join(': ')),
      '---',
    ].join('\n'),
    ...body,
    ...notes.filter(Boolean).map((text) => `> ${freeText(text)}`),
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}
