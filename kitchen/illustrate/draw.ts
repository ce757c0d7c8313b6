import type { Ingredient } from '../lexicon/ingredient.ts'
import type { Composition, Drawing } from './composition.ts'
import { plainWords, type DrawnDish } from './dish.ts'
import { bakedFruit } from './dishes/baked-fruit.ts'
import { bread } from './dishes/bread.ts'
import { biscuits } from './dishes/biscuits.ts'
import { burger } from './dishes/burger.ts'
import { cake } from './dishes/cake.ts'
import { creamyGrain } from './dishes/creamy-grain.ts'
import { crepes } from './dishes/crepes.ts'
import { crumble } from './dishes/crumble.ts'
import { curry } from './dishes/curry.ts'
import { dip } from './dishes/dip.ts'
import { dumplings } from './dishes/dumplings.ts'
import { flatTart } from './dishes/flat-tart.ts'
import { friedPieces } from './dishes/fried-pieces.ts'
import { fruitBowl } from './dishes/fruit-bowl.ts'
import { fruitTart } from './dishes/fruit-tart.ts'
import { gratin } from './dishes/gratin.ts'
import { knodel } from './dishes/knodel.ts'
import { mussels } from './dishes/mussels.ts'
import { pancakes } from './dishes/pancakes.ts'
import { pasta } from './dishes/pasta.ts'
import { plated } from './dishes/plated.ts'
import { ramekin } from './dishes/ramekin.ts'
import { salad } from './dishes/salad.ts'
import { scoops } from './dishes/scoops.ts'
import { sectorBowl } from './dishes/sector-bowl.ts'
import { skewers } from './dishes/skewers.ts'
import { skilletDish } from './dishes/skillet.ts'
import { soup } from './dishes/soup.ts'
import { stirFry } from './dishes/stir-fry.ts'
import { strudel } from './dishes/strudel.ts'
import { stuffed } from './dishes/stuffed.ts'
import { tacos } from './dishes/tacos.ts'
import { toasts } from './dishes/toasts.ts'
import { trayBake } from './dishes/tray-bake.ts'
import { unmoulded } from './dishes/unmoulded.ts'
import { dessertGlass } from './glasses/dessert.ts'
import { drink } from './glasses/drink.ts'
import { furnished } from './furnish.ts'
import { larderOf, mainColours } from './larder.ts'
import { drawingOf, shownItems } from './shown-as.ts'
import { seededRandom } from './random.ts'
import type { Scene } from './scene.ts'
import { element, type Brush } from './svg.ts'
import { chooseGlaze } from './table/glaze.ts'
import { setting } from './table/setting.ts'
import { chooseTable, drawTable, height, width } from './table/surface.ts'

export { dishOf, type DrawnDish } from './dish.ts'

/** Dishes of dough or crust, which a yellow plate would swallow. */
const golden: ReadonlySet<Composition> = new Set<Composition>([
  'tacos',
  'pancakes',
  'crepes',
  'friedPieces',
  'biscuits',
  'dumplings',
  'cake',
  'fruitTart',
])

const painters: Record<Composition, (scene: Scene) => string> = {
  soup,
  curry,
  creamyGrain,
  sectorBowl,
  salad,
  dip,
  fruitBowl,
  pasta,
  stirFry,
  plated,
  tacos,
  dumplings,
  skewers,
  gratin,
  stuffed,
  skillet: skilletDish,
  trayBake,
  flatTart,
  toasts,
  burger,
  cake,
  fruitTart,
  crumble,
  pancakes,
  scoops,
  unmoulded,
  biscuits,
  dessertGlass,
  friedPieces,
  crepes,
  bakedFruit,
  strudel,
  knodel,
  ramekin,
  drink,
  mussels,
  bread,
}

/** Draws the plated dish as one SVG document of 1200 × 900; the same dish gives the same picture for ever. */
export const drawDish = (dish: DrawnDish): string => drawnParts(dish).svg

/** The picture with the names of what is drawn in it. */
export interface DrawnParts extends Drawing {
  svg: string
  /** Ids of ingredients and names of vessels. */
  shown: ReadonlySet<string>
  /** All that the picture is drawn with. */
  items: readonly Ingredient[]
}

export function drawnParts(dish: DrawnDish): DrawnParts {
  const definitions: string[] = []
  const known = new Map<string, string>()
  const random = seededRandom(`${dish.seed}/${dish.title}`)
  const shown = new Set<string>()
  const brush: Brush = {
    random,
    note: (thing) => shown.add(thing),
    define: (markup) => {
      const shape = markup('')
      const id = known.get(shape) ?? `d${definitions.length}`
      if (!known.has(shape)) {
        known.set(shape, id)
        definitions.push(markup(id))
      }
      return `url(#${id})`
    },
  }
  const words = plainWords(dish.title)
  const { composition, form } = drawingOf(dish)
  const items = shownItems({ ...dish, items: furnished(dish, dish.items, composition) }, composition)
  const larder = larderOf(items)
  const colours = golden.has(composition) ? ['#dba552', ...mainColours(larder)] : mainColours(larder)
  const table = chooseTable({ ...brush, random: random.fork('table') }, colours)
  const glaze = chooseGlaze({ ...brush, random: random.fork('glaze') }, table.colour, colours)
  const scene: Scene = {
    brush,
    larder,
    table,
    glaze,
    words,
    form,
    x: width / 2,
    y: height / 2 + 4,
    radius: 352,
  }
  const onTable = composition !== 'drink' && composition !== 'dessertGlass'
  const ground = onTable
    ? drawTable({ ...brush, random: random.fork('surface') }, table) + setting(scene, composition)
    : ''
  const painted = ground + painters[composition](scene)
  const svg = element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    element('defs', {}, definitions.join('') + grain) +
      painted +
      `<rect width="${width}" height="${height}" fill="url(#grain)"/>`,
  )
  return { svg, shown, composition, form, items }
}

/** The tooth of the paper: a small tile of dark and light specks over everything. */
const grain =
  '<filter id="tooth" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">' +
  '<feTurbulence type="fractalNoise" baseFrequency=".62" numOctaves="2" seed="7" stitchTiles="stitch"/>' +
  '<feColorMatrix values="0 0 0 0 .3 0 0 0 0 .16 0 0 0 0 .06 0 0 0 -5 2.1"/></filter>' +
  '<filter id="chalk" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">' +
  '<feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="2" seed="19" stitchTiles="stitch"/>' +
  '<feColorMatrix values="0 0 0 0 1 0 0 0 0 .97 0 0 0 0 .9 0 0 0 -5 2.1"/></filter>' +
  '<pattern id="grain" width="300" height="300" patternUnits="userSpaceOnUse">' +
  '<rect width="300" height="300" filter="url(#tooth)" opacity=".17"/>' +
  '<rect width="300" height="300" filter="url(#chalk)" opacity=".2"/></pattern>'
