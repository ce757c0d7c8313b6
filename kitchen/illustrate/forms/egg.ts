import { roundAt, outlineOf, type Outline, nudged, posed, within } from '../outline.ts'
import { soft, body, disc } from '../svg.ts'
import { tonesOf } from '../colour.ts'
import type { Form } from './form.ts'

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
