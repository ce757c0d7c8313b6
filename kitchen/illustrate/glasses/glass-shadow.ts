import { tonesOf } from '../colour.ts'
import { type Outline, inset, posed, roundOutline, softPath } from '../outline.ts'
import { type Brush, fill } from '../svg.ts'

/** The shadow of a glass on the table and the coloured light that the drink lets through. */
export function glassShadow(brush: Brush, x: number, floor: number, half: number, colour: string): string {
  const cast: Outline = [
    [x - half, floor - 8],
    [x, floor - 12],
    [x + half * 1.6, floor - 10],
    [x + half * 3, floor + 6],
    [x + half * 3.5, floor + 30],
    [x + half * 2.7, floor + 50],
    [x + half * 1.2, floor + 44],
    [x - half * 0.6, floor + 22],
  ]
  return (
    fill(softPath(cast), '#2a1409', 0.26) +
    fill(softPath(inset(cast, 0.62, half * 0.24, 4)), colour, 0.5) +
    fill(softPath(inset(cast, 0.28, half * 0.3, 4)), tonesOf(colour).glow, 0.55) +
    fill(
      softPath(
        posed(roundOutline(brush.random, 0.02, 0.16, 14), {
          x: x + 6,
          y: floor + 2,
          size: half * 1.12,
          turn: 0,
        }),
      ),
      '#2a1409',
      0.34,
    )
  )
}
