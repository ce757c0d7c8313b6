import { dietWords } from '#shared/words/diets.ts'
import { diets, type Diet } from '#shared/words/diets.ts'
import type { Language } from '#shared/constants/languages.ts'
import { columnWidth, inColumns, type Item } from './columns.ts'
import { colors, gap, paragraph, type Sheet } from './sheet.ts'
import type { BookStyles } from './styles.ts'
import { bookWords } from './words.ts'

/** A recipe as the index names it. */
export interface IndexedRecipe {
  title: string
  page: number
  foods: readonly string[]
  diets: readonly Diet[]
}

interface Entry {
  name: string
  recipes: readonly IndexedRecipe[]
}

/** The names with their recipes, in the order of the language's alphabet. */
export function entriesOf(recipes: readonly IndexedRecipe[], language: Language): Entry[] {
  const collator = new Intl.Collator(language)
  const byName = new Map<string, IndexedRecipe[]>()
  for (const recipe of recipes)
    for (const name of new Set(recipe.foods)) byName.set(name, [...(byName.get(name) ?? []), recipe])
  return [...byName]
    .map(([name, found]) => ({ name, recipes: found }))
    .toSorted((a, b) => collator.compare(a.name, b.name))
}

/** Only diets that tell recipes apart: one that holds for all of them or for none is left out. */
export const dietEntries = (recipes: readonly IndexedRecipe[], language: Language): Entry[] =>
  diets
    .map((diet) => ({
      name: dietWords[language][diet],
      recipes: recipes.filter((recipe) => recipe.diets.includes(diet)),
    }))
    .filter(({ recipes: found }) => found.length > 0 && found.length < recipes.length)

const upperFirst = (text: string, language: Language) =>
  text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1)

function itemsOf(sheet: Sheet, entries: readonly Entry[], styles: BookStyles, language: Language): Item[] {
  const width = columnWidth(sheet)
  const { small } = styles
  return entries.flatMap(({ name, recipes }): Item[] => {
    const heading = {
      lines: sheet.lines([{ text: upperFirst(name, language), face: 'bold' }], small, width),
      style: small,
      above: small.leading * 0.45,
      indent: 0,
      isHeading: true,
    }
    const below = recipes.map(({ title, page }, at): Item => {
      const lines = sheet.lines(
        [{ text: title, face: 'text', color: colors.soft }],
        small,
        width - small.size * 3.2,
      )
      return {
        lines,
        style: small,
        above: 0,
        indent: small.size * 0.9,
        isHeading: false,
        end: sheet.lines([{ text: String(page), face: 'text', color: colors.soft }], small),
        // The first one stands below it anyway.
        ...(at > 0 && { under: heading }),
      }
    })
    return [heading, ...below]
  })
}

/** The recipes by what they are about, then by diet. */
export function drawIndex(
  sheet: Sheet,
  recipes: readonly IndexedRecipe[],
  { language, styles }: { language: Language; styles: BookStyles },
): void {
  const words = bookWords[language]
  const chapters = [
    { heading: words.byIngredient, entries: entriesOf(recipes, language) },
    { heading: words.byDiet, entries: dietEntries(recipes, language) },
  ]
  for (const { heading, entries } of chapters) {
    if (entries.length === 0) continue
    const isFirst = heading === words.byIngredient
    // What is left of a page is used for the shorter one.
    if (isFirst || sheet.room() < (sheet.box().bottom - sheet.box().top) * 0.6) sheet.newPage()
    else gap(sheet, styles.chapter.leading)
    paragraph(sheet, [{ text: heading, face: 'title' }], styles.chapter)
    sheet.y += 10
    inColumns(sheet, itemsOf(sheet, entries, styles, language))
  }
}
