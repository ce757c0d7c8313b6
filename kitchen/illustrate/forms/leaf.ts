import {
  fine,
  through,
  moved,
  outlineOf,
  inset,
  line,
  nudged,
  pointAt,
  posed,
  spindle,
  within,
  type Outline,
  type Point,
  type Spot,
} from '../outline.ts'
import { each, lined, soft, castShadow, dots, stroke, type Brush } from '../svg.ts'
import { mix, tonesOf, type Tones } from '../colour.ts'
import type { Form } from './form.ts'

/** The blade of a leaf in two halves, lit and shaded, with its midrib and veins. */
function blade(brush: Brush, tones: Tones, spot: Spot, profile: readonly number[], veins: number): string {
  const whole = posed(nudged(brush.random, spindle(profile), 0.025), spot)
  const upper: Outline = [...spindle(profile).slice(0, profile.length), [1, 0], [0, 0.04], [-1, 0]]
  const rib = line([
    pointAt(spot, -1.15, 0),
    pointAt(spot, 0, brush.random.between(-0.04, 0.04)),
    pointAt(spot, 0.86, 0),
  ])
  const ribs: string[] = []
  for (let at = 0; at < veins; at += 1) {
    const x = -0.62 + (at * 1.25) / veins
    const wide = (profile[Math.round(((x + 1) / 2) * (profile.length - 1))] ?? 0.3) * 0.72
    ribs.push(through(spot, x, 0, x + 0.26, wide), through(spot, x, 0, x + 0.26, -wide))
  }
  const lit = Math.sin(spot.turn) * 0.5 - Math.cos(spot.turn) < 0 ? tones.light : tones.shade
  return (
    castShadow(whole, 2 + spot.size * 0.09, 0.24) +
    soft(whole, tones.base) +
    soft(posed(upper, spot), lit, 0.5) +
    (veins > 0 ? stroke(ribs.join(''), tones.deep, fine(spot, 0.9, 0.022), 0.32) : '') +
    stroke(rib, mix(tones.glow, tones.light, 0.5), fine(spot, 1.2, 0.05), 0.9)
  )
}

/** A pointed smooth leaf: basil, bay, sage, sorrel. */
export const plainLeaf: Form = (brush, tones, spot) =>
  blade(brush, tones, spot, [0.02, 0.4, 0.56, 0.54, 0.4, 0.18, 0.01], 4)

/** A round leaf on a stalk: baby spinach, lamb's lettuce, purslane. */
export const roundLeaf: Form = (brush, tones, spot) =>
  stroke(through(spot, -1.6, 0.1, -0.8, 0), tones.light, fine(spot, 2, 0.09)) +
  blade(brush, tones, spot, [0.12, 0.55, 0.72, 0.7, 0.58, 0.34, 0.06], 3)

/** A long narrow leaf: tarragon, rosemary's big sister, leek green. */
export const longLeaf: Form = (brush, tones, spot) =>
  blade(brush, tones, spot, [0.02, 0.16, 0.24, 0.26, 0.22, 0.12, 0.01], 0)

/** A toothed leaf: mint, nettle, strawberry leaf. */
export const toothedLeaf: Form = (brush, tones, spot) =>
  blade(brush, tones, spot, [0.02, 0.34, 0.3, 0.54, 0.48, 0.58, 0.5, 0.5, 0.4, 0.36, 0.24, 0.2, 0.02], 5)

/** A lobed leaf: rocket, oak leaf, dandelion. */
export const lobedLeaf: Form = (brush, tones, spot) =>
  blade(brush, tones, spot, [0.04, 0.08, 0.34, 0.12, 0.42, 0.16, 0.46, 0.5, 0.36, 0.08], 0)

/** A frilled salad leaf: lettuce, kale, frisée; the rim curls, the rib is pale. */
export const frilledLeaf: Form = (brush, tones, spot) => {
  const { random } = brush
  const points = 22
  const frill = Array.from({ length: points }, (_, at): Point => {
    const angle = (at / points) * Math.PI * 2
    const radius = (at % 2 ? 1.08 : 0.84) * random.between(0.94, 1.06)
    return [Math.cos(angle) * radius, Math.sin(angle) * radius * 0.74]
  })
  const outline = posed(frill, spot)
  const veins = [-0.5, -0.25, 0.25, 0.5].map((side) =>
    through(spot, -0.4, side * 0.1, 0.1, side * 0.5, 0.5, side * 0.95),
  )
  const pale = mix(tones.glow, '#f4f3cf', 0.5)
  return (
    castShadow(outline, 3 + spot.size * 0.09, 0.24) +
    soft(outline, tones.shade) +
    soft(inset(outline, 0.86, -spot.size * 0.04, -spot.size * 0.05), tones.base) +
    soft(inset(outline, 0.56, -spot.size * 0.1, -spot.size * 0.06), tones.light, 0.55) +
    stroke(veins.join(''), pale, fine(spot, 1.2, 0.03), 0.5) +
    stroke(through(spot, -0.95, 0, 0, 0.05, 0.6, 0), pale, fine(spot, 2, 0.07), 0.8)
  )
}

/** A trefoil on a stalk: parsley, coriander, chervil. */
export const trefoil: Form = (brush, tones, spot) => {
  const lobe: Outline = outlineOf(
    '0 0, 0.2 0.34, 0.5 0.42, 0.62 0.2, 0.86 0.14, 0.86 -0.14, 0.62 -0.2, 0.5 -0.42, 0.2 -0.34',
  )
  const stalk = stroke(through(spot, -1.2, 0.15, -0.5, 0, 0, 0), tones.base, fine(spot, 1.6, 0.07))
  const lobes = [1.25, -1.25, 0].map((turn) => {
    const own = within(
      spot,
      Math.cos(turn) * 0.05,
      Math.sin(turn) * 0.08,
      brush.random.between(0.78, 0.98),
      turn,
    )
    const outline = posed(nudged(brush.random, lobe, 0.03), own)
    return (
      castShadow(outline, 1.5 + spot.size * 0.07, 0.22) +
      soft(outline, turn === 0 ? tones.base : tones.shade) +
      soft(inset(outline, 0.6, -spot.size * 0.04, -spot.size * 0.05), tones.light, 0.5)
    )
  })
  return stalk + lobes.join('')
}

/** A feather of threads: dill, fennel green. */
export const feather: Form = (_brush, tones, spot) => {
  const threads: string[] = []
  for (let at = -4; at <= 4; at += 1) {
    const x = at * 0.22
    const long = 0.62 - Math.abs(at) * 0.05
    for (const side of [-1, 1]) {
      threads.push(through(spot, x, 0, x + 0.28, side * long * 0.55, x + 0.5, side * long))
      threads.push(through(spot, x + 0.2, side * long * 0.45, x + 0.48, side * long * 0.5))
    }
  }
  const rib = through(spot, -1.3, 0.08, 0, 0, 1.2, -0.05)
  return (
    stroke(threads.join(''), tones.shade, fine(spot, 1.2, 0.045)) +
    stroke(rib, tones.base, fine(spot, 1.6, 0.06)) +
    stroke(threads.filter((_, at) => at % 3 === 0).join(''), tones.light, fine(spot, 0.8, 0.025))
  )
}

/** A woody twig with small leaves: thyme, rosemary, oregano, lavender. */
export const twig: Form = (brush, tones, spot) => {
  const leaves: string[] = []
  for (let at = -4; at <= 5; at += 1) {
    for (const side of [-1, 1]) {
      const outline = posed(
        spindle([0.02, 0.32, 0.36, 0.05]),
        within(spot, at * 0.22 + 0.1, side * 0.17, brush.random.between(0.17, 0.24), side * 0.95),
      )
      leaves.push(soft(outline, side > 0 ? tones.base : tones.shade))
    }
  }
  const stalk = through(spot, -1.25, 0.06, 0, -0.02, 1.2, 0)
  return (
    stroke(through(spot, -1.2, 0.16, 1.2, 0.1), '#2a1409', spot.size * 0.24, 0.1) +
    stroke(stalk, '#7a6236', fine(spot, 1.6, 0.05)) +
    leaves.join('')
  )
}

/** Snipped chives, spring onion: short green tubes. */
export const snippet: Form = (_brush, tones, spot) => {
  const ends: [Point, Point] = [pointAt(spot, -0.7, 0), pointAt(spot, 0.7, 0)]
  return (
    lined(moved(ends, 1.5, 2), '#2a1409', spot.size * 0.34, 0.22) +
    lined(ends, tones.shade, spot.size * 0.34) +
    lined(moved(ends, -0.6, -1), tones.light, spot.size * 0.13, 0.9)
  )
}

/** A ring of spring onion, leek or chive seen end on, several together. */
export const greenRings: Form = (_brush, tones, spot) => {
  const pale = tonesOf(mix(tones.glow, '#eef2cf', 0.6))
  return each([0, 1, 2], (at) => {
    const [x, y] = pointAt(spot, Math.cos(at * 2.2) * 0.6, Math.sin(at * 2.2) * 0.55)
    return (
      dots([[x + 1.5, y + 2]], spot.size * 0.72, '#2a1409', 0.2) +
      dots([[x, y]], spot.size * 0.7, tones.base) +
      dots([[x, y]], spot.size * 0.48, pale.base) +
      dots([[x + 0.5, y + 0.8]], spot.size * 0.22, tones.shade, 0.75)
    )
  })
}
