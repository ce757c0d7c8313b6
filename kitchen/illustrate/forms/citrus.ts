import { fine, roundAt, through, type Outline, arc, inset, nudged, posed } from '../outline.ts'
import { soft, body, castShadow, disc, stroke } from '../svg.ts'
import { mix, tonesOf } from '../colour.ts'
import type { Form } from './form.ts'

const pith = '#fbf3dc'

/** A round of lemon, lime or orange: rind, pith and eight wet segments. */
export const citrusSlice: Form = (brush, tones, spot) => {
  const { random } = brush
  const rind = roundAt(random, spot, 0.03)
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
    return soft(outline, flesh.base) + soft(inset(outline, 0.55, -1, -1), flesh.light, 0.75)
  })
  return (
    castShadow(rind, 2 + spot.size * 0.1) +
    soft(rind, tones.shade) +
    soft(inset(rind, 0.96, -1, -1), tones.base) +
    soft(inset(rind, 0.88), pith) +
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
    through(spot, at * 0.5, -0.15, at * 1.25, 0.38 - Math.abs(at) * 0.45),
  )
  return (
    body(back, tones, spot.size, { shine: 0 }) +
    soft(inset(face, 1.05), pith) +
    soft(face, flesh.base) +
    soft(inset(face, 0.6, -spot.size * 0.1, -spot.size * 0.08), flesh.light, 0.7) +
    stroke(ribs.join(''), pith, fine(spot, 1.2, 0.04), 0.8)
  )
}
