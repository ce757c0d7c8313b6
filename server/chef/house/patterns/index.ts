import type { PatternId } from './dishes.ts'
import type { Pattern } from './pattern.ts'
import { chilli, curry, dal, stew } from './pots.ts'
import { dip, salad, soup, toast } from './starters.ts'

export const patterns: readonly Pattern[] = [soup, salad, toast, dip, curry, stew, chilli, dal]

export function patternOf(id: PatternId): Pattern | null {
  return patterns.find((pattern) => pattern.id === id) ?? null
}
