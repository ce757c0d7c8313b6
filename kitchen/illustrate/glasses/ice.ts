import { each, lined, type Brush, fill, stroke } from '../svg.ts'
import { pairs, outlineOf, type Outline, type Point, line, nudged, posed, sharpPath } from '../outline.ts'

/** A cube of clear ice: three faces, cracks and light. */
export function iceCube(brush: Brush, x: number, y: number, size: number, turn: number): string {
  const corners = nudged(
    brush.random,
    outlineOf('-0.8 -0.55, 0.05 -0.95, 0.85 -0.5, 0.82 0.5, 0 0.95, -0.82 0.5'),
    0.07,
  )
  const spot = { x, y, size, turn }
  const centre: Point = [brush.random.between(-0.1, 0.1), brush.random.between(-0.2, 0)]
  const face = (...at: number[]): Outline =>
    posed([...at.map((step) => corners[step] ?? centre), centre], spot)
  const hull = posed(corners, spot)
  return (
    fill(sharpPath(hull), '#fffdf4', 0.2) +
    fill(sharpPath(face(0, 1, 2)), '#fffdf4', 0.38) +
    fill(sharpPath(face(2, 3, 4)), '#2a1409', 0.07) +
    stroke(sharpPath(hull), '#fffdf4', 3.5, 0.75) +
    stroke(
      each([0, 2, 4], (at) =>
        line([posed([corners[at] ?? centre], spot)[0] ?? [x, y], posed([centre], spot)[0] ?? [x, y]]),
      ),
      '#fffdf4',
      2.4,
      0.6,
    ) +
    lined(posed(pairs(-0.5, -0.3, -0.2, -0.48, 0.06, -0.6), spot), '#fff', 5, 0.85)
  )
}
