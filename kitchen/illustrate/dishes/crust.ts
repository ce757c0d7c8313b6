import { type Tones, tonesOf } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { soft, type Brush } from '../svg.ts'
import { roundAt, spotAt, type Spot, inset } from '../outline.ts'

/** Patches that the oven browned: soft blots in three depths, bubbles at their rims. */
export function browned(
  brush: Brush,
  x: number,
  y: number,
  wide: number,
  high: number,
  count: number,
): string {
  const blots = Array.from({ length: count }, () => {
    const [px, py] = [brush.random.between(-1, 1), brush.random.between(-1, 1)]
    const spot: Spot = spotAt(
      x + px * wide,
      y + py * high,
      brush.random.between(wide * 0.05, wide * 0.14),
      brush.random.between(0, 3),
    )
    const blot = roundAt(brush.random, spot, 0.25, 0.66, 9)
    return (
      soft(blot, '#b8641f', 0.4) +
      soft(inset(blot, 0.66), '#8f4415', 0.38) +
      (brush.random.chance(0.5) ? soft(inset(blot, 0.3), '#5e2a0c', 0.4) : '')
    )
  })
  return blots.join('')
}

/** The crust of the scene: darker where chocolate or whole flour is in the dough. */
export const crustOf = ({ larder }: Scene): Tones =>
  tonesOf(larder.all.some(({ id }) => /rye|wholemeal|cocoa/.test(id)) ? '#9a5f2e' : '#cf8f45')
