import type { Language } from '#shared/constants/languages.ts'
import { limits } from '#shared/constants/limits.ts'
import type { RecipeIngredient } from '#shared/contract/recipe-structure.ts'
import { cut } from '#shared/lines/marks.ts'
import { fieldHeaded } from '#shared/words/field-lines.ts'
import { inAllLanguages } from '#shared/lines/words/index.ts'
import { readItemLine } from '../text/item-line.ts'
import type { Groups } from './groups.ts'
import { fixedMark } from './marks.ts'

/** "For the sauce:", "Layer 2:", "## Dough" among the ingredients. */
const markedHeading = /^(?:#{1,6}\s*(?<marked>.+)|(?<named>[^\d½¼¾]{2,80}(?:\s\d{1,2})?):)$/u
/** "Pour la sauce", without an amount and without anything else. */
const purpose = new RegExp(`^(?:${inAllLanguages((words) => words.purpose)})[^\\d,;:]{3,50}$`, 'iu')
/** "FOR THE MARINADE", "DRESSING (whisk together)" */
const loud = /^[\p{Lu}\s&'’-]{4,60}(?:\([^()\d]{3,60}\))?$/u

function headingIn(line: string, isLoudList: boolean): string | undefined {
  const { marked, named } = markedHeading.exec(line)?.groups ?? {}
  if (marked ?? named) return marked ?? named
  return purpose.test(line) || (!isLoudList && loud.test(line)) ? line : undefined
}

/** The ingredients of a page's lines, each with the heading that it stands under, and the tools listed among them. */
export function ingredientsOf(
  lines: readonly string[],
  { before, headings }: Groups,
  language: Language,
): { items: RecipeIngredient[]; tools: string[] } {
  const isLoud = lines.filter((line) => line === line.toUpperCase()).length > lines.length / 2
  const items: RecipeIngredient[] = []
  const tools: string[] = []
  let group: string | null = null
  for (const [index, line] of lines.entries()) {
    const own = headings.has(index) ? line : headingIn(line, isLoud)
    const heading = own ?? before.get(index)
    if (heading !== undefined) group = cut(heading.replace(/\s*:$/, ''), 100) || null
    if (group !== null && fieldHeaded(group) === 'equipment') {
      if (own === undefined) tools.push(line)
      continue
    }
    const isFixed = line.startsWith(fixedMark)
    const item = own === undefined ? readItemLine(isFixed ? line.slice(1) : line, language, group) : null
    if (item) items.push(isFixed ? { ...item, scales: false } : item)
    if (items.length === limits.recipe.ingredientsMax) break
  }
  return { items, tools }
}
