import { headingOf } from '../text/sections.ts'
import { isNode, type Node } from '../page/linked-data.ts'
import { sectionMark } from '../page/marks.ts'
import {
  amountIn,
  joined,
  lineOfParts,
  listIn,
  namesIn,
  starsIn,
  textIn,
  webPicture,
  type ExportedRecipe,
} from './exported.ts'

export const isTandoor = (value: Node): boolean =>
  typeof value.name === 'string' &&
  Array.isArray(value.steps) &&
  value.steps.some((step) => isNode(step) && 'instruction' in step) &&
  !('@type' in value)

const nameOf = (value: unknown): string => (isNode(value) ? textIn(value.name) : '')

function ingredientLine(entry: Node): string {
  const note = textIn(entry.note)
  if (entry.is_header === true) return note === '' ? '' : `${sectionMark}${note}`
  const amount = entry.no_amount === true ? '' : amountIn(entry.amount)
  return lineOfParts(amount, amount === '' ? '' : nameOf(entry.unit), nameOf(entry.food), note)
}

/** A step is Markdown. What stands under a heading such as "Notes" or "Source" is none of its steps. */
function stepTexts(instruction: string): { steps: string[]; notes: string[] } {
  const steps: string[] = []
  const notes: string[] = []
  let isNote = false
  for (const line of instruction.split(/\r?\n/)) {
    const text = line
      .replace(/\{\{[^{}]{0,80}\}\}|\{%[^{}]{0,80}%\}/g, '')
      .replace(/!\[[^\]]{0,200}\]\([^)]{0,500}\)/g, '')
      .trim()
    const heading = /^#{1,6}\s+(.*?)\s*#*$/.exec(text)?.[1]
    if (heading !== undefined)
      isNote = /^(?:source|quelle|fuente)\b/i.test(heading) || headingOf(heading) !== null
    if (text === '') continue
    if (isNote) notes.push(heading ?? text)
    else steps.push(heading === undefined ? text : `${sectionMark}${heading}`)
  }
  return { steps, notes }
}

/** Tandoor: ingredients belong to steps. */
export function readTandoor(recipe: Node): ExportedRecipe {
  const parts = listIn(recipe.steps)
    .filter(isNode)
    .toSorted((a, b) => Number(a.order ?? 0) - Number(b.order ?? 0))
  const told = parts.map((step) => ({ name: textIn(step.name), ...stepTexts(textIn(step.instruction)) }))
  const minutes = (value: unknown) => (Number(value) > 0 ? `PT${Math.round(Number(value))}M` : '')
  return {
    node: {
      '@type': 'Recipe',
      name: textIn(recipe.name),
      description: textIn(recipe.description),
      url: textIn(recipe.source_url),
      recipeYield: [amountIn(recipe.servings), textIn(recipe.servings_text)].filter(Boolean).join(' '),
      prepTime: minutes(recipe.working_time),
      cookTime: minutes(recipe.waiting_time),
      nutrition: nutritionOf(recipe.nutrition),
      recipeIngredient: parts.flatMap((step, at) => {
        const lines = listIn(step.ingredients)
          .filter(isNode)
          .toSorted((a, b) => Number(a.order ?? 0) - Number(b.order ?? 0))
          .map(ingredientLine)
          .filter((line) => line !== '')
        const name = told[at]?.name ?? ''
        return parts.length > 1 && name !== '' && lines.length > 0
          ? [`${sectionMark}${name}`, ...lines]
          : lines
      }),
      recipeInstructions: told.flatMap(({ name, steps }) =>
        name !== '' && steps.length > 0 ? [`${sectionMark}${name}`, ...steps] : steps,
      ),
    },
    note: joined(...told.flatMap(({ notes }) => notes)),
    tags: namesIn(listIn(recipe.keywords).map(nameOf)),
    stars: starsIn(recipe.rating),
    pictures: [
      { kind: 'file', paths: ['jpeg', 'jpg', 'png', 'webp', 'gif'].map((ending) => `image.${ending}`) },
      ...webPicture(recipe.image),
    ],
  }
}

function nutritionOf(value: unknown): Node | undefined {
  if (!isNode(value)) return undefined
  const of = (name: string, unit: string) =>
    amountIn(value[name]) === '' ? '' : `${amountIn(value[name])} ${unit}`
  return {
    calories: of('calories', 'kcal'),
    carbohydrateContent: of('carbohydrates', 'g'),
    fatContent: of('fats', 'g'),
    proteinContent: of('proteins', 'g'),
  }
}
