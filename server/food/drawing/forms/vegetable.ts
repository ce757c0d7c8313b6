import { mix, tonesOf } from '../colour.ts'
import {
  arc,
  inset,
  line,
  nudged,
  pointAt,
  posed,
  roundOutline,
  softPath,
  spindle,
  within,
  type Outline,
  type Point,
} from '../outline.ts'
import { body, castShadow, disc, dots, fill, stroke } from '../svg.ts'
import type { Form } from './form.ts'

/** A round of tomato: skin, flesh and seed chambers. */
export const tomatoSlice: Form = (brush, tones, spot) => {
  const { random } = brush
  const outline = posed(roundOutline(random, 0.04, 0.95), spot)
  const chambers = Array.from({ length: 5 }, (_, at) => {
    const angle = (at / 5) * Math.PI * 2
    const cell = within(spot, Math.cos(angle) * 0.52, Math.sin(angle) * 0.49, 0.25, angle)
    const hollow = posed(roundOutline(random, 0.08, 1.3, 7), cell)
    return (
      fill(softPath(hollow), mix(tones.shade, '#e2652f', 0.4)) +
      dots(
        posed(
          [
            [0.1, 0.5],
            [0.2, -0.4],
            [-0.3, 0.05],
          ],
          cell,
        ),
        Math.max(1.8, spot.size * 0.09),
        '#f5d08a',
      )
    )
  })
  return (
    body(outline, tones, spot.size, { shine: 0 }) +
    fill(softPath(inset(outline, 0.84)), tones.light, 0.6) +
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

/** A coin with a rim and seeds: cucumber, courgette. */
export const seededCoin: Form = (brush, tones, spot) => {
  const outline = posed(roundOutline(brush.random, 0.03, 0.95), spot)
  const flesh = tonesOf(mix(tones.glow, '#f0f2c4', 0.6))
  const seeds = Array.from({ length: 9 }, (_, at): Point => [
    Math.cos(at * 0.7) * 0.42,
    Math.sin(at * 0.7) * 0.4,
  ])
  return (
    body(outline, tones, spot.size, { shine: 0 }) +
    fill(softPath(inset(outline, 0.84)), flesh.base) +
    fill(softPath(inset(outline, 0.6, -spot.size * 0.06, -spot.size * 0.08)), flesh.light, 0.7) +
    dots(posed(seeds, spot), Math.max(2, spot.size * 0.1), flesh.shade)
  )
}

/** A plain coin with a heart: carrot, radish, beetroot, sausage. */
export const coin: Form = (brush, tones, spot) => {
  const outline = posed(roundOutline(brush.random, 0.05, brush.random.between(0.84, 0.98)), spot)
  return (
    body(outline, tones, spot.size, { shine: 0 }) +
    fill(softPath(inset(outline, 0.62)), tones.light, 0.65) +
    stroke(softPath(inset(outline, 0.36)), tones.shade, Math.max(1.2, spot.size * 0.05), 0.5)
  )
}

/** A radish: white inside a bright skin. */
export const rimmedCoin: Form = (brush, tones, spot) => {
  const outline = posed(roundOutline(brush.random, 0.03), spot)
  return (
    body(outline, tones, spot.size, { shine: 0 }) +
    fill(softPath(inset(outline, 0.84)), '#fdf6ee') +
    fill(softPath(inset(outline, 0.5)), tones.glow, 0.35)
  )
}

/** A mushroom cut lengthwise: cap, gills, stem. */
export const mushroom: Form = (brush, tones, spot) => {
  const cap: Outline = [
    [-0.2, 0.98],
    [-0.75, 0.8],
    [-0.95, 0.25],
    [-0.95, -0.25],
    [-0.75, -0.8],
    [-0.2, -0.98],
    [0.02, -0.7],
    [0.1, -0.3],
    [0.85, -0.26],
    [1, 0],
    [0.85, 0.26],
    [0.1, 0.3],
    [0.02, 0.7],
  ]
  const outline = posed(nudged(brush.random, cap, 0.03), spot)
  const flesh = tonesOf(mix(tones.glow, '#f6ead4', 0.55))
  const gills = arc(-0.2, 0, 0.52, Math.PI * 0.62, Math.PI * 1.38, 5)
  return (
    body(outline, tones, spot.size, { shine: 0 }) +
    fill(softPath(inset(outline, 0.82)), flesh.base) +
    stroke(line(posed(gills, spot)), tones.shade, Math.max(2, spot.size * 0.14), 0.85) +
    stroke(
      line([pointAt(spot, 0.15, -0.06), pointAt(spot, 0.8, -0.06)]),
      flesh.glow,
      Math.max(1.5, spot.size * 0.08),
    )
  )
}

/** A bent strip: pepper, fried onion, slaw. */
export const strip: Form = (brush, tones, spot) => {
  const bend = brush.random.between(-0.35, 0.35)
  const profile: Point[] = [
    [-1, 0],
    [-0.35, bend],
    [0.35, bend],
    [1, 0],
  ]
  const wide = 0.17 + brush.random.between(0, 0.05)
  const outline = posed(
    nudged(
      brush.random,
      [
        ...profile.map(([x, y]): Point => [x, y - wide]),
        ...profile.toReversed().map(([x, y]): Point => [x, y + wide]),
      ],
      0.02,
    ),
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
    stroke(gleam, tones.light, Math.max(1.5, spot.size * 0.07), 0.85)
  )
}

/** A floret on its stalk: broccoli, cauliflower. */
export const floret: Form = (brush, tones, spot) => {
  const { random } = brush
  const stem = tonesOf(mix(tones.light, '#e3e6b2', 0.55))
  const stalk: Outline = [
    [-0.1, 0.3],
    [0.6, 0.24],
    [1.05, 0.36],
    [1.05, -0.36],
    [0.6, -0.24],
    [-0.1, -0.3],
  ]
  const heads: Point[] = [
    [0.1, 0.52],
    [0.1, -0.52],
    [-0.32, 0.6],
    [-0.32, -0.6],
    [-0.68, 0.28],
    [-0.68, -0.28],
    [-0.22, 0.1],
    [-0.3, -0.2],
  ]
  const places = posed(nudged(random, heads, 0.06), spot)
  const buds = places.flatMap(([x, y]) =>
    Array.from({ length: 6 }, (): Point => [
      x + random.between(-0.24, 0.2) * spot.size,
      y + random.between(-0.26, 0.18) * spot.size,
    ]),
  )
  return (
    dots(
      places.map(([x, y]): Point => [x + spot.size * 0.1, y + spot.size * 0.15]),
      spot.size * 0.72,
      '#2a1409',
      0.13,
    ) +
    body(posed(stalk, spot), stem, spot.size * 0.5) +
    dots(places, spot.size * 0.7, tones.shade) +
    dots(
      places.map(([x, y]): Point => [x - spot.size * 0.05, y - spot.size * 0.07]),
      spot.size * 0.56,
      tones.base,
    ) +
    dots(
      places.map(([x, y]): Point => [x - spot.size * 0.11, y - spot.size * 0.14]),
      spot.size * 0.28,
      tones.light,
      0.7,
    ) +
    dots(buds, Math.max(2, spot.size * 0.085), tones.light, 0.7) +
    dots(
      buds.filter((_, at) => at % 2 === 0).map(([x, y]): Point => [x + 2, y + 3]),
      Math.max(1.6, spot.size * 0.06),
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
    return line([
      pointAt(spot, x - 0.1, side * 0.11),
      pointAt(spot, x + 0.06, side * 0.02),
      pointAt(spot, x + 0.1, -side * 0.03),
    ])
  })
  return (
    body(outline, tones, spot.size * 0.3, { shine: 0 }) +
    stroke(
      line([pointAt(spot, -0.9, -0.04), pointAt(spot, 0.3, -0.04)]),
      tones.light,
      Math.max(2, spot.size * 0.045),
      0.8,
    ) +
    stroke(scales.join(''), tones.deep, Math.max(1.4, spot.size * 0.03), 0.7)
  )
}

/** A slim pod: green bean, mangetout, okra. */
export const pod: Form = (brush, tones, spot) => {
  const bend = brush.random.between(-0.25, 0.25)
  const points: Point[] = [
    [-1, 0],
    [-0.3, bend],
    [0.3, bend],
    [1, 0],
  ]
  const low = posed(points, { ...spot, x: spot.x + 2, y: spot.y + 4 })
  return (
    stroke(line(low), '#2a1409', spot.size * 0.2, 0.24) +
    stroke(line(posed(points, spot)), tones.shade, spot.size * 0.2) +
    stroke(line(posed(points, { ...spot, y: spot.y - 1 })), tones.base, spot.size * 0.14) +
    stroke(line(posed(points.slice(0, 3), { ...spot, y: spot.y - 2 })), tones.light, spot.size * 0.05)
  )
}

/** A chickpea or hazelnut: a bead with a beak and a crease. */
export const chickpea: Form = (brush, tones, spot) => {
  const outline = posed(
    nudged(
      brush.random,
      [
        [1.12, 0],
        [0.6, 0.68],
        [-0.1, 0.95],
        [-0.8, 0.7],
        [-0.95, 0],
        [-0.8, -0.7],
        [-0.1, -0.95],
        [0.6, -0.68],
      ],
      0.06,
    ),
    spot,
  )
  return (
    body(outline, tones, spot.size) +
    stroke(
      line([pointAt(spot, 0.95, 0), pointAt(spot, 0.5, 0.1), pointAt(spot, 0, 0.06)]),
      tones.shade,
      Math.max(1.5, spot.size * 0.11),
      0.8,
    )
  )
}

/** A kidney bean, cashew: a small bent oval. */
export const kidney: Form = (brush, tones, spot) => {
  const outline = posed(
    nudged(
      brush.random,
      [
        [1, 0.1],
        [0.7, 0.5],
        [0, 0.58],
        [-0.7, 0.5],
        [-1, 0.1],
        [-0.8, -0.42],
        [-0.3, -0.3],
        [0.3, -0.3],
        [0.8, -0.42],
      ],
      0.03,
    ),
    spot,
  )
  return (
    body(outline, tones, spot.size) +
    stroke(
      line([pointAt(spot, -0.5, 0.2), pointAt(spot, 0, 0.3), pointAt(spot, 0.4, 0.24)]),
      tones.glow,
      Math.max(1.2, spot.size * 0.08),
      0.7,
    )
  )
}

/** A wedge of vegetable, roasted at the edges: pumpkin, beetroot, sweet potato, aubergine. */
export const roastedWedge: Form = (brush, tones, spot) => {
  const outline = posed(
    nudged(
      brush.random,
      [
        [-1, 0.25],
        [-0.45, 0.58],
        [0.4, 0.6],
        [1, 0.22],
        [0.85, -0.25],
        [0.1, -0.42],
        [-0.75, -0.3],
      ],
      0.06,
    ),
    spot,
  )
  const char = mix(tones.deep, '#3a1d0c', 0.5)
  return (
    body(outline, tones, spot.size, { corners: false }) +
    stroke(
      line([pointAt(spot, -0.95, 0.3), pointAt(spot, -0.4, 0.52), pointAt(spot, 0.35, 0.54)]),
      char,
      Math.max(2, spot.size * 0.09),
      0.45,
    ) +
    dots(
      posed(
        nudged(
          brush.random,
          [
            [-0.4, 0.1],
            [0.2, 0.2],
            [0.5, -0.05],
            [0, -0.2],
          ],
          0.15,
        ),
        spot,
      ),
      Math.max(1.8, spot.size * 0.07),
      char,
      0.4,
    )
  )
}

/** A cube with a lit top and a shaded side: pumpkin, potato, beetroot, tofu, feta. */
export const cube: Form = (brush, tones, spot) => {
  const square: Outline = [
    [-0.8, -0.78],
    [0, -0.84],
    [0.8, -0.78],
    [0.84, 0],
    [0.8, 0.78],
    [0, 0.82],
    [-0.8, 0.78],
    [-0.84, 0],
  ]
  const outline = posed(nudged(brush.random, square, 0.06), { ...spot, size: spot.size * 1.05 })
  const low = spot.size * 0.26
  const base = outline.map(([x, y]): Point => [x + low * 0.4, y + low])
  const stain = posed(roundOutline(brush.random, 0.2, 0.8, 7), within(spot, 0.1, 0.1, 0.5))
  return (
    castShadow(base, 3 + spot.size * 0.12) +
    fill(softPath(base), tones.deep) +
    fill(softPath(inset(base, 0.97, -low * 0.2, -low * 0.5)), tones.shade) +
    fill(softPath(outline), tones.base) +
    fill(softPath(inset(outline, 0.78, -spot.size * 0.06, -spot.size * 0.08)), tones.light, 0.55) +
    fill(softPath(stain), tones.shade, 0.28)
  )
}

/** An irregular chunk, cooked: the plain answer for whatever has no shape of its own. */
export const chunk: Form = (brush, tones, spot) => {
  const outline = posed(roundOutline(brush.random, 0.16, brush.random.between(0.68, 0.88), 8), spot)
  const crease = line([pointAt(spot, -0.45, 0.2), pointAt(spot, 0, 0.34), pointAt(spot, 0.5, 0.12)])
  return body(outline, tones, spot.size) + stroke(crease, tones.shade, Math.max(1.4, spot.size * 0.07), 0.75)
}

/** A slim flat cut laid flat, its rim darker: aubergine, apple, ginger, mushroom, cheese. */
export const flatSlice: Form = (brush, tones, spot) => {
  const outline = posed(roundOutline(brush.random, 0.06, 0.72, 9), spot)
  return (
    body(outline, tones, spot.size, { shine: 0 }) +
    fill(softPath(inset(outline, 0.8, -1, -1)), tones.light, 0.6) +
    stroke(
      line([pointAt(spot, -0.5, -0.1), pointAt(spot, 0, -0.22), pointAt(spot, 0.45, -0.1)]),
      tones.glow,
      Math.max(1.5, spot.size * 0.06),
      0.6,
    )
  )
}

/** A pitted olive: a bead with a dark mouth. */
export const olive: Form = (brush, tones, spot) => {
  const outline = posed(roundOutline(brush.random, 0.04, 0.82), spot)
  const mouth = within(spot, 0.5, 0, 0.28)
  return (
    body(outline, tones, spot.size) +
    disc(mouth.x, mouth.y, mouth.size, tones.deep) +
    dots([pointAt({ ...spot, turn: 0 }, -0.3, -0.4)], Math.max(2, spot.size * 0.2), tones.glow, 0.8)
  )
}

/** Thin rings of chilli with seeds. */
export const chilliRing: Form = (brush, tones, spot) => {
  const path = softPath(posed(roundOutline(brush.random, 0.06, 0.8), { ...spot, size: spot.size * 0.8 }))
  return (
    stroke(
      softPath(
        posed(roundOutline(brush.random, 0.02, 0.8), {
          ...spot,
          size: spot.size * 0.8,
          x: spot.x + 2,
          y: spot.y + 3,
        }),
      ),
      '#2a1409',
      spot.size * 0.3,
      0.2,
    ) +
    stroke(path, tones.shade, spot.size * 0.34) +
    stroke(path, tones.light, spot.size * 0.14) +
    dots(
      posed(
        [
          [0.18, 0.1],
          [-0.2, -0.12],
          [0, 0.25],
        ],
        spot,
      ),
      Math.max(1.8, spot.size * 0.14),
      '#f6e3ae',
    )
  )
}
