import {
  fine,
  roundAt,
  pairs,
  moved,
  outlineOf,
  type Outline,
  type Point,
  inset,
  line,
  nudged,
  posed,
  within,
} from '../outline.ts'
import { soft, body, castShadow, dots, stroke } from '../svg.ts'
import { mix, tonesOf } from '../colour.ts'
import type { Form } from './form.ts'

/** A bent strip: pepper, fried onion, slaw. */
export const strip: Form = (brush, tones, spot) => {
  const bend = brush.random.between(-0.35, 0.35)
  const profile: Point[] = pairs(-1, 0, -0.35, bend, 0.35, bend, 1, 0)
  const wide = 0.17 + brush.random.between(0, 0.05)
  const outline = posed(
    nudged(brush.random, [...moved(profile, 0, -wide), ...moved(profile.toReversed(), 0, wide)], 0.02),
    spot,
  )
  const gleam = line(
    posed(
      profile.map(([x, y]): Point => [x * 0.8, y - wide * 0.35]),
      spot,
    ),
  )
  return (
    body(outline, tones, spot.size * 0.4, { shine: 0 }) +
    stroke(gleam, tones.light, fine(spot, 1.5, 0.07), 0.85)
  )
}

/** A floret on its stalk: broccoli, cauliflower. */
export const floret: Form = (brush, tones, spot) => {
  const { random } = brush
  const stem = tonesOf(mix(tones.light, '#e3e6b2', 0.55))
  const stalk: Outline = outlineOf('-0.1 0.3, 0.6 0.24, 1.05 0.36, 1.05 -0.36, 0.6 -0.24, -0.1 -0.3')
  const heads: Outline = outlineOf(
    '0.1 0.52, 0.1 -0.52, -0.32 0.6, -0.32 -0.6, -0.68 0.28, -0.68 -0.28, -0.22 0.1, -0.3 -0.2',
  )
  const places = posed(nudged(random, heads, 0.06), spot)
  const buds = places.flatMap(([x, y]) =>
    Array.from({ length: 6 }, (): Point => [
      x + random.between(-0.24, 0.2) * spot.size,
      y + random.between(-0.26, 0.18) * spot.size,
    ]),
  )
  return (
    dots(moved(places, spot.size * 0.1, spot.size * 0.15), spot.size * 0.72, '#2a1409', 0.13) +
    body(posed(stalk, spot), stem, spot.size * 0.5) +
    dots(places, spot.size * 0.7, tones.shade) +
    dots(moved(places, -spot.size * 0.05, -spot.size * 0.07), spot.size * 0.56, tones.base) +
    dots(moved(places, -spot.size * 0.11, -spot.size * 0.14), spot.size * 0.28, tones.light, 0.7) +
    dots(buds, fine(spot, 2, 0.085), tones.light, 0.7) +
    dots(
      moved(
        buds.filter((_, at) => at % 2 === 0),
        2,
        3,
      ),
      fine(spot, 1.6, 0.06),
      tones.deep,
      0.5,
    )
  )
}

/** A cube with a lit top and a shaded side: pumpkin, potato, beetroot, tofu, feta. */
export const cube: Form = (brush, tones, spot) => {
  const square: Outline = outlineOf(
    '-0.8 -0.78, 0 -0.84, 0.8 -0.78, 0.84 0, 0.8 0.78, 0 0.82, -0.8 0.78, -0.84 0',
  )
  const outline = posed(nudged(brush.random, square, 0.06), { ...spot, size: spot.size * 1.05 })
  const low = spot.size * 0.26
  const base = moved(outline, low * 0.4, low)
  const stain = roundAt(brush.random, within(spot, 0.1, 0.1, 0.5), 0.2, 0.8, 7)
  return (
    castShadow(base, 3 + spot.size * 0.12) +
    soft(base, tones.deep) +
    soft(inset(base, 0.97, -low * 0.2, -low * 0.5), tones.shade) +
    soft(outline, tones.base) +
    soft(inset(outline, 0.78, -spot.size * 0.06, -spot.size * 0.08), tones.light, 0.55) +
    soft(stain, tones.shade, 0.28)
  )
}
