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
  within,
  type Outline,
  type Point,
} from '../outline.ts'
import { body, castShadow, disc, dots, fill, group, stroke } from '../svg.ts'
import type { Form } from './form.ts'

const pith = '#fbf3dc'

/** A round of lemon, lime or orange: rind, pith and eight wet segments. */
export const citrusSlice: Form = (brush, tones, spot) => {
  const { random } = brush
  const rind = posed(roundOutline(random, 0.03), spot)
  const flesh = tonesOf(mix(tones.base, '#ffe9a0', 0.18))
  const count = random.whole(8, 9)
  const segments = Array.from({ length: count }, (_, at) => {
    const from = (at / count) * Math.PI * 2 + 0.07
    const to = ((at + 1) / count) * Math.PI * 2 - 0.07
    const wedge: Outline = [
      [0.13 * Math.cos((from + to) / 2), 0.13 * Math.sin((from + to) / 2)],
      ...arc(0, 0, 0.84, from, to, 3),
    ]
    const outline = posed(nudged(random, wedge, 0.02), spot)
    return (
      fill(softPath(outline), flesh.base) + fill(softPath(inset(outline, 0.55, -1, -1)), flesh.light, 0.75)
    )
  })
  return (
    castShadow(rind, 2 + spot.size * 0.1) +
    fill(softPath(rind), tones.shade) +
    fill(softPath(inset(rind, 0.96, -1, -1)), tones.base) +
    fill(softPath(inset(rind, 0.88)), pith) +
    segments.join('') +
    disc(spot.x, spot.y, spot.size * 0.07, pith)
  )
}

/** A wedge of citrus lying on its side: a crescent of rind under a band of flesh. */
export const citrusWedge: Form = (_brush, tones, spot) => {
  const flesh = tonesOf(mix(tones.base, '#ffe9a0', 0.2))
  const back = posed([...arc(0, -0.35, 1, 0.15, Math.PI - 0.15, 7), [-0.5, -0.2], [0.5, -0.2]], spot)
  const face = posed([...arc(0, -0.35, 0.82, 0.22, Math.PI - 0.22, 6), [-0.4, -0.22], [0.4, -0.22]], spot)
  const ribs = [-0.45, -0.15, 0.15, 0.45].map((at) =>
    line([pointAt(spot, at * 0.5, -0.15), pointAt(spot, at * 1.25, 0.38 - Math.abs(at) * 0.45)]),
  )
  return (
    body(back, tones, spot.size, { shine: 0 }) +
    fill(softPath(inset(face, 1.05)), pith) +
    fill(softPath(face), flesh.base) +
    fill(softPath(inset(face, 0.6, -spot.size * 0.1, -spot.size * 0.08)), flesh.light, 0.7) +
    stroke(ribs.join(''), pith, Math.max(1.2, spot.size * 0.04), 0.8)
  )
}

/** A small smooth round fruit with a window of light in it: blueberry, grape, cherry tomato, olive. */
export const bead: Form = (brush, tones, spot) => {
  const outline = posed(roundOutline(brush.random, 0.04, brush.random.between(0.9, 1)), spot)
  const glint = [
    pointAt({ ...spot, turn: 0 }, -0.5, -0.2),
    pointAt({ ...spot, turn: 0 }, -0.4, -0.45),
    pointAt({ ...spot, turn: 0 }, -0.12, -0.55),
  ]
  return (
    body(outline, tones, spot.size) + stroke(line(glint), tones.glow, Math.max(1.5, spot.size * 0.13), 0.9)
  )
}

/** A blueberry: a bead with its little crown. */
export const blueberry: Form = (brush, tones, spot) => {
  const crown = Array.from({ length: 5 }, (_, at) => {
    const angle = (at / 5) * Math.PI * 2
    return line([
      pointAt(spot, 0.15, 0.1),
      pointAt(spot, 0.15 + Math.cos(angle) * 0.34, 0.1 + Math.sin(angle) * 0.34),
    ])
  })
  return bead(brush, tones, spot) + stroke(crown.join(''), tones.deep, Math.max(1.4, spot.size * 0.12))
}

/** A raspberry or blackberry: a cluster of drupelets, each with its own light. */
export const clusterBerry: Form = (brush, tones, spot) => {
  const outline = posed(roundOutline(brush.random, 0.05, 0.88), spot)
  const cells: Point[] = [[0, 0]]
  for (let at = 0; at < 6; at += 1) cells.push([Math.cos(at * 1.047) * 0.42, Math.sin(at * 1.047) * 0.4])
  for (let at = 0; at < 10; at += 1)
    cells.push([Math.cos(at * 0.628 + 0.3) * 0.78, Math.sin(at * 0.628 + 0.3) * 0.68])
  const places = posed(cells.toReversed(), spot)
  const wide = spot.size * 0.42
  return (
    body(outline, tones, spot.size, { shine: 0 }) +
    dots(places, wide, tones.deep, 0.55) +
    dots(
      places.map(([x, y]): Point => [x - wide * 0.07, y - wide * 0.09]),
      wide * 0.84,
      tones.base,
    ) +
    dots(
      places.map(([x, y]): Point => [x - wide * 0.16, y - wide * 0.2]),
      wide * 0.36,
      tones.light,
      0.95,
    )
  )
}

/** Half a strawberry, cut face up, its heart pale; or a whole one with seeds and leaves. */
export const strawberry: Form = (brush, tones, spot) => {
  const { random } = brush
  const outline = posed(
    nudged(
      random,
      [
        [1.1, 0],
        [0.75, 0.42],
        [0.1, 0.78],
        [-0.6, 0.82],
        [-0.95, 0.35],
        [-0.95, -0.35],
        [-0.6, -0.82],
        [0.1, -0.78],
        [0.75, -0.42],
      ],
      0.04,
    ),
    spot,
  )
  const green = tonesOf('#6f8f3c')
  const calyx = Array.from({ length: 5 }, (_, at) => {
    const angle = Math.PI + (at - 2) * 0.55
    return fill(
      softPath(
        posed(
          [
            [-0.75, 0],
            [-0.8 + Math.cos(angle - 0.2) * 0.3, Math.sin(angle - 0.2) * 0.4],
            [-0.8 + Math.cos(angle) * 0.62, Math.sin(angle) * 0.75],
            [-0.8 + Math.cos(angle + 0.2) * 0.3, Math.sin(angle + 0.2) * 0.4],
          ],
          spot,
        ),
      ),
      at % 2 ? green.base : green.shade,
    )
  })
  if (random.chance(0.5)) {
    const heart = tonesOf(mix(tones.light, '#fff2e4', 0.5))
    return (
      body(outline, tones, spot.size, { shine: 0 }) +
      fill(softPath(inset(outline, 0.74)), tones.light) +
      fill(
        softPath(
          posed(
            [
              [0.6, 0],
              [0.1, 0.32],
              [-0.55, 0.3],
              [-0.7, 0],
              [-0.55, -0.3],
              [0.1, -0.32],
            ],
            spot,
          ),
        ),
        heart.base,
      ) +
      stroke(
        [0.5, -0.5].map((y) => line([pointAt(spot, -0.3, y * 0.4), pointAt(spot, 0.1, y * 1.1)])).join(''),
        heart.light,
        1.5,
      ) +
      calyx.join('')
    )
  }
  const seeds: Point[] = []
  for (let row = 0; row < 4; row += 1)
    for (let at = 0; at < 4 - row * 0.7; at += 1)
      seeds.push([-0.5 + row * 0.4, (at - (3 - row * 0.7) / 2) * 0.42])
  return (
    body(outline, tones, spot.size) +
    dots(posed(seeds, spot), Math.max(1.6, spot.size * 0.09), '#f6d98a', 0.9) +
    calyx.join('')
  )
}

/** A cherry on its stalk. */
export const cherry: Form = (brush, tones, spot) => {
  const stalk = line([pointAt(spot, 0, 0), pointAt(spot, 0.3, -1.2), pointAt(spot, 0.9, -2)])
  return bead(brush, tones, spot) + stroke(stalk, '#5d4a22', Math.max(2, spot.size * 0.14))
}

/** A crescent of apple, pear, peach, mango or melon: skin outside, pale flesh inside. */
export const fruitWedge: Form = (brush, tones, spot) => {
  const flesh = tonesOf(mix(tones.base, '#fbe7ad', 0.62))
  const moon: Outline = [...arc(0, -0.45, 1.05, 0.2, Math.PI - 0.2, 7), [-0.45, 0.02], [0.45, 0.02]]
  const outline = posed(nudged(brush.random, moon, 0.025), spot)
  const face = posed(inset(moon, 0.86, 0, -0.06), spot)
  return (
    body(outline, tones, spot.size, { shine: 0 }) +
    fill(softPath(face), flesh.base) +
    fill(softPath(inset(face, 0.6, -spot.size * 0.1, -spot.size * 0.06)), flesh.light, 0.8)
  )
}

/** A round cut across, with seeds around a pale heart: kiwi, fig, passion fruit. */
export const seededRound: Form = (brush, tones, spot) => {
  const { random } = brush
  const outline = posed(roundOutline(random, 0.04, 0.94), spot)
  const heart = mix(tones.glow, '#fff6dd', 0.5)
  const rays = Array.from({ length: 18 }, (_, at) => {
    const angle = (at / 18) * Math.PI * 2
    return line([
      pointAt(spot, Math.cos(angle) * 0.34, Math.sin(angle) * 0.32),
      pointAt(spot, Math.cos(angle) * 0.74, Math.sin(angle) * 0.7),
    ])
  })
  const seeds = Array.from({ length: 18 }, (_, at): Point => {
    const angle = (at / 18) * Math.PI * 2
    const radius = random.between(0.4, 0.55)
    return [Math.cos(angle) * radius, Math.sin(angle) * radius * 0.94]
  })
  return (
    body(outline, tones, spot.size, { shine: 0 }) +
    fill(softPath(inset(outline, 0.84)), tones.light, 0.55) +
    stroke(rays.join(''), heart, Math.max(1, spot.size * 0.035), 0.6) +
    fill(softPath(inset(outline, 0.32)), heart) +
    dots(posed(seeds, spot), Math.max(2, spot.size * 0.09), '#2f2118')
  )
}

/** A pale coin of banana with its three-part heart. */
export const bananaCoin: Form = (brush, tones, spot) => {
  const outline = posed(roundOutline(brush.random, 0.04, 0.95), spot)
  const flesh = tonesOf(mix(tones.base, '#f7e8b4', 0.7))
  const heart = [0.5, 2.6, 4.7].map((angle) =>
    line([[spot.x, spot.y], pointAt(spot, Math.cos(angle) * 0.36, Math.sin(angle) * 0.36)]),
  )
  return (
    body(outline, flesh, spot.size) +
    stroke(heart.join(''), flesh.shade, Math.max(2, spot.size * 0.1)) +
    dots(
      posed(
        [
          [0.2, 0.16],
          [-0.2, 0.14],
          [0, -0.26],
        ],
        spot,
      ),
      Math.max(1.6, spot.size * 0.08),
      '#7b5c34',
    )
  )
}

/** Half a fruit with its stone's hollow: avocado, peach, apricot, plum. */
export const stoneHalf: Form = (brush, tones, spot) => {
  const pear: Outline = [
    [1.15, 0],
    [0.85, 0.42],
    [0.2, 0.66],
    [-0.5, 0.74],
    [-0.95, 0.42],
    [-0.95, -0.42],
    [-0.5, -0.74],
    [0.2, -0.66],
    [0.85, -0.42],
  ]
  const outline = posed(nudged(brush.random, pear, 0.02), spot)
  const flesh = tonesOf(mix(tones.light, '#f3ecb0', 0.5))
  const stone = tonesOf('#8a5a34')
  return (
    body(outline, { ...tones, base: tones.shade, shade: tones.deep }, spot.size, { shine: 0 }) +
    fill(softPath(inset(outline, 0.9)), tones.base) +
    fill(softPath(inset(outline, 0.78)), flesh.base) +
    fill(softPath(inset(outline, 0.55, -spot.size * 0.05, -spot.size * 0.1)), flesh.light, 0.7) +
    body(posed(roundOutline(brush.random, 0.04), within(spot, -0.3, 0, 0.36)), stone, spot.size * 0.36)
  )
}

/** Pomegranate seeds, red currants: a few jewels together. */
export const jewels: Form = (brush, tones, spot) =>
  group(
    [0, 1, 2, 3]
      .map((at) =>
        bead(brush, tones, within(spot, Math.cos(at * 1.9) * 0.55, Math.sin(at * 1.9) * 0.5, 0.42, at)),
      )
      .join(''),
  )
