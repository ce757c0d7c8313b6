import { pairs, inset, nudged, posed, sharpPath } from '../outline.ts'
import { castShadow, fill } from '../svg.ts'
import type { Form } from './form.ts'

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
