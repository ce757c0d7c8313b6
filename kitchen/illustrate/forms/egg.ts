import { fine, roundAt, through, outlineOf, type Outline, inset, nudged, posed, within } from '../outline.ts'
import { soft, body, castShadow, disc, stroke } from '../svg.ts'
import { tonesOf } from '../colour.ts'
import type { Form } from './form.ts'

/** A fried egg: lace-edged white, a yolk that shines. */
export const friedEgg: Form = (brush, _tones, spot) => {
  const white = roundAt(brush.random, spot, 0.13, 0.92, 11)
  const yolk = within(spot, 0.06, 0.02, 0.4)
  const gold = tonesOf('#f0a52a')
  return (
    castShadow(white, 3 + spot.size * 0.06) +
    soft(white, '#d9a765') +
    soft(inset(white, 0.96), '#efe2cf') +
    soft(inset(white, 0.88, -2, -3), '#fffaf0') +
    body(roundAt(brush.random, yolk, 0.02), gold, yolk.size) +
    stroke(
      through({ ...yolk, turn: 0 }, -0.55, -0.1, -0.42, -0.42, -0.1, -0.56),
      '#fff3c9',
      fine(spot, 2, 0.05),
    )
  )
}

/** Half a boiled egg, its yolk between set and soft. */
export const eggHalf: Form = (brush, tones, spot) => {
  const shape: Outline = outlineOf('1.1 0, 0.75 0.5, 0 0.76, -0.75 0.6, -1 0, -0.75 -0.6, 0 -0.76, 0.75 -0.5')
  const outline = posed(nudged(brush.random, shape, 0.02), spot)
  const gold = tonesOf('#eda12b')
  const yolk = within(spot, -0.14, 0, 0.46)
  return (
    body(outline, { ...tones, shade: '#dccdb9', base: '#f7efe2', light: '#fffdf7' }, spot.size) +
    soft(roundAt(brush.random, yolk, 0.04), gold.shade) +
    soft(roundAt(brush.random, { ...yolk, size: yolk.size * 0.86 }, 0.04), gold.base) +
    disc(yolk.x - yolk.size * 0.2, yolk.y - yolk.size * 0.25, yolk.size * 0.3, gold.light, 0.9)
  )
}
