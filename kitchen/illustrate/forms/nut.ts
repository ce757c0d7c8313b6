import { shaped, fine, through, nudged, posed, spindle } from '../outline.ts'
import type { Form } from './form.ts'
import { body, stroke } from '../svg.ts'

/** An angular shard: chocolate, brittle, meringue, feta crumbled large. */
export const shard: Form = (brush, tones, spot) => {
  const outline = shaped(brush.random, spot, 0.12, '-0.9 0.3, -0.3 -0.65, 0.6 -0.5, 1 0.2, 0.2 0.6')
  return (
    body(outline, tones, spot.size, { corners: true }) +
    stroke(through(spot, -0.3, -0.55, -0.05, 0, 0.2, 0.5), tones.glow, fine(spot, 1.2, 0.04), 0.5)
  )
}

/** An almond, pumpkin seed, date or pine nut: a drop with a seam. */
export const drop: Form = (brush, tones, spot) => {
  const outline = posed(nudged(brush.random, spindle([0.12, 0.46, 0.55, 0.42, 0.04]), 0.03), spot)
  const seams = [-0.15, 0.15].map((y) => through(spot, -0.6, y, 0, y * 1.4, 0.6, y * 0.5))
  return body(outline, tones, spot.size * 0.8) + stroke(seams.join(''), tones.deep, fine(spot, 1, 0.05), 0.45)
}

/** Half a walnut or pecan: two wrinkled lobes. */
export const walnut: Form = (brush, tones, spot) => {
  const outline = shaped(
    brush.random,
    spot,
    0.06,
    '1 0, 0.75 0.55, 0.2 0.6, -0.3 0.75, -0.9 0.45, -0.9 -0.45, -0.3 -0.75, 0.2 -0.6, 0.75 -0.55',
  )
  const folds = [-1, 1].flatMap((side) =>
    [-0.55, -0.1, 0.35].map((x) =>
      through(spot, x, side * 0.12, x + 0.16, side * 0.32, x - 0.05, side * 0.52),
    ),
  )
  return (
    body(outline, tones, spot.size) +
    stroke([through(spot, -0.8, 0, 0.85, 0), ...folds].join(''), tones.deep, fine(spot, 1.4, 0.08), 0.6)
  )
}
