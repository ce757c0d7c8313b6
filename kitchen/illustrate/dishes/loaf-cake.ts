import { shapeAt, roundAt, spotAt, moved, type Point, type Spot, inset, posed, softPath } from '../outline.ts'
import { each, lined, soft, body, castShadow, dots, stroke } from '../svg.ts'
import { sugared } from '../strewn.ts'
import { mix, tonesOf } from '../colour.ts'
import { drizzle } from '../forms/sauce.ts'
import { spread } from '../forms/scatter.ts'
import { capsule } from '../forms/shapes.ts'
import { type Scene, heap } from '../scene.ts'
import { board } from '../table/board.ts'
import { plate } from '../table/plate.ts'
import { browned, rays } from './crust.ts'
import { fruitsOf } from './sweet.ts'

/** The colour of a plain cake's crumb. */
const crumbOf = ({ larder }: Scene) =>
  larder.chocolate.length > 0 || larder.all.some(({ id }) => /cocoa/.test(id))
    ? '#5a3220'
    : larder.all.some(({ id }) =>
          /carrot|nut$|almond|molasses|treacle|brown-sugar|banana|gingerbread|rye|wholemeal/.test(id),
        )
      ? '#b9783a'
      : '#e0ab52'

const isIced = ({ larder }: Scene) => larder.all.some(({ id }) => id === 'icing-sugar')

/** A cake from a loaf tin with two slices cut, its top cracked along the middle. */
export function loafCake(scene: Scene): string {
  const { brush, larder, x, y, radius: r } = scene
  const colour = crumbOf(scene)
  const tones = tonesOf(mix(colour, '#8a4f1e', 0.25))
  const crumb = tonesOf(mix(colour, '#f6dd9a', 0.3))
  const spot: Spot = { x: x - r * 0.24, y, size: r * 0.66, turn: 0 }
  const outline = posed(capsule(1, 0.5), spot)
  const bits = [...larder.fruits, ...larder.nuts]
  const slice = (at: number) => {
    const own: Spot = spotAt(x + r * (0.6 + at * 0.2), y + r * at * 0.1, r * 0.34, 1.5 - at * 0.22)
    const cut = posed(capsule(0.8, 0.62), own)
    return (
      body(cut, tones, own.size, { shine: 0 }) +
      soft(inset(cut, 0.88), crumb.base) +
      dots(spread(brush, own.x, own.y, own.size * 0.55, 12, 13), 5, crumb.shade, 0.8) +
      heap(brush, bits, { x: own.x, y: own.y, radius: own.size * 0.5 }, 5, r * 0.07, 1.2)
    )
  }
  return (
    board(brush, x - 20, y, r * 1.06).drawn +
    castShadow(outline, 16, 0.32) +
    body(outline, tones, r * 0.6, { shadow: 0 }) +
    lined(shapeAt(spot, '-0.7 0.02, -0.2 -0.06, 0.2 0.05, 0.7 0'), crumb.light, r * 0.06, 0.75) +
    browned(brush, spot.x, spot.y, r * 0.5, r * 0.24, 14) +
    (isIced(scene)
      ? soft(inset(outline, 0.72), '#fffaf0', 0.5) + drizzle(brush, '#fffaf0', spot.x, spot.y, r * 0.34, 10)
      : '') +
    heap(brush, bits, { x: spot.x, y, radius: r * 0.3 }, 9, r * 0.09, 1.4) +
    heap(brush, larder.citrus, { x: spot.x, y, radius: r * 0.3 }, 3, r * 0.13, 1.4) +
    each([0, 1], slice)
  )
}

/** A cake from a ring tin: fluted, dusted or glazed. */
export function ringCake(scene: Scene): string {
  const { brush, x, y, radius } = scene
  const r = radius * 0.44
  const tones = tonesOf(mix(crumbOf(scene), '#a8622a', 0.3))
  const around = (dx: number, dy: number, share: number) =>
    softPath(roundAt(brush.random, { x: x + dx, y: y + dy, size: r * share, turn: 0 }, 0, 1, 26))
  return (
    plate(brush, scene.glaze, x, y, radius, 0.84).drawn +
    stroke(around(12, 18, 1), '#2a1409', r * 1.12, 0.28) +
    stroke(around(0, 0, 1), tones.shade, r * 1.1) +
    stroke(around(-2, -4, 1), tones.base, r * 0.98) +
    stroke(rays(x, y, r, 18, 0.5, 1.5, 0.16), tones.deep, 6, 0.45) +
    stroke(around(-8, -12, 0.98), tones.light, r * 0.22, 0.45) +
    (isIced(scene)
      ? stroke(around(0, -4, 1), '#fffaf0', r * 0.5, 0.5) + sugared(scene, x, y, r * 1.5, 240)
      : '') +
    heap(
      brush,
      fruitsOf(scene).filter(({ category }) => category === 'berry'),
      { x, y, radius: r * 0.32 },
      5,
      r * 0.3,
      1,
    )
  )
}

/** A cake from the tray in squares, its topping on each. */
export function traySquares(scene: Scene): string {
  const { brush, larder, x, y, radius: r } = scene
  const tones = tonesOf(larder.nuts.length > 0 && larder.chocolate.length === 0 ? '#dba44e' : crumbOf(scene))
  const tops = [...larder.fruits, ...larder.citrus, ...larder.nuts]
  // What is strewn with nuts has its cream inside.
  const cream =
    larder.nuts.length > 0 ? undefined : larder.creams.find(({ id }) => /cream|quark|condensed/.test(id))
  const places = [-1, 0, 1].flatMap((row) =>
    [-1.5, -0.5, 0.5, 1.5].map((column): Point => [x + column * r * 0.42, y + row * r * 0.4]),
  )
  return (
    board(brush, x - 20, y, r * 1.06).drawn +
    each(places, ([px, py]) => {
      const outline = posed(capsule(1, 0.92), { x: px, y: py, size: r * 0.19, turn: 0 })
      return (
        soft(moved(outline, 0, r * 0.06), tones.deep) +
        body(outline, cream ? tonesOf('#fbf0da') : tones, r * 0.2, { shine: 0.35 }) +
        (cream ? '' : browned(brush, px, py, r * 0.13, r * 0.12, 5)) +
        heap(brush, tops, { x: px, y: py, radius: r * 0.12 }, 4, r * 0.085, 1)
      )
    }) +
    (larder.all.some(({ id }) => /sugar/.test(id)) && !cream ? sugared(scene, x, y, r * 0.7, 160) : '')
  )
}
