import { each, lined, type Brush, fill, group, stroke } from '../svg.ts'
import { pairs, outlineOf, type Outline, type Spot, line, posed, sharpPath } from '../outline.ts'
import { mix, shifted, tonesOf } from '../colour.ts'

/** A folded napkin, its hem and stripes in the colours of the palette, pushed partly off the table. */
export function napkin(
  brush: Brush,
  x: number,
  y: number,
  size: number,
  turn: number,
  colour: string,
  mark: string,
): string {
  const { random } = brush
  const spot: Spot = { x, y, size, turn }
  const tones = tonesOf(colour)
  const cloth: Outline = outlineOf('-1 -0.62, 0 -0.65, 1 -0.6, 1.02 0, 0.98 0.62, 0 0.6, -1 0.64, -0.98 0')
  const fold: Outline = outlineOf('-1 -0.6, 0 -0.64, 1 -0.6, 0.7 0.02, 0 0.08, -0.98 0.12')
  const at = (outline: Outline, dx = 0, dy = 0) =>
    sharpPath(posed(outline, { ...spot, x: x + dx, y: y + dy }))
  const creases = [0.28, 0.45].map((dy) =>
    line(posed(pairs(-0.9, dy + 0.02, 0, dy + random.between(-0.03, 0.03), 0.9, dy), spot)),
  )
  const stripes = [0.47, 0.52, 0.57].map(
    (dy, step) =>
      [
        line(posed(pairs(-0.985, dy, 0, dy - 0.015, 0.985, dy), spot)),
        step === 1 ? size * 0.035 : size * 0.012,
      ] as const,
  )
  const fringe = Array.from({ length: 40 }, (_, step) =>
    line(posed(pairs(-0.97 + step * 0.05, 0.6, -0.97 + step * 0.05, 0.655), spot)),
  )
  return group(
    each([30, 20, 10], (drop) => fill(at(cloth, drop * 0.6, drop), '#2a1409', 0.1)) +
      stroke(fringe.join(''), tones.shade, 3) +
      fill(at(cloth), tones.base) +
      each(stripes, ([d, wide]) => stroke(d, mark, wide, 0.85)) +
      fill(at(fold, 4, 9), '#2a1409', 0.18) +
      fill(at(fold), mix(tones.base, tones.light, 0.5)) +
      stroke(creases.join(''), shifted(colour, { light: -0.07 }), 4, 0.5) +
      lined(posed(pairs(-0.95, 0.08, 0, 0.04, 0.7, -0.02), spot), tones.glow, 3, 0.8),
  )
}
