import type { PatternId } from './pattern-ids.ts'
import type { Pattern } from './pattern.ts'
import { factsFrom } from './step-facts.ts'
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
import { iceCream, sorbet } from './frozen.ts'
import { lassi, smoothie } from './blended.ts'
import { hotChocolate, mulled } from './hot-drinks.ts'
import { meatballs } from './meatballs.ts'
import { fritters } from './fritters.ts'
import { falafel } from './falafel.ts'
import { croquettes } from './croquettes.ts'
import { skewers } from './skewers.ts'
import { pizza } from './pizza.ts'
import { flammkuchen } from './flammkuchen.ts'
import { friedRice } from './fried-rice.ts'
import { friedNoodles } from './fried-noodles.ts'
import { paella } from './paella.ts'
import { pastaBake } from './pasta-bake.ts'
import { layeredBake } from './layered-bake.ts'
import { creamSauce } from './cream-sauce.ts'
import { spaetzle } from './spaetzle.ts'
import { breadDumplings } from './bread-dumplings.ts'
import { cottagePie } from './cottage-pie.ts'
import { guacamole } from './guacamole.ts'
import { caesarSalad } from './caesar-salad.ts'
import { potatoSalad } from './potato-salad.ts'
import { ratatouille } from './ratatouille.ts'
import { spanishTortilla, omelette } from './tortilla.ts'
import { roast } from './roast.ts'
import { ricePudding } from './rice-pudding.ts'
import { cheesecake } from './cheesecake.ts'
import { bakedFruit } from './baked-fruit.ts'
import { fruitTart } from './fruit-tart.ts'
import { crepes, savouryCrepes } from './crepes.ts'
import { streuselCake } from './streusel-cake.ts'
import { clafoutis } from './clafoutis.ts'
import { brownies, lavaCake } from './brownies.ts'
import { cookies, scones } from './cookies.ts'
import { kaiserschmarrn } from './kaiserschmarrn.ts'
import { waffles } from './waffles.ts'
import { strudel } from './strudel.ts'
import { churros } from './churros.ts'
import { flan, cremeBrulee, floatingIsland } from './custards.ts'
import { compote } from './compote.ts'
import { frenchToast } from './french-toast.ts'
import { lemonade, icedTea, sangria } from './long-drinks.ts'
import { built, shaken, stirred } from './bar.ts'
import { blendedDrink, warmDrink } from './drinks/blended-and-warm.ts'
import { potRoast, braisedRolls } from './braises.ts'
import { whiteStew, boiledJoint } from './white-stew.ts'
import { potPie, batterPudding } from './pot-pie.ts'
import { mash, mashCakes } from './mash.ts'
import { wings } from './wings.ts'
import { enchiladas, nachos } from './enchiladas.ts'
import { meatloaf, bakedPotato } from './meatloaf.ts'
import { parcels, gougeres } from './parcels.ts'
import { ajillo, mussels } from './ajillo.ts'
import { hollandaise } from './hollandaise.ts'
import { battered, cordonBleu } from './battered.ts'
import { klopse, greenSauce } from './klopse.ts'
import { migas } from './migas.ts'
import { saucedSponge, breadPudding } from './sauced-sponge.ts'
import { meringue, layeredGlass } from './meringue.ts'
import { yeastBuns } from './yeast-dough.ts'
import { porridge, stirredCustard, nutCake } from './spoon-sweets.ts'
import { toastie, sandwich } from './sandwich.ts'
import { breadSoup } from './bread-soup.ts'
import { slaw, pastaSalad } from './slaw.ts'
import { carbonara } from './carbonara.ts'
import { souffle } from './souffle.ts'
import { scrambledEggs, stuffedEggs, eggsInSauce } from './eggs.ts'
import { tarteTatin } from './upside-down-tart.ts'
import { sweetPuffs } from './sweet-puffs.ts'
import { smallSponges } from './small-sponges.ts'
import { layerCake } from './layer-cake.ts'
import { curdTart } from './curd-tart.ts'
import { loaf } from './bakery/loaf.ts'
import { brothSoup } from './broth-soup.ts'
import { sauceStew } from './sauce-stew.ts'
import { boiledDumplings } from './boiled-dumplings.ts'
import { tortillasInSalsa } from './tortillas-in-salsa.ts'
import { masaCakes } from './masa-cakes.ts'
import { savouryPorridge } from './savoury-porridge.ts'
import { fondue } from './fondue.ts'
import { tablePot } from './table-pot.ts'
import { friedRolls, freshRolls } from './rolls.ts'
import { potatoNoodles } from './potato-noodles.ts'
import { filledBread } from './filled-bread.ts'
import { limeSalad } from './lime-salad.ts'
import { oilDressed } from './oil-dressed.ts'
import { makiRolls, donburi } from './rice-at-table.ts'
import { thickPancake } from './thick-pancake.ts'
import { smothered, floured } from './pan-classics.ts'
import { inPastry } from './in-pastry.ts'
import { braisedVegetables, friedPotatoes } from './vegetable-sides.ts'
import { boundSalad, stirredSpread } from './cold-plates.ts'
import { filledLeaves } from './filled-leaves.ts'
import { steamedBuns } from './steamed-buns.ts'
import { sweetTart } from './bakery/tart.ts'
import { soakedCake } from './bakery/soaked.ts'
import { biscuits } from './bakery/biscuits.ts'
import { sweetmeats } from './bakery/sweetmeats.ts'
import { friedSweets } from './bakery/fried.ts'
import { namedCake } from './bakery/cakes.ts'
import { chilledSweets } from './bakery/chilled.ts'
import { quickBread } from './bakery/quick-bread.ts'
import { flatBread } from './bakery/flat-bread.ts'
import { breakfastJars } from './bakery/breakfast-jars.ts'

const all: readonly Pattern[] = [
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
  meatballs,
  fritters,
  falafel,
  croquettes,
  skewers,
  pizza,
  flammkuchen,
  friedRice,
  friedNoodles,
  paella,
  pastaBake,
  layeredBake,
  creamSauce,
  spaetzle,
  breadDumplings,
  cottagePie,
  guacamole,
  caesarSalad,
  potatoSalad,
  ratatouille,
  spanishTortilla,
  omelette,
  roast,
  ricePudding,
  cheesecake,
  bakedFruit,
  fruitTart,
  crepes,
  savouryCrepes,
  streuselCake,
  clafoutis,
  brownies,
  lavaCake,
  cookies,
  scones,
  kaiserschmarrn,
  waffles,
  strudel,
  churros,
  flan,
  cremeBrulee,
  floatingIsland,
  compote,
  frenchToast,
  lemonade,
  icedTea,
  sangria,
  shaken,
  stirred,
  built,
  blendedDrink,
  warmDrink,
  potRoast,
  braisedRolls,
  whiteStew,
  boiledJoint,
  carbonara,
  souffle,
  scrambledEggs,
  stuffedEggs,
  eggsInSauce,
  potPie,
  batterPudding,
  mash,
  mashCakes,
  wings,
  enchiladas,
  meatloaf,
  bakedPotato,
  parcels,
  gougeres,
  nachos,
  ajillo,
  battered,
  cordonBleu,
  klopse,
  greenSauce,
  migas,
  mussels,
  hollandaise,
  toastie,
  sandwich,
  breadSoup,
  slaw,
  pastaSalad,
  tarteTatin,
  sweetPuffs,
  smallSponges,
  layerCake,
  curdTart,
  saucedSponge,
  breadPudding,
  meringue,
  layeredGlass,
  yeastBuns,
  porridge,
  stirredCustard,
  nutCake,
  loaf,
  brothSoup,
  sauceStew,
  boiledDumplings,
  tortillasInSalsa,
  masaCakes,
  savouryPorridge,
  fondue,
  tablePot,
  friedRolls,
  freshRolls,
  potatoNoodles,
  filledBread,
  limeSalad,
  oilDressed,
  makiRolls,
  donburi,
  thickPancake,
  smothered,
  floured,
  inPastry,
  braisedVegetables,
  friedPotatoes,
  boundSalad,
  stirredSpread,
  filledLeaves,
  steamedBuns,
  sweetTart,
  soakedCake,
  biscuits,
  sweetmeats,
  friedSweets,
  namedCake,
  chilledSweets,
  quickBread,
  flatBread,
  breakfastJars,
]

export const patterns: readonly Pattern[] = all.map((pattern) => ({
  ...pattern,
  steps: pattern.steps.map((step) => ({ ...factsFrom(step), ...step })),
}))

export function patternOf(id: PatternId): Pattern | null {
  return patterns.find((pattern) => pattern.id === id) ?? null
}
