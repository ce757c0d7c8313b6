import { formatAmount, ingredientLine } from '#shared/words/amounts.ts'
import { colon } from '#shared/words/colon.ts'
import { saidField } from '#shared/words/field-lines.ts'
import { recipeLabels } from '#shared/words/labels.ts'
import { formatDuration, ingredientGroups, recipePageWords } from '#shared/words/recipe-page.ts'
import type { RecipeIngredient } from '#shared/contract/recipe-structure.ts'
import { listedFieldNames } from '#shared/contract/structure-fields.ts'
import type { Language } from '#shared/constants/languages.ts'
import {
  keywordsOf,
  notesOf,
  oneLine,
  sourceOf,
  stepsOf,
  storyOf,
  yieldOf,
  type ExportedRecipe,
} from '../exported-recipe.ts'
import { escapeMarkdown } from './markdown.ts'

/** "- *200 g* flour, sifted": the amount is set in italics. */
function lineOf(ingredient: RecipeIngredient, language: Language): string {
  const line = oneLine(ingredientLine(ingredient, language))
  const { amount, unit, amountMax } = ingredient
  const count = formatAmount(amount, unit, language, amountMax)
  return count !== '' && line.startsWith(count)
    ? `- *${count}* ${escapeMarkdown(line.slice(count.length).trim())}`
    : `- ${escapeMarkdown(line)}`
}

/** What the format has no fields for is part of the description: times, author, tools, notes and source. */
function descriptionOf(recipe: ExportedRecipe): string[] {
  const { row, author, picture, note } = recipe
  const { structure, language } = row
  const labels = recipeLabels[language]
  const said = (label: string, text: string | null) =>
    text ? [`${label}${colon[language]} ${oneLine(text)}`] : []
  const times = [
    ...(author === null ? [] : [recipePageWords[language].by(author)]),
    ...said(labels.prep, formatDuration(row.prep_minutes, language)),
    ...said(labels.cook, formatDuration(row.cook_minutes, language)),
    ...said(labels.total, formatDuration(row.total_minutes, language)),
  ]
  const texts = [
    structure ? storyOf(recipe) : '',
    row.taste ?? '',
    times.join(' · '),
    ...listedFieldNames.map((name) => saidField(name, structure, language)),
    ...said(labels.plating, row.plating),
    ...notesOf(recipe),
    note ?? '',
  ]
  return [
    picture === null ? '' : `![](${picture})`,
    ...texts.map(escapeMarkdown),
    ...said(labels.source, sourceOf(recipe)),
  ]
}

/** The steps under their headings, numbered throughout. */
function instructionsOf(recipe: ExportedRecipe): string[] {
  let count = 0
  if (!recipe.row.structure) return [escapeMarkdown(storyOf(recipe))]
  return stepsOf(recipe).flatMap(({ name, steps }) => [
    ...(name === null ? [] : [`## ${escapeMarkdown(name)}`]),
    steps.map((text) => `${(count += 1)}. ${escapeMarkdown(text)}`).join('\n'),
  ])
}

/** A recipe in RecipeMD 2.3: title, description, tags, yields, ingredients, instructions. */
export function recipeMdOf(recipe: ExportedRecipe): string {
  const { row } = recipe
  const tags = keywordsOf(recipe).map((word) => escapeMarkdown(word.replaceAll(',', ' ')))
  const yields = yieldOf(recipe)
  const groups = row.structure ? ingredientGroups(row.structure) : []
  const blocks = [
    `# ${escapeMarkdown(oneLine(row.title))}`,
    ...descriptionOf(recipe),
    tags.length > 0 ? `*${tags.join(', ')}*` : '',
    yields ? `**${escapeMarkdown(oneLine(yields))}**` : '',
    '---',
    ...groups.flatMap(({ name, lines }) => [
      name === null ? '' : `## ${escapeMarkdown(oneLine(name))}`,
      lines.map(({ ingredient }) => lineOf(ingredient, row.language)).join('\n'),
    ]),
    '---',
    ...instructionsOf(recipe),
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}
