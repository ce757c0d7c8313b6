import { each, body, dots, soft, stroke } from '../svg.ts'
import {
  spotAt,
  type Outline,
  type Point,
  type Spot,
  inset,
  line,
  nudged,
  pointAt,
  posed,
  roundOutline,
  softPath,
  within,
} from '../outline.ts'
import type { Ingredient } from '../../lexicon/ingredient.ts'
import { shifted, tonesOf } from '../colour.ts'
import { citrusWedge } from '../forms/citrus.ts'
import { spread } from '../forms/scatter.ts'
import { capsule } from '../forms/shapes.ts'
import { type Scene, bite, garnish, heap } from '../scene.ts'
import { plate } from '../table/plate.ts'

/** Two halves of a rolled tortilla, their filling to be seen where they are cut. */
function rolled(scene: Scene, filling: readonly Ingredient[], r: number, colour: string): string {
  const { brush, x, y } = scene
  const dough = tonesOf(colour)
  return each([-0.34, 0.34], (dy, at) => {
    const spot = spotAt(x + (at ? 0.06 : -0.1) * r, y + dy * r, r * 0.66, -0.24)
    const cut = posed(roundOutline(brush.random, 0.03, 1.45, 14), within(spot, 0.86, 0, 0.27))
    const burnt = Array.from({ length: 12 }, () =>
      pointAt(spot, brush.random.between(-0.8, 0.6), brush.random.between(-0.28, 0.28)),
    )
    const [cx, cy] = pointAt(spot, 0.86, 0)
    return (
      body(posed(capsule(1, 0.44), spot), dough, r * 0.4, { shine: 0.4 }) +
      dots(burnt, r * 0.05, '#a8642a', 0.4) +
      stroke(
        line([pointAt(spot, -0.8, -0.2), pointAt(spot, 0.1, 0.1), pointAt(spot, 0.62, 0.2)]),
        dough.shade,
        5,
      ) +
      body(cut, dough, r * 0.2, { shine: 0 }) +
      soft(inset(cut, 0.84), '#8a5a34') +
      heap(brush, filling, { x: cx, y: cy, radius: r * 0.15 }, 16, r * 0.085, 0.7)
    )
  })
}

/** Three folded tortillas, overflowing, with lime. */
export function tacos(scene: Scene): string {
  const { brush, larder, x, y, radius } = scene
  const { random } = brush
  const vessel = plate(brush, scene.glaze, x, y, radius, 0.87)
  const r = vessel.well
  const filling = [
    ...larder.proteins,
    ...larder.vegetables,
    ...larder.legumes,
    ...larder.greens,
    ...larder.fruits,
  ]
  const grains = larder.starches.filter(({ category }) => category === 'grain')
  const corn = larder.starches.some(({ id }) => /corn|wheat/.test(id)) ? '#e6bd62' : '#ecca88'
  const isRolled = scene.form === 'rolled'
  const folded = (isRolled ? [] : [-0.5, 0, 0.5]).map((place, at) => {
    const spot: Spot = spotAt(
      x + place * r * 0.98,
      y + (at === 1 ? -r * 0.02 : r * 0.03),
      r * 0.66,
      -Math.PI / 2 + place * 0.3 + random.between(-0.05, 0.05),
    )
    const dough = tonesOf(shifted(corn, { light: random.between(-0.015, 0.015) }))
    const half = (side: number): Outline =>
      nudged(
        random,
        [
          [-1, 0.02 * side],
          [-0.9, 0.28 * side],
          [-0.5, 0.5 * side],
          [0, 0.56 * side],
          [0.5, 0.5 * side],
          [0.9, 0.28 * side],
          [1, 0.02 * side],
          [0, 0.1 * side],
        ],
        0.02,
      )
    const back = posed(half(-1), spot)
    const front = posed(
      half(1).map(([px, py]): Point => [px * 0.98, py * 1.1 + 0.03]),
      spot,
    )
    const burnt = Array.from({ length: 9 }, (): Point => [
      random.between(-0.7, 0.7),
      random.between(0.22, 0.44),
    ])
    const inside = Array.from({ length: 17 }, (_, step) => {
      const along = -0.8 + (step / 16) * 1.6
      const item = filling[(step * 7 + at) % Math.max(1, filling.length)]
      const [px, py] = posed([[along, -0.13 + random.between(-0.16, 0.1)]], spot)[0] ?? [x, y]
      return item ? bite(brush, item, px, py, r * 0.14, 0.95) : ''
    })
    return (
      body(back, tonesOf(shifted(corn, { light: -0.07 })), r * 0.4, { shine: 0.3 }) +
      inside.join('') +
      body(front, dough, r * 0.4, { shine: 0.5 }) +
      dots(posed(burnt, spot), r * 0.05, '#a8642a', 0.45) +
      stroke(softPath(front), dough.deep, 4, 0.55) +
      dots(posed(burnt.slice(0, 5), spot), r * 0.025, '#5c3010', 0.5)
    )
  })
  const lime = larder.citrus[0]
  for (const item of [lime, larder.starches[0]]) if (item) brush.note(item.id)
  return (
    vessel.drawn +
    folded.join('') +
    (isRolled ? rolled(scene, [...filling, ...grains], r, corn) : '') +
    (!isRolled && (larder.creams.length > 0 || larder.cheeses.length > 0)
      ? each([-0.5, 0, 0.5], (place) =>
          dots(
            spread(brush, x + place * r * 0.98 - r * 0.06, y, r * 0.3, 7, r * 0.11),
            r * 0.055,
            '#fdf5e4',
            0.95,
          ),
        )
      : '') +
    each(isRolled ? [] : [-0.5, 0, 0.5], (place) =>
      garnish(scene, x + place * r * 0.95 - 8, y + random.between(-60, 40), r * 0.13, 2),
    ) +
    each(lime ? [0.12, 0.4] : [], (place, at) =>
      citrusWedge(
        brush,
        tonesOf(lime?.look.colour ?? '#a8bf4a'),
        spotAt(x + place * r, y + r * (0.8 - at * 0.05), r * 0.2, at ? -1.1 : 0.3),
      ),
    )
  )
}
