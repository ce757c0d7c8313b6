import type { Ingredient } from '../lexicon/ingredient.ts'
import { plainWords, type DrawnDish } from './dish.ts'
import { furnished } from './furnish.ts'
import { dessertGlass } from './glasses/dessert.ts'
import { drink } from './glasses/drink.ts'
import { glassKinds } from './glasses/glass.ts'
import { larderOf, mainColours } from './larder.ts'
import type { Composition, Look } from './looks/look.ts'
import { lookOf, shownItems } from './shown-as.ts'
import { seededRandom } from './random.ts'
import type { Scene } from './scene.ts'
import { each, element, type Brush } from './svg.ts'
import { chooseGlaze } from './table/glaze.ts'
import { setting } from './table/setting.ts'
import { chooseTable, drawTable, height, width } from './table/surface.ts'
import { vesselOf } from './table/vessels.ts'

export { dishOf, type DrawnDish } from './dish.ts'

/** Dishes of dough or crust, which a yellow plate would swallow. */
const golden: ReadonlySet<Composition> = new Set(['pieces', 'cake', 'bread'])

/** Draws the plated dish as one SVG document of 1200 × 900; the same dish gives the same picture for ever. */
export const drawDish = (dish: DrawnDish): string => drawnParts(dish).svg

/** The picture with the names of what is drawn in it. */
interface DrawnParts {
  svg: string
  look: Look
  /** Ids of ingredients and names of vessels. */
  shown: ReadonlySet<string>
  /** All that the picture is drawn with. */
  items: readonly Ingredient[]
}

/** A look in its vessel on the table: what lies inside is cut at the vessel's wall. */
function served(scene: Scene, look: Look): string {
  const vessel = vesselOf(scene, look)
  const { x, y, well } = vessel
  const inside: Scene = { ...scene, x, y, radius: well }
  return (
    drawTable({ ...scene.brush, random: scene.brush.random.fork('surface') }, scene.table) +
    setting(scene, look) +
    vessel.holding(each(look.inside, (layer) => layer(inside))) +
    each(look.over, (layer) => layer(inside))
  )
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
  const look = lookOf(dish)
  const items = shownItems(dish, furnished(dish, look), look)
  const larder = larderOf(items)
  const colours = golden.has(look.composition) ? ['#dba552', ...mainColours(larder)] : mainColours(larder)
  const table = chooseTable({ ...brush, random: random.fork('table') }, colours)
  const scene: Scene = {
    brush,
    larder,
    table,
    glaze: chooseGlaze({ ...brush, random: random.fork('glaze') }, table.colour, colours),
    words: plainWords(dish.title),
    colours: new Map(),
    x: width / 2,
    y: height / 2 + 4,
    radius: 352,
    turn: 0,
  }
  const glass = glassKinds.find((kind) => kind === look.vessel)
  const painted = !glass
    ? served(scene, look)
    : (look.composition === 'drink' ? drink : dessertGlass)(scene, glass)
  const svg = element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    element('defs', {}, definitions.join('') + grain) +
      painted +
      `<rect width="${width}" height="${height}" fill="url(#grain)"/>`,
  )
  return { svg, look, shown, items }
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
