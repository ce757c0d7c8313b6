import {
  shaped,
  fine,
  roundAt,
  pairs,
  through,
  moved,
  outlineOf,
  type Outline,
  type Point,
  arc,
  inset,
  line,
  nudged,
  posed,
  spindle,
  within,
} from '../outline.ts'
import { lined, soft, body, castShadow, dots, stroke } from '../svg.ts'
import { mix, tonesOf } from '../colour.ts'
import type { Form } from './form.ts'

/** A mushroom cut lengthwise: cap, gills, stem. */
export const mushroom: Form = (brush, tones, spot) => {
  const cap: Outline = outlineOf(
    '-0.2 0.98, -0.75 0.8, -0.95 0.25, -0.95 -0.25, -0.75 -0.8, -0.2 -0.98, 0.02 -0.7, 0.1 -0.3, 0.85 -0.26, 1 0, 0.85 0.26, 0.1 0.3, 0.02 0.7',
  )
  const outline = posed(nudged(brush.random, cap, 0.03), spot)
  const flesh = tonesOf(mix(tones.glow, '#f6ead4', 0.55))
  const gills = arc(-0.2, 0, 0.52, Math.PI * 0.62, Math.PI * 1.38, 5)
  return (
    body(outline, tonesOf(mix(tones.base, '#9a6a3e', 0.38)), spot.size, { shine: 0 }) +
    soft(inset(outline, 0.82), flesh.base) +
    lined(posed(gills, spot), tones.shade, fine(spot, 2, 0.14), 0.85) +
    stroke(through(spot, 0.15, -0.06, 0.8, -0.06), flesh.glow, fine(spot, 1.5, 0.08))
  )
}

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

/** A spear with a scaled tip: asparagus. */
export const spear: Form = (brush, tones, spot) => {
  const outline = posed(nudged(brush.random, spindle([0.1, 0.1, 0.105, 0.11, 0.14, 0.12, 0.02]), 0.008), spot)
  const scales = [0.35, 0.52, 0.68, 0.82].flatMap((x, at) => {
    const side = at % 2 ? 1 : -1
    return through(spot, x - 0.1, side * 0.11, x + 0.06, side * 0.02, x + 0.1, -side * 0.03)
  })
  return (
    body(outline, tones, spot.size * 0.3, { shine: 0 }) +
    stroke(through(spot, -0.9, -0.04, 0.3, -0.04), tones.light, fine(spot, 2, 0.045), 0.8) +
    stroke(scales.join(''), tones.deep, fine(spot, 1.4, 0.03), 0.7)
  )
}

/** A wedge of vegetable, roasted at the edges: pumpkin, beetroot, sweet potato, aubergine. */
export const roastedWedge: Form = (brush, tones, spot) => {
  const outline = shaped(
    brush.random,
    spot,
    0.06,
    '-1 0.25, -0.45 0.58, 0.4 0.6, 1 0.22, 0.85 -0.25, 0.1 -0.42, -0.75 -0.3',
  )
  const char = mix(tones.deep, '#3a1d0c', 0.5)
  return (
    body(outline, tones, spot.size, { corners: false }) +
    stroke(through(spot, -0.95, 0.3, -0.4, 0.52, 0.35, 0.54), char, fine(spot, 2, 0.09), 0.45) +
    dots(
      shaped(brush.random, spot, 0.15, '-0.4 0.1, 0.2 0.2, 0.5 -0.05, 0 -0.2'),
      fine(spot, 1.8, 0.07),
      char,
      0.4,
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

/** An irregular chunk, cooked: the plain answer for whatever has no shape of its own. */
export const chunk: Form = (brush, tones, spot) => {
  const outline = roundAt(brush.random, spot, 0.16, brush.random.between(0.68, 0.88), 8)
  const crease = through(spot, -0.45, 0.2, 0, 0.34, 0.5, 0.12)
  return body(outline, tones, spot.size) + stroke(crease, tones.shade, fine(spot, 1.4, 0.07), 0.75)
}
