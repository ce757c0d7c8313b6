import { each, type Brush, disc, fill, stroke } from '../svg.ts'
import { tonesOf } from '../colour.ts'
import { outlineOf, type Outline, type Point, line, posed, softPath } from '../outline.ts'
import type { Vessel } from './vessel.ts'

/** A board of wood with rounded corners and a hole, slightly turned. */
export function board(brush: Brush, x: number, y: number, half: number): Vessel {
  brush.note('board')
  const { random } = brush
  const wood = tonesOf(random.pick(['#b9824c', '#a86f3e', '#8a5a36', '#c99a63']))
  const turn = random.between(-0.1, 0.1)
  const shape: Outline = outlineOf(
    '-1 -0.55, -0.98 -0.68, -0.85 -0.7, 0 -0.71, 0.85 -0.7, 0.98 -0.68, 1 -0.55, 1 -0.14, 1.1 -0.12, 1.3 -0.12, 1.36 0, 1.3 0.12, 1.1 0.12, 1 0.14, 1 0.55, 0.98 0.68, 0.85 0.7, 0 0.71, -0.85 0.7, -0.98 0.68, -1 0.55, -1.005 0',
  )
  const at = (dx: number, dy: number) => posed(shape, { x: x + dx, y: y + dy, size: half, turn })
  const grain = Array.from({ length: 22 }, () => {
    const dy = random.between(-0.66, 0.66)
    const from = random.between(-0.95, 0.3)
    const long = random.between(0.3, 0.95 - from)
    return line(
      posed(
        Array.from({ length: 5 }, (_, step): Point => [
          from + (long * step) / 4,
          dy + random.between(-0.014, 0.014),
        ]),
        { x, y, size: half, turn },
      ),
    )
  })
  const hole = posed([[1.23, 0]], { x, y, size: half, turn })[0] ?? [x, y]
  const soft = each([28, 22, 16], (drop) => fill(softPath(at(drop * 0.7, drop)), '#2a1409', 0.17))
  const drawn =
    soft +
    fill(softPath(at(2, 9)), wood.deep) +
    fill(softPath(at(0, 0)), wood.base) +
    stroke(grain.join(''), wood.shade, 2.6, 0.6) +
    stroke(
      softPath(
        posed(
          shape.map(([px, py]): Point => [px * 0.988, py * 0.98]),
          { x, y: y - 1, size: half, turn },
        ),
      ),
      wood.light,
      2.4,
      0.6,
    ) +
    disc(hole[0], hole[1], half * 0.045, wood.deep) +
    disc(hole[0] + 1.5, hole[1] + 2, half * 0.036, '#2a1409', 0.7)
  return { drawn, x, y, well: half * 0.66, outer: half }
}
