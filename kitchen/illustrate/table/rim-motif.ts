import { times, soft, type Brush, dots, stroke } from '../svg.ts'
import { spotAt, type Point, line, posed, spindle } from '../outline.ts'
import type { Glaze } from './glaze.ts'
import { roundPath } from './vessel.ts'

/** What the potter painted around the rim, between two radii. */
export function rimMotif(
  brush: Brush,
  glaze: Glaze,
  x: number,
  y: number,
  inner: number,
  outer: number,
): string {
  const { random } = brush
  const middle = (inner + outer) / 2
  const around = (count: number, draw: (angle: number, at: number) => string) =>
    times(count, (at) => draw((at / count) * Math.PI * 2 + random.between(-0.02, 0.02), at))
  const at = (angle: number, radius: number): Point => [
    x + Math.cos(angle) * radius,
    y + Math.sin(angle) * radius,
  ]
  const wide = outer - inner
  switch (glaze.motif) {
    case 'line':
      return stroke(roundPath(brush, x, y, outer - wide * 0.16), glaze.paint, 7, 0.9)
    case 'doubleLine':
      return (
        stroke(roundPath(brush, x, y, outer - wide * 0.2), glaze.paint, 5, 0.9) +
        stroke(roundPath(brush, x, y, outer - wide * 0.42), glaze.paint, 2.4, 0.9)
      )
    case 'dashes':
      return stroke(
        around(54, (angle) =>
          line([at(angle, middle - wide * 0.2), at(angle + 0.012, middle), at(angle, middle + wide * 0.26)]),
        ),
        glaze.paint,
        7,
        0.86,
      )
    case 'dots':
      return dots(
        Array.from({ length: 40 }, (_, step) => at((step / 40) * Math.PI * 2, middle)),
        11,
        glaze.paint,
        0.9,
      )
    case 'scallops':
      return stroke(
        around(26, (angle) => {
          const half = Math.PI / 26
          return line([
            at(angle - half, outer - wide * 0.22),
            at(angle - half * 0.6, middle - wide * 0.22),
            at(angle + half * 0.6, middle - wide * 0.22),
            at(angle + half, outer - wide * 0.22),
          ])
        }),
        glaze.paint,
        5,
        0.85,
      )
    case 'sprigs':
      return around(18, (angle, step) => {
        const spot = spotAt(
          at(angle, middle)[0],
          at(angle, middle)[1],
          wide * 0.3,
          angle + Math.PI / 2 + (step % 2 ? 0.5 : -0.5),
        )
        return soft(posed(spindle([0.02, 0.3, 0.34, 0.02]), spot), glaze.paint, 0.85)
      })
    case 'speckles':
    case 'plain':
      return ''
  }
}
