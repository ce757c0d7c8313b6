import { clipped, lined, type Brush, disc, fill, linear, radial } from '../svg.ts'
import { shifted, tonesOf } from '../colour.ts'
import { type Outline, type Point, roundAt, softPath } from '../outline.ts'
import type { Glaze } from './glaze.ts'
import { rimMotif } from './rim-motif.ts'
import { type Vessel, roundPath, specks, tableShadow } from './vessel.ts'

/** A bowl seen from above: a thin lip, a steep shaded wall, the food further down. */
export function bowl(brush: Brush, glaze: Glaze, x: number, y: number, radius: number): Vessel {
  brush.note('bowl')
  const tones = tonesOf(glaze.clay)
  const inner = radius * 0.94
  const surface = radius * 0.83
  const wall = linear(
    brush,
    [x - inner * 0.7, y - inner * 0.75],
    [x + inner * 0.65, y + inner * 0.75],
    [
      [0, tones.deep],
      [0.32, tones.shade],
      [0.7, tones.base],
      [1, shifted(glaze.clay, { light: 0.05 })],
    ],
  )
  const lip = linear(
    brush,
    [x - radius * 0.7, y - radius * 0.7],
    [x + radius * 0.7, y + radius * 0.7],
    [
      [0, shifted(glaze.edge, { light: 0.1 })],
      [1, shifted(glaze.edge, { light: -0.06 })],
    ],
  )
  const shine: Outline = Array.from({ length: 6 }, (_, step): Point => {
    const angle = 3.55 + step * 0.17
    return [x + Math.cos(angle) * (radius * 0.972), y + Math.sin(angle) * (radius * 0.972)]
  })
  const drawn =
    tableShadow(brush, x, y, radius, 1.25) +
    fill(roundPath(brush, x + 4, y + 12, radius * 1.005), tones.deep) +
    fill(roundPath(brush, x, y, radius), lip) +
    fill(roundPath(brush, x, y, inner), wall) +
    rimMotif(brush, glaze, x, y, surface, inner * 0.995) +
    (glaze.motif === 'speckles' ? specks(brush, x, y, surface, inner, glaze.paint, 70) : '') +
    lined(shine, '#fffaf0', 7, 0.7)
  return { drawn, x, y, well: surface, outer: radius }
}

/** A wall's shadow on what the bowl holds: a crescent under the upper left lip. */
function innerShadow(brush: Brush, vessel: Vessel): string {
  const { x, y, well } = vessel
  const paint = radial(brush, { x: x + well * 0.12, y: y + well * 0.16, r: well * 1.2 }, [
    [0, '#2a1409', 0],
    [0.78, '#2a1409', 0],
    [0.93, '#2a1409', 0.3],
    [1, '#2a1409', 0.55],
  ])
  return disc(x, y, well, paint)
}

/** A vessel with what it holds, cut at its wall and in the wall's shadow. */
export function heldIn(brush: Brush, vessel: Vessel, inside: string): string {
  const { x, y, well } = vessel
  const wall = softPath(roundAt(brush.random, { x, y, size: well, turn: 0 }, 0, 1, 26))
  return vessel.drawn + clipped(brush, wall, inside + innerShadow(brush, vessel))
}
