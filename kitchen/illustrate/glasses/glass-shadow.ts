import { soft, type Brush } from '../svg.ts'
import { roundAt, spotAt, type Outline, inset } from '../outline.ts'
import { tonesOf } from '../colour.ts'

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
    soft(cast, '#2a1409', 0.26) +
    soft(inset(cast, 0.62, half * 0.24, 4), colour, 0.5) +
    soft(inset(cast, 0.28, half * 0.3, 4), tonesOf(colour).glow, 0.55) +
    soft(roundAt(brush.random, spotAt(x + 6, floor + 2, half * 1.12, 0), 0.02, 0.16, 14), '#2a1409', 0.34)
  )
}
