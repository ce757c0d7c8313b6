import { limits } from '#shared/constants/limits.ts'
import { inAllLanguages } from '#shared/lines/words/index.ts'
import { yieldIn } from '../text/serving-and-times.ts'
import { lineOf } from './html-text.ts'
import { isNode } from './linked-data.ts'

const dozen = new RegExp(`(\\d+)?\\s*(?:${inAllLanguages((words) => words.dozen)})(?!\\p{L})`, 'iu')

function countIn(text: string): number {
  const [found, dozens] = dozen.exec(text) ?? []
  if (found !== undefined) return 12 * Number(dozens ?? 1)
  return Number(/\d+/.exec(text)?.[0] ?? yieldIn(text)?.servings)
}

/** How many a page's yield says: its first number, of a range the lower end, dozens as twelves. */
export function servingsOf(value: unknown): number | undefined {
  for (const each of [value].flat().slice(0, 10)) {
    const written = isNode(each) ? (each.value ?? each.minValue ?? each.name) : each
    if (typeof written !== 'string' && typeof written !== 'number') continue
    const count = countIn(lineOf(String(written)))
    if (count >= 1 && count <= limits.recipe.servingsMax) return count
  }
  return undefined
}

/** What the yield counts where that is no portion: "24 cookies". */
export function yieldUnitOf(value: unknown): { yieldUnit?: string } {
  const servings = servingsOf(value)
  for (const each of [value].flat().slice(0, 10)) {
    const written = isNode(each) ? each.name : each
    const found = typeof written === 'string' ? yieldIn(lineOf(written)) : null
    if (found?.yieldUnit && found.servings === servings) return { yieldUnit: found.yieldUnit }
  }
  return {}
}
