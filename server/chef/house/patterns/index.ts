import type { PatternId } from './dishes.ts'
import type { Pattern } from './pattern.ts'
import { cake, chiaPudding, crumble, fruitSalad, mousse, pancakes, pannaCotta } from './desserts.ts'
import { mule, smash, sour, spritz } from './drinks.ts'
import { frittata, panFry, pasta, risotto, stirFry, tacos } from './pans.ts'
import { chilli, curry, dal, stew } from './pots.ts'
import { bowl, gratin, trayBake } from './trays.ts'
import { dip, salad, soup, toast } from './starters.ts'

export const patterns: readonly Pattern[] = [
  soup,
  salad,
  toast,
  dip,
  curry,
  stew,
  chilli,
  dal,
  pasta,
  risotto,
  stirFry,
  panFry,
  frittata,
  tacos,
  trayBake,
  gratin,
  bowl,
  crumble,
  mousse,
  pannaCotta,
  chiaPudding,
  cake,
  fruitSalad,
  pancakes,
  sour,
  spritz,
  mule,
  smash,
]

export function patternOf(id: PatternId): Pattern | null {
  return patterns.find((pattern) => pattern.id === id) ?? null
}
