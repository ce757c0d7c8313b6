import type { Node } from '../page/linked-data.ts'
import { readCooklang } from './cooklang.ts'
import { hideEscaped } from './escapes.ts'
import { readMasterCook } from './master-cook.ts'
import { readMealMaster } from './meal-master.ts'
import { readRecipeMd } from './recipe-md.ts'

const readers = [
  readMealMaster,
  readMasterCook,
  (text: string) => readRecipeMd(hideEscaped(text)),
  (text: string) => readCooklang(hideEscaped(text)),
]

/** A page that was saved as something else, such as a string in quotes. */
const isPage = /<(?:!doctype\s+html|html|head|body)\b/i

/**
 * The recipe of a text in one of the formats of other programs, as JSON-LD would describe it, with its escaped signs
 * hidden; null for other texts.
 */
export function readFormat(text: string): Node | null {
  if (/^\s*[<[{]/.test(text) || isPage.test(text.slice(0, 1_000))) return null
  for (const read of readers) {
    const node = read(text)
    if (node) return node
  }
  return null
}

export const isFormat = (text: string): boolean => readFormat(text) !== null
