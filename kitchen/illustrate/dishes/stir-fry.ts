import { each } from '../svg.ts'
import { roundAt, spotAt } from '../outline.ts'
import { seeded } from '../strewn.ts'
import { mix, tonesOf } from '../colour.ts'
import { citrusWedge } from '../forms/citrus.ts'
import { pool } from '../forms/sauce.ts'
import { namedSauce, sauceColour } from '../larder.ts'
import { type Scene, garnish, heap, served } from '../scene.ts'
import { curds } from './curds.ts'
import { plate } from '../table/plate.ts'

/** Rice or noodles tossed in the wok: the base spread wide, bright pieces all over. */
export function stirFry(scene: Scene): string {
  const { brush, larder, x, y, radius } = scene
  const vessel = plate(brush, scene.glaze, x, y, radius, 0.86)
  const r = vessel.well
  const base = larder.starches.find(({ category }) => category === 'grain' || category === 'pasta')
  const noodles = base?.look.shape === 'noodle'
  const mass = roundAt(brush.random, { x, y, size: r * 0.84, turn: 0 }, 0.06, 0.95, 15)
  const sauce = namedSauce(scene.words) ?? sauceColour(larder, '#9a5a26')
  const golden = larder.all.some(({ id }) => /saffron|turmeric|curry/.test(id))
  // Rice that is fried with its sauce takes the sauce's colour; rice beside a stir-fry stays white.
  const dark = scene.form === 'fried' && larder.all.some(({ id }) => /soy-sauce|tamari/.test(id))
  const bed = !base
    ? pool(brush, sauce, x, y, r * 0.8)
    : served(
        brush,
        base,
        mass,
        { x, y, radius: r * (noodles ? 0.82 : 0.6) },
        golden && !noodles ? '#e9b644' : dark ? '#dbab5c' : mix(base.look.colour, sauce, noodles ? 0.2 : 0.1),
      )
  // Egg is scrambled through the rice; nobody fries one on top.
  const stirred = larder.proteins.filter(({ id }) => id !== 'egg')
  const egg = base && stirred.length < larder.proteins.length
  return (
    vessel.drawn +
    bed +
    heap(
      brush,
      [...larder.vegetables, ...stirred, ...larder.legumes, ...larder.fruits],
      { x, y, radius: r * 0.6 },
      base ? 36 : 48,
      r * 0.165,
      0.86,
    ) +
    (egg ? curds(scene, r * 0.72, 14) : '') +
    heap(brush, larder.greens.slice(0, 1), { x, y, radius: r * 0.5 }, 6, r * 0.13, 1.4) +
    heap(brush, larder.nuts.slice(0, 1), { x, y, radius: r * 0.6 }, 16, 30, 1) +
    seeded(scene, x, y, r * 0.6, 44, 5) +
    garnish(scene, x, y - r * 0.05, r * 0.16, 4) +
    each(larder.citrus.slice(0, 1), (lime) =>
      citrusWedge(brush, tonesOf(lime.look.colour), spotAt(x + r * 0.62, y + r * 0.5, r * 0.2, -0.6)),
    )
  )
}
