import { scoop } from '../forms/named.ts'
import { each, soft, body, dots } from '../svg.ts'
import { roundAt, spotAt, moved, type Point, inset, posed, roundOutline } from '../outline.ts'
import { sugared } from '../strewn.ts'
import { mix, shifted, tonesOf } from '../colour.ts'
import { browned } from './crust.ts'
import { herbTop } from './sweet.ts'
import { oilDrops, surface } from '../forms/sauce.ts'
import { type Scene, heap, piece } from '../scene.ts'
import { bakedIn, bakingDish } from '../table/baking-dish.ts'

/** A crumble from the oven: crumbs heaped, fruit boiling up at the rim, a scoop melting on it. */
export function crumble(scene: Scene): string {
  const { brush, larder, x, y, radius, form } = scene
  const { random } = brush
  const batter = form === 'batter'
  const dish = bakingDish(brush, scene.glaze, x, y, radius * 1.04)
  const half = radius * 0.9
  const fruit = larder.fruits.length > 0 || batter ? larder.fruits : larder.citrus
  const juice = shifted(mix(fruit[0]?.look.colour ?? '#c9562c', '#c9621f', 0.25), {
    light: -0.06,
    chroma: 1.1,
  })
  const clod = (px: number, py: number, size: number) =>
    body(
      posed(roundOutline(random, 0.2, 0.84, 7), { x: px, y: py, size, turn: random.between(0, 3) }),
      tonesOf(random.pick(['#e0b066', '#d49c4e', '#c98a3e', '#e9c27c'])),
      size,
      { shadow: 0.8 },
    )
  const anywhere = (): Point => [
    x + random.between(-1, 1) * half * 0.95,
    y + random.between(-1, 1) * half * 0.64,
  ]
  const clods = Array.from({ length: 78 }, () => clod(...anywhere(), random.between(9, 21)))
  const fine = Array.from({ length: 520 }, anywhere)
  const crumbBed =
    dots(fine, 30, '#b9772f', 0.75) +
    dots(fine.slice(0, 420), 22, '#d39c4c') +
    dots(moved(fine.slice(0, 330), -2, -4), 13, '#e8c079') +
    dots(moved(fine.slice(300, 520), 9, 7), 9, '#a8682a', 0.7) +
    dots(moved(fine.slice(100, 300), 6, -9), 6, '#f6dda2')
  const bubbling = Array.from({ length: 14 }, (_, at) => {
    const item = fruit[at % Math.max(1, fruit.length)]
    const [px, py] = anywhere()
    const blot = posed(
      roundOutline(random, 0.22, 0.7, 10),
      spotAt(px, py, random.between(26, 58), random.between(0, 3)),
    )
    return (
      soft(blot, shifted(juice, { light: -0.1 })) +
      soft(inset(blot, 0.86, -2, -3), juice) +
      (item ? piece(brush, item, px, py, radius * 0.12) : '')
    )
  })
  const sausages = larder.proteins
    .filter(({ id }) => id !== 'egg')
    .slice(0, 1)
    .map((item) =>
      each([-0.6, -0.2, 0.2, 0.6], (dx) => piece(brush, item, x + dx * half, y, half * 0.17, 1.35)),
    )
  const melt = tonesOf('#fbf1da')
  const at = { x: x + half * 0.2, y: y - half * 0.06 }
  const scooped =
    batter || !larder.creams.some(({ id }) => /cream|yogurt|creme/.test(id))
      ? ''
      : soft(roundAt(random, spotAt(at.x + 4, at.y + 12, half * 0.27, 0), 0.18, 0.8, 12), melt.base, 0.94) +
        scoop(brush, melt, { ...at, size: half * 0.17, turn: 0.3 })
  return (
    bakedIn(
      brush,
      dish,
      batter
        ? surface(brush, '#ecc46e', x, y, half * 1.2) +
            browned(brush, x, y, half * 0.9, half * 0.6, 40) +
            heap(brush, fruit, { x, y, radius: half * 0.62 }, 30, half * 0.13, 1.25) +
            sausages.join('')
        : surface(brush, juice, x, y, half * 1.2) + crumbBed + bubbling.join('') + clods.join(''),
    ) +
    (batter ? '' : oilDrops(brush, juice, x, y, half * 0.62, 14)) +
    scooped +
    heap(brush, larder.nuts.slice(0, 1), { x, y, radius: half * 0.55 }, 16, 32, 1.4) +
    sugared(scene, x, y, half * 0.62, 90) +
    herbTop(scene, at.x - 6, at.y - half * 0.08, half * 0.08)
  )
}
