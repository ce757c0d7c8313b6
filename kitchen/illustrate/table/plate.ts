import { lined, type Brush, fill, linear } from '../svg.ts'
import { mix, shifted, tonesOf } from '../colour.ts'
import { type Outline, type Point } from '../outline.ts'
import type { Glaze } from './glaze.ts'
import { rimMotif } from './rim-motif.ts'
import { type Vessel, roundPath, specks, tableShadow } from './vessel.ts'

/** A plate seen from above. `deep` is the share of its radius that lies in the well. */
export function plate(brush: Brush, glaze: Glaze, x: number, y: number, radius: number, deep = 0.72): Vessel {
  brush.note('plate')
  const tones = tonesOf(glaze.clay)
  const bright = shifted(glaze.clay, { light: 0.035 })
  const well = radius * deep
  const rim = linear(
    brush,
    [x - radius * 0.7, y - radius * 0.8],
    [x + radius * 0.6, y + radius * 0.8],
    [
      [0, bright],
      [0.5, tones.base],
      [1, mix(tones.base, tones.shade, 0.75)],
    ],
  )
  const hollow = linear(
    brush,
    [x - well * 0.7, y - well * 0.75],
    [x + well * 0.65, y + well * 0.75],
    [
      [0, mix(tones.base, tones.shade, 0.55)],
      [0.35, mix(tones.base, tones.shade, 0.12)],
      [1, bright],
    ],
  )
  const wall = linear(
    brush,
    [x - well * 0.7, y - well * 0.7],
    [x + well * 0.7, y + well * 0.7],
    [
      [0, tones.shade],
      [0.5, tones.base],
      [1, shifted(glaze.clay, { light: 0.05 })],
    ],
  )
  const shine: Outline = Array.from({ length: 6 }, (_, step): Point => {
    const angle = 3.5 + step * 0.16
    return [x + Math.cos(angle) * (radius * 0.965), y + Math.sin(angle) * (radius * 0.965)]
  })
  const drawn =
    tableShadow(brush, x, y, radius) +
    fill(roundPath(brush, x + 2, y + 6, radius), tones.deep) +
    fill(roundPath(brush, x, y, radius), glaze.edge) +
    fill(roundPath(brush, x - 1, y - 1.5, radius * 0.982), rim) +
    rimMotif(brush, glaze, x, y, well * 1.05, radius * 0.985) +
    fill(roundPath(brush, x, y, well * 1.05), wall) +
    fill(roundPath(brush, x + 1, y + 1.5, well * 0.97), hollow) +
    (glaze.motif === 'speckles'
      ? specks(brush, x, y, 0, radius * 0.96, glaze.paint, 190)
      : specks(brush, x, y, 0, radius * 0.95, tones.shade, 36)) +
    lined(shine, '#fffaf0', 6, 0.6)
  return { drawn, x, y, well: well * 0.95, outer: radius }
}
