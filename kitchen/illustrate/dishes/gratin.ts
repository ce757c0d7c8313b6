import type { Ingredient } from '../../lexicon/ingredient.ts'
import { seededCoin } from '../forms/named.ts'
import { castShadow, each, times, soft, clipped, group, stroke } from '../svg.ts'
import { spotAt, type Outline, type Point, type Spot, inset, line, softPath } from '../outline.ts'
import { oiled, peppered } from '../strewn.ts'
import { mix, shifted, tonesOf } from '../colour.ts'
import { browned, melts, molten } from './crust.ts'
import { surface } from '../forms/sauce.ts'
import { sprinkle } from '../forms/scatter.ts'
import { tomatoSlice } from '../forms/slice.ts'
import { sauceColour } from '../larder.ts'
import { type Scene, heap, piece } from '../scene.ts'
import { bakedIn, bakingDish } from '../table/baking-dish.ts'
import { saucer } from '../table/saucer.ts'

/** Mash drawn with a fork into waves, browned on their backs; what it covers shows at the rim and where a spoon was. */
function mash({ brush, larder, x, y }: Scene, half: number, inner: Outline): string {
  const below = [...larder.proteins, ...larder.vegetables, ...larder.legumes, ...larder.greens].filter(
    ({ category }) => category !== 'potato',
  )
  const [cx, cy] = [x + half * 0.74, y + half * 0.46]
  const cover = inset(inner, 0.93).map(([px, py]): Point => {
    const near = Math.hypot(px - cx, py - cy) < half * 0.42
    return near ? [px - half * 0.46, py - half * 0.3] : [px, py]
  })
  const tuber = larder.all.find(({ id }) => /sweet-potato|pumpkin|celeriac|parsnip|cauliflower/.test(id))
  const tones = tonesOf(mix(tuber?.look.colour ?? '#f0d48c', '#f6dfa2', 0.6))
  const waves = Array.from({ length: 13 }, (_, row) =>
    line(
      Array.from({ length: 25 }, (__, at): Point => [
        x + (at / 12 - 1) * half,
        y + (row / 6 - 1) * half * 0.68 + (at % 2 ? -1 : 1) * half * 0.03,
      ]),
    ),
  )
  return (
    each(below, ({ look }) => sprinkle(brush, look.colour, x, y, half * 1.1, 160, half * 0.04)) +
    heap(brush, below, { x: cx, y: cy, radius: half * 0.34 }, 26, half * 0.1, 0.9) +
    castShadow(cover, 9) +
    clipped(
      brush,
      softPath(cover),
      soft(cover, tones.base) +
        stroke(waves.join(''), tones.shade, half * 0.055, 0.9) +
        stroke(waves.join(''), tones.glow, half * 0.022, 0.9) +
        browned(brush, x, y, half * 0.92, half * 0.6, 44),
    )
  )
}

/** Short pasta under the cheese; sheets are covered by it. */
function tubes({ brush, x, y }: Scene, half: number, kind: Ingredient): string {
  const golden = { ...kind, look: { ...kind.look, colour: mix(kind.look.colour, '#f0c25a', 0.35) } }
  return times(96, (at) => {
    const px = x + ((at % 12) / 5.5 - 1) * half * 0.92 + brush.random.between(-16, 16)
    const py = y + (Math.floor(at / 12) / 3.5 - 1) * half * 0.6 + brush.random.between(-14, 14)
    return piece(brush, golden, px, py, half * 0.13)
  })
}

/** A gratin: overlapping slices in rows, or a crust of cheese over what it covers. */
export function gratin(scene: Scene): string {
  const { brush, larder, x, y, radius, form } = scene
  const { random } = brush
  const dish = bakingDish(brush, scene.glaze, x, y, radius * 1.06)
  const half = radius * 0.92
  const sauce = sauceColour(larder, '#e8bd6a')
  const stewed = larder.proteins.some(({ category }) => category === 'meat')
  const sliced = larder.vegetables.filter(({ id, category }) =>
    stewed
      ? category === 'potato'
      : /courgette|aubergine|tomato|potato|beetroot|pumpkin|carrot|celeriac|turnip|parsnip/.test(id),
  )
  const rows = form === 'sliced' && sliced.length > 0
  const crust = larder.cheeses.length > 0 || !rows
  const cheese = mix(larder.cheeses[0]?.look.colour ?? '#efc565', '#eab046', 0.84)
  const crumbled = larder.cheeses.filter((item) => !melts(item))
  const short = larder.starches.find(
    ({ category, id }) => category === 'pasta' && !/lasagne|cannelloni/.test(id),
  )
  const rest = rows ? larder.vegetables.filter((item) => !sliced.includes(item)) : []
  let inside = surface(brush, sauce, x, y, half * 1.1)
  for (const item of [...sliced, ...larder.cheeses]) brush.note(item.id)
  if (form === 'mash') inside += mash(scene, half, dish.inner)
  else if (rows) {
    for (let row = 0; row < 5; row += 1) {
      for (let at = 0; at < 17; at += 1) {
        const item = sliced[(at + row) % sliced.length]
        const spot: Spot = spotAt(
          x - half * 0.94 + at * half * 0.117,
          y - half * 0.5 + row * half * 0.25 + random.between(-4, 4),
          half * 0.155,
          0.1 + random.between(-0.1, 0.1),
        )
        const tones = tonesOf(
          shifted(/aubergine/.test(item?.id ?? '') ? '#6a4560' : (item?.look.colour ?? '#e2b45a'), {
            light: random.between(-0.03, 0.03),
          }),
        )
        const narrow = group(
          (/tomato/.test(item?.id ?? '') ? tomatoSlice : seededCoin)(brush, tones, { ...spot, x: 0, y: 0 }),
          { transform: `translate(${Math.round(spot.x)} ${Math.round(spot.y)}) scale(.78 1)` },
        )
        inside += narrow
      }
    }
    inside += heap(brush, rest, { x, y, radius: half * 0.6 }, 10, radius * 0.13, 1.8)
    inside += browned(brush, x, y, half, half * 0.6, crust ? 26 : 16)
  } else {
    const blobs = (count: number) =>
      molten(brush, cheese, [x, y, half * 0.98, half * 0.65], half * 0.22, count)
    inside +=
      (short ? tubes(scene, half, short) : '') +
      blobs(short ? 12 : 100) +
      heap(
        brush,
        [...larder.vegetables, ...larder.proteins, ...larder.greens],
        { x, y, radius: half * 0.62 },
        22,
        radius * 0.12,
        1.5,
      ) +
      blobs(short ? 8 : 18) +
      browned(brush, x, y, half * 0.95, half * 0.6, short ? 22 : 40)
  }
  const beside = larder.all.filter(({ id }) => id === 'applesauce')
  const crumbs = larder.all.find(({ id }) => id === 'breadcrumb')
  if (crumbs) {
    brush.note(crumbs.id)
    inside += each(['#c98a3c', '#a8642a', '#e3b566'], (colour) =>
      sprinkle(brush, colour, x, y, half * 1.1, 420, half * 0.032),
    )
  }
  inside += heap(brush, crumbled, { x, y, radius: half * 0.62 }, 16, radius * 0.09, 1.6)
  return (
    bakedIn(brush, dish, inside) +
    oiled(scene, '#d98a24', x, y, half * 0.6, 12) +
    heap(brush, larder.herbs.slice(0, 1), { x, y, radius: half * 0.55 }, 7, radius * 0.13, 2) +
    each(beside, ({ id, look }) => {
      brush.note(id)
      return saucer(scene, x + half * 0.9, y + half * 0.6, radius * 0.26, look.colour)
    }) +
    peppered(scene, x, y, half * 0.6, 34, 3.4)
  )
}
