import { mix, tonesOf } from '../colour.ts'
import { inset, roundAt } from '../outline.ts'
import type { Scene } from '../scene.ts'
import { castShadow, soft } from '../svg.ts'

/** A little dish of what is dipped into or eaten beside. */
export function saucer({ brush, glaze }: Scene, x: number, y: number, r: number, colour: string): string {
  const rim = roundAt(brush.random, { x, y, size: r, turn: 0 }, 0.01, 1, 18)
  const clay = tonesOf(mix(glaze.clay, '#f6ead2', 0.3))
  return (
    castShadow(rim, 10) +
    soft(rim, clay.base) +
    soft(inset(rim, 0.86), clay.shade) +
    soft(inset(rim, 0.8, 1, 2), colour) +
    soft(inset(rim, 0.42, -r * 0.12, -r * 0.14), tonesOf(colour).glow, 0.4)
  )
}
