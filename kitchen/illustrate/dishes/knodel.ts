import { ball } from '../forms/named.ts'
import { each, clipped } from '../svg.ts'
import { roundAt, pairs, softPath } from '../outline.ts'
import { oiled, seeded } from '../strewn.ts'
import { mix, tonesOf } from '../colour.ts'
import { surface } from '../forms/sauce.ts'
import { sprinkle } from '../forms/scatter.ts'
import { sauceColour } from '../larder.ts'
import { type Scene, garnish, heap } from '../scene.ts'
import { plate } from '../table/plate.ts'

/** Big pale dumplings sitting in their sauce. */
export function knodel(scene: Scene): string {
  const { brush, larder, x, y, radius } = scene
  const vessel = plate(brush, scene.glaze, x, y, radius, 0.86)
  const r = vessel.well
  const sauce = mix(sauceColour(larder, '#e0c08a'), '#e0bf88', 0.35)
  const pool = softPath(roundAt(brush.random, { x, y, size: r * 0.86, turn: 0 }, 0.05, 0.95, 16))
  const tops = [...larder.vegetables, ...larder.proteins, ...larder.greens]
  return (
    vessel.drawn +
    clipped(brush, pool, surface(brush, sauce, x, y, r * 0.9)) +
    heap(brush, tops, { x, y: y + r * 0.05, radius: r * 0.66 }, 22, r * 0.15, 1.15) +
    each(pairs(-0.32, -0.24, 0.36, -0.2, 0.02, 0.36), ([px = 0, py = 0]) =>
      ball(brush, tonesOf('#e9cf9a'), { x: x + px * r, y: y + py * r, size: r * 0.3, turn: 0 }),
    ) +
    garnish(scene, x + r * 0.04, y + r * 0.3, r * 0.13, 3) +
    oiled(scene, '#c98a3a', x, y, r * 0.7, 8) +
    (larder.herbs.length > 0 ? sprinkle(brush, '#5f8a3a', x, y, r * 0.72, 44, 4.6) : '') +
    seeded(scene, x, y, r * 0.5, 90, 6)
  )
}
