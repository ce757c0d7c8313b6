import { crustOf, browned } from './crust.ts'
import { soft, body, stroke } from '../svg.ts'
import {
  roundAt,
  spotAt,
  through,
  outlineOf,
  type Outline,
  type Point,
  type Spot,
  arc,
  inset,
  line,
  pointAt,
  posed,
  softPath,
} from '../outline.ts'
import { seeded } from '../strewn.ts'
import { type Tones, tonesOf } from '../colour.ts'
import { sprinkle } from '../forms/scatter.ts'
import { crescent } from '../forms/shapes.ts'
import { type Scene } from '../scene.ts'

/** A strand that turns around the middle. */
const spiral = (spot: Spot) =>
  line(
    Array.from({ length: 16 }, (_, at): Point => {
      const [angle, away] = [at * 0.75, 0.08 + at * 0.05]
      return pointAt(spot, Math.cos(angle) * away, Math.sin(angle) * away)
    }),
  )

/** A ring of a stroke, or a pretzel: a strand crossed over itself. */
function twisted(path: string, tones: Tones, wide: number): string {
  const light = tones.light
  return (
    `<g transform="translate(6 9)">${stroke(path, '#2a1409', wide, 0.26)}</g>` +
    stroke(path, tones.shade, wide) +
    stroke(path, tones.base, wide * 0.78) +
    `<g transform="translate(-3 -4)">${stroke(path, light, wide * 0.24, 0.7)}</g>`
  )
}

const pretzel: Outline = outlineOf(
  '-0.52 0.72, -0.1 0.3, 0.42 -0.2, 0.8 -0.62, 0.2 -0.98, 0 -0.62, -0.2 -0.98, -0.8 -0.62, -0.42 -0.2, 0.1 0.3, 0.52 0.72',
)
const pretzelBow = arc(0, 0, 0.92, -0.72, Math.PI + 0.72, 12)

/** One of many small breads, by their form. */
function smallOne(scene: Scene, spot: Spot): string {
  const { brush, form } = scene
  const { x, y, size } = spot
  const tones = crustOf(scene)
  if (form === 'bagels')
    return (
      twisted(
        softPath(roundAt(brush.random, { ...spot, size: size * 0.62 }, 0.02, 0.96, 14)),
        tones,
        size * 0.66,
      ) + seeded(scene, x, y, size * 0.8, 16, 5)
    )
  if (form === 'pretzels') {
    const dark = tonesOf('#9a5522')
    const path = line(posed(pretzelBow, spot)) + line(posed(pretzel, spot))
    return twisted(path, dark, size * 0.3) + sprinkle(brush, '#fffaf0', x, y + size * 0.5, size * 0.6, 10, 6)
  }
  if (form === 'puffs') {
    const cup = roundAt(brush.random, { ...spot, size: size * 1.05 }, 0.05, 0.96, 14)
    return (
      body(cup, tonesOf('#c07a30'), size) +
      soft(inset(cup, 0.84, -2, -3), '#dba24e') +
      soft(inset(cup, 0.62, 2, 3), '#a9682a') +
      soft(inset(cup, 0.5, 3, 5), '#ecc377') +
      browned(brush, x, y, size * 0.7, size * 0.7, 5)
    )
  }
  if (form === 'crescents') {
    const layers = [-0.55, -0.2, 0.2, 0.55].map((at) =>
      through(spot, at * 1.3, -0.62 + at * at, at, 0.02 + at * at * 0.3),
    )
    return (
      body(posed(crescent, { ...spot, size: size * 1.2 }), tones, size) +
      stroke(layers.join(''), tones.shade, size * 0.06, 0.7)
    )
  }
  const outline = roundAt(brush.random, spot, 0.03, 0.95, 14)
  return (
    body(outline, tones, size) +
    (form === 'spiral'
      ? stroke(spiral(spot), '#7a3f18', size * 0.13, 0.85) +
        stroke(spiral({ ...spot, y: y - 3 }), tones.light, size * 0.06, 0.7)
      : seeded(scene, x, y, size * 0.6, 12, 5))
  )
}

/** Two rows of them. */
export const small = (scene: Scene, x: number, y: number, r: number) =>
  [-0.29, 0.29]
    .flatMap((dy, row) =>
      [-1, 0, 1].map((column) => {
        const spot: Spot = spotAt(
          x + (column + (row ? 0.12 : -0.12)) * r * 0.58,
          y + dy * r,
          r * 0.25,
          scene.brush.random.between(-0.3, 0.3),
        )
        return smallOne(scene, spot)
      }),
    )
    .join('')
