import { dollop } from '../forms/named.ts'
import { each, soft, body, castShadow, disc, stroke } from '../svg.ts'
import { around, roundAt, spotAt, pairs, type Point, arc, inset, line, posed } from '../outline.ts'
import { sugared } from '../strewn.ts'
import { mix, shifted, tonesOf } from '../colour.ts'
import { browned, rays } from './crust.ts'
import { lidded } from './lidded.ts'
import { fruitsOf, herbTop } from './sweet.ts'
import { oilDrops, swirl } from '../forms/sauce.ts'
import { spread } from '../forms/scatter.ts'
import { type Scene, heap, piece } from '../scene.ts'
import { plate } from '../table/plate.ts'

/** A half moon of fruit as it lies in its caramel. */
const quarter = arc(0, 0.35, 1, Math.PI, Math.PI * 2, 7)

/** A tart turned over: thick pieces of fruit in dark caramel, the pastry under them. */
function upsideDown(scene: Scene): string {
  const { brush, larder, x, y, radius } = scene
  const r = radius * 0.78
  const round = (share: number, dy = 0) =>
    roundAt(brush.random, { x, y: y + dy, size: r * share, turn: 0 }, 0.01, 1, 22)
  const fruit = larder.fruits[0]
  const tones = tonesOf(mix(fruit?.look.colour ?? '#d9b45a', '#b5601c', 0.55))
  const rings = [0.76, 0.46, 0.14].flatMap((share, row) => {
    const count = [15, 9, 3][row] ?? 3
    return (fruit ? around(x, y, r * share, count, row * 0.3) : []).map(([px, py, angle]) =>
      body(posed(quarter, spotAt(px, py, r * 0.2, angle + Math.PI / 2 + 0.35)), tones, r * 0.2),
    )
  })
  return (
    plate(brush, scene.glaze, x, y, radius, 0.86).drawn +
    castShadow(round(1.02, 6), 14, 0.34) +
    soft(round(1.02, 6), '#c08a3e') +
    soft(round(0.99), '#7a3a10') +
    soft(round(0.95, -3), '#a85a1c') +
    rings.join('') +
    browned(brush, x, y, r * 0.62, r * 0.62, 20) +
    oilDrops(brush, '#b5661c', x, y, r * 0.8, 26)
  )
}

/** Strips of dough laid crosswise over jam. */
function lattice({ x, y }: Scene, r: number): string {
  const crust = tonesOf('#d8a256')
  const strips = [-0.6, -0.3, 0, 0.3, 0.6].map((at): Point[] => {
    const reach = Math.sqrt(0.8 - at * at)
    return pairs(at, -reach, at, reach)
  })
  return each([0.5, 0.5 - Math.PI / 2], (turn) =>
    each(
      strips.map((strip) => line(posed(strip, { x, y, size: r, turn }))),
      (path) =>
        stroke(path, '#2a1409', r * 0.1, 0.25) +
        stroke(path, crust.shade, r * 0.09) +
        stroke(path, crust.light, r * 0.06),
    ),
  )
}

/** A fluted tart, its fruit laid in rings. */
export function fruitTart(scene: Scene): string {
  const { brush, larder, x, y, radius, form } = scene
  const { random } = brush
  if (form === 'lid') return lidded(scene, true)
  if (form === 'upsideDown') return upsideDown(scene)
  const vessel = plate(brush, scene.glaze, x, y, radius, 0.86)
  const r = radius * 0.8
  const crust = tonesOf('#d8a256')
  const flutes = 44
  const rim = Array.from({ length: flutes * 2 }, (_, at): Point => {
    const angle = (at / (flutes * 2)) * Math.PI * 2
    const away = r * (at % 2 ? 1.025 : 0.965)
    return [x + Math.cos(angle) * away, y + Math.sin(angle) * away]
  })
  const fruit = fruitsOf(scene)
  const chocolate = larder.chocolate.length > 0
  const lemon =
    fruit.every(({ category }) => category === 'citrus') &&
    /lemon|lime|citron|limon|lima|zitron/.test(scene.words)
  const meringue = lemon && larder.all.some(({ id }) => id === 'egg-white')
  const custard = larder.all.some(({ id }) => /pumpkin|caramel|maple|treacle|molasses|pecan|walnut/.test(id))
    ? '#b9702c'
    : '#f7e2ab'
  const jam = larder.all.find(({ id }) => /^jam$|-jam$/.test(id)) ?? larder.fruits[0]
  const cream =
    form === 'lattice'
      ? jam
        ? shifted(mix(jam.look.colour, '#7a1f2a', 0.3), { light: -0.12 })
        : '#9c2f38'
      : chocolate
        ? '#4f2c1b'
        : lemon
          ? '#f3cf52'
          : custard
  const tones = tonesOf(cream)
  const rings = form === 'lattice' ? [] : chocolate || lemon ? [0.78] : [0.78, 0.56, 0.34, 0.1]
  const laid = rings
    .flatMap((share, row) => {
      const count = Math.max(1, Math.round((share * 2 * Math.PI * r) / (r * 0.27)))
      return around(x, y, r * share, count, row * 0.35).map(([px, py, angle], at) => {
        const item = fruit[(rings.length > 1 ? row : at) % Math.max(1, fruit.length)]
        const small = item && /berr|currant|cherry|grape/.test(item.id) && !/strawberr/.test(item.id)
        return item
          ? piece(
              brush,
              item,
              px,
              py,
              r * (small ? 0.2 : 0.155),
              angle + Math.PI / 2 + random.between(-0.12, 0.12),
            )
          : ''
      })
    })
    .join('')
  return (
    vessel.drawn +
    castShadow(rim, 14, 0.34) +
    soft(rim, crust.shade) +
    soft(inset(rim, 0.985, -2, -3), crust.base) +
    stroke(rays(x, y, r, flutes, 0.9, 1), crust.deep, 4, 0.5) +
    disc(x, y, r * 0.9, crust.deep, 0.7) +
    disc(x - 1, y - 1, r * 0.885, tones.shade) +
    disc(x - 2, y - 3, r * 0.865, tones.base) +
    (rings.length === 1 ? swirl(brush, tones.light, x, y, r * 0.5, 2) : '') +
    laid +
    (form === 'lattice' ? lattice(scene, r) : '') +
    heap(brush, larder.nuts.slice(0, 1), { x, y, radius: r * 0.7 }, 12, 32, 1.4) +
    (meringue
      ? each(spread(brush, x, y, r * 0.66, 26, r * 0.2), ([px, py]) =>
          dollop(brush, tonesOf('#fdf3de'), { x: px, y: py, size: r * 0.15, turn: px }),
        ) + browned(brush, x, y, r * 0.5, r * 0.5, 14)
      : '') +
    (rings.length === 1 && !meringue && larder.creams.some(({ id }) => /cream|mascarpone/.test(id))
      ? each(around(x, y, r * 0.22, 5), ([px, py, angle]) =>
          dollop(brush, tonesOf('#fff5e0'), spotAt(px, py, r * 0.12, angle)),
        )
      : '') +
    sugared(scene, x, y, r * 0.95, 110) +
    herbTop(scene, x, y, r * 0.12)
  )
}
