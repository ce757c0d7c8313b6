import { clipped, each, type Brush, fill, linear, stroke } from '../svg.ts'
import { type Outline, type Point, softPath } from '../outline.ts'
import { mix, shifted, tonesOf } from '../colour.ts'
import type { Glaze } from './glaze.ts'
import type { Vessel } from './vessel.ts'

/** A baking dish of enamelled ware, long, with two ears; its well is an oblong of `well` by `well` × 0.66. */
export function bakingDish(
  brush: Brush,
  glaze: Glaze,
  x: number,
  y: number,
  half: number,
): Vessel & { inner: Outline } {
  const tones = tonesOf(glaze.clay)
  const oblong = (grow: number, dx = 0, dy = 0): Point[] => {
    brush.note('baking dish')
    const [w, h, r] = [half * grow, half * 0.72 * grow - (1 - grow) * half * 0.26, 0.3]
    return [
      [-w, -h * (1 - r)],
      [-w * 0.99, -h * 0.94],
      [-w * (1 - r * 0.6), -h],
      [0, -h * 1.01],
      [w * (1 - r * 0.6), -h],
      [w * 0.99, -h * 0.94],
      [w, -h * (1 - r)],
      [w * 1.005, 0],
      [w, h * (1 - r)],
      [w * 0.99, h * 0.94],
      [w * (1 - r * 0.6), h],
      [0, h * 1.01],
      [-w * (1 - r * 0.6), h],
      [-w * 0.99, h * 0.94],
      [-w, h * (1 - r)],
      [-w * 1.005, 0],
    ].map(([px = 0, py = 0]): Point => [x + px + dx, y + py + dy])
  }
  const ear = (side: number) =>
    softPath([
      [x + side * half * 0.96, y - half * 0.3],
      [x + side * half * 1.13, y - half * 0.24],
      [x + side * half * 1.16, y],
      [x + side * half * 1.13, y + half * 0.24],
      [x + side * half * 0.96, y + half * 0.3],
    ])
  const wall = linear(
    brush,
    [x - half * 0.7, y - half * 0.7],
    [x + half * 0.7, y + half * 0.7],
    [
      [0, tones.deep],
      [0.5, tones.shade],
      [1, shifted(glaze.clay, { light: 0.04 })],
    ],
  )
  const inner = oblong(0.9)
  const soft = each([1.1, 1.07, 1.04], (grow) => fill(softPath(oblong(grow, 24, 36)), '#2a1409', 0.14))
  const drawn =
    soft +
    fill(ear(-1), tones.shade) +
    fill(ear(1), tones.shade) +
    stroke(ear(-1), tones.light, 3, 0.6) +
    stroke(ear(1), tones.light, 3, 0.6) +
    fill(softPath(oblong(1, 3, 11)), tones.deep) +
    fill(softPath(oblong(1)), mix(tones.base, tones.light, 0.4)) +
    stroke(softPath(oblong(0.985)), glaze.edge, 6, 0.9) +
    fill(softPath(oblong(0.945)), wall)
  return { drawn, x, y, well: half * 0.88, outer: half, inner }
}

/** A baking dish with what was baked in it, cut at its wall and in the wall's shadow. */
export const bakedIn = (brush: Brush, { drawn, inner }: ReturnType<typeof bakingDish>, inside: string) =>
  drawn + clipped(brush, softPath(inner), inside + stroke(softPath(inner), '#2a1409', 27, 0.22))
