import { type Spot, inset, posed, roundOutline, softPath } from '../outline.ts'
import { type Brush, fill } from '../svg.ts'

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
    const spot: Spot = {
      x: x + px * wide,
      y: y + py * high,
      size: brush.random.between(wide * 0.05, wide * 0.14),
      turn: brush.random.between(0, 3),
    }
    const blot = posed(roundOutline(brush.random, 0.25, 0.66, 9), spot)
    return (
      fill(softPath(blot), '#b8641f', 0.4) +
      fill(softPath(inset(blot, 0.66)), '#8f4415', 0.38) +
      (brush.random.chance(0.5) ? fill(softPath(inset(blot, 0.3)), '#5e2a0c', 0.4) : '')
    )
  })
  return blots.join('')
}
