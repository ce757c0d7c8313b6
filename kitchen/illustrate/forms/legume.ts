import { shaped, fine, pairs, through, type Point, posed } from '../outline.ts'
import { lined, body, stroke } from '../svg.ts'
import type { Form } from './form.ts'

/** A slim pod: green bean, mangetout, okra. */
export const pod: Form = (brush, tones, spot) => {
  const bend = brush.random.between(-0.25, 0.25)
  const points: Point[] = pairs(-1, 0, -0.3, bend, 0.3, bend, 1, 0)
  const low = posed(points, { ...spot, x: spot.x + 2, y: spot.y + 4 })
  return (
    lined(low, '#2a1409', spot.size * 0.2, 0.24) +
    lined(posed(points, spot), tones.shade, spot.size * 0.2) +
    lined(posed(points, { ...spot, y: spot.y - 1 }), tones.base, spot.size * 0.14) +
    lined(posed(points.slice(0, 3), { ...spot, y: spot.y - 2 }), tones.light, spot.size * 0.05)
  )
}

/** A chickpea or hazelnut: a bead with a beak and a crease. */
export const chickpea: Form = (brush, tones, spot) => {
  const outline = shaped(
    brush.random,
    spot,
    0.06,
    '1.12 0, 0.6 0.68, -0.1 0.95, -0.8 0.7, -0.95 0, -0.8 -0.7, -0.1 -0.95, 0.6 -0.68',
  )
  return (
    body(outline, tones, spot.size) +
    stroke(through(spot, 0.95, 0, 0.5, 0.1, 0, 0.06), tones.shade, fine(spot, 1.5, 0.11), 0.8)
  )
}

/** A kidney bean, cashew: a small bent oval. */
export const kidney: Form = (brush, tones, spot) => {
  const outline = shaped(
    brush.random,
    spot,
    0.03,
    '1 0.1, 0.7 0.5, 0 0.58, -0.7 0.5, -1 0.1, -0.8 -0.42, -0.3 -0.3, 0.3 -0.3, 0.8 -0.42',
  )
  return (
    body(outline, tones, spot.size) +
    stroke(through(spot, -0.5, 0.2, 0, 0.3, 0.4, 0.24), tones.glow, fine(spot, 1.2, 0.08), 0.7)
  )
}
