import { gramsOf } from '../../lexicon/weight.ts'
import type { Cut } from './knifework.ts'
import type { Part } from './part.ts'

/** Minutes that a home cook with a sharp knife needs for 100 g, and at least for however little. */
const pace: Record<Cut, readonly [hundredGrams: number, least: number]> = {
  diceFine: [1.5, 1],
  mince: [7, 0.7],
  rings: [0.7, 0.7],
  deseed: [5, 0.8],
  bruise: [0.5, 0.3],
  peelChunks: [0.9, 1],
  peelSticks: [1.6, 1.5],
  grateRoot: [1.8, 1],
  stripsFine: [0.7, 1],
  roundSlices: [0.6, 0.8],
  slit: [10, 0.7],
  peelSlices: [0.9, 1],
  pieces: [0.5, 0.8],
  rounds: [0.3, 0.5],
  lengthwise: [0.5, 1],
  seeds: [0.8, 1],
  scoop: [0.8, 0.5],
  medallions: [0.3, 0.7],
  pit: [0.7, 1],
  coreSlices: [0.8, 1],
  coreQuarters: [0.6, 1],
  stoneWedges: [0.6, 1],
  slices: [0.5, 0.7],
  peelThin: [1, 0.8],
  florets: [0.4, 0.8],
  halves: [0.4, 0.5],
  wash: [0.3, 0.7],
  washShred: [0.5, 1],
  wipe: [0.7, 1],
  drain: [0.1, 0.5],
  rinse: [0.05, 0.7],
  cubes: [0.6, 1],
  lardons: [0.5, 0.7],
  strips: [0.7, 1],
  dry: [0.1, 0.6],
  scrub: [0.6, 2],
  chopNuts: [1.2, 0.7],
  peelDice: [1.5, 1],
  smallDice: [1.2, 0.7],
  chop: [2, 0.5],
  grind: [0.5, 0.2],
  pluck: [4, 1],
  snip: [4, 0.6],
  strip: [8, 0.7],
  grate: [1.2, 1],
  crumble: [0.3, 0.5],
  tear: [0.3, 0.5],
  juice: [0.5, 0.6],
  zestJuice: [1.2, 1.5],
  wedges: [0.3, 0.4],
  core: [0.7, 1],
  stone: [0.7, 1],
  peelFruit: [0.7, 1],
  sortBerries: [0.4, 0.6],
  toThick: [0.3, 0.5],
  chopChocolate: [1, 1],
}

export const isCut = (name: string): name is Cut => Object.hasOwn(pace, name)

/** Pitting cherries takes a stone out every few seconds; a mango has one. */
const small = /^(cherry|date|grape)$/

/** How long one ingredient keeps the cook at the board. */
export function minutesAtBoard({ ingredient, amount, unit, cut }: Part): number {
  if (cut === null) return 0
  const [hundred, least] = pace[cut]
  const grams = gramsOf(ingredient, amount, unit)
  const rate = (cut === 'stone' || cut === 'pit') && small.test(ingredient.id) ? hundred * 3 : hundred
  return Math.max(least, grams === null ? least * (amount ?? 1) : (grams / 100) * rate)
}
