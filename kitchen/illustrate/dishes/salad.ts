import { inTurn, type Scene, garnish, heap, piece, served } from '../scene.ts'
import { each } from '../svg.ts'
import { roundAt } from '../outline.ts'
import { oiled, peppered } from '../strewn.ts'
import { mix } from '../colour.ts'
import { pool, spooned } from '../forms/sauce.ts'
import { dusting } from '../forms/scatter.ts'
import { plate } from '../table/plate.ts'

/** A salad: leaves at the rim, everything else tumbled over them, dressing in drops. */
export function salad(scene: Scene): string {
  const { brush, larder, x, y, radius } = scene
  const { random } = brush
  const vessel = plate(brush, scene.glaze, x, y, radius, 0.87)
  const r = vessel.well
  const parts = [...larder.vegetables, ...larder.legumes, ...larder.fruits, ...larder.proteins]
  const bedItem = larder.greens[0]
  const leaves = bedItem
    ? [1, 0.72, 0.42]
        .flatMap((share, row) =>
          Array.from({ length: 11 - row * 3 }, (_, at) => {
            const angle = (at / (11 - row * 3)) * Math.PI * 2 + row * 0.4 + random.between(-0.15, 0.15)
            const own = larder.greens[at % larder.greens.length] ?? bedItem
            return piece(
              brush,
              own,
              x + Math.cos(angle) * r * 0.72 * share,
              y + Math.sin(angle) * r * 0.7 * share,
              r * 0.22,
              angle + random.between(-0.5, 0.5),
            )
          }),
        )
        .join('')
    : ''
  const grain = larder.starches.find(({ category }) => /grain|pasta/.test(category))
  const bread = larder.starches.filter(({ category, id }) => category === 'bread' && id !== 'breadcrumb')
  const creamy =
    bedItem || grain ? undefined : larder.all.find(({ id }) => /mayonnaise|yogurt|sour-cream/.test(id))
  // Croutons lie all over, what is dipped or broken at the rim.
  const chips = bread.some(({ id }) => /chip|tortilla|pita/.test(id))
  const bed = roundAt(random, { x, y, size: r * 0.82, turn: 0 }, 0.05, 0.96, 16)
  return (
    vessel.drawn +
    (creamy ? pool(brush, mix(creamy.look.colour, '#f8efd6', 0.5), x, y, r * 0.86, 0.95) : '') +
    (grain ? served(brush, grain, bed, { x, y, radius: r * 0.62 }) : '') +
    leaves +
    (bedItem || grain
      ? ''
      : heap(
          brush,
          [...larder.legumes, ...parts].slice(0, 1),
          { x, y, radius: r * 0.72 },
          34,
          r * 0.17,
          0.92,
        )) +
    heap(brush, parts, { x, y, radius: r * 0.66 }, 30, r * 0.16, 1.05) +
    heap(
      brush,
      bread,
      chips ? { x: x + r * 0.6, y: y - r * 0.4, radius: r * 0.26 } : { x, y, radius: r * 0.6 },
      8,
      r * 0.15,
      1.3,
    ) +
    heap(brush, larder.cheeses.slice(0, 1), { x, y, radius: r * 0.56 }, 9, r * 0.13, 1.3) +
    heap(brush, larder.nuts.slice(0, 1), { x, y, radius: r * 0.6 }, 15, 32, 1) +
    garnish(scene, x - r * 0.08, y - r * 0.05, r * 0.18, 4) +
    inTurn(brush, larder.citrus, 0, x + r * 0.6, y + r * 0.45, r * 0.19) +
    each(larder.sauces.slice(0, 1), (sauce) => spooned(brush, sauce.look.colour, x, y, r * 0.7)) +
    each(larder.powders.slice(0, 1), (powder) => dusting(brush, powder.look.colour, x, y, r * 0.75, 90)) +
    oiled(scene, '#c9a227', x, y, r * 0.8, 14) +
    peppered(scene, x, y, r * 0.8, 34, 3.4)
  )
}
