import type { PatternId } from './pattern-ids.ts'
import type { Pattern } from './pattern.ts'
import { cake } from './cake.ts'
import { chiaPudding } from './chia-pudding.ts'
import { crumble } from './crumble.ts'
import { fruitSalad } from './fruit-salad.ts'
import { mousse } from './mousse.ts'
import { pancakes } from './pancakes.ts'
import { pannaCotta } from './panna-cotta.ts'
import { mule } from './mule.ts'
import { smash } from './smash.ts'
import { sour } from './sour.ts'
import { spritz } from './spritz.ts'
import { frittata } from './frittata.ts'
import { panFry } from './pan-fry.ts'
import { pasta } from './pasta.ts'
import { risotto } from './risotto.ts'
import { stirFry } from './stir-fry.ts'
import { tacos } from './tacos.ts'
import { chilli } from './chilli.ts'
import { curry } from './curry.ts'
import { dal } from './dal.ts'
import { stew } from './stew.ts'
import { bowl } from './bowl.ts'
import { gratin } from './gratin.ts'
import { trayBake } from './tray-bake.ts'
import { dip } from './dip.ts'
import { salad } from './salad.ts'
import { soup } from './soup.ts'
import { toast } from './toast.ts'
import { ceviche } from './ceviche.ts'
import { gazpacho } from './gazpacho.ts'
import { dumplings } from './dumplings.ts'
import { shakshuka } from './shakshuka.ts'
import { ramen } from './ramen.ts'
import { biryani } from './biryani.ts'
import { schnitzel } from './schnitzel.ts'
import { quiche } from './quiche.ts'
import { savouryTart } from './savoury-tart.ts'
import { burger } from './burger.ts'
import { fishStew } from './fish-stew.ts'
import { stuffed } from './stuffed.ts'
import { gnocchi } from './gnocchi.ts'
import { hash } from './hash.ts'
import { airFry } from './air-fry.ts'
import { tiramisu } from './tiramisu.ts'
import { lemonCream } from './lemon-cream.ts'
import { negroni } from './negroni.ts'
import { iceCream, sorbet } from './frozen.ts'
import { lassi, smoothie } from './blended.ts'
import { hotChocolate, mulled } from './hot-drinks.ts'

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
  ceviche,
  gazpacho,
  dumplings,
  shakshuka,
  ramen,
  biryani,
  schnitzel,
  quiche,
  savouryTart,
  burger,
  fishStew,
  stuffed,
  gnocchi,
  hash,
  airFry,
  tiramisu,
  sorbet,
  iceCream,
  lemonCream,
  smoothie,
  lassi,
  hotChocolate,
  mulled,
  negroni,
]

export function patternOf(id: PatternId): Pattern | null {
  return patterns.find((pattern) => pattern.id === id) ?? null
}
