import { tonesOf } from '../colour.ts'
import { fruitsOf, mintTop } from './sweet.ts'
import { dollop } from '../forms/dairy.ts'
import { swirl } from '../forms/sauce.ts'
import { dusting } from '../forms/scatter.ts'
import { type Point, inset, line, softPath } from '../outline.ts'
import { type Scene, heap, piece } from '../scene.ts'
import { castShadow, disc, fill, stroke } from '../svg.ts'
import { plate } from '../table/plate.ts'

/** A fluted tart, its fruit laid in rings. */
export function fruitTart(scene: Scene): string {
  const { brush, larder, x, y, radius } = scene
  const { random } = brush
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
  const lemon = fruit.length > 0 && fruit.every(({ category }) => category === 'citrus')
  const cream = chocolate ? '#4f2c1b' : lemon ? '#f3cf52' : '#f7e2ab'
  const tones = tonesOf(cream)
  const rings = chocolate || lemon ? [0.78] : [0.78, 0.56, 0.34, 0.1]
  const laid = rings
    .flatMap((share, row) => {
      const count = Math.max(1, Math.round((share * 2 * Math.PI * r) / (r * 0.27)))
      return Array.from({ length: count }, (_, at) => {
        const angle = (at / count) * Math.PI * 2 + row * 0.35
        const item = fruit[(rings.length > 1 ? row : at) % Math.max(1, fruit.length)]
        const small = item && /berr|currant|cherry|grape/.test(item.id) && !/strawberr/.test(item.id)
        return item
          ? piece(
              brush,
              item,
              x + Math.cos(angle) * r * share,
              y + Math.sin(angle) * r * share,
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
    fill(softPath(rim), crust.shade) +
    fill(softPath(inset(rim, 0.985, -2, -3)), crust.base) +
    stroke(
      Array.from({ length: flutes }, (_, at) => {
        const angle = ((at + 0.5) / flutes) * Math.PI * 2
        return line([
          [x + Math.cos(angle) * r * 0.9, y + Math.sin(angle) * r * 0.9],
          [x + Math.cos(angle) * r * 1.0, y + Math.sin(angle) * r * 1.0],
        ])
      }).join(''),
      crust.deep,
      4,
      0.5,
    ) +
    disc(x, y, r * 0.9, crust.deep, 0.7) +
    disc(x - 1, y - 1, r * 0.885, tones.shade) +
    disc(x - 2, y - 3, r * 0.865, tones.base) +
    (rings.length === 1 ? swirl(brush, tones.light, x, y, r * 0.5, 2) : '') +
    laid +
    heap(brush, larder.nuts.slice(0, 1), { x, y, radius: r * 0.7 }, 12, 32, 1.4) +
    (rings.length === 1
      ? [0, 1, 2, 3, 4]
          .map((at) =>
            dollop(brush, tonesOf('#fff5e0'), {
              x: x + Math.cos(at * 1.257) * r * 0.22,
              y: y + Math.sin(at * 1.257) * r * 0.22,
              size: r * 0.12,
              turn: at,
            }),
          )
          .join('')
      : '') +
    dusting(brush, '#fffaf0', x, y, r * 0.95, 110) +
    mintTop(scene, x, y, r * 0.12)
  )
}
