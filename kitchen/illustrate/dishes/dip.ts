import { flatbread } from '../forms/named.ts'
import { each, soft, castShadow } from '../svg.ts'
import { roundAt, spotAt } from '../outline.ts'
import { oiled, sourceOf } from '../strewn.ts'
import { mix, tonesOf } from '../colour.ts'
import { swirl } from '../forms/sauce.ts'
import { dusting } from '../forms/scatter.ts'
import { type Scene, garnish, heap } from '../scene.ts'
import { plate } from '../table/plate.ts'

/** A dip: spread with the back of a spoon into a spiral, oil in the furrow, bread around. */
export function dip(scene: Scene): string {
  const { brush, larder, x, y, radius } = scene
  const { random } = brush
  const vessel = plate(brush, scene.glaze, x, y, radius, 0.82)
  const r = vessel.well
  const green = /guacamole|avocado|pea|spinach|pesto/.test(scene.words)
  const named = larder.all.find(({ id }) =>
    (/tapenade/.test(scene.words)
      ? /olive$/
      : green
        ? /avocado|^pea|spinach/
        : /beetroot|pumpkin|bell-pepper|chickpea|bean|lentil|yogurt|cream-cheese|ricotta|feta|aubergine/
    ).test(id),
  )
  const base = named ?? larder.proteins[0]
  const colour = /aubergine/.test(base?.id ?? '')
    ? '#c9ab83'
    : mix(base?.look.colour ?? '#e2c48d', '#f3e0b8', 0.3)
  const tones = tonesOf(colour)
  const mass = roundAt(random, { x, y, size: r * 0.92, turn: 0 }, 0.05, 0.97, 14)
  const bread = larder.starches.some(({ category }) => category === 'bread')
  const wedges = bread
    ? each([0.35, 0.75, 1.15], (angle) =>
        flatbread(
          brush,
          tonesOf('#e0b673'),
          spotAt(
            x + Math.cos(angle) * radius * 0.92,
            y + Math.sin(angle) * radius * 0.84,
            radius * 0.27,
            angle + random.between(-0.3, 0.3),
          ),
        ),
      )
    : ''
  const spice = sourceOf(scene, 'spice')
  const tops = [
    ...larder.legumes,
    ...larder.proteins.slice(0, 1),
    ...larder.vegetables.filter(({ id }) => id !== base?.id).slice(0, 2),
    ...larder.fruits,
  ]
  return (
    vessel.drawn +
    castShadow(mass, 10) +
    soft(mass, tones.shade) +
    soft(roundAt(random, { x: x - 4, y: y - 5, size: r * 0.87, turn: 0 }, 0.04, 0.97, 14), tones.base) +
    swirl(brush, tones.shade, x + 3, y + 5, r * 0.72, 2.4) +
    swirl(brush, tones.light, x - 2, y - 3, r * 0.7, 2.4) +
    (sourceOf(scene, 'oil') ? swirl(brush, '#c79a22', x + 2, y + 2, r * 0.52, 1.7) : '') +
    oiled(scene, '#c79a22', x, y, r * 0.6, 14) +
    heap(brush, tops, { x: x + r * 0.05, y: y - r * 0.02, radius: r * 0.3 }, 14, r * 0.15, 0.9) +
    (spice ? dusting(brush, spice.look.colour, x, y, r * 0.6, 110) : '') +
    heap(brush, larder.nuts.slice(0, 1), { x, y, radius: r * 0.5 }, 14, 30, 1) +
    garnish(scene, x - r * 0.06, y, r * 0.17, 4) +
    wedges
  )
}
