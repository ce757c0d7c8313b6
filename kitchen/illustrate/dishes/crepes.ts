import { friedEgg } from '../forms/named.ts'
import { each, soft, body, stroke } from '../svg.ts'
import { spotAt, through, outlineOf, type Outline, inset, posed } from '../outline.ts'
import { sugared } from '../strewn.ts'
import { tonesOf } from '../colour.ts'
import { browned } from './crust.ts'
import { fruitsOf } from './sweet.ts'
import { drizzle } from '../forms/sauce.ts'
import { type Scene, garnish, heap, inTurn } from '../scene.ts'
import { plate } from '../table/plate.ts'

/** A quarter of a round with a soft fold on top: a thin pancake folded twice. */
const folded: Outline = outlineOf(
  '-0.06 -0.95, 0.12 -0.9, 0.62 -0.62, 0.9 -0.16, 0.98 0.42, 0.6 0.6, 0 0.68, -0.62 0.6, -0.98 0.4, -0.88 -0.18, -0.6 -0.64',
)

/** Thin pancakes folded to quarters, overlapping in a fan. */
export function crepes(scene: Scene): string {
  const { brush, larder, x, y, radius } = scene
  const { random } = brush
  const vessel = plate(brush, scene.glaze, x, y, radius, 0.86)
  const r = vessel.well
  const dark = larder.all.some(({ id }) => /buckwheat/.test(id))
  const savoury = larder.fruits.length === 0 && (larder.vegetables.length > 0 || larder.proteins.length > 0)
  const quarters = [-1, -0.33, 0.33, 1].map((place) => {
    const spot = spotAt(
      x + place * r * 0.42,
      y + Math.abs(place) * r * 0.08 - r * 0.04,
      r * 0.44,
      place * 0.5 + random.between(-0.05, 0.05),
    )
    const outline = posed(folded, spot)
    const tones = tonesOf(dark ? '#b98a58' : random.pick(['#edc883', '#e9bd72', '#f0cf90']))
    const folds = each([-0.22, 0.16], (at) => through(spot, at, -0.8, at * 2.2, 0, at * 2.6, 0.6))
    return (
      body(outline, tones, spot.size) +
      soft(inset(outline, 0.86, -2, -4), tones.light, 0.4) +
      browned(brush, spot.x, spot.y, spot.size * 0.5, spot.size * 0.42, 9) +
      stroke(folds, tones.deep, 5, 0.5)
    )
  })
  // On a buckwheat galette lies an egg; other batters have theirs in them.
  const egg = dark && savoury ? larder.all.find(({ id }) => id === 'egg') : undefined
  if (egg) brush.note(egg.id)
  const chocolate = larder.chocolate.length > 0
  const sauce = larder.all.find(({ id }) => /honey|maple|jam|dulce/.test(id))
  const tops = savoury ? [...larder.vegetables, ...larder.proteins] : fruitsOf(scene)
  return (
    vessel.drawn +
    quarters.join('') +
    (chocolate || sauce
      ? drizzle(brush, chocolate ? '#4a2616' : (sauce?.look.colour ?? '#b5661c'), x, y, r * 0.8, 11)
      : '') +
    heap(brush, tops, { x, y: y + r * 0.16, radius: r * 0.46 }, savoury ? 14 : 6, r * 0.13, 1.5) +
    (savoury
      ? ''
      : each([0.5, 1.57, 2.6], (angle, at) =>
          inTurn(brush, tops, at, x + Math.cos(angle) * r * 0.72, y + Math.sin(angle) * r * 0.66, r * 0.15),
        )) +
    (savoury
      ? heap(brush, larder.cheeses.slice(0, 1), { x, y, radius: r * 0.6 }, 12, r * 0.08, 1.6)
      : sugared(scene, x, y, r * 0.8, 240)) +
    (egg ? friedEgg(brush, tonesOf('#fff8ec'), { x, y: y + r * 0.1, size: r * 0.26, turn: 0 }) : '') +
    garnish(scene, x, y + r * 0.06, r * 0.14, 3)
  )
}
