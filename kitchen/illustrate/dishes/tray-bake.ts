import { each, soft, body } from '../svg.ts'
import { pairs, type Point, inset, posed } from '../outline.ts'
import { oiled, peppered } from '../strewn.ts'
import type { Ingredient } from '../../lexicon/ingredient.ts'
import { leg } from '../forms/named.ts'
import { cookedColour, mix, tonesOf } from '../colour.ts'
import { cutOf } from '../forms/cut.ts'
import { surface } from '../forms/sauce.ts'
import { capsule } from '../forms/shapes.ts'
import { sauceColour } from '../larder.ts'
import { type Scene, heap, piece } from '../scene.ts'
import { bakedIn, bakingDish } from '../table/baking-dish.ts'
import { browned } from './crust.ts'

/** A loaf of minced meat, its first slices cut. */
function meatloaf({ brush, larder }: Scene, x: number, y: number, half: number): string {
  for (const item of larder.proteins.slice(0, 1)) brush.note(item.id)
  const tones = tonesOf('#8f5530')
  const loaf = { x: x - half * 0.16, y, size: half * 0.52, turn: 0 }
  return (
    body(posed(capsule(1, 0.46), loaf), tones, half * 0.5) +
    browned(brush, loaf.x, y, half * 0.42, half * 0.16, 16) +
    each([0, 1], (at) => {
      const spot = { x: x + half * (0.46 + at * 0.17), y: y + half * 0.02, size: half * 0.26, turn: 1.4 }
      const outline = posed(capsule(0.85, 0.6), spot)
      return body(outline, tones, half * 0.2, { shine: 0 }) + soft(inset(outline, 0.88), '#b98560')
    })
  )
}

/** One piece of the main ingredient; thighs are roasted on the bone. */
function roasted({ brush, radius }: Scene, main: Ingredient, x: number, y: number, turn: number): string {
  if (main.id !== 'chicken-thigh')
    return piece(brush, main, x, y, cutOf(main).scale >= 2 ? radius * 0.115 : radius * 0.26, turn)
  brush.note(main.id)
  return leg(brush, tonesOf(cookedColour(main)), { x, y, size: radius * 0.3, turn })
}

/** A roasting dish with everything side by side, browned at the edges. */
export function trayBake(scene: Scene): string {
  const { brush, larder, x, y, radius, form } = scene
  const { random } = brush
  const dish = bakingDish(brush, scene.glaze, x, y, radius * 1.06)
  const half = radius * 0.9
  const parts = [
    ...larder.vegetables,
    ...larder.legumes,
    ...larder.fruits,
    ...larder.starches.filter(({ category, id }) => category === 'potato' || id === 'tortilla-chip'),
  ]
  const points: Point[] = []
  for (let attempt = 0; attempt < 900 && points.length < 58; attempt += 1) {
    const [px, py] = [x + random.between(-1, 1) * half * 0.9, y + random.between(-1, 1) * half * 0.58]
    if (points.every(([ox, oy]) => Math.hypot(ox - px, oy - py) > half * 0.13)) points.push([px, py])
  }
  const laid = points.map(([px, py], at) => {
    const item = parts[at % Math.max(1, parts.length)]
    return item ? piece(brush, item, px, py, radius * 0.15) : ''
  })
  const mains =
    form === 'loaf'
      ? [meatloaf(scene, x, y + half * 0.04, half)]
      : larder.proteins
          .slice(0, 1)
          .map((main) =>
            each(
              parts.length > 0 ? [-0.52, -0.02, 0.5] : [-0.62, -0.2, 0.22, 0.64, -0.42, 0.02, 0.44],
              (dx, at) =>
                roasted(
                  scene,
                  main,
                  x + dx * half,
                  y + (parts.length > 0 ? (at % 2 ? 0.2 : -0.14) : at > 3 ? 0.3 : -0.2) * half,
                  random.between(-0.5, 0.5),
                ),
            ),
          )
  return (
    bakedIn(
      brush,
      dish,
      surface(brush, mix(sauceColour(larder, '#c98a3a'), '#d9a050', 0.4), x, y, half * 1.2),
    ) +
    laid.join('') +
    mains.join('') +
    each(larder.citrus.slice(0, 1), (lemon) =>
      each(pairs(-0.7, 0.36, 0.12, -0.4, 0.72, 0.3), ([dx = 0, dy = 0]) =>
        piece(brush, lemon, x + dx * half, y + dy * half, radius * 0.14),
      ),
    ) +
    heap(brush, larder.cheeses.slice(0, 1), { x, y, radius: half * 0.6 }, 12, radius * 0.085, 2) +
    heap(brush, larder.herbs.slice(0, 1), { x, y, radius: half * 0.6 }, 8, radius * 0.14, 2.2) +
    oiled(scene, '#d98a24', x, y, half * 0.6, 14) +
    peppered(scene, x, y, half * 0.62, 44, 3.4)
  )
}
