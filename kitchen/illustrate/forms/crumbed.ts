import { fine, through, type Point, inset, nudged, pointAt, posed, roundOutline } from '../outline.ts'
import { soft, body, dots, stroke } from '../svg.ts'
import { mix } from '../colour.ts'
import type { Form } from './form.ts'
import { capsule } from './shapes.ts'

/** A thin cutlet in a crust of crumbs that has risen in waves. */
export const crumbed: Form = (brush, _tones, spot) => {
  const { random } = brush
  const outline = posed(nudged(random, roundOutline(random, 0.09, 0.66, 13), 0.03), spot)
  const gold = { deep: '#8a4f18', shade: '#bb7a2c', base: '#d99b42', light: '#ebbd6c', glow: '#f8dfa4' }
  const crumbs = Array.from({ length: 150 }, (): Point => {
    const [angle, away] = [random.between(0, 6.28), Math.sqrt(random.next()) * 0.92]
    return pointAt(spot, Math.cos(angle) * away, Math.sin(angle) * away * 0.62)
  })
  const waves = Array.from({ length: 5 }, () => {
    const [x, y] = [random.between(-0.6, 0.5), random.between(-0.35, 0.35)]
    return through(spot, x - 0.2, y + 0.05, x, y - 0.07, x + 0.24, y + 0.02)
  })
  return (
    body(outline, gold, spot.size * 0.8, { shine: 0.5 }) +
    stroke(waves.join(''), gold.shade, spot.size * 0.05, 0.55) +
    dots(crumbs.slice(0, 70), spot.size * 0.034, gold.deep, 0.4) +
    dots(crumbs.slice(70), spot.size * 0.03, gold.glow, 0.75)
  )
}

/** A roll of meat or leaves, tied twice, its filling to be seen at the end. */
export const tiedRoll: Form = (brush, tones, spot) => {
  const outline = posed(nudged(brush.random, capsule(1, 0.42), 0.03), spot)
  const strings = [-0.35, 0.3].map((x) => through(spot, x, -0.42, x + 0.06, 0, x, 0.42))
  return (
    body(outline, tones, spot.size * 0.7) +
    stroke(strings.join(''), mix(tones.glow, '#fff6e2', 0.6), fine(spot, 2, 0.045), 0.9) +
    soft(
      inset(
        posed(capsule(0.16, 0.3), { ...spot, x: pointAt(spot, 0.86, 0)[0], y: pointAt(spot, 0.86, 0)[1] }),
        1,
      ),
      tones.deep,
      0.7,
    )
  )
}
