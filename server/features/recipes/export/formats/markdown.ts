import { colon } from '#shared/words/colon.ts'
import { saidLines } from '#shared/words/field-lines.ts'
import { recipeLabels } from '#shared/words/labels.ts'
import { formatDuration, recipePageWords } from '#shared/words/recipe-page.ts'
import { listedFieldNames, structureFields } from '#shared/contract/structure-fields.ts'
import {
  keywordsOf,
  listOf,
  notesOf,
  oneLine,
  sourceOf,
  stepsOf,
  storyOf,
  type ExportedRecipe,
} from '../exported-recipe.ts'

/** Characters that would be markup are written as themselves. */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(/[\\`*[<]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, String.raw`\$&`)
    .replace(/^(\s*)([#+-]|\d{1,3}[.)])(?=\s|$)/gm, (_, space: string, mark: string) =>
      mark.length === 1 ? `${space}\\${mark}` : `${space}${mark.slice(0, -1)}\\${mark.slice(-1)}`,
    )

const section = (heading: string, lines: readonly string[]) =>
  lines.length > 0 ? [`## ${escapeMarkdown(heading)}`, lines.join('\n')] : []

const list = (lines: readonly string[]) => lines.map((line) => `- ${escapeMarkdown(line)}`)

/** Blocks below each other, with blank lines between the groups. */
const grouped = (groups: readonly { name: string | null; lines: readonly string[] }[]) =>
  groups.flatMap(({ name, lines }, at) => [
    ...(at > 0 ? [''] : []),
    ...(name === null ? [] : [`### ${escapeMarkdown(name)}`, '']),
    ...lines,
  ])

/** Servings, times and who wrote it, in one line. */
function factsOf({ row, author }: ExportedRecipe): string[] {
  const { language, structure } = row
  const labels = recipeLabels[language]
  const time = (label: string, minutes: number | null) => {
    const text = formatDuration(minutes, language)
    return text ? `${label}${colon[language]} ${text}` : ''
  }
  const servings = !structure
    ? ''
    : structure.yieldUnit
      ? labels.makes(structure.servings, structure.yieldUnit)
      : labels.serves(structure.servings)
  return [
    author === null ? '' : recipePageWords[language].by(author),
    servings,
    time(labels.prep, row.prep_minutes),
    time(labels.cook, row.cook_minutes),
    time(labels.total, row.total_minutes),
  ].filter(Boolean)
}

/** Plain Markdown, to be read by people. */
export function markdownOf(recipe: ExportedRecipe): string {
  const { row, picture, note } = recipe
  const { language, structure } = row
  const labels = recipeLabels[language]
  const source = sourceOf(recipe)
  const fields = listedFieldNames.flatMap((name) =>
    section(
      structureFields[name].label[language],
      list(structure ? saidLines(name, structure[name], language) : []),
    ),
  )
  const blocks = [
    `# ${escapeMarkdown(oneLine(row.title))}`,
    factsOf(recipe).map(escapeMarkdown).join(' · '),
    row.taste ? `_${escapeMarkdown(oneLine(row.taste))}_` : '',
    picture === null ? '' : `![${escapeMarkdown(oneLine(row.title))}](${picture})`,
    escapeMarkdown(storyOf(recipe)),
    ...section(
      labels.ingredients,
      grouped(listOf(recipe).map(({ name, lines }) => ({ name, lines: list(lines) }))),
    ),
    ...section(labels.instructions, numbered(recipe)),
    ...fields,
    ...section(labels.plating, row.plating ? [escapeMarkdown(row.plating)] : []),
    ...section(labels.notes, list(notesOf(recipe))),
    note === null ? '' : escapeMarkdown(note),
    keywordsOf(recipe)
      .map((word) => `#${word.replace(/\s+/g, '-')}`)
      .map(escapeMarkdown)
      .join(' '),
    source ? `${labels.source}${colon[language]} ${source}` : '',
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

/** Numbered throughout, under their headings. */
function numbered(recipe: ExportedRecipe): string[] {
  let count = 0
  return grouped(
    stepsOf(recipe).map(({ name, steps }) => ({
      name,
      lines: steps.map((text) => `${(count += 1)}. ${escapeMarkdown(text)}`),
    })),
  )
}
