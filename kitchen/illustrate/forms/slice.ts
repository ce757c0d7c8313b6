import { fine, roundAt, pairs, nudged, inset, posed, roundOutline, softPath, within } from '../outline.ts'
import { soft, body, disc, dots, stroke } from '../svg.ts'
import { mix } from '../colour.ts'
import type { Form } from './form.ts'
import { crescent } from './shapes.ts'

/** A round of tomato: skin, flesh and seed chambers. */
export const tomatoSlice: Form = (brush, tones, spot) => {
  const { random } = brush
  const outline = roundAt(random, spot, 0.04, 0.95)
  const chambers = Array.from({ length: 5 }, (_, at) => {
    const angle = (at / 5) * Math.PI * 2
    const cell = within(spot, Math.cos(angle) * 0.52, Math.sin(angle) * 0.49, 0.25, angle)
    const hollow = roundAt(random, cell, 0.08, 1.3, 7)
    return (
      soft(hollow, mix(tones.shade, '#e2652f', 0.4)) +
      dots(posed(pairs(0.1, 0.5, 0.2, -0.4, -0.3, 0.05), cell), fine(spot, 1.8, 0.09), '#f5d08a')
    )
  })
  return (
    body(outline, tones, spot.size, { shine: 0 }) +
    soft(inset(outline, 0.84), tones.light, 0.6) +
    chambers.join('') +
    disc(spot.x, spot.y, spot.size * 0.14, tones.glow, 0.5)
  )
}

/** A ring of onion or squid. */
export const ring: Form = (brush, tones, spot) => {
  const wide = spot.size * 0.2
  const outer = roundOutline(brush.random, 0.06, brush.random.between(0.7, 0.95))
  const path = softPath(posed(outer, spot))
  const low = softPath(posed(outer, { ...spot, x: spot.x + 2, y: spot.y + 3 }))
  const inner = softPath(posed(outer, { ...spot, size: spot.size * 0.74 }))
  return (
    stroke(low, '#2a1409', wide, 0.2) +
    stroke(path, tones.shade, wide) +
    stroke(path, mix(tones.glow, '#fff6ef', 0.45), wide * 0.6) +
    stroke(inner, tones.base, wide * 0.4, 0.85)
  )
}

/** A slice of a hollow stalk: celery, bok choy. */
export const crescentSlice: Form = (brush, tones, spot) =>
  body(posed(nudged(brush.random, crescent, 0.04), { ...spot, size: spot.size }), tones, spot.size * 0.5, {
    shine: 0.3,
  })
