import type { Node } from '../page/linked-data.ts'
import { readCooklang } from './cooklang.ts'
import { readMasterCook } from './master-cook.ts'
import { readMealMaster } from './meal-master.ts'
import { readRecipeMd } from './recipe-md.ts'

const readers = [readMealMaster, readMasterCook, readRecipeMd, readCooklang]

/** The recipe of a text in one of the formats of other programs, as JSON-LD would describe it; null for other texts. */
export function readFormat(text: string): Node | null {
  if (/^\s*[<[{]/.test(text)) return null
  for (const read of readers) {
    const node = read(text)
    if (node) return node
  }
  return null
}

export const isFormat = (text: string): boolean => readFormat(text) !== null
