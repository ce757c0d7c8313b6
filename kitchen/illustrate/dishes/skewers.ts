import { grilled } from '../forms/named.ts'
import { each, lined, stroke } from '../svg.ts'
import { roundAt, spotAt, pairs, type Spot, line, posed, within } from '../outline.ts'
import { peppered } from '../strewn.ts'
import { mix, tonesOf } from '../colour.ts'
import { grainMound } from '../forms/scatter.ts'
import { type Scene, bite, garnish, heap, placed } from '../scene.ts'
import { plate } from '../table/plate.ts'

/** Skewers laid side by side over a bed. */
export function skewers(scene: Scene): string {
  const { brush, larder, x, y, radius } = scene
  const vessel = plate(brush, scene.glaze, x, y, radius, 0.87)
  const r = vessel.well
  const threaded = [
    ...larder.proteins,
    ...larder.vegetables.filter(({ id }) => !/cucumber|radish|cabbage|carrot/.test(id)),
  ]
  const rods = [-0.36, 0, 0.36].map((place, at) => {
    const spot: Spot = spotAt(x + place * r * 0.3, y + place * r * 1.1, r * 0.98, -0.32 + at * 0.05)
    const rod = line(posed(pairs(-1, 0, 0, 0.01, 1.06, 0), spot))
    const pieces = Array.from({ length: 8 }, (_, step) => {
      const item = threaded[(step + at) % Math.max(1, threaded.length)]
      const own = within(spot, -0.74 + step * 0.2, 0, 0.12)
      if (!item) return ''
      brush.note(item.id)
      return item.category === 'meat' || item.category === 'poultry' || item.category === 'plantProtein'
        ? grilled(brush, tonesOf(mix(item.look.colour, '#a85f28', 0.45)), {
            ...own,
            size: r * 0.19,
            turn: spot.turn + Math.PI / 2,
          })
        : bite(brush, item, own.x, own.y, r * 0.165, 1.2)
    })
    return (
      lined(posed(pairs(-1, 0, 1.06, 0), { ...spot, y: spot.y + 9, x: spot.x + 5 }), '#2a1409', 7, 0.25) +
      stroke(rod, '#a9763c', 8) +
      stroke(rod, '#d3a463', 3) +
      pieces.join('')
    )
  })
  const grain = larder.starches.find(({ category }) => category === 'grain')
  if (grain) brush.note(grain.id)
  const mound = roundAt(brush.random, { x, y, size: r * 0.7, turn: 0 }, 0.06, 0.9, 14)
  return (
    vessel.drawn +
    (grain
      ? grainMound(brush, grain.look.colour, mound, { x, y, size: r * 0.72, turn: 0 }, 10, 6)
      : heap(brush, larder.greens, { x, y, radius: r * 0.6 }, 12, r * 0.2, 1.1)) +
    rods.join('') +
    each(larder.citrus.slice(0, 1), (lemon) =>
      placed(brush, lemon, pairs(x + r * 0.56, y + r * 0.52, x + r * 0.36, y + r * 0.66), r * 0.18),
    ) +
    garnish(scene, x - r * 0.5, y + r * 0.46, r * 0.18, 4) +
    peppered(scene, x, y, r * 0.8, 26, 3.6)
  )
}
