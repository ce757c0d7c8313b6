import {
  fine,
  roundAt,
  pairs,
  through,
  outlineOf,
  type Outline,
  type Point,
  inset,
  nudged,
  posed,
  sharpPath,
} from '../outline.ts'
import { soft, lined, body, castShadow, dots, fill, stroke } from '../svg.ts'
import type { Form } from './form.ts'

/** A dollop of cream, yoghurt, ricotta or mash: soft, with a curl. */
export const dollop: Form = (brush, tones, spot) => {
  const outline = roundAt(brush.random, spot, 0.12, 0.88, 9)
  const curl: Outline = outlineOf('-0.6 0.05, -0.3 -0.5, 0.35 -0.42, 0.5 0.1, 0.1 0.38, -0.2 0.08, 0.06 -0.1')
  return (
    body(outline, tones, spot.size, { shine: 0.8 }) +
    lined(posed(curl, { ...spot, y: spot.y + 2 }), tones.shade, fine(spot, 2, 0.1), 0.6) +
    lined(posed(curl, spot), tones.glow, fine(spot, 1.5, 0.06), 0.9)
  )
}

/** A scoop of ice cream or sorbet, its foot frayed. */
export const scoop: Form = (brush, tones, spot) => {
  const foot = roundAt(brush.random, { ...spot, size: spot.size * 1.06 }, 0.12, 0.98, 14)
  const ball = roundAt(
    brush.random,
    {
      ...spot,
      x: spot.x - 2,
      y: spot.y - spot.size * 0.06,
    },
    0.04,
    1,
    10,
  )
  const pores = Array.from({ length: 14 }, (): Point => [
    brush.random.between(-0.65, 0.65),
    brush.random.between(-0.65, 0.65),
  ])
  const ridge = through(spot, -0.7, 0.3, -0.1, 0.5, 0.6, 0.2)
  return (
    castShadow(foot, 5 + spot.size * 0.1) +
    soft(foot, tones.shade) +
    body(ball, tones, spot.size, { shadow: 0 }) +
    dots(posed(pores, spot), fine(spot, 2, 0.06), tones.shade, 0.6) +
    stroke(ridge, tones.shade, fine(spot, 2, 0.05), 0.5)
  )
}

/** A torn piece of soft cheese: mozzarella, burrata, goat's cheese. */
export const tornCheese: Form = (brush, tones, spot) => {
  const outline = roundAt(brush.random, spot, 0.16, 0.8, 10)
  return (
    body(outline, tones, spot.size, { shine: 0.9 }) +
    stroke(through(spot, -0.5, 0.25, -0.1, 0.1, 0.4, 0.3), tones.shade, fine(spot, 1.8, 0.06), 0.8) +
    stroke(through(spot, -0.2, -0.3, 0.2, -0.2), tones.shade, fine(spot, 1.4, 0.04), 0.5)
  )
}

/** A shaving: parmesan, chocolate, coconut; a thin curved flake. */
export const shaving: Form = (brush, tones, spot) => {
  const bend = brush.random.between(-0.3, 0.3)
  const outline = posed(
    nudged(
      brush.random,
      pairs(-1, 0.1, -0.4, 0.3 + bend, 0.5, 0.26 + bend, 1, 0, 0.5, -0.18 + bend, -0.4, -0.22 + bend),
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
