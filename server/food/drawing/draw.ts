import type { Ingredient } from '../ingredient.ts'
import { compositionOf, type Composition } from './composition.ts'
import { plainWords, type DrawnDish } from './dish.ts'
import * as bowls from './dishes/bowls.ts'
import * as oven from './dishes/oven.ts'
import * as plates from './dishes/plates.ts'
import * as sweets from './dishes/sweets.ts'
import { dessertGlass } from './glasses/dessert.ts'
import { drink } from './glasses/drink.ts'
import { larderOf, mainColours, shownIn } from './larder.ts'
import { furnished } from './staples.ts'
import { seededRandom } from './random.ts'
import type { Scene } from './scene.ts'
import { element, type Brush } from './svg.ts'
import { chooseGlaze } from './table/glaze.ts'
import { setting } from './table/setting.ts'
import { chooseTable, drawTable, height, width } from './table/surface.ts'

export { dishOf, type DrawnDish } from './dish.ts'

const painters: Record<Composition, (scene: Scene) => string> = {
  soup: bowls.soup,
  curry: bowls.curry,
  creamyGrain: bowls.creamyGrain,
  sectorBowl: bowls.sectorBowl,
  salad: bowls.salad,
  dip: bowls.dip,
  fruitBowl: bowls.fruitBowl,
  pasta: plates.pasta,
  stirFry: plates.stirFry,
  plated: plates.plated,
  tacos: plates.tacos,
  dumplings: plates.dumplings,
  skewers: plates.skewers,
  gratin: oven.gratin,
  skillet: oven.skilletDish,
  trayBake: oven.trayBake,
  flatTart: oven.flatTart,
  toasts: oven.toasts,
  burger: oven.burger,
  cake: sweets.cake,
  fruitTart: sweets.fruitTart,
  crumble: sweets.crumble,
  pancakes: sweets.pancakes,
  scoops: sweets.scoops,
  unmoulded: sweets.unmoulded,
  biscuits: sweets.biscuits,
  dessertGlass,
  drink,
}

const balls = /meatball|boulette|albondiga|frikadelle|klops|polpett|kofta|kofte|buletten/

/** Minced meat is crumbs, unless the dish is called after what it is rolled into. */
function rolled(items: readonly Ingredient[], words: string): readonly Ingredient[] {
  return balls.test(words)
    ? items.map((item) => (/minced|mince$/.test(item.id) ? { ...item, id: 'meatball' } : item))
    : items
}

/** Draws the plated dish as one SVG document of 1200 × 900; the same dish gives the same picture for ever. */
export function drawDish(dish: DrawnDish): string {
  const definitions: string[] = []
  const known = new Map<string, string>()
  const random = seededRandom(`${dish.seed}/${dish.title}`)
  const brush: Brush = {
    random,
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
  const named = rolled(dish.items, words)
  const composition = dish.composition ?? compositionOf(dish.dishType, words, larderOf(named))
  const larder = larderOf(furnished(named, composition, shownIn(larderOf(named), composition), words))
  const colours = mainColours(larder)
  const table = chooseTable({ ...brush, random: random.fork('table') }, colours)
  const glaze = chooseGlaze({ ...brush, random: random.fork('glaze') }, table.colour, colours)
  const scene: Scene = { brush, larder, table, glaze, words, x: width / 2, y: height / 2 + 4, radius: 352 }
  const onTable = composition !== 'drink' && composition !== 'dessertGlass'
  const ground = onTable
    ? drawTable({ ...brush, random: random.fork('surface') }, table) + setting(scene, composition)
    : ''
  const painted = ground + painters[composition](scene)
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    element('defs', {}, definitions.join('') + grain) +
      painted +
      `<rect width="${width}" height="${height}" fill="url(#grain)"/>`,
  )
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
