import type { Ingredient } from '../ingredient.ts'
import { shifted, tonesOf } from './colour.ts'
import { cutOf } from './forms/form.ts'
import { spread } from './forms/scatter.ts'
import type { Larder } from './larder.ts'
import type { Point } from './outline.ts'
import type { Brush } from './svg.ts'
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
  /** The middle of the picture and the half width that is safe in a square crop. */
  x: number
  y: number
  radius: number
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
  const { form, scale } = cutOf(item)
  const tones = tonesOf(
    shifted(item.look.colour, {
      light: brush.random.between(-0.022, 0.022),
      hue: brush.random.between(-0.035, 0.035),
    }),
  )
  const size = unit * scale * brush.random.between(0.93, 1.08)
  return form(brush, tones, { x, y, size, turn: turn ?? brush.random.between(0, Math.PI * 2) })
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
  if (items.length === 0) return ''
  const points = spread(brush, at.x, at.y, at.radius, count, unit * apart)
  return points
    .map(([x, y], order) => piece(brush, items[order % items.length] ?? items[0]!, x, y, unit))
    .join('')
}

/** Pieces of one ingredient at given points. */
export function placed(
  brush: Brush,
  item: Ingredient,
  points: readonly Point[],
  unit: number,
  turn?: number,
): string {
  return points.map(([x, y]) => piece(brush, item, x, y, unit, turn)).join('')
}

/** A little sheaf of herbs where the eye should end; nothing when the dish has none. */
export function garnish(scene: Scene, x: number, y: number, unit: number, count = 3): string {
  const { brush, larder } = scene
  const herb = larder.herbs.find(({ id }) => !/thyme|rosemary|oregano|chive|bay/.test(id)) ?? larder.herbs[0]
  if (!herb) return ''
  const start = brush.random.between(0, Math.PI * 2)
  return Array.from({ length: count }, (_, at) => {
    const angle = start + (at / count) * Math.PI * 2 + brush.random.between(-0.3, 0.3)
    return piece(
      brush,
      herb,
      x + Math.cos(angle) * unit * 0.62,
      y + Math.sin(angle) * unit * 0.62,
      unit,
      angle,
    )
  }).join('')
}
