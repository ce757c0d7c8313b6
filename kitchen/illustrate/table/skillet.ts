import { lined, soft, type Brush, fill, linear } from '../svg.ts'
import { moved, type Outline, type Point } from '../outline.ts'
import { tonesOf } from '../colour.ts'
import { type Vessel, roundPath, tableShadow } from './vessel.ts'

/** A pan of black iron with its handle, seen from above. */
export function skillet(brush: Brush, x: number, y: number, radius: number): Vessel {
  brush.note('skillet')
  const iron = tonesOf('#3a3533')
  const handle: Outline = [
    [x + radius * 0.62, y - radius * 0.72],
    [x + radius * 1.36, y - radius * 1.3],
    [x + radius * 1.46, y - radius * 1.27],
    [x + radius * 1.47, y - radius * 1.15],
    [x + radius * 0.8, y - radius * 0.5],
  ]
  const wall = linear(
    brush,
    [x - radius * 0.7, y - radius * 0.7],
    [x + radius * 0.7, y + radius * 0.7],
    [
      [0, '#171312'],
      [0.6, '#3b3532'],
      [1, '#5a514c'],
    ],
  )
  const drawn =
    soft(moved(handle, 18, 28), '#2a1409', 0.3) +
    tableShadow(brush, x, y, radius, 1.1) +
    soft(handle, iron.shade) +
    soft(moved(handle, -2, -3), iron.base) +
    fill(roundPath(brush, x + 3, y + 9, radius), '#15110f') +
    fill(roundPath(brush, x, y, radius), '#57504b') +
    fill(roundPath(brush, x, y, radius * 0.955), wall) +
    fill(roundPath(brush, x + 2, y + 3, radius * 0.88), '#2b2624') +
    lined(
      Array.from({ length: 6 }, (_, step): Point => [
        x + Math.cos(3.5 + step * 0.18) * radius * 0.978,
        y + Math.sin(3.5 + step * 0.18) * radius * 0.978,
      ]),
      '#b8aea6',
      5,
      0.6,
    )
  return { drawn, x, y, well: radius * 0.86, outer: radius }
}
