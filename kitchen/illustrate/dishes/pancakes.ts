import { dollop } from '../forms/named.ts'
import { each, soft, castShadow, stroke } from '../svg.ts'
import { spotAt, lineOf, inset, posed, roundOutline } from '../outline.ts'
import { sugared } from '../strewn.ts'
import { mix, tonesOf } from '../colour.ts'
import { browned } from './crust.ts'
import { fruitsOf, herbTop } from './sweet.ts'
import { drizzle, pool } from '../forms/sauce.ts'
import { type Scene, heap, inTurn } from '../scene.ts'
import { plate } from '../table/plate.ts'

/** The pockets of a waffle: dark lines with a lit edge, cut to the round. */
function grid(x: number, y: number, r: number): string {
  const lines = [-0.72, -0.48, -0.24, 0, 0.24, 0.48, 0.72].flatMap((at) => {
    const half = Math.sqrt(1 - at * at) * r * 0.98
    return [
      lineOf(x + at * r, y - half, x + at * r, y + half),
      lineOf(x - half, y + at * r, x + half, y + at * r),
    ]
  })
  return stroke(lines.join(''), '#8f5320', 13, 0.75) + stroke(lines.join(''), '#f0cf8e', 4, 0.55)
}

/** A stack of pancakes from above, butter melting, syrup over the edge. */
export function pancakes(scene: Scene): string {
  const { brush, larder, x, y, radius, form } = scene
  const { random } = brush
  const vessel = plate(brush, scene.glaze, x, y, radius, 0.84)
  const r = radius * 0.58
  const waffle = form === 'waffles'
  const thin = form === 'thin' || /pfannkuchen/.test(scene.words)
  const stack = [5, 4, 3, 2, 1, 0].map((level) => {
    const [px, py] = [x + random.between(-9, 9) + level * 2, y + level * (thin ? 6 : 13) - 10]
    const outline = posed(
      roundOutline(random, 0.025, 0.97, 16),
      spotAt(px, py, r * random.between(0.97, 1.03), 0),
    )
    return (
      castShadow(outline, 8) +
      soft(outline, '#f0cf8e') +
      soft(inset(outline, 0.985, 0, -5), '#a8622a') +
      soft(inset(outline, 0.955, 0, -5), '#c98440') +
      (level === 0
        ? soft(inset(outline, 0.7, -6, -12), '#d99a52', 0.8) +
          (waffle ? grid(px, py - 5, r * 0.9) : browned(brush, px, py, r * 0.7, r * 0.7, 12))
        : '')
    )
  })
  const syrup = larder.all.find(({ id }) => /honey|maple|syrup|caramel/.test(id))
  const chocolate = larder.chocolate.length > 0
  const sauce = chocolate ? '#4a2616' : syrup?.look.colour
  const fruit = fruitsOf(scene)
  const cream = larder.creams.find(({ id }) => /cream|yogurt|quark/.test(id))
  for (const item of [syrup, cream]) if (item) brush.note(item.id)
  return (
    vessel.drawn +
    stack.join('') +
    (sauce
      ? pool(brush, sauce, x + 4, y - 6, r * 0.62, 0.9) + drizzle(brush, sauce, x, y, r * 0.98, 11)
      : '') +
    (cream
      ? dollop(
          brush,
          tonesOf(mix(cream.look.colour, '#fff8ea', 0.4)),
          spotAt(x - r * 0.3, y - r * 0.2, r * 0.3, 0.4),
        )
      : '') +
    heap(brush, fruit, { x: x + r * 0.06, y: y - r * 0.02, radius: r * 0.5 }, 17, r * 0.19, 0.95) +
    each([0.7, 1.5, 2.5], (angle, at) =>
      inTurn(brush, fruit, at, x + Math.cos(angle) * r * 1.24, y + Math.sin(angle) * r * 1.22, r * 0.19),
    ) +
    heap(brush, larder.nuts.slice(0, 1), { x, y, radius: r * 0.7 }, 12, 32, 1.2) +
    sugared(scene, x, y, r * 1.05, 120) +
    herbTop(scene, x + r * 0.05, y - r * 0.1, r * 0.16)
  )
}
