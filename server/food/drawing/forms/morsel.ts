import { mix, tonesOf } from '../colour.ts'
import {
  inset,
  line,
  nudged,
  pointAt,
  posed,
  roundOutline,
  sharpPath,
  softPath,
  spindle,
  within,
  type Outline,
  type Point,
} from '../outline.ts'
import { body, castShadow, dots, fill, stroke } from '../svg.ts'
import type { Form } from './form.ts'

/** A dollop of cream, yoghurt, ricotta or mash: soft, with a curl. */
export const dollop: Form = (brush, tones, spot) => {
  const outline = posed(roundOutline(brush.random, 0.12, 0.88, 9), spot)
  const curl: Point[] = [
    [-0.6, 0.05],
    [-0.3, -0.5],
    [0.35, -0.42],
    [0.5, 0.1],
    [0.1, 0.38],
    [-0.2, 0.08],
    [0.06, -0.1],
  ]
  return (
    body(outline, tones, spot.size, { shine: 0.8 }) +
    stroke(line(posed(curl, { ...spot, y: spot.y + 2 })), tones.shade, Math.max(2, spot.size * 0.1), 0.6) +
    stroke(line(posed(curl, spot)), tones.glow, Math.max(1.5, spot.size * 0.06), 0.9)
  )
}

/** A scoop of ice cream or sorbet, its foot frayed. */
export const scoop: Form = (brush, tones, spot) => {
  const foot = posed(roundOutline(brush.random, 0.12, 0.98, 14), { ...spot, size: spot.size * 1.06 })
  const ball = posed(roundOutline(brush.random, 0.04, 1, 10), {
    ...spot,
    x: spot.x - 2,
    y: spot.y - spot.size * 0.06,
  })
  const pores = Array.from({ length: 14 }, (): Point => [
    brush.random.between(-0.65, 0.65),
    brush.random.between(-0.65, 0.65),
  ])
  const ridge = line([pointAt(spot, -0.7, 0.3), pointAt(spot, -0.1, 0.5), pointAt(spot, 0.6, 0.2)])
  return (
    castShadow(foot, 5 + spot.size * 0.1) +
    fill(softPath(foot), tones.shade) +
    body(ball, tones, spot.size, { shadow: 0 }) +
    dots(posed(pores, spot), Math.max(2, spot.size * 0.06), tones.shade, 0.6) +
    stroke(ridge, tones.shade, Math.max(2, spot.size * 0.05), 0.5)
  )
}

/** A torn piece of soft cheese: mozzarella, burrata, goat's cheese. */
export const tornCheese: Form = (brush, tones, spot) => {
  const outline = posed(roundOutline(brush.random, 0.16, 0.8, 10), spot)
  return (
    body(outline, tones, spot.size, { shine: 0.9 }) +
    stroke(
      line([pointAt(spot, -0.5, 0.25), pointAt(spot, -0.1, 0.1), pointAt(spot, 0.4, 0.3)]),
      tones.shade,
      Math.max(1.8, spot.size * 0.06),
      0.8,
    ) +
    stroke(
      line([pointAt(spot, -0.2, -0.3), pointAt(spot, 0.2, -0.2)]),
      tones.shade,
      Math.max(1.4, spot.size * 0.04),
      0.5,
    )
  )
}

/** A shaving: parmesan, chocolate, coconut; a thin curved flake. */
export const shaving: Form = (brush, tones, spot) => {
  const bend = brush.random.between(-0.3, 0.3)
  const outline = posed(
    nudged(
      brush.random,
      [
        [-1, 0.1],
        [-0.4, 0.3 + bend],
        [0.5, 0.26 + bend],
        [1, 0],
        [0.5, -0.18 + bend],
        [-0.4, -0.22 + bend],
      ],
      0.07,
    ),
    spot,
  )
  return (
    castShadow(outline, 2 + spot.size * 0.1) +
    fill(sharpPath(outline), tones.base) +
    fill(sharpPath(inset(outline, 0.66, -1.5, -2)), tones.light, 0.8)
  )
}

/** An angular shard: chocolate, brittle, meringue, feta crumbled large. */
export const shard: Form = (brush, tones, spot) => {
  const outline = posed(
    nudged(
      brush.random,
      [
        [-0.9, 0.3],
        [-0.3, -0.65],
        [0.6, -0.5],
        [1, 0.2],
        [0.2, 0.6],
      ],
      0.12,
    ),
    spot,
  )
  return (
    body(outline, tones, spot.size, { corners: true }) +
    stroke(
      line([pointAt(spot, -0.3, -0.55), pointAt(spot, -0.05, 0), pointAt(spot, 0.2, 0.5)]),
      tones.glow,
      Math.max(1.2, spot.size * 0.04),
      0.5,
    )
  )
}

/** An almond, pumpkin seed, date or pine nut: a drop with a seam. */
export const drop: Form = (brush, tones, spot) => {
  const outline = posed(nudged(brush.random, spindle([0.12, 0.46, 0.55, 0.42, 0.04]), 0.03), spot)
  const seams = [-0.15, 0.15].map((y) =>
    line([pointAt(spot, -0.6, y), pointAt(spot, 0, y * 1.4), pointAt(spot, 0.6, y * 0.5)]),
  )
  return (
    body(outline, tones, spot.size * 0.8) +
    stroke(seams.join(''), tones.deep, Math.max(1, spot.size * 0.05), 0.45)
  )
}

/** Half a walnut or pecan: two wrinkled lobes. */
export const walnut: Form = (brush, tones, spot) => {
  const outline = posed(
    nudged(
      brush.random,
      [
        [1, 0],
        [0.75, 0.55],
        [0.2, 0.6],
        [-0.3, 0.75],
        [-0.9, 0.45],
        [-0.9, -0.45],
        [-0.3, -0.75],
        [0.2, -0.6],
        [0.75, -0.55],
      ],
      0.06,
    ),
    spot,
  )
  const folds = [-1, 1].flatMap((side) =>
    [-0.55, -0.1, 0.35].map((x) =>
      line([
        pointAt(spot, x, side * 0.12),
        pointAt(spot, x + 0.16, side * 0.32),
        pointAt(spot, x - 0.05, side * 0.52),
      ]),
    ),
  )
  return (
    body(outline, tones, spot.size) +
    stroke(
      [line([pointAt(spot, -0.8, 0), pointAt(spot, 0.85, 0)]), ...folds].join(''),
      tones.deep,
      Math.max(1.4, spot.size * 0.08),
      0.6,
    )
  )
}

/** A cube of bread, fried: golden, with dark edges. */
export const crouton: Form = (brush, tones, spot) => {
  const outline = posed(
    nudged(
      brush.random,
      [
        [-0.8, -0.75],
        [0.8, -0.8],
        [0.85, 0.75],
        [-0.75, 0.85],
      ],
      0.1,
    ),
    spot,
  )
  const pores = Array.from({ length: 5 }, (): Point => [
    brush.random.between(-0.5, 0.5),
    brush.random.between(-0.5, 0.5),
  ])
  const crumbs = tonesOf(mix(tones.light, '#f3d392', 0.5))
  return (
    body(outline, tones, spot.size, { corners: true, shine: 0 }) +
    fill(sharpPath(inset(outline, 0.7, -1, -1.5)), crumbs.base) +
    dots(posed(pores, spot), Math.max(2, spot.size * 0.13), tones.shade, 0.6)
  )
}

/** A slice of bread: crust, crumb and pores. */
export const breadSlice: Form = (brush, tones, spot) => {
  const shape: Outline = [
    [-1, 0.1],
    [-0.9, 0.48],
    [-0.4, 0.56],
    [0.3, 0.55],
    [0.9, 0.46],
    [1.06, 0],
    [0.9, -0.46],
    [0.3, -0.55],
    [-0.4, -0.56],
    [-0.9, -0.46],
  ]
  const outline = posed(nudged(brush.random, shape, 0.025), spot)
  const crumb = tonesOf(mix(tones.glow, '#f2d9a6', 0.6))
  const pores = Array.from({ length: 16 }, (): Point => [
    brush.random.between(-0.78, 0.78),
    brush.random.between(-0.34, 0.34),
  ])
  return (
    body(outline, tonesOf(mix(tones.base, '#a8682c', 0.6)), spot.size * 0.7, { shine: 0 }) +
    fill(softPath(inset(outline, 0.9)), crumb.base) +
    fill(softPath(inset(outline, 0.7, -spot.size * 0.05, -spot.size * 0.04)), crumb.light, 0.8) +
    dots(posed(pores.slice(0, 9), spot), Math.max(2.4, spot.size * 0.05), crumb.shade, 0.8) +
    dots(posed(pores.slice(9), spot), Math.max(3, spot.size * 0.08), crumb.shade, 0.5)
  )
}

/** A wedge of flatbread: pitta, naan, tortilla, with burnt bubbles. */
export const flatbread: Form = (brush, tones, spot) => {
  const outline = posed(
    nudged(
      brush.random,
      [
        [-0.95, 0],
        [-0.1, -0.5],
        [0.75, -0.72],
        [0.98, -0.3],
        [1, 0.3],
        [0.75, 0.72],
        [-0.1, 0.5],
      ],
      0.03,
    ),
    spot,
  )
  const dough = tonesOf(mix(tones.base, '#edcd92', 0.6))
  const burnt = Array.from({ length: 7 }, (): Point => [
    brush.random.between(-0.3, 0.8),
    brush.random.between(-0.4, 0.4),
  ])
  return (
    body(outline, dough, spot.size * 0.8) +
    dots(posed(burnt, spot), Math.max(4, spot.size * 0.13), '#9a5a24', 0.5) +
    dots(posed(burnt.slice(0, 4), spot), Math.max(2, spot.size * 0.06), '#5c3010', 0.55)
  )
}

/** A tube of pasta cut on the slant: penne, rigatoni. */
export const tube: Form = (brush, tones, spot) => {
  const outline = posed(
    [
      [-0.85, -0.32],
      [0.95, -0.32],
      [0.85, 0.3],
      [-0.98, 0.3],
    ],
    spot,
  )
  const ridges = [-0.16, 0.02, 0.18].map((y) => line([pointAt(spot, -0.85, y), pointAt(spot, 0.7, y)]))
  const mouth = posed(
    roundOutline(brush.random, 0.02, 0.5, 7),
    within(spot, 0.88, 0, 0.3, Math.PI / 2 + 0.15),
  )
  return (
    body(outline, tones, spot.size * 0.5) +
    stroke(ridges.join(''), tones.shade, Math.max(1, spot.size * 0.04), 0.6) +
    fill(softPath(mouth), tones.light) +
    fill(softPath(inset(mouth, 0.66)), tones.deep)
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
  const outline = posed(
    nudged(
      brush.random,
      [
        [-1, -0.7],
        [-0.5, -0.5],
        [0, -0.2],
        [0.5, -0.5],
        [1, -0.7],
        [0.95, 0],
        [1, 0.7],
        [0.5, 0.5],
        [0, 0.2],
        [-0.5, 0.5],
        [-1, 0.7],
        [-0.95, 0],
      ],
      0.03,
    ),
    spot,
  )
  const pleats = [-0.08, 0.08].map((y) =>
    line([pointAt(spot, -0.5, y * 2.4), pointAt(spot, 0, y), pointAt(spot, 0.5, y * 2.4)]),
  )
  return (
    body(outline, tones, spot.size * 0.8) +
    stroke(pleats.join(''), tones.shade, Math.max(1.6, spot.size * 0.07))
  )
}

/** A filled pocket with a crimped edge: ravioli, gyoza, pierogi, empanada. */
export const dumpling: Form = (brush, tones, spot) => {
  const outline = posed(
    nudged(
      brush.random,
      [
        [-1.05, 0.3],
        [-0.95, -0.15],
        [-0.5, -0.6],
        [0, -0.74],
        [0.5, -0.6],
        [0.95, -0.15],
        [1.05, 0.3],
        [0.5, 0.52],
        [0, 0.58],
        [-0.5, 0.52],
      ],
      0.02,
    ),
    spot,
  )
  const pleats = [-0.7, -0.42, -0.14, 0.14, 0.42, 0.7].map((x) =>
    line([
      pointAt(spot, x, -0.62 + x * x * 0.62),
      pointAt(spot, x * 0.92, -0.36 + x * x * 0.5),
      pointAt(spot, x * 0.8, -0.2 + x * x * 0.4),
    ]),
  )
  const gold = posed(roundOutline(brush.random, 0.14, 0.34, 9), within(spot, 0, 0.3, 0.72))
  return (
    body(outline, tones, spot.size) +
    fill(softPath(gold), '#b9722c', 0.4) +
    stroke(pleats.join(''), tones.shade, Math.max(2, spot.size * 0.07)) +
    stroke(
      line([pointAt(spot, -0.4, -0.1), pointAt(spot, 0, -0.2), pointAt(spot, 0.35, -0.12)]),
      tones.glow,
      Math.max(2, spot.size * 0.06),
      0.8,
    )
  )
}

/** A potato: halved and roasted, skin at the rim, its face golden. */
export const roastPotato: Form = (brush, tones, spot) => {
  const outline = posed(roundOutline(brush.random, 0.07, 0.74, 8), spot)
  const face = tonesOf(mix(tones.base, '#e9bb5a', 0.55))
  return (
    body(outline, tonesOf(mix(tones.shade, '#9c6a34', 0.5)), spot.size, { shine: 0 }) +
    fill(softPath(inset(outline, 0.84, -1, -1)), face.base) +
    fill(softPath(inset(outline, 0.5, -spot.size * 0.1, -spot.size * 0.1)), face.light, 0.75) +
    dots(
      posed(
        nudged(
          brush.random,
          [
            [0.3, 0.2],
            [-0.2, 0.3],
            [0.4, -0.1],
          ],
          0.2,
        ),
        spot,
      ),
      Math.max(2.5, spot.size * 0.09),
      '#8f5320',
      0.4,
    )
  )
}

/** A stick fried golden: chips, polenta, halloumi, celery. */
export const stick: Form = (brush, tones, spot) => {
  const outline = posed(
    nudged(
      brush.random,
      [
        [-1, -0.14],
        [0, -0.16],
        [1, -0.14],
        [1, 0.14],
        [0, 0.15],
        [-1, 0.14],
      ],
      0.02,
    ),
    spot,
  )
  return (
    body(outline, tones, spot.size * 0.3, { corners: true, shine: 0 }) +
    stroke(
      line([pointAt(spot, -0.85, -0.04), pointAt(spot, 0.7, -0.04)]),
      tones.light,
      Math.max(1.8, spot.size * 0.06),
      0.9,
    )
  )
}
