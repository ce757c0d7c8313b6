import { bead } from './named.ts'
import {
  shapeAt,
  shaped,
  fine,
  roundAt,
  through,
  moved,
  type Point,
  inset,
  posed,
  within,
} from '../outline.ts'
import { each, soft, body, dots, group, stroke } from '../svg.ts'
import { mix, tonesOf } from '../colour.ts'
import type { Form } from './form.ts'

/** A raspberry or blackberry: a cluster of drupelets, each with its own light. */
export const clusterBerry: Form = (brush, tones, spot) => {
  const outline = roundAt(brush.random, spot, 0.05, 0.88)
  const cells: Point[] = [[0, 0]]
  for (let at = 0; at < 6; at += 1) cells.push([Math.cos(at * 1.047) * 0.42, Math.sin(at * 1.047) * 0.4])
  for (let at = 0; at < 10; at += 1)
    cells.push([Math.cos(at * 0.628 + 0.3) * 0.78, Math.sin(at * 0.628 + 0.3) * 0.68])
  const places = posed(cells.toReversed(), spot)
  const wide = spot.size * 0.42
  return (
    body(outline, tones, spot.size, { shine: 0 }) +
    dots(places, wide, tones.deep, 0.55) +
    dots(moved(places, -wide * 0.07, -wide * 0.09), wide * 0.84, tones.base) +
    dots(moved(places, -wide * 0.16, -wide * 0.2), wide * 0.36, tones.light, 0.95)
  )
}

/** Half a strawberry, cut face up, its heart pale; or a whole one with seeds and leaves. */
export const strawberry: Form = (brush, tones, spot) => {
  const { random } = brush
  const outline = shaped(
    random,
    spot,
    0.04,
    '1.1 0, 0.75 0.42, 0.1 0.78, -0.6 0.82, -0.95 0.35, -0.95 -0.35, -0.6 -0.82, 0.1 -0.78, 0.75 -0.42',
  )
  const green = tonesOf('#6f8f3c')
  const calyx = Array.from({ length: 5 }, (_, at) => {
    const angle = Math.PI + (at - 2) * 0.55
    return soft(
      posed(
        [
          [-0.75, 0],
          [-0.8 + Math.cos(angle - 0.2) * 0.3, Math.sin(angle - 0.2) * 0.4],
          [-0.8 + Math.cos(angle) * 0.62, Math.sin(angle) * 0.75],
          [-0.8 + Math.cos(angle + 0.2) * 0.3, Math.sin(angle + 0.2) * 0.4],
        ],
        spot,
      ),
      at % 2 ? green.base : green.shade,
    )
  })
  if (random.chance(0.5)) {
    const heart = tonesOf(mix(tones.light, '#fff2e4', 0.5))
    return (
      body(outline, tones, spot.size, { shine: 0 }) +
      soft(inset(outline, 0.74), tones.light) +
      soft(shapeAt(spot, '0.6 0, 0.1 0.32, -0.55 0.3, -0.7 0, -0.55 -0.3, 0.1 -0.32'), heart.base) +
      stroke(
        each([0.5, -0.5], (y) => through(spot, -0.3, y * 0.4, 0.1, y * 1.1)),
        heart.light,
        1.5,
      ) +
      calyx.join('')
    )
  }
  const seeds: Point[] = []
  for (let row = 0; row < 4; row += 1)
    for (let at = 0; at < 4 - row * 0.7; at += 1)
      seeds.push([-0.5 + row * 0.4, (at - (3 - row * 0.7) / 2) * 0.42])
  return (
    body(outline, tones, spot.size) +
    dots(posed(seeds, spot), fine(spot, 1.6, 0.09), '#f6d98a', 0.9) +
    calyx.join('')
  )
}

/** Pomegranate seeds, red currants: a few jewels together. */
export const jewels: Form = (brush, tones, spot) =>
  group(
    each([0, 1, 2, 3], (at) =>
      bead(brush, tones, within(spot, Math.cos(at * 1.9) * 0.55, Math.sin(at * 1.9) * 0.5, 0.42, at)),
    ),
  )
