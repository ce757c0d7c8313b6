import { fine, roundAt, type Outline, type Point, arc, inset, line, nudged, posed } from '../outline.ts'
import { soft, body, dots, stroke } from '../svg.ts'
import { mix, tonesOf } from '../colour.ts'
import type { Form } from './form.ts'

/** A crescent of apple, pear, peach, mango or melon: skin outside, pale flesh inside. */
export const fruitWedge: Form = (brush, tones, spot) => {
  const flesh = tonesOf(mix(tones.base, '#fbe7ad', 0.62))
  const moon: Outline = [...arc(0, -0.45, 1.05, 0.2, Math.PI - 0.2, 7), [-0.45, 0.02], [0.45, 0.02]]
  const outline = posed(nudged(brush.random, moon, 0.025), spot)
  const face = posed(inset(moon, 0.86, 0, -0.06), spot)
  return (
    body(outline, tones, spot.size, { shine: 0 }) +
    soft(face, flesh.base) +
    soft(inset(face, 0.6, -spot.size * 0.1, -spot.size * 0.06), flesh.light, 0.8)
  )
}

/** A round cut across, with seeds around a pale heart: kiwi, fig, passion fruit. */
export const seededRound: Form = (brush, tones, spot) => {
  const { random } = brush
  const outline = roundAt(random, spot, 0.04, 0.94)
  const heart = mix(tones.glow, '#fff6dd', 0.5)
  const rays = Array.from({ length: 18 }, (_, at) => {
    const angle = (at / 18) * Math.PI * 2
    return line(
      posed(
        [
          [Math.cos(angle) * 0.34, Math.sin(angle) * 0.32],
          [Math.cos(angle) * 0.74, Math.sin(angle) * 0.7],
        ],
        spot,
      ),
    )
  })
  const seeds = Array.from({ length: 18 }, (_, at): Point => {
    const angle = (at / 18) * Math.PI * 2
    const radius = random.between(0.4, 0.55)
    return [Math.cos(angle) * radius, Math.sin(angle) * radius * 0.94]
  })
  return (
    body(outline, tones, spot.size, { shine: 0 }) +
    soft(inset(outline, 0.84), tones.light, 0.55) +
    stroke(rays.join(''), heart, fine(spot, 1, 0.035), 0.6) +
    soft(inset(outline, 0.32), heart) +
    dots(posed(seeds, spot), fine(spot, 2, 0.09), '#2f2118')
  )
}
