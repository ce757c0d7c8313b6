import { each } from '../svg.ts'
import { type Point } from '../outline.ts'
import type { Look } from '../looks/look.ts'
import { distanceOf, shifted, tonesOf } from '../colour.ts'
import { cutOf } from '../forms/cut.ts'
import { sprinkle } from '../forms/scatter.ts'
import { piece, type Scene } from '../scene.ts'
import { fork, knife, spoon } from '../forms/named.ts'
import { napkin } from './napkin.ts'

const cloths = [
  ['#f3e8d4', '#b5361f'],
  ['#b5361f', '#f3dcc0'],
  ['#5f6f3a', '#efe6cc'],
  ['#e3b04b', '#fbf3e0'],
  ['#35546b', '#e9dfca'],
  ['#e6c3ad', '#a8371f'],
] as const

/** What a dish is eaten with: a spoon, fork and knife, or the fingers. */
function cutleryFor({ composition, vessel }: Look): 'spoon' | 'fork' | null {
  if (composition === 'bread' || composition === 'pieces') return null
  return composition === 'soup' || composition === 'stew' || composition === 'spoon' || vessel === 'bowl'
    ? 'spoon'
    : 'fork'
}

/** What stands around the dish: a napkin, cutlery, and a few of its own ingredients, cut by the picture's edge. */
export function setting(scene: Scene, look: Look): string {
  const { table } = scene
  const random = scene.brush.random.fork('setting')
  const brush = { ...scene.brush, random }
  const left = random.chance(0.5)
  const side = left ? -1 : 1
  const apart = cloths.filter(([colour]) => distanceOf(colour, table.colour) > 0.14)
  const [cloth, mark] = random.pick(apart.length > 0 ? apart : cloths)
  const metal = tonesOf(random.chance(0.5) ? '#c9a04e' : '#b9b6b0')
  let painted = ''
  if (random.chance(0.78)) {
    painted += napkin(
      brush,
      600 + side * random.between(430, 500),
      random.pick([120, 780]) + random.between(-50, 50),
      random.between(270, 330),
      side * random.between(0.9, 1.25) + random.between(-0.3, 0.3),
      cloth,
      mark,
    )
  }
  const cutlery = cutleryFor(look)
  if (cutlery) {
    const x = 600 + side * random.between(418, 436)
    const tilt = Math.PI / 2 + random.between(-0.05, 0.05)
    painted +=
      cutlery === 'spoon'
        ? spoon(brush, metal, { x, y: 500, size: 285, turn: tilt })
        : fork(brush, metal, { x: x + side * 42, y: 480, size: 275, turn: tilt }) +
          knife(brush, metal, { x: x - side * 4, y: 490, size: 285, turn: tilt + 0.02 })
  }
  return painted + scattered(scene, -side)
}

/** Whole pieces of the dish lying on the table on the free side. */
function scattered(scene: Scene, side: number): string {
  const { larder } = scene
  const random = scene.brush.random.fork('scattered')
  const brush = { ...scene.brush, random }
  const small = [
    ...larder.citrus,
    ...larder.herbs,
    ...larder.vegetables,
    ...larder.fruits,
    ...larder.nuts,
    ...larder.chocolate,
  ].filter(
    (item) =>
      cutOf(item).scale < 1.7 &&
      !/raisin|^date|prune|dried|tinned|gherkin|caper|horseradish|stewed|diced/.test(item.id),
  )
  const chosen = random.shuffle(small).slice(0, 2)
  const up = random.chance(0.5) ? -1 : 1
  const [cx, cy] = [600 + side * 462, 450 + up * 318]
  const places: Point[] = [
    [0, 0],
    [-side * 82, up * 54],
    [side * 34, -up * 104],
    [-side * 20, up * 96],
    [side * 92, -up * 24],
  ]
  const specks = larder.spices[0]?.look.colour ?? '#4a382a'
  return (
    (larder.spices.length > 0
      ? sprinkle(brush, shifted(specks, { light: -0.02 }), cx - side * 10, cy, 150, 26, 5)
      : '') +
    each(places.slice(0, chosen.length > 0 ? random.whole(3, 5) : 0), ([dx, dy], at) => {
      const item = chosen[at % chosen.length]
      return item
        ? piece(brush, item, cx + dx + random.between(-14, 14), cy + dy + random.between(-14, 14), 52)
        : ''
    })
  )
}
