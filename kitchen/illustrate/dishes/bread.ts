import { crustOf, browned } from './crust.ts'
import { small } from './small-breads.ts'
import { times, each, soft, body, castShadow, dots, stroke } from '../svg.ts'
import {
  roundAt,
  spotAt,
  pairs,
  type Outline,
  type Point,
  type Spot,
  inset,
  line,
  posed,
  softPath,
} from '../outline.ts'
import { oiled, seeded, sugared } from '../strewn.ts'
import type { Form } from '../composition.ts'
import { shifted, tonesOf } from '../colour.ts'
import { dusting, sprinkle } from '../forms/scatter.ts'
import { capsule } from '../forms/shapes.ts'
import { type Scene, heap } from '../scene.ts'
import { board } from '../table/board.ts'

const crumb = '#f1d9a8'

/** What is baked on or into the bread and seen: herbs, olives, onions, seeds. */
const toppings = ({ larder }: Scene) => [
  ...larder.vegetables.filter(({ category }) => category !== 'potato'),
  ...larder.herbs,
  ...larder.fruits,
  ...larder.nuts,
  ...larder.chocolate,
]

/** A crust in its light, with cuts in which the crumb shows. */
function crusted(scene: Scene, outline: Outline, spot: Spot, cuts: readonly Outline[]): string {
  const tones = crustOf(scene)
  const slashes = each(cuts, (cut) => line(posed(cut, spot)))
  return (
    castShadow(outline, 14, 0.32) +
    body(outline, tones, spot.size, { shadow: 0 }) +
    stroke(slashes, tones.deep, spot.size * 0.085, 0.8) +
    stroke(slashes, crumb, spot.size * 0.05)
  )
}

const slash = (x: number, tilt: number, high: number): Outline => pairs(x - tilt, -high, x, 0, x + tilt, high)

function round(scene: Scene, spot: Spot): string {
  const outline = roundAt(scene.brush.random, spot, 0.02, 0.96, 20)
  return (
    crusted(scene, outline, spot, [slash(0, 0, 0.62), pairs(-0.6, 0, 0, 0.02, 0.6, 0)]) +
    dusting(scene.brush, '#fff6e2', spot.x, spot.y, spot.size * 0.85, 150)
  )
}

function long(scene: Scene, spot: Spot, wide: number, cuts: number): string {
  const places = Array.from({ length: cuts }, (_, at) => -0.72 + (1.44 * at) / Math.max(1, cuts - 1))
  return crusted(
    scene,
    posed(capsule(1, wide), spot),
    { ...spot, size: spot.size * 0.98 },
    places.map((x) => slash(x, 0.11, wide * 0.62)),
  )
}

/** A flat bread from the tray, pressed in with the fingers; oil stands in the hollows. */
function tray(scene: Scene, x: number, y: number, r: number): string {
  const { brush, larder } = scene
  const outline = posed(capsule(1, 0.62), { x, y, size: r * 0.92, turn: 0 })
  const tones = tonesOf('#dfa855')
  const isSweet =
    larder.herbs.length + larder.vegetables.length === 0 && larder.all.some(({ id }) => /sugar/.test(id))
  const hollows = Array.from({ length: 32 }, (_, at): Point => [
    x + ((at % 8) - 3.5) * r * 0.215 + brush.random.between(-8, 8) + (Math.floor(at / 8) % 2) * 12,
    y + (Math.floor(at / 8) - 1.5) * r * 0.26 + brush.random.between(-7, 7),
  ])
  const moved = (dx: number, dy: number) => hollows.map(([px, py]): Point => [px + dx, py + dy])
  return (
    castShadow(outline, 14, 0.32) +
    body(outline, tones, r, { shadow: 0 }) +
    browned(brush, x, y, r * 0.8, r * 0.48, 34) +
    dots(moved(0, 0), r * 0.115, tones.deep, 0.45) +
    dots(moved(3, 4), r * 0.085, isSweet ? '#f3d58c' : '#d7a02e', 0.85) +
    dots(moved(-4, -5), r * 0.03, tones.glow, 0.9) +
    heap(brush, toppings(scene), { x, y, radius: r * 0.58 }, 22, r * 0.12, 1.5) +
    (isSweet ? sugared(scene, x, y, r * 0.6, 160) : oiled(scene, '#d7a02e', x, y, r * 0.56, 16)) +
    (isSweet ? '' : sprinkle(brush, '#fffaf0', x, y, r * 0.6, 44, 5))
  )
}

function ring({ brush, ...scene }: Scene, x: number, y: number, r: number): string {
  const tones = crustOf({ brush, ...scene })
  const around = (dx: number, dy: number, share: number) =>
    softPath(roundAt(brush.random, { x: x + dx, y: y + dy, size: r * share, turn: 0 }, 0.008, 1, 20))
  return (
    stroke(around(10, 16, 0.5), '#2a1409', r * 0.36, 0.3) +
    stroke(around(0, 0, 0.5), tones.shade, r * 0.36) +
    stroke(around(-2, -4, 0.5), tones.base, r * 0.3) +
    stroke(around(-6, -8, 0.49), tones.light, r * 0.1, 0.6) +
    times(12, (at) =>
      heap(
        brush,
        toppings({ brush, ...scene }),
        { x: x + Math.cos(at * 0.524) * r * 0.5, y: y + Math.sin(at * 0.524) * r * 0.5, radius: r * 0.08 },
        2,
        r * 0.1,
        1,
      ),
    ) +
    times(16, (at) =>
      sprinkle(
        brush,
        '#fff6e2',
        x + Math.cos(at * 0.393) * r * 0.5,
        y + Math.sin(at * 0.393) * r * 0.5,
        r * 0.1,
        5,
        5,
      ),
    )
  )
}

function braid(scene: Scene, x: number, y: number, r: number): string {
  const tones = crustOf(scene)
  return (
    castShadow(posed(capsule(1, 0.36), { x, y, size: r * 0.9, turn: 0 }), 16, 0.3) +
    times(14, (at) => {
      const side = at % 2 ? 1 : -1
      const taper = 1 - Math.abs(at - 6.5) * 0.055
      const spot: Spot = spotAt(
        x + (at - 6.5) * r * 0.125,
        y + side * r * 0.1 * taper,
        r * 0.25 * taper,
        side * 0.85,
      )
      return body(posed(capsule(1, 0.5), spot), tones, spot.size * 0.6, { shadow: 0.5 })
    }) +
    seeded(scene, x, y, r * 0.5, 60, 6)
  )
}

/** Meat or fish in its coat of pastry, one end cut open. */
function pastry(scene: Scene, x: number, y: number, r: number): string {
  const { larder } = scene
  const spot: Spot = { x: x - r * 0.14, y, size: r * 0.78, turn: 0 }
  const inner = larder.proteins[0]?.look.colour ?? '#a8503c'
  const cross = [-0.7, -0.42, -0.14, 0.14, 0.42, 0.7].flatMap((at) => [
    slash(at, 0.16, 0.36),
    slash(at, -0.16, 0.36),
  ])
  const slice = (at: number): Spot => spotAt(x + r * (0.66 + at * 0.18), y + r * at * 0.12, r * 0.34, 0)
  const tones = tonesOf('#d7993f')
  return (
    castShadow(posed(capsule(1, 0.48), spot), 14, 0.32) +
    body(posed(capsule(1, 0.48), spot), tones, spot.size, { shadow: 0 }) +
    stroke(
      each(cross, (cut) => line(posed(cut, spot))),
      tones.deep,
      5,
      0.6,
    ) +
    each([0, 1], (at) => {
      const outline = roundAt(scene.brush.random, slice(at), 0.03, 1, 16)
      return (
        body(outline, tones, r * 0.3, { shine: 0 }) +
        soft(inset(outline, 0.86), '#6d4a2e') +
        soft(inset(outline, 0.76), shifted(inner, { light: -0.03 })) +
        soft(inset(outline, 0.5), shifted(inner, { light: 0.06 }))
      )
    })
  )
}

function flat(scene: Scene, x: number, y: number, r: number): string {
  const { brush } = scene
  const dough = tonesOf('#ecc887')
  return (
    each([0, 1, 2], (at) => {
      const [px, py] = [x + (at - 1) * r * 0.42, y + (at % 2 ? 0.1 : -0.08) * r]
      return (
        body(
          roundAt(brush.random, { x: px, y: py, size: r * 0.44, turn: 0 }, 0.05, 0.94, 16),
          dough,
          r * 0.4,
        ) + browned(brush, px, py, r * 0.3, r * 0.3, 11)
      )
    }) +
    heap(brush, [...scene.larder.herbs, ...scene.larder.nuts], { x, y, radius: r * 0.55 }, 12, r * 0.1, 2)
  )
}

const many: ReadonlySet<Form> = new Set<Form>(['rolls', 'spiral', 'crescents', 'bagels', 'pretzels', 'puffs'])

/** Bread of every shape on a board. */
export function bread(scene: Scene): string {
  const { brush, x, y, radius: r, form } = scene
  const under = board(brush, x - 20, y, r * 1.06).drawn
  const rows = (count: number, wide: number, size: number, cuts: number) =>
    times(count, (at) =>
      long(
        scene,
        spotAt(
          x + (at % 2 ? 14 : -10),
          y + (at - (count - 1) / 2) * r * wide * 2.5,
          r * size,
          brush.random.between(-0.05, 0.05),
        ),
        wide / size,
        cuts,
      ),
    )
  if (form === 'tray') return under + tray(scene, x, y, r)
  if (form === 'long') return under + rows(3, 0.15, 0.88, 5)
  if (form === 'sticks') return under + rows(8, 0.05, 0.82, 0)
  if (form && many.has(form)) return under + small(scene, x, y, r)
  if (form === 'ring') return under + ring(scene, x, y, r)
  if (form === 'braid') return under + braid(scene, x, y, r)
  if (form === 'flat') return under + flat(scene, x, y, r)
  if (form === 'pastry') return under + pastry(scene, x, y, r)
  return under + round(scene, { x, y, size: r * 0.62, turn: brush.random.between(-0.3, 0.3) })
}
