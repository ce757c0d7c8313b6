import type { RecipeStructure } from '../contract/recipe-structure.ts'
import { listedFieldNames, structureFields } from '../contract/structure-fields.ts'
import { allergenWords } from './allergens.ts'
import { formatMinutes, ingredientLine } from './amounts.ts'
import { colon } from './colon.ts'
import { dietWords } from './diets.ts'
import { saidLines } from './field-lines.ts'
import { recipeLabels } from './labels.ts'
import { sourceIn, sourceLabel, withoutSource } from './source.ts'

function timesLine({ language, prepMinutes, cookMinutes }: RecipeStructure) {
  const labels = recipeLabels[language]
  const line = (label: string, minutes: number) =>
    `${label}${colon[language]} ${formatMinutes(minutes, language)}`
  const parts = [
    prepMinutes ? line(labels.prep, prepMinutes) : '',
    cookMinutes ? line(labels.cook, cookMinutes) : '',
    prepMinutes && cookMinutes ? line(labels.total, prepMinutes + cookMinutes) : '',
  ]
  return parts.filter(Boolean).join(' · ')
}

function ingredientLines({ ingredients, language }: RecipeStructure) {
  const groups = Map.groupBy(ingredients, ({ group }) => group ?? '')
  const main = groups.get('') ?? []
  const blocks = main.map((each) => `- ${ingredientLine(each, language)}`)
  for (const [group, items] of groups) {
    if (group === '') continue
    if (blocks.length) blocks.push('')
    blocks.push(`${group}${colon[language]}`, ...items.map((each) => `- ${ingredientLine(each, language)}`))
  }
  return blocks
}

function noteLines({ language, allergens, diets, safety }: RecipeStructure) {
  const labels = recipeLabels[language]
  const list = (label: string, words: readonly string[]) =>
    words.length ? [`- ${label}${colon[language]} ${words.join(', ')}`] : []
  return [
    ...safety.map((sentence) => `- ${oneLine(sentence)}`),
    ...list(
      labels.allergens,
      allergens.map((each) => allergenWords[language][each]),
    ),
    ...list(
      labels.diets,
      diets.map((each) => dietWords[language][each]),
    ),
  ]
}

/** "Serves 4", "Makes 24 biscuits". */
function servesLine({ language, servings, yieldUnit }: RecipeStructure) {
  const labels = recipeLabels[language]
  return yieldUnit ? labels.makes(servings, oneLine(yieldUnit)) : labels.serves(servings)
}

/** Numbered throughout, under their headings. */
function stepLines({ steps, language }: RecipeStructure) {
  return steps.flatMap(({ text, group }, place) => {
    const line = `${place + 1}. ${oneLine(text)}`
    const before = place === 0 ? null : (steps[place - 1]?.group ?? null)
    if (!group || group === before) return [line]
    return [...(place > 0 ? [''] : []), `${oneLine(group)}${colon[language]}`, line]
  })
}

/** A section for each field that has one: its label and its lines. */
function fieldSections(recipe: RecipeStructure) {
  return listedFieldNames.map((name) => {
    const lines = saidLines(name, recipe[name], recipe.language)
    return lines.length
      ? [structureFields[name].label[recipe.language], '', ...lines.map((each) => `- ${each}`)]
      : []
  })
}

function oneLine(text: string) {
  return text.replace(/\s*\n\s*/g, ' ').trim()
}

/** The text of a recipe as `readRecipe` reads it back: servings, times, story, list, steps, notes, source. */
export function renderRecipe(recipe: RecipeStructure): string {
  const labels = recipeLabels[recipe.language]
  const steps = stepLines(recipe)
  const notes = noteLines(recipe)
  const [story, source] = [withoutSource(recipe.extra ?? ''), sourceIn(recipe.extra ?? '')]
  const sections = [
    [servesLine(recipe), timesLine(recipe)].filter(Boolean),
    story ? [story] : [],
    recipe.ingredients.length ? [labels.ingredients, '', ...ingredientLines(recipe)] : [],
    steps.length ? [labels.instructions, '', ...steps] : [],
    ...fieldSections(recipe),
    notes.length ? [labels.notes, '', ...notes] : [],
    source ? [`${sourceLabel(recipe.language)} ${source}`] : [],
  ]
  return sections
    .filter((lines) => lines.length)
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}
