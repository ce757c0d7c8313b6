import { type Tones, tonesOf } from '../colour.ts'
import type { Ingredient } from '../../lexicon/ingredient.ts'
import type { Scene } from '../scene.ts'
import { each, soft, times, type Brush } from '../svg.ts'
import { around, inset, line, type Point, roundAt, spotAt, type Spot } from '../outline.ts'

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

/** Cheese that keeps its pieces in the heat does not run. */
export const melts = ({ id }: Ingredient) =>
  !/feta|goat|blue|ricotta|fresco|paneer|halloumi|cream-cheese/.test(id)

/** Cheese that ran over what lies below, in patches of at most this size. */
export function molten(
  brush: Brush,
  colour: string,
  [x, y, wide, high]: readonly [number, number, number, number],
  size: number,
  count: number,
): string {
  const { random } = brush
  const tones = tonesOf(colour)
  return times(count, () => {
    const [px, py] = [random.between(-wide, wide), random.between(-high, high)]
    const spot = spotAt(x + px, y + py, size * random.between(0.45, 1), random.between(0, 3))
    const patch = roundAt(random, spot, 0.2, 0.72, 10)
    return (
      soft(patch, tones.shade, 0.55) +
      soft(inset(patch, 0.89, -3, -4), tones.base, 0.95) +
      soft(inset(patch, 0.46, -5, -7), tones.light, 0.65)
    )
  })
}

/** Lines from the middle outwards, all round, straight or leaning: crimps, flutes, cuts of a lid. */
export const rays = (
  x: number,
  y: number,
  r: number,
  count: number,
  from: number,
  to: number,
  lean = 0,
): string =>
  each(around(x, y, 0, count), ([, , angle]) =>
    line(
      [from, (from + to) / 2 + (lean ? 0.02 : 0), to].map((away, at): Point => [
        x + Math.cos(angle + (lean * at) / 2) * r * away,
        y + Math.sin(angle + (lean * at) / 2) * r * away,
      ]),
    ),
  )

/** The crust of the scene: darker where chocolate or whole flour is in the dough. */
export const crustOf = ({ larder }: Scene): Tones =>
  tonesOf(larder.all.some(({ id }) => /rye|wholemeal|cocoa/.test(id)) ? '#9a5f2e' : '#cf8f45')
