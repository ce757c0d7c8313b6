import { roundAt, type Point, softPath } from '../outline.ts'
import { type Brush, disc, dots, radial } from '../svg.ts'

/** A vessel as drawn: what lies below the food, the round that the food may fill, what lies over its rim. */
export interface Vessel {
  drawn: string
  x: number
  y: number
  /** Radius of the surface for food. */
  well: number
  /** Radius of the whole. */
  outer: number
}

/** The soft shadow that a round thing throws on the table. */
export function tableShadow(brush: Brush, x: number, y: number, radius: number, lift = 1): string {
  const reach = radius * 1.16
  const paint = radial(brush, { x: x + 26 * lift, y: y + 38 * lift, r: reach }, [
    [0, '#2a1409', 0.6],
    [0.78, '#2a1409', 0.52],
    [0.88, '#2a1409', 0.24],
    [1, '#2a1409', 0],
  ])
  return disc(x + 26 * lift, y + 38 * lift, reach, paint)
}

export const roundPath = (brush: Brush, x: number, y: number, radius: number, wobble = 0.004) =>
  softPath(roundAt(brush.random, { x, y, size: radius, turn: 0 }, wobble, 1, 26))

export function specks(
  brush: Brush,
  x: number,
  y: number,
  from: number,
  to: number,
  colour: string,
  count: number,
): string {
  const points = Array.from({ length: count }, (): Point => {
    const angle = brush.random.between(0, Math.PI * 2)
    const away = Math.sqrt(brush.random.between((from / to) ** 2, 1)) * to
    return [x + Math.cos(angle) * away, y + Math.sin(angle) * away]
  })
  return (
    dots(points.slice(0, count * 0.7), 2.2, colour, 0.55) + dots(points.slice(count * 0.7), 3.8, colour, 0.45)
  )
}
