import type { PatternId } from './pattern-ids.ts'
import { classic, type Dish } from './dish.ts'
import { measured } from './shorthand.ts'

type Pour = Parameters<typeof measured>[1]

/** A drink by its name: what goes into one glass, in millilitres unless it says otherwise. */
export const drink = (
  names: Parameters<typeof classic>[0],
  pattern: PatternId,
  words: RegExp,
  pours: Pour,
  without: readonly string[] = [],
): Dish => classic(names, pattern, words, Object.keys(pours), { measures: measured('ml', pours), without })

export const noIce = ['ice']
export const slice = [0.25, null] as const
export const piece = [1, null] as const
export const sprig = [1, 'sprig'] as const
export const dash = [1, 'dash'] as const
export const pinch = [1, 'pinch'] as const
