import { shaped, shapeAt, fine, roundAt, through, inset, posed, spindle, within } from '../outline.ts'
import { soft, body, stroke } from '../svg.ts'
import type { Form } from './form.ts'

/** A tube of pasta cut on the slant: penne, rigatoni. */
export const tube: Form = (brush, tones, spot) => {
  const outline = shapeAt(spot, '-0.85 -0.32, 0.95 -0.32, 0.85 0.3, -0.98 0.3')
  const ridges = [-0.16, 0.02, 0.18].map((y) => through(spot, -0.85, y, 0.7, y))
  const mouth = roundAt(brush.random, within(spot, 0.88, 0, 0.3, Math.PI / 2 + 0.15), 0.02, 0.5, 7)
  return (
    body(outline, tones, spot.size * 0.5) +
    stroke(ridges.join(''), tones.shade, fine(spot, 1, 0.04), 0.6) +
    soft(mouth, tones.light) +
    soft(inset(mouth, 0.66), tones.deep)
  )
}

/** A corkscrew of pasta: fusilli. */
export const corkscrew: Form = (_brush, tones, spot) => {
  const folds: string[] = []
  for (let at = 0; at < 6; at += 1) {
    const leaf = posed(spindle([0.2, 0.3, 0.3, 0.2]), within(spot, -0.85 + at * 0.34, 0, 0.42, 1.15))
    folds.push(body(leaf, tones, spot.size * 0.3, { shadow: at ? 0.5 : 1, shine: 0.5 }))
  }
  return folds.join('')
}

/** A butterfly of pasta: farfalle. */
export const butterfly: Form = (brush, tones, spot) => {
  const outline = shaped(
    brush.random,
    spot,
    0.03,
    '-1 -0.7, -0.5 -0.5, 0 -0.2, 0.5 -0.5, 1 -0.7, 0.95 0, 1 0.7, 0.5 0.5, 0 0.2, -0.5 0.5, -1 0.7, -0.95 0',
  )
  const pleats = [-0.08, 0.08].map((y) => through(spot, -0.5, y * 2.4, 0, y, 0.5, y * 2.4))
  return body(outline, tones, spot.size * 0.8) + stroke(pleats.join(''), tones.shade, fine(spot, 1.6, 0.07))
}

/** A filled pocket with a crimped edge: ravioli, gyoza, pierogi, empanada. */
export const dumpling: Form = (brush, tones, spot) => {
  const outline = shaped(
    brush.random,
    spot,
    0.02,
    '-1.05 0.3, -0.95 -0.15, -0.5 -0.6, 0 -0.74, 0.5 -0.6, 0.95 -0.15, 1.05 0.3, 0.5 0.52, 0 0.58, -0.5 0.52',
  )
  const pleats = [-0.7, -0.42, -0.14, 0.14, 0.42, 0.7].map((x) =>
    through(spot, x, -0.62 + x * x * 0.62, x * 0.92, -0.36 + x * x * 0.5, x * 0.8, -0.2 + x * x * 0.4),
  )
  const gold = roundAt(brush.random, within(spot, 0, 0.3, 0.72), 0.14, 0.34, 9)
  return (
    body(outline, tones, spot.size) +
    soft(gold, '#b9722c', 0.4) +
    stroke(pleats.join(''), tones.shade, fine(spot, 2, 0.07)) +
    stroke(through(spot, -0.4, -0.1, 0, -0.2, 0.35, -0.12), tones.glow, fine(spot, 2, 0.06), 0.8)
  )
}
