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
import { body, castShadow, disc, dots, fill, stroke } from '../svg.ts'
import type { Form } from './form.ts'

const seared = '#6b3314'

/** A whole fillet of white fish, crisp-skinned and flaking. */
export const fishFillet: Form = (brush, tones, spot) => {
  const shape: Outline = [
    [1.15, -0.02],
    [0.8, 0.3],
    [0.2, 0.46],
    [-0.5, 0.44],
    [-1, 0.24],
    [-1.05, -0.16],
    [-0.6, -0.4],
    [0.1, -0.46],
    [0.8, -0.3],
  ]
  const outline = posed(nudged(brush.random, shape, 0.025), spot)
  const gold = mix(tones.base, '#c98233', 0.5)
  const flakes = [-0.65, -0.35, -0.05, 0.25, 0.55].map((x) =>
    line([pointAt(spot, x - 0.08, -0.32), pointAt(spot, x + 0.1, 0), pointAt(spot, x - 0.08, 0.33)]),
  )
  return (
    body(outline, tones, spot.size * 0.8, { shine: 0.4 }) +
    fill(
      softPath(posed(roundOutline(brush.random, 0.2, 0.36, 10), within(spot, -0.05, 0.05, 0.82))),
      gold,
      0.42,
    ) +
    stroke(flakes.join(''), tones.shade, Math.max(2, spot.size * 0.028), 0.75) +
    stroke(flakes.slice(0, 4).join(''), tones.glow, Math.max(1, spot.size * 0.012), 0.6)
  )
}

/** A piece of salmon: coral, with the white lines that run through it. */
export const salmon: Form = (brush, tones, spot) => {
  const shape: Outline = [
    [-1, -0.42],
    [0, -0.5],
    [0.95, -0.42],
    [1.06, 0],
    [0.95, 0.44],
    [0, 0.5],
    [-1, 0.42],
    [-1.06, 0],
  ]
  const outline = posed(nudged(brush.random, shape, 0.03), spot)
  const white = [-0.72, -0.42, -0.12, 0.18, 0.48, 0.76].map((x) =>
    line([pointAt(spot, x, -0.4), pointAt(spot, x + 0.14, -0.05), pointAt(spot, x + 0.02, 0.4)]),
  )
  const skin = line([pointAt(spot, -0.98, 0.42), pointAt(spot, 0, 0.51), pointAt(spot, 0.96, 0.43)])
  return (
    body(outline, tones, spot.size * 0.8) +
    stroke(white.join(''), mix(tones.glow, '#fff', 0.35), Math.max(2, spot.size * 0.035), 0.8) +
    stroke(skin, '#6d6a66', Math.max(3, spot.size * 0.06), 0.85)
  )
}

/** A steak or duck breast in slices, pink inside a thin dark crust, fanned so that each leans on the next. */
export const rareSlices: Form = (brush, tones, spot) => {
  const rose = tonesOf(mix(tones.base, '#cf5a52', 0.74))
  const crust = tonesOf(mix(tones.deep, seared, 0.7))
  return [-0.84, -0.56, -0.28, 0, 0.28, 0.56, 0.84]
    .map((x, at) => {
      const own = within(
        spot,
        x * 0.92,
        Math.abs(x) * 0.1,
        0.62 - Math.abs(x) * 0.14,
        Math.PI / 2 + 0.3 + (at - 3) * 0.07,
      )
      const cut: Outline = [
        [-1.02, 0.1],
        [-0.75, 0.46],
        [0.1, 0.56],
        [0.85, 0.42],
        [1.08, 0],
        [0.7, -0.38],
        [-0.4, -0.44],
        [-0.95, -0.26],
      ]
      const slice = posed(nudged(brush.random, cut, 0.035), own)
      return (
        body(slice, crust, own.size * 0.6, { shine: 0 }) +
        fill(softPath(inset(slice, 0.91, own.size * 0.05, 1)), mix(rose.shade, crust.base, 0.25)) +
        fill(softPath(inset(slice, 0.8, own.size * 0.05, 1)), rose.base) +
        fill(softPath(inset(slice, 0.52, own.size * 0.04, -2)), rose.light, 0.6) +
        stroke(
          line([pointAt(own, -0.55, 0.12), pointAt(own, 0, 0.24), pointAt(own, 0.5, 0.14)]),
          rose.shade,
          Math.max(1.4, own.size * 0.03),
          0.6,
        )
      )
    })
    .join('')
}

/** A breast of poultry in slices: golden skin above, pale meat on the cut. */
export const paleSlices: Form = (brush, tones, spot) => {
  const flesh = tonesOf(mix(tones.glow, '#f6e2c2', 0.6))
  const skin = tonesOf(mix(tones.base, '#b9702a', 0.62))
  return [-0.82, -0.42, -0.02, 0.38, 0.78]
    .map((x, at) => {
      const own = within(
        spot,
        x,
        Math.abs(x) * 0.1,
        0.62 - Math.abs(x) * 0.12,
        Math.PI / 2 + 0.25 + (at - 2) * 0.06,
      )
      const slice = posed(
        nudged(
          brush.random,
          [
            [-1, 0.05],
            [-0.6, 0.36],
            [0.3, 0.42],
            [1, 0.22],
            [1, -0.1],
            [0.4, -0.36],
            [-0.5, -0.36],
            [-0.95, -0.2],
          ],
          0.03,
        ),
        own,
      )
      return (
        body(slice, skin, own.size * 0.5, { shine: 0 }) +
        fill(softPath(inset(slice, 0.86, own.size * 0.07, own.size * 0.02)), flesh.base) +
        fill(softPath(inset(slice, 0.5, 0, -1)), flesh.glow, 0.8) +
        stroke(
          line([pointAt(own, -0.6, -0.05), pointAt(own, 0.1, 0.04), pointAt(own, 0.7, 0)]),
          flesh.shade,
          Math.max(1.4, own.size * 0.04),
          0.6,
        )
      )
    })
    .join('')
}

/** A grilled piece: steak, chop, cutlet, halloumi, with the marks of the grill. */
export const grilled: Form = (brush, tones, spot) => {
  const outline = posed(roundOutline(brush.random, 0.08, 0.66, 9), spot)
  const marks = [-0.62, -0.28, 0.06, 0.4].map((x) =>
    line([pointAt(spot, x, -0.42), pointAt(spot, x + 0.26, 0.42)]),
  )
  return (
    body(outline, tones, spot.size * 0.8) +
    stroke(marks.join(''), mix(tones.deep, '#2a1206', 0.5), Math.max(3, spot.size * 0.06), 0.72) +
    stroke(
      line([pointAt(spot, -0.7, -0.25), pointAt(spot, -0.2, -0.48), pointAt(spot, 0.3, -0.48)]),
      tones.glow,
      Math.max(2, spot.size * 0.04),
      0.6,
    )
  )
}

/** A piece of meat browned in the pan, for stews and curries. */
export const browned: Form = (brush, tones, spot) => {
  const outline = posed(roundOutline(brush.random, 0.14, brush.random.between(0.68, 0.86), 8), spot)
  const fibres = [-0.2, 0.1, 0.4].map((y) =>
    line([pointAt(spot, -0.55, y), pointAt(spot, 0, y + 0.1), pointAt(spot, 0.5, y - 0.05)]),
  )
  return (
    body(outline, tones, spot.size) +
    fill(
      softPath(posed(roundOutline(brush.random, 0.2, 0.6, 7), within(spot, 0.25, 0.3, 0.5))),
      mix(tones.shade, seared, 0.5),
      0.5,
    ) +
    stroke(fibres.join(''), tones.deep, Math.max(1.2, spot.size * 0.045), 0.4)
  )
}

/** A ball of meat, falafel or arancini: round, crusted, speckled. */
export const ball: Form = (brush, tones, spot) => {
  const outline = posed(roundOutline(brush.random, 0.06, 0.95), spot)
  const specks = Array.from({ length: 12 }, (): Point => [
    brush.random.between(-0.65, 0.65),
    brush.random.between(-0.65, 0.65),
  ])
  return (
    body(outline, tones, spot.size) +
    dots(posed(specks, spot), Math.max(2.4, spot.size * 0.1), tones.deep, 0.45) +
    dots(
      posed(
        specks.slice(0, 5).map(([x, y]): Point => [x - 0.1, y - 0.12]),
        spot,
      ),
      Math.max(2, spot.size * 0.08),
      tones.glow,
      0.6,
    )
  )
}

/** A prawn: a striped comma with its tail fan. */
export const prawn: Form = (brush, tones, spot) => {
  const back = arc(0, 0, 0.95, 0.5, 4.6, 9)
  const belly = arc(0.06, 0.02, 0.36, 0.5, 4.6, 8).toReversed()
  const outline = posed(nudged(brush.random, [...back, ...belly], 0.025), spot)
  const stripes = [1.1, 1.75, 2.4, 3.05, 3.7].map((angle) =>
    line([
      pointAt(spot, Math.cos(angle) * 0.9, Math.sin(angle) * 0.9),
      pointAt(spot, Math.cos(angle + 0.12) * 0.62, Math.sin(angle + 0.12) * 0.62),
      pointAt(spot, Math.cos(angle) * 0.42, Math.sin(angle) * 0.42),
    ]),
  )
  const red = tonesOf(mix(tones.base, '#d8512e', 0.55))
  const tail = [-0.5, 0.15].map((turn) =>
    softPath(
      posed(
        [
          [0, 0],
          [0.5, 0.3],
          [0.85, 0.12],
          [0.85, -0.18],
          [0.45, -0.28],
        ],
        within(spot, 0.6, 0.52, 0.62, -0.8 + turn),
      ),
    ),
  )
  return (
    tail.map((d) => fill(d, red.shade)).join('') +
    body(outline, tones, spot.size * 0.7) +
    stroke(stripes.join(''), red.base, Math.max(2, spot.size * 0.1), 0.72) +
    stroke(line(posed(arc(0, 0, 0.78, 2.6, 4.1, 4), spot)), tones.glow, Math.max(1.6, spot.size * 0.07), 0.8)
  )
}

/** An open mussel or clam: dark shell, pearl inside, the meat in it. */
export const mussel: Form = (brush, tones, spot) => {
  const shell: Outline = [
    [1.05, 0.1],
    [0.7, 0.46],
    [0, 0.54],
    [-0.7, 0.36],
    [-1.1, 0],
    [-0.7, -0.36],
    [0, -0.5],
    [0.7, -0.42],
  ]
  const outline = posed(nudged(brush.random, shell, 0.02), spot)
  const dark = tonesOf('#34353f')
  return (
    body(outline, dark, spot.size * 0.8, { shine: 0 }) +
    fill(softPath(inset(outline, 0.84)), '#b9c0c9') +
    fill(softPath(inset(outline, 0.7, -1, -2)), '#e4e4e2') +
    body(
      posed(roundOutline(brush.random, 0.1, 0.6, 8), within(spot, 0.12, 0.02, 0.5)),
      tonesOf(mix(tones.base, '#e39a4b', 0.6)),
      spot.size * 0.4,
      { shadow: 0.5 },
    )
  )
}

/** A fried egg: lace-edged white, a yolk that shines. */
export const friedEgg: Form = (brush, _tones, spot) => {
  const white = posed(roundOutline(brush.random, 0.13, 0.92, 11), spot)
  const yolk = within(spot, 0.06, 0.02, 0.4)
  const gold = tonesOf('#f0a52a')
  return (
    castShadow(white, 3 + spot.size * 0.06) +
    fill(softPath(white), '#d9a765') +
    fill(softPath(inset(white, 0.96)), '#efe2cf') +
    fill(softPath(inset(white, 0.88, -2, -3)), '#fffaf0') +
    body(posed(roundOutline(brush.random, 0.02), yolk), gold, yolk.size) +
    stroke(
      line([
        pointAt({ ...yolk, turn: 0 }, -0.55, -0.1),
        pointAt({ ...yolk, turn: 0 }, -0.42, -0.42),
        pointAt({ ...yolk, turn: 0 }, -0.1, -0.56),
      ]),
      '#fff3c9',
      Math.max(2, spot.size * 0.05),
    )
  )
}

/** Half a boiled egg, its yolk between set and soft. */
export const eggHalf: Form = (brush, tones, spot) => {
  const shape: Outline = [
    [1.1, 0],
    [0.75, 0.5],
    [0, 0.76],
    [-0.75, 0.6],
    [-1, 0],
    [-0.75, -0.6],
    [0, -0.76],
    [0.75, -0.5],
  ]
  const outline = posed(nudged(brush.random, shape, 0.02), spot)
  const gold = tonesOf('#eda12b')
  const yolk = within(spot, -0.14, 0, 0.46)
  return (
    body(outline, { ...tones, shade: '#dccdb9', base: '#f7efe2', light: '#fffdf7' }, spot.size) +
    fill(softPath(posed(roundOutline(brush.random, 0.04), yolk)), gold.shade) +
    fill(softPath(posed(roundOutline(brush.random, 0.04), { ...yolk, size: yolk.size * 0.86 })), gold.base) +
    disc(yolk.x - yolk.size * 0.2, yolk.y - yolk.size * 0.25, yolk.size * 0.3, gold.light, 0.9)
  )
}

/** A rasher of bacon or a ribbon of ham: bands of lean and fat in waves. */
export const rasher: Form = (_brush, tones, spot) => {
  const wave = (dy: number): Point[] =>
    [-1, -0.6, -0.2, 0.2, 0.6, 1].map((x, at): Point => [x, dy + (at % 2 ? 0.13 : -0.13)])
  const outline = posed([...wave(-0.3), ...wave(0.3).toReversed()], spot)
  const fat = mix(tones.glow, '#fbe3cd', 0.6)
  return (
    body(outline, tones, spot.size * 0.6, { shine: 0 }) +
    stroke(line(posed(wave(-0.1), spot)), fat, spot.size * 0.12, 0.85) +
    stroke(line(posed(wave(0.17), spot)), fat, spot.size * 0.06, 0.7)
  )
}

/** A flake of cooked fish: a few leaves of flesh that part. */
export const flake: Form = (brush, tones, spot) =>
  [0.3, 0, -0.3]
    .map((y, at) => {
      const leaf = posed(
        nudged(
          brush.random,
          [
            [-0.9, 0],
            [-0.4, 0.34],
            [0.4, 0.34],
            [0.95, 0],
            [0.4, -0.26],
            [-0.4, -0.26],
          ],
          0.07,
        ),
        within(spot, y * 0.2, y, 0.9, at * 0.08),
      )
      return body(leaf, tones, spot.size * 0.6, { shadow: at === 0 ? 1.2 : 0.5, shine: 0.7 })
    })
    .join('')

/** A whole sausage from the grill: bent, glossy, scored. */
export const sausage: Form = (brush, tones, spot) => {
  const shape: Outline = [
    [-1, 0.08],
    [-0.86, -0.2],
    [-0.3, -0.36],
    [0.3, -0.36],
    [0.86, -0.2],
    [1, 0.08],
    [0.88, 0.24],
    [0.3, 0.1],
    [-0.3, 0.1],
    [-0.88, 0.24],
  ]
  const outline = posed(nudged(brush.random, shape, 0.02), spot)
  const scores = [-0.5, -0.1, 0.3].map((x) => line([pointAt(spot, x, -0.3), pointAt(spot, x + 0.2, 0)]))
  return (
    body(outline, tones, spot.size * 0.6) +
    stroke(scores.join(''), tones.deep, Math.max(2, spot.size * 0.06), 0.7) +
    stroke(
      line([pointAt(spot, -0.7, -0.16), pointAt(spot, -0.2, -0.26), pointAt(spot, 0.2, -0.26)]),
      tones.glow,
      Math.max(2, spot.size * 0.05),
      0.8,
    )
  )
}
