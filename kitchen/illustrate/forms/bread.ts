import {
  shaped,
  fine,
  outlineOf,
  type Outline,
  type Point,
  inset,
  nudged,
  posed,
  sharpPath,
} from '../outline.ts'
import { soft, body, dots, fill } from '../svg.ts'
import { mix, tonesOf } from '../colour.ts'
import type { Form } from './form.ts'

/** A cube of bread, fried: golden, with dark edges. */
export const crouton: Form = (brush, tones, spot) => {
  const outline = shaped(brush.random, spot, 0.1, '-0.8 -0.75, 0.8 -0.8, 0.85 0.75, -0.75 0.85')
  const pores = Array.from({ length: 5 }, (): Point => [
    brush.random.between(-0.5, 0.5),
    brush.random.between(-0.5, 0.5),
  ])
  const crumbs = tonesOf(mix(tones.light, '#f3d392', 0.5))
  return (
    body(outline, tones, spot.size, { corners: true, shine: 0 }) +
    fill(sharpPath(inset(outline, 0.7, -1, -1.5)), crumbs.base) +
    dots(posed(pores, spot), fine(spot, 2, 0.13), tones.shade, 0.6)
  )
}

/** A slice of bread: crust, crumb and pores. */
export const breadSlice: Form = (brush, tones, spot) => {
  const shape: Outline = outlineOf(
    '-1 0.1, -0.9 0.48, -0.4 0.56, 0.3 0.55, 0.9 0.46, 1.06 0, 0.9 -0.46, 0.3 -0.55, -0.4 -0.56, -0.9 -0.46',
  )
  const outline = posed(nudged(brush.random, shape, 0.025), spot)
  const crumb = tonesOf(mix(tones.glow, '#f2d9a6', 0.6))
  const pores = Array.from({ length: 16 }, (): Point => [
    brush.random.between(-0.78, 0.78),
    brush.random.between(-0.34, 0.34),
  ])
  return (
    body(outline, tonesOf(mix(tones.base, '#a8682c', 0.6)), spot.size * 0.7, { shine: 0 }) +
    soft(inset(outline, 0.9), crumb.base) +
    soft(inset(outline, 0.7, -spot.size * 0.05, -spot.size * 0.04), crumb.light, 0.8) +
    dots(posed(pores.slice(0, 9), spot), fine(spot, 2.4, 0.05), crumb.shade, 0.8) +
    dots(posed(pores.slice(9), spot), fine(spot, 3, 0.08), crumb.shade, 0.5)
  )
}

/** A wedge of flatbread: pitta, naan, tortilla, with burnt bubbles. */
export const flatbread: Form = (brush, tones, spot) => {
  const outline = shaped(
    brush.random,
    spot,
    0.03,
    '-0.95 0, -0.1 -0.5, 0.75 -0.72, 0.98 -0.3, 1 0.3, 0.75 0.72, -0.1 0.5',
  )
  const dough = tonesOf(mix(tones.base, '#edcd92', 0.6))
  const burnt = Array.from({ length: 7 }, (): Point => [
    brush.random.between(-0.3, 0.8),
    brush.random.between(-0.4, 0.4),
  ])
  return (
    body(outline, dough, spot.size * 0.8) +
    dots(posed(burnt, spot), fine(spot, 4, 0.13), '#9a5a24', 0.5) +
    dots(posed(burnt.slice(0, 4), spot), fine(spot, 2, 0.06), '#5c3010', 0.55)
  )
}
