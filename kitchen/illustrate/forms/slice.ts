import {
  fine,
  roundAt,
  pairs,
  through,
  type Point,
  nudged,
  inset,
  pointAt,
  posed,
  roundOutline,
  softPath,
  within,
} from '../outline.ts'
import { soft, body, disc, dots, stroke } from '../svg.ts'
import { mix, tonesOf } from '../colour.ts'
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

/** A coin with a rim and seeds: cucumber, courgette. */
export const seededCoin: Form = (brush, tones, spot) => {
  const outline = roundAt(brush.random, spot, 0.03, 0.95)
  const flesh = tonesOf(mix(tones.glow, '#f0f2c4', 0.6))
  const seeds = Array.from({ length: 9 }, (_, at): Point => [
    Math.cos(at * 0.7) * 0.42,
    Math.sin(at * 0.7) * 0.4,
  ])
  return (
    body(outline, tones, spot.size, { shine: 0 }) +
    soft(inset(outline, 0.84), flesh.base) +
    soft(inset(outline, 0.6, -spot.size * 0.06, -spot.size * 0.08), flesh.light, 0.7) +
    dots(posed(seeds, spot), fine(spot, 2, 0.1), flesh.shade)
  )
}

/** A plain coin with a heart: carrot, radish, beetroot, sausage. */
export const coin: Form = (brush, tones, spot) => {
  const outline = roundAt(brush.random, spot, 0.05, brush.random.between(0.84, 0.98))
  return (
    body(outline, tones, spot.size, { shine: 0 }) +
    soft(inset(outline, 0.62), tones.light, 0.65) +
    stroke(softPath(inset(outline, 0.36)), tones.shade, fine(spot, 1.2, 0.05), 0.5)
  )
}

/** A radish: white inside a bright skin. */
export const rimmedCoin: Form = (brush, tones, spot) => {
  const outline = roundAt(brush.random, spot, 0.03)
  return (
    body(outline, tones, spot.size, { shine: 0 }) +
    soft(inset(outline, 0.84), '#fdf6ee') +
    soft(inset(outline, 0.5), tones.glow, 0.35)
  )
}

/** A slim flat cut laid flat, its rim darker: aubergine, apple, ginger, mushroom, cheese. */
export const flatSlice: Form = (brush, tones, spot) => {
  const outline = roundAt(brush.random, spot, 0.06, 0.72, 9)
  return (
    body(outline, tones, spot.size, { shine: 0 }) +
    soft(inset(outline, 0.8, -1, -1), tones.light, 0.6) +
    stroke(through(spot, -0.5, -0.1, 0, -0.22, 0.45, -0.1), tones.glow, fine(spot, 1.5, 0.06), 0.6)
  )
}

/** A pitted olive: a bead with a dark mouth. */
export const olive: Form = (brush, tones, spot) => {
  const outline = roundAt(brush.random, spot, 0.04, 0.82)
  const mouth = within(spot, 0.5, 0, 0.28)
  return (
    body(outline, tones, spot.size) +
    disc(mouth.x, mouth.y, mouth.size, tones.deep) +
    dots([pointAt({ ...spot, turn: 0 }, -0.3, -0.4)], fine(spot, 2, 0.2), tones.glow, 0.8)
  )
}

/** Thin rings of chilli with seeds. */
export const chilliRing: Form = (brush, tones, spot) => {
  const path = softPath(roundAt(brush.random, { ...spot, size: spot.size * 0.8 }, 0.06, 0.8))
  return (
    stroke(
      softPath(
        roundAt(
          brush.random,
          {
            ...spot,
            size: spot.size * 0.8,
            x: spot.x + 2,
            y: spot.y + 3,
          },
          0.02,
          0.8,
        ),
      ),
      '#2a1409',
      spot.size * 0.3,
      0.2,
    ) +
    stroke(path, tones.shade, spot.size * 0.34) +
    stroke(path, tones.light, spot.size * 0.14) +
    dots(posed(pairs(0.18, 0.1, -0.2, -0.12, 0, 0.25), spot), fine(spot, 1.8, 0.14), '#f6e3ae')
  )
}

/** A slice of a hollow stalk: celery, bok choy. */
export const crescentSlice: Form = (brush, tones, spot) =>
  body(posed(nudged(brush.random, crescent, 0.04), { ...spot, size: spot.size }), tones, spot.size * 0.5, {
    shine: 0.3,
  })
