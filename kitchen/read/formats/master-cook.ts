import type { Node } from '../page/linked-data.ts'

const header = /^[\s*]*exported from\s+master\s?cook.*$/im
const rule = /^\s*-{3,}\s+-{3,}\s+-{3,}\s*$/m

/** A recipe as the program MasterCook exports it: a table of amount, measure and ingredient, then paragraphs. */
export function readMasterCook(text: string): Node | null {
  const start = header.exec(text)
  const table = start ? rule.exec(text) : null
  if (!start || !table) return null
  const head = text.slice(start.index + start[0].length, table.index).split(/\r?\n/)
  const title = head.map((each) => each.trim()).find((each) => each !== '') ?? ''
  const field = (name: string) =>
    new RegExp(`${name}\\s*:\\s*(.*?)(?:\\s{2,}\\S[^:]*:|$)`, 'i').exec(
      head.find((each) => new RegExp(`${name}\\s*:`, 'i').test(each)) ?? '',
    )?.[1]
  const body = text.slice(table.index + table[0].length).replace(/^\r?\n/, '')
  const [list = '', ...paragraphs] = body.split(/\r?\n\s*\r?\n/)
  const end = paragraphs.findIndex((each) => /^\s*(?:- ){3,}/.test(each))
  const told = paragraphs
    .slice(0, end < 0 ? undefined : end)
    .map((each) => each.replace(/\s+/g, ' ').trim())
    .filter((each) => each !== '')
  const isNote = (each: string) => /^(?:notes?|per serving|nutr)\b/i.test(each)
  return {
    '@type': 'Recipe',
    name: title,
    recipeYield: field('Serving Size') ?? '',
    prepTime: field('Preparation Time') ?? '',
    keywords: (field('Categories') ?? '').replace(/\s{2,}/g, ', '),
    author: field('Recipe By') ?? '',
    description: told.filter(isNote).join('\n'),
    recipeIngredient: list
      .split(/\r?\n/)
      .map((each) =>
        each
          .trim()
          .replace(/\s{2,}/g, ' ')
          .replace(/\s+--\s+/, ', '),
      )
      .filter((each) => each !== ''),
    recipeInstructions: told.filter((each) => !isNote(each)),
  }
}
