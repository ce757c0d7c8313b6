import { browned, crouton, flake, pod, poultryPiece } from './forms/named.ts'
import { times, each, type Brush } from './svg.ts'
import { spotAt, type Outline, type Point } from './outline.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { cookedColour, shifted, tonesOf } from './colour.ts'
import { cutOf } from './forms/cut.ts'
import { grainMound, noodleNest, spread, sprinkle } from './forms/scatter.ts'
import type { Larder } from './larder.ts'
import type { Glaze } from './table/glaze.ts'
import type { Table } from './table/surface.ts'

/** All that a dish's painter works with. */
export interface Scene {
  brush: Brush
  larder: Larder
  table: Table
  glaze: Glaze
  /** The title without capitals and accents. */
  words: string
  /** Colours that the look names for itself. */
  colours: Map<string, string>
  /** The middle of what is painted on, its half width and its turn: the picture, the vessel's well, one piece. */
  x: number
  y: number
  radius: number
  turn: number
}

/** One piece of an ingredient; `unit` is the size of a walnut, colours vary a little from piece to piece. */
export function piece(
  brush: Brush,
  item: Ingredient,
  x: number,
  y: number,
  unit: number,
  turn?: number,
): string {
  brush.note(item.id)
  const { form, scale } = cutOf(item)
  const tones = tonesOf(
    shifted(cookedColour(item), {
      light: brush.random.between(-0.022, 0.022),
      hue: brush.random.between(-0.035, 0.035),
    }),
  )
  const size = unit * scale * brush.random.between(0.93, 1.08)
  return form(brush, tones, { x, y, size, turn: turn ?? brush.random.between(0, Math.PI * 2) })
}

/** A piece of the first, second, third … of several ingredients, round and round; nothing where there are none. */
export function inTurn(
  brush: Brush,
  items: readonly Ingredient[],
  at: number,
  x: number,
  y: number,
  unit: number,
): string {
  const item = items[at % Math.max(1, items.length)]
  return item ? piece(brush, item, x, y, unit) : ''
}

/** One bite of an ingredient: what would be a whole fillet or loaf alone is cut small among others, `most` walnuts long. */
export function bite(brush: Brush, item: Ingredient, x: number, y: number, unit: number, most = 1.8): string {
  const { scale } = cutOf(item)
  if (scale < 1.8) return piece(brush, item, x, y, scale > most ? (unit * most) / scale : unit)
  brush.note(item.id)
  const tones = tonesOf(shifted(cookedColour(item), { light: brush.random.between(-0.03, 0.03) }))
  const spot = spotAt(x, y, unit * brush.random.between(0.92, 1.1), brush.random.between(0, Math.PI * 2))
  if (item.category === 'fish') return flake(brush, tones, spot)
  if (item.category === 'bread') return crouton(brush, tones, { ...spot, size: unit * 0.7 })
  if (item.category === 'vegetable') return pod(brush, tones, spot)
  return (item.category === 'poultry' ? poultryPiece : browned)(brush, tones, spot)
}

/** Several ingredients mixed through a round, heaped towards its middle. */
export function heap(
  brush: Brush,
  items: readonly Ingredient[],
  at: { x: number; y: number; radius: number },
  count: number,
  unit: number,
  apart = 0.95,
): string {
  const first = items[0]
  if (!first) return ''
  const points = spread(brush, at.x, at.y, at.radius, count, unit * apart)
  return each(points, ([x, y], order) => {
    const item = items[order % items.length] ?? first
    const { scale } = cutOf(item)
    if (scale > 0.45) return bite(brush, item, x, y, unit)
    const around = [0, 2.1, 4.2].map((angle) => angle + order)
    return each(around, (angle) =>
      bite(
        brush,
        item,
        x + Math.cos(angle) * unit * scale * 0.95,
        y + Math.sin(angle) * unit * scale * 0.9,
        unit,
      ),
    )
  })
}

/** A pot full of its legume or grain: a layer of it, the upper pieces drawn one by one; `share` is 1 where it is full. */
export function filled(
  brush: Brush,
  item: Ingredient,
  at: { x: number; y: number; radius: number },
  unit: number,
  share: number,
): string {
  const size = unit * cutOf(item).scale
  const count = Math.round(share * (at.radius / size) ** 2)
  const pieces = Math.min(160, count)
  return (
    sprinkle(
      brush,
      item.look.colour,
      at.x,
      at.y,
      at.radius,
      count > pieces ? Math.min(620, count) : 0,
      size * 1.7,
    ) + placed(brush, item, spread(brush, at.x, at.y, at.radius, pieces, size * 1.2), unit)
  )
}

/** Rice, noodles or short pasta beside or under a dish: a mound, a nest, or pieces in the shape that they have. */
export function served(
  brush: Brush,
  item: Ingredient,
  outline: Outline,
  at: { x: number; y: number; radius: number },
  colour: string = item.look.colour,
): string {
  brush.note(item.id)
  const { x, y, radius } = at
  if (item.look.shape === 'noodle') return noodleNest(brush, colour, x, y, radius, 11, 66)
  if (item.category === 'grain' || item.look.shape === 'grain')
    return grainMound(
      brush,
      colour,
      outline,
      { x, y, size: radius * 1.5, turn: 0 },
      /couscous|bulgur|quinoa|millet|polenta/.test(item.id) ? 3 : 13,
      6,
    )
  const unit = Math.max(radius * 0.22, 36)
  const points = spread(
    brush,
    x,
    y,
    radius,
    Math.min(190, Math.round(((radius / unit) ** 2 * 3) / cutOf(item).scale)),
    unit * cutOf(item).scale * 0.66,
  )
  return placed(brush, { ...item, look: { ...item.look, colour: colour as `#${string}` } }, points, unit)
}

/** Pieces of one ingredient at given points. */
export function placed(
  brush: Brush,
  item: Ingredient,
  points: readonly Point[],
  unit: number,
  turn?: number,
): string {
  return each(points, ([x, y]) => piece(brush, item, x, y, unit, turn))
}

/** A little sheaf of herbs where the eye should end; nothing when the dish has none. */
export function garnish(scene: Scene, x: number, y: number, unit: number, count = 3): string {
  const { brush, larder } = scene
  const herb = larder.herbs.find(({ id }) => !/thyme|rosemary|oregano|chive|bay/.test(id)) ?? larder.herbs[0]
  if (!herb) return ''
  const heading = brush.random.between(0, Math.PI * 2)
  return times(count, (at) => {
    const fan = count === 1 ? 0 : at / (count - 1) - 0.5
    const angle = heading + fan * 2.3 + brush.random.between(-0.15, 0.15)
    const own = unit * (1.12 - Math.abs(fan) * 0.5)
    return piece(brush, herb, x + Math.cos(angle) * own * 0.86, y + Math.sin(angle) * own * 0.86, own, angle)
  })
}
