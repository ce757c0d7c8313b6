import {
  shaped,
  shapeAt,
  fine,
  line,
  roundAt,
  outlineOf,
  type Outline,
  arc,
  inset,
  nudged,
  posed,
  softPath,
  within,
} from '../outline.ts'
import { each, lined, soft, body, fill, stroke } from '../svg.ts'
import { lightnessOf, mix, tonesOf } from '../colour.ts'
import type { Form } from './form.ts'

/** A prawn: a striped comma with its tail fan. */
export const prawn: Form = (brush, tones, spot) => {
  const back = arc(0, 0, 0.95, 0.5, 4.6, 9)
  const belly = arc(0.06, 0.02, 0.36, 0.5, 4.6, 8).toReversed()
  const outline = posed(nudged(brush.random, [...back, ...belly], 0.025), spot)
  const stripes = [1.1, 1.75, 2.4, 3.05, 3.7].map((angle) =>
    line(
      posed(
        [
          [Math.cos(angle) * 0.9, Math.sin(angle) * 0.9],
          [Math.cos(angle + 0.12) * 0.62, Math.sin(angle + 0.12) * 0.62],
          [Math.cos(angle) * 0.42, Math.sin(angle) * 0.42],
        ],
        spot,
      ),
    ),
  )
  const red = tonesOf(mix(tones.base, '#d8512e', 0.55))
  const tail = [-0.5, 0.15].map((turn) =>
    softPath(
      shapeAt(within(spot, 0.6, 0.52, 0.62, -0.8 + turn), '0 0, 0.5 0.3, 0.85 0.12, 0.85 -0.18, 0.45 -0.28'),
    ),
  )
  return (
    each(tail, (d) => fill(d, red.shade)) +
    body(outline, tones, spot.size * 0.7) +
    stroke(stripes.join(''), red.base, fine(spot, 2, 0.1), 0.72) +
    lined(posed(arc(0, 0, 0.78, 2.6, 4.1, 4), spot), tones.glow, fine(spot, 1.6, 0.07), 0.8)
  )
}

/** An open mussel or clam: dark shell, pearl inside, the meat in it. */
export const mussel: Form = (brush, tones, spot) => {
  const shell: Outline = outlineOf(
    '1.05 0.1, 0.7 0.46, 0 0.54, -0.7 0.36, -1.1 0, -0.7 -0.36, 0 -0.5, 0.7 -0.42',
  )
  const outline = posed(nudged(brush.random, shell, 0.02), spot)
  const dark = tonesOf(lightnessOf(tones.base) < 0.6 ? '#34353f' : tones.base)
  return (
    body(outline, dark, spot.size * 0.8, { shine: 0 }) +
    soft(inset(outline, 0.84), '#b9c0c9') +
    soft(inset(outline, 0.7, -1, -2), '#e4e4e2') +
    body(
      roundAt(brush.random, within(spot, 0.12, 0.02, 0.5), 0.1, 0.6, 8),
      tonesOf(mix(tones.base, '#e39a4b', 0.6)),
      spot.size * 0.4,
      { shadow: 0.5 },
    )
  )
}

/** A flake of cooked fish: a few leaves of flesh that part. */
export const flake: Form = (brush, tones, spot) =>
  each([0.3, 0, -0.3], (y, at) => {
    const leaf = shaped(
      brush.random,
      within(spot, y * 0.2, y, 0.9, at * 0.08),
      0.07,
      '-0.9 0, -0.4 0.34, 0.4 0.34, 0.95 0, 0.4 -0.26, -0.4 -0.26',
    )
    return body(leaf, tones, spot.size * 0.6, { shadow: at === 0 ? 1.2 : 0.5, shine: 0.7 })
  })
