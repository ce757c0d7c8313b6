import { shaped, fine, roundAt, pairs, through, inset, nudged, posed } from '../outline.ts'
import { soft, body, dots, stroke } from '../svg.ts'
import { mix, tonesOf } from '../colour.ts'
import type { Form } from './form.ts'

/** A potato: halved and roasted, skin at the rim, its face golden. */
export const roastPotato: Form = (brush, tones, spot) => {
  const outline = roundAt(brush.random, spot, 0.07, 0.74, 8)
  const face = tonesOf(mix(tones.base, '#e9bb5a', 0.55))
  return (
    body(outline, tonesOf(mix(tones.shade, '#9c6a34', 0.5)), spot.size, { shine: 0 }) +
    soft(inset(outline, 0.84, -1, -1), face.base) +
    soft(inset(outline, 0.5, -spot.size * 0.1, -spot.size * 0.1), face.light, 0.75) +
    dots(
      posed(nudged(brush.random, pairs(0.3, 0.2, -0.2, 0.3, 0.4, -0.1), 0.2), spot),
      fine(spot, 2.5, 0.09),
      '#8f5320',
      0.4,
    )
  )
}

/** A stick fried golden: chips, polenta, halloumi, celery. */
export const stick: Form = (brush, tones, spot) => {
  const outline = shaped(brush.random, spot, 0.02, '-1 -0.14, 0 -0.16, 1 -0.14, 1 0.14, 0 0.15, -1 0.14')
  return (
    body(outline, tones, spot.size * 0.3, { corners: true, shine: 0 }) +
    stroke(through(spot, -0.85, -0.04, 0.7, -0.04), tones.light, fine(spot, 1.8, 0.06), 0.9)
  )
}
