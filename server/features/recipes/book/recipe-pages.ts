import { formatAmount, ingredientLine } from '#shared/words/amounts.ts'
import { colon } from '#shared/words/colon.ts'
import { saidLines } from '#shared/words/field-lines.ts'
import { recipeLabels } from '#shared/words/labels.ts'
import { formatDuration, ingredientGroups, recipePageWords, stepGroups } from '#shared/words/recipe-page.ts'
import type { RecipeIngredient } from '#shared/contract/recipe-structure.ts'
import { listedFieldNames, structureFields } from '#shared/contract/structure-fields.ts'
import type { Language } from '#shared/constants/languages.ts'
import { notesOf, oneLine, sourceOf, storyOf } from '../export/exported-recipe.ts'
import type { BookRecipe } from './book.ts'
import { columnWidth, inColumns, roomForColumns, type Item } from './columns.ts'
import type { Span } from './lines.ts'
import { drawImage, type Picture } from './pictures.ts'
import { colors, fittingStyle, gap, keepTogether, paragraph, type Sheet } from './sheet.ts'
import { scaledBy, type BookStyles } from './styles.ts'

/** How large the picture is: over the whole width, more or less high, or beside the title with a share of the width. */
type PictureSize = { height: number } | { beside: number }

/** Over the whole width; as little of the edges is cut as fits. */
function drawWide(sheet: Sheet, picture: Picture, scale: number): void {
  const { left, width } = sheet.box()
  const height = (width / Math.max(picture.width / picture.height, 1.5)) * scale
  drawFramed(sheet, picture, { x: left, y: sheet.y, width, height })
  sheet.y += height + 12
}

/** At the right edge; what follows stands beside it. Returns how to end that. */
function drawBeside(sheet: Sheet, picture: Picture, share: number): { bottom: number; end: () => void } {
  const { left, width } = sheet.box()
  const own = width * share
  const height = own / Math.min(Math.max(picture.width / picture.height, 0.75), 1.5)
  const [top, page] = [sheet.y, sheet.pages]
  drawFramed(sheet, picture, { x: left + width - own, y: top, width: own, height })
  sheet.inset = own + 16
  return {
    bottom: top + height,
    end: () => {
      sheet.inset = 0
      // A long story goes on on the next page, where there is no picture.
      if (sheet.pages === page) sheet.y = Math.max(sheet.y, top + height)
    },
  }
}

function drawFramed(
  sheet: Sheet,
  picture: Picture,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  sheet.paint((pdf) => {
    pdf.save()
    pdf.roundedRect(x, y, width, height, 6).clip()
    drawImage(pdf, picture, { x, y }, { cover: [width, height] })
    pdf.restore()
  })
}

function drawHead(sheet: Sheet, recipe: BookRecipe, styles: BookStyles): void {
  const { row, author } = recipe
  const { language, structure } = row
  const labels = recipeLabels[language]
  const title = [{ text: oneLine(row.title), face: 'title' }] as const
  paragraph(sheet, title, fittingStyle(sheet, title, styles.title))
  const time = (label: string, minutes: number | null) => {
    const text = formatDuration(minutes, language)
    return text ? `${label}${colon[language]} ${text}`.replaceAll(' ', '\u00A0') : ''
  }
  const servings = !structure
    ? ''
    : structure.yieldUnit
      ? labels.makes(structure.servings, oneLine(structure.yieldUnit))
      : labels.serves(structure.servings)
  const facts = [
    author === null ? '' : recipePageWords[language].by(oneLine(author)),
    servings,
    time(labels.prep, row.prep_minutes),
    time(labels.cook, row.cook_minutes),
    row.prep_minutes && row.cook_minutes ? time(labels.total, row.total_minutes) : '',
  ].filter(Boolean)
  sheet.y += 3
  for (const text of joinedFacts(sheet, facts, styles))
    paragraph(sheet, [{ text, face: 'text', color: colors.soft }], styles.small)
  sheet.y += 6
}

/** As many in a line as fit, so that no line ends with the sign between two of them. */
function joinedFacts(sheet: Sheet, facts: readonly string[], styles: BookStyles): string[] {
  const lines: string[] = []
  for (const fact of facts) {
    const longer = [...lines.slice(-1), fact].join(' · ')
    const fits = lines.length > 0 && sheet.lines([{ text: longer, face: 'text' }], styles.small).length === 1
    if (fits) lines[lines.length - 1] = longer
    else lines.push(fact)
  }
  return lines
}

function heading(sheet: Sheet, text: string, styles: BookStyles, below: number): void {
  gap(sheet, styles.text.leading * 0.7)
  keepTogether(sheet, styles.heading.leading + 4 + below)
  paragraph(sheet, [{ text, face: 'title', color: colors.brand }], styles.heading)
  sheet.y += 3
}

/** The amount stands out. */
function ingredientSpans(ingredient: RecipeIngredient, language: Language): Span[] {
  const line = oneLine(ingredientLine(ingredient, language))
  const { amount, amountMax, unit } = ingredient
  const count = formatAmount(amount, unit, language, amountMax)
  if (count === '' || !line.startsWith(count)) return [{ text: line, face: 'text' }]
  return [
    { text: count.replaceAll(' ', '\u00A0'), face: 'bold' },
    { text: line.slice(count.length), face: 'text' },
  ]
}

function drawIngredients(sheet: Sheet, recipe: BookRecipe, styles: BookStyles): void {
  const { structure, language } = recipe.row
  if (!structure || structure.ingredients.length === 0) return
  const width = columnWidth(sheet)
  const hanging = styles.text.size * 0.9
  const items = ingredientGroups(structure).flatMap(({ name, lines }): Item[] => [
    ...(name === null
      ? []
      : [
          {
            lines: sheet.lines(
              [{ text: oneLine(name), face: 'bold', color: colors.soft }],
              styles.group,
              width,
            ),
            style: styles.group,
            above: styles.text.leading * 0.5,
            indent: 0,
            isHeading: true,
          },
        ]),
    ...lines.map(({ ingredient }) => ({
      lines: hung(sheet.lines(ingredientSpans(ingredient, language), styles.text, width - hanging), hanging),
      style: styles.text,
      above: 1.5,
      indent: 0,
      isHeading: false,
    })),
  ])
  heading(sheet, recipeLabels[language].ingredients, styles, roomForColumns(sheet, items))
  inColumns(sheet, items)
}

/** Every line but the first is moved in. */
const hung = (lines: ReturnType<Sheet['lines']>, by: number) =>
  lines.map((line, index) =>
    index === 0 ? line : { ...line, runs: line.runs.map((run) => ({ ...run, x: run.x + by })) },
  )

function drawSteps(sheet: Sheet, recipe: BookRecipe, styles: BookStyles): void {
  const { structure, language } = recipe.row
  const { text: body } = styles
  if (!structure) {
    for (const part of storyOf(recipe).split(/\n+/)) {
      paragraph(sheet, [{ text: part, face: 'text' }], body)
      gap(sheet, body.leading * 0.4)
    }
    return
  }
  if (structure.steps.length === 0) return
  const groups = stepGroups(structure)
  // A step of three lines goes to the next page as a whole where two of them fit.
  const stepHeight = body.leading * 3
  const partHeight = styles.group.leading + 2 + stepHeight
  heading(
    sheet,
    recipeLabels[language].instructions,
    styles,
    groups[0]?.name == null ? stepHeight : partHeight,
  )
  const indent = body.size * 2.1
  for (const [place, { name, lines }] of groups.entries()) {
    if (name !== null) {
      if (place > 0) gap(sheet, body.leading * 0.5)
      keepTogether(sheet, partHeight)
      paragraph(sheet, [{ text: oneLine(name), face: 'bold', color: colors.soft }], styles.group)
      sheet.y += 2
    }
    for (const { index, step } of lines) {
      const mark = {
        spans: [{ text: String(index + 1), face: 'title', color: colors.brand } as const],
        style: body,
      }
      paragraph(sheet, [{ text: oneLine(step.text), face: 'text' }], body, { indent, mark })
      sheet.y += body.leading * 0.38
    }
  }
}

/** What stands below the steps: where it is plated, what to mind, facts, source. */
function drawNotes(sheet: Sheet, recipe: BookRecipe, styles: BookStyles): void {
  const { row } = recipe
  const { structure, language } = row
  const labels = recipeLabels[language]
  const said = (label: string, text: string) =>
    text === ''
      ? []
      : [
          [
            { text: `${label}${colon[language]}`, face: 'bold', color: colors.soft },
            { text: ` ${oneLine(text)}`, face: 'text', color: colors.soft },
          ] satisfies Span[],
        ]
  const fields = listedFieldNames.flatMap((name) =>
    structure
      ? said(structureFields[name].label[language], saidLines(name, structure[name], language).join('; '))
      : [],
  )
  const entries = [
    ...fields,
    ...said(labels.plating, row.plating ?? ''),
    ...said(labels.notes, notesOf(recipe).join(' ')),
    ...said(labels.source, sourceOf(recipe)),
  ]
  if (entries.length === 0) return
  gap(sheet, styles.text.leading * 0.5)
  keepTogether(sheet, styles.small.leading * 2 + 8)
  if (!sheet.isFresh()) {
    const { left, width } = sheet.box()
    const { y } = sheet
    sheet.paint((pdf) =>
      pdf
        .moveTo(left, y)
        .lineTo(left + width, y)
        .lineWidth(0.6)
        .stroke(colors.line),
    )
    sheet.y += 7
  }
  for (const spans of entries) {
    paragraph(sheet, spans, styles.small)
    sheet.y += 3
  }
}

/** The paragraphs of the story, else how it tastes. */
function storySpans(recipe: BookRecipe): Span[][] {
  const { row } = recipe
  if (!row.structure) return []
  const story = storyOf(recipe)
  const parts = story === '' ? [row.taste ?? ''] : story.split(/\n+/)
  return parts
    .filter((text) => text.trim() !== '')
    .map((text) => [{ text, face: 'story', color: colors.soft }])
}

function drawStory(sheet: Sheet, story: readonly Span[][], styles: BookStyles): void {
  for (const spans of story) {
    paragraph(sheet, spans, styles.text)
    sheet.y += 3
  }
}

/** A story may reach so many lines below the picture that it stands beside; a longer one has the whole width under it. */
const linesBelow = 3

const heightOfStory = (sheet: Sheet, story: readonly Span[][], { text }: BookStyles) =>
  story.reduce((sum, spans) => sum + sheet.lines(spans, text).length * text.leading + 3, 0)

interface Layout {
  size: PictureSize
  styles: BookStyles
}

/** A recipe from the top of a new page on. */
export function drawRecipe(
  sheet: Sheet,
  recipe: BookRecipe,
  picture: Picture | null,
  { size, styles }: Layout,
): void {
  sheet.newPage()
  const beside = picture && 'beside' in size ? drawBeside(sheet, picture, size.beside) : null
  if (picture && 'height' in size) drawWide(sheet, picture, size.height)
  drawHead(sheet, recipe, styles)
  const story = storySpans(recipe)
  const lowest = (beside?.bottom ?? 0) + linesBelow * styles.text.leading
  if (beside && sheet.y + heightOfStory(sheet, story, styles) > lowest) beside.end()
  drawStory(sheet, story, styles)
  beside?.end()
  drawIngredients(sheet, recipe, styles)
  drawSteps(sheet, recipe, styles)
  drawNotes(sheet, recipe, styles)
}

/**
 * The largest picture with which a recipe takes the fewest pages, at last with smaller letters: no page has but a few lines
 * of it. A high picture would be cut over the whole width.
 */
export function bestLayout(
  picture: Picture | null,
  styles: BookStyles,
  pagesWith: (layout: Layout) => number,
): Layout {
  const isWide = picture !== null && picture.width / picture.height >= 1.25
  const sizes: PictureSize[] = [
    ...(isWide ? [{ height: 1 }, { height: 0.86 }, { height: 0.75 }] : []),
    { beside: 0.42 },
  ]
  const layouts: Layout[] = [
    ...sizes.map((size) => ({ size, styles })),
    { size: { beside: 0.36 }, styles: scaledBy(styles, 0.95) },
    { size: { beside: 0.3 }, styles: scaledBy(styles, 0.9) },
  ]
  const [first = { size: { beside: 0.42 }, styles }, ...others] = layouts
  let best = { layout: first, pages: pagesWith(first) }
  for (const layout of others) {
    if (best.pages === 1) break
    const pages = pagesWith(layout)
    if (pages < best.pages) best = { layout, pages }
  }
  return best.layout
}
