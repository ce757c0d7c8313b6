import {
  shapeAt,
  shaped,
  roundAt,
  through,
  outlineOf,
  type Outline,
  inset,
  line,
  nudged,
  posed,
  within,
} from '../outline.ts'
import { times, each, soft, body, stroke } from '../svg.ts'
import { mix, tonesOf } from '../colour.ts'
import type { Form } from './form.ts'

const seared = '#6b3314'

/** A steak or duck breast in slices, pink inside a thin dark crust, fanned so that each leans on the next. */
export const rareSlices: Form = (brush, tones, spot) => {
  const rose = tonesOf(mix(tones.base, '#cf5a52', 0.74))
  const crust = tonesOf(mix(tones.deep, seared, 0.7))
  return each([-0.84, -0.56, -0.28, 0, 0.28, 0.56, 0.84], (x, at) => {
    const own = within(
      spot,
      x * 0.92,
      Math.abs(x) * 0.1,
      0.62 - Math.abs(x) * 0.14,
      Math.PI / 2 + 0.3 + (at - 3) * 0.07,
    )
    const cut: Outline = outlineOf(
      '-1.02 0.1, -0.75 0.46, 0.1 0.56, 0.85 0.42, 1.08 0, 0.7 -0.38, -0.4 -0.44, -0.95 -0.26',
    )
    const slice = posed(nudged(brush.random, cut, 0.035), own)
    return (
      body(slice, crust, own.size * 0.6, { shine: 0 }) +
      soft(inset(slice, 0.91, own.size * 0.05, 1), mix(rose.shade, crust.base, 0.25)) +
      soft(inset(slice, 0.8, own.size * 0.05, 1), rose.base) +
      soft(inset(slice, 0.52, own.size * 0.04, -2), rose.light, 0.6) +
      stroke(through(own, -0.55, 0.12, 0, 0.24, 0.5, 0.14), rose.shade, Math.max(1.4, own.size * 0.03), 0.6)
    )
  })
}

/** A breast of poultry in slices: golden skin above, pale meat on the cut. */
export const paleSlices: Form = (brush, tones, spot) => {
  const flesh = tonesOf(mix(tones.glow, '#f6e2c2', 0.6))
  const skin = tonesOf(mix(tones.base, '#b9702a', 0.62))
  return each([-0.82, -0.42, -0.02, 0.38, 0.78], (x, at) => {
    const own = within(
      spot,
      x,
      Math.abs(x) * 0.1,
      0.62 - Math.abs(x) * 0.12,
      Math.PI / 2 + 0.25 + (at - 2) * 0.06,
    )
    const slice = shaped(
      brush.random,
      own,
      0.03,
      '-1 0.05, -0.6 0.36, 0.3 0.42, 1 0.22, 1 -0.1, 0.4 -0.36, -0.5 -0.36, -0.95 -0.2',
    )
    return (
      body(slice, skin, own.size * 0.5, { shine: 0 }) +
      soft(inset(slice, 0.86, own.size * 0.07, own.size * 0.02), flesh.base) +
      soft(inset(slice, 0.5, 0, -1), flesh.glow, 0.8) +
      stroke(through(own, -0.6, -0.05, 0.1, 0.04, 0.7, 0), flesh.shade, Math.max(1.4, own.size * 0.04), 0.6)
    )
  })
}

const cubeOfMeat: Outline = outlineOf(
  '-0.95 -0.5, -0.5 -0.72, 0.5 -0.7, 0.92 -0.42, 0.98 0.3, 0.7 0.68, -0.35 0.74, -0.9 0.5',
)

/** Minced meat: a few crumbs that hold together. */
export const mince: Form = (brush, tones, spot) =>
  each(outlineOf('-0.9 0.1, -0.3 -0.7, 0.4 -0.2, 0.1 0.6, 0.9 0.5, 0.95 -0.6, -0.6 0.9'), ([x, y]) => {
    const own = within(spot, x, y, brush.random.between(0.42, 0.62), brush.random.between(0, 3))
    return body(roundAt(brush.random, own, 0.28, 0.75, 6), tones, own.size, {
      corners: true,
      shadow: 0.5,
      shine: 0.35,
    })
  })

/** Slices of a joint that was braised through: brown to the middle. */
export const brownSlices: Form = (brush, tones, spot) => {
  const flesh = tonesOf(mix(tones.base, '#96603a', 0.7))
  return each([-0.78, -0.4, -0.02, 0.36, 0.74], (x, at) => {
    const own = within(spot, x, Math.abs(x) * 0.1, 0.6 - Math.abs(x) * 0.1, Math.PI / 2 + (at - 2) * 0.06)
    const slice = posed(nudged(brush.random, cubeOfMeat, 0.06), { ...own, size: own.size * 0.95 })
    return (
      body(slice, tonesOf(mix(flesh.deep, seared, 0.5)), own.size * 0.5, { shine: 0 }) +
      soft(inset(slice, 0.88, own.size * 0.05, 0), flesh.base) +
      stroke(
        each([-0.3, 0, 0.3], (y) => through(own, -0.6, y, 0, y + 0.06, 0.6, y)),
        flesh.shade,
        Math.max(1.4, own.size * 0.04),
        0.7,
      )
    )
  })
}

/** Meat pulled into shreds. */
export const shreds: Form = (brush, tones, spot) =>
  times(34, () => {
    const [x, y] = [brush.random.between(-0.8, 0.8), brush.random.between(-0.5, 0.5)]
    const turn = brush.random.between(-0.7, 0.7)
    const d = line(shapeAt(within(spot, x, y, 0.3, turn), '-1 0, -0.2 0.25, 0.4 -0.15, 1 0.1'))
    return (
      stroke(d, tones.deep, spot.size * 0.1, 0.7) +
      stroke(d, brush.random.pick([tones.base, tones.shade, tones.light]), spot.size * 0.075)
    )
  })
