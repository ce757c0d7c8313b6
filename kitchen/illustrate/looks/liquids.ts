import { dusting, sprinkle } from '../forms/scatter.ts'
import { drizzle, oilDrops, pool, smear, spooned, surface, swirl } from '../forms/sauce.ts'
import type { Scene } from '../scene.ts'
import type { Brush } from '../svg.ts'
import type { Layer } from './look.ts'
import { paintOf } from './paint.ts'
import { numbersOf } from './quantity.ts'

type Flow = (
  brush: Brush,
  colour: string,
  x: number,
  y: number,
  radius: number,
  more: readonly number[],
) => string

/** A line "KIND COLOUR SIZE [more] [X Y]" in shares of the scene's half width. */
const flowing =
  (flow: Flow, ...usual: readonly (number | null)[]) =>
  (words: readonly string[]): Layer => {
    const paint = paintOf(words[0] ?? '')
    const [size = 1, ...rest] = numbersOf(words, 1, [...usual, 0, 0])
    const [dx = 0, dy = 0] = rest.slice(-2)
    return (scene: Scene) =>
      flow(
        scene.brush,
        paint(scene),
        scene.x + dx * scene.radius,
        scene.y + dy * scene.radius,
        scene.radius * size,
        rest,
      )
  }

/** What flows, drops or dusts. */
export const liquids = {
  /** liquid COLOUR [SIZE]: the surface of what fills the vessel. */
  liquid: flowing((brush, colour, x, y, r) => surface(brush, colour, x, y, r), 1),
  /** pool COLOUR SIZE [RATIO]: a sauce on the plate. */
  pool: flowing((brush, colour, x, y, r, [ratio]) => pool(brush, colour, x, y, r, ratio), null, 0.9),
  /** smear COLOUR SIZE TURN: mash or purée drawn out with the spoon. */
  smear: flowing((_brush, colour, x, y, r, [turn = 0]) => smear(colour, x, y, r, turn), null, null),
  /** swirl COLOUR SIZE [TURNS]: a spiral of cream. */
  swirl: flowing((brush, colour, x, y, r, [turns]) => swirl(brush, colour, x, y, r, turns), null, 1.8),
  /** drizzle COLOUR SIZE [WIDTH]: ribbons to and fro. */
  drizzle: flowing((brush, colour, x, y, r, [wide]) => drizzle(brush, colour, x, y, r, wide), null, 9),
  /** drops COLOUR SIZE COUNT: oil. */
  drops: flowing(
    (brush, colour, x, y, r, [count = 0]) => oilDrops(brush, colour, x, y, r, count),
    null,
    null,
  ),
  /** spoons COLOUR SIZE: dressing let fall from a spoon. */
  spoons: flowing((brush, colour, x, y, r) => spooned(brush, colour, x, y, r), null),
  /** dust COLOUR SIZE COUNT: powder. */
  dust: flowing((brush, colour, x, y, r, [count]) => dusting(brush, colour, x, y, r, count), null, null),
  /** crumbs COLOUR SIZE COUNT GRAIN: seeds, crumbs, sugar; the grain in units of the page. */
  crumbs: flowing(
    (brush, colour, x, y, r, [count = 0, grain]) => sprinkle(brush, colour, x, y, r, count, grain),
    null,
    null,
    null,
  ),
}
