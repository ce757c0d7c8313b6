import { pairs, type Point, posed } from '../outline.ts'
import { lined } from '../svg.ts'
import type { Form } from './form.ts'

/** A slim pod: green bean, mangetout, okra. */
export const pod: Form = (brush, tones, spot) => {
  const bend = brush.random.between(-0.25, 0.25)
  const points: Point[] = pairs(-1, 0, -0.3, bend, 0.3, bend, 1, 0)
  const low = posed(points, { ...spot, x: spot.x + 2, y: spot.y + 4 })
  return (
    lined(low, '#2a1409', spot.size * 0.2, 0.24) +
    lined(posed(points, spot), tones.shade, spot.size * 0.2) +
    lined(posed(points, { ...spot, y: spot.y - 1 }), tones.base, spot.size * 0.14) +
    lined(posed(points.slice(0, 3), { ...spot, y: spot.y - 2 }), tones.light, spot.size * 0.05)
  )
}
