import type { PatternId } from './dishes.ts'
import type { Pattern } from './pattern.ts'
import { cake } from './cake.ts'
import { chiaPudding } from './chia-pudding.ts'
import { crumble } from './crumble.ts'
import { fruitSalad } from './fruit-salad.ts'
import { mousse } from './mousse.ts'
import { pancakes } from './pancakes.ts'
import { pannaCotta } from './panna-cotta.ts'
import { mule, smash, sour, spritz } from './drinks.ts'
import { frittata } from './frittata.ts'
import { panFry } from './pan-fry.ts'
import { pasta } from './pasta.ts'
import { risotto } from './risotto.ts'
import { stirFry } from './stir-fry.ts'
import { tacos } from './tacos.ts'
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
