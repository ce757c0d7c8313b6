import { each, soft, stroke } from '../svg.ts'
import { roundAt, spotAt, lineOf, inset } from '../outline.ts'
import { sugared } from '../strewn.ts'
import { mix, tonesOf } from '../colour.ts'
import { fruitsOf, herbTop } from './sweet.ts'
import { pool } from '../forms/sauce.ts'
import { type Scene, heap, inTurn } from '../scene.ts'
import { plate } from '../table/plate.ts'

/** A turned-out sweet: panna cotta, flan, fondant, trembling in its sauce. */
export function unmoulded(scene: Scene): string {
  const { brush, larder, x, y, radius, form } = scene
  const { random } = brush
  const vessel = plate(brush, scene.glaze, x, y, radius, 0.84)
  const r = vessel.well * 0.5
  const caramel = form === 'caramel'
  const pudding = form === 'pudding'
  const own = fruitsOf(scene).find(({ id }) => !/candied|dried|raisin/.test(id))
  const pale = own && larder.creams.length === 0 ? mix(own.look.colour, '#fbf1dd', 0.25) : '#fbf1dd'
  const dark = larder.chocolate.length > 0
  const flesh = tonesOf(
    dark ? '#4d2918' : pudding ? '#8a5026' : form === 'berries' ? '#8f1f3c' : caramel ? '#eec069' : pale,
  )
  const sauce = caramel || pudding ? '#9a4a14' : dark ? undefined : own?.look.colour
  const rings = [0, 1, 2, 3].map((at) => {
    const outline = roundAt(random, spotAt(x, y + 20 - at * 11, r * (1.06 - at * 0.045), 0), 0.008, 1, 18)
    return soft(outline, at < 3 ? (at % 2 ? flesh.base : flesh.shade) : flesh.base)
  })
  const top = roundAt(random, { x, y: y - 16, size: r * 0.9, turn: 0 }, 0.01, 1, 18)
  const fruit = pudding ? [] : fruitsOf(scene)
  return (
    vessel.drawn +
    (sauce ? pool(brush, sauce, x + 8, y + 22, r * 1.55, 0.9) : '') +
    soft(roundAt(random, { x: x + 18, y: y + 40, size: r * 1.08, turn: 0 }, 0.01, 1, 18), '#2a1409', 0.3) +
    rings.join('') +
    soft(top, pudding ? '#b0622a' : caramel ? '#a8561c' : flesh.light) +
    soft(inset(top, 0.72, -r * 0.08, -r * 0.1), caramel || pudding ? '#c87a2e' : flesh.glow, 0.75) +
    stroke(
      lineOf(x - r * 0.72, y - r * 0.1, x - r * 0.62, y - r * 0.5, x - r * 0.3, y - r * 0.74),
      '#fffaf0',
      7,
      0.75,
    ) +
    heap(brush, fruit, { x: x + 6, y: y - 20, radius: r * 0.42 }, 7, r * 0.3, 0.8) +
    each([0.4, 0.8, 2.2, 2.7, 3.6, 5.4], (angle, at) =>
      inTurn(brush, fruit, at, x + Math.cos(angle) * r * 1.5, y + 20 + Math.sin(angle) * r * 1.38, r * 0.28),
    ) +
    (dark ? sugared(scene, x, y, r * 1.3, 120) : '') +
    heap(brush, larder.nuts.slice(0, 1), { x, y: y + 14, radius: r * 1.4 }, 14, 32, 1.6) +
    herbTop(scene, x + 8, y - 30, r * 0.2)
  )
}
