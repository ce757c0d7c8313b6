import {
  around,
  roundAt,
  spotAt,
  through,
  type Outline,
  type Spot,
  line,
  outlineOf,
  pointAt,
  nudged,
  posed,
  roundOutline,
  inset,
} from '../outline.ts'
import { soft, each, body, disc, dots, stroke } from '../svg.ts'
import { sugared } from '../strewn.ts'
import { type Tones, mix, shifted, tonesOf } from '../colour.ts'
import { sweetColour } from './sweet.ts'
import { capsule, crescent, shell, square as squareShape, star } from '../forms/shapes.ts'
import { dusting, spread, sprinkle } from '../forms/scatter.ts'
import type { Form } from '../composition.ts'
import { type Scene, inTurn } from '../scene.ts'
import { plate } from '../table/plate.ts'

/** What is cut, moulded or piped into a shape of its own. */
const shapes: Partial<Record<Form, Outline>> = {
  crescents: crescent,
  shells: shell,
  stars: star,
  men: outlineOf(
    '0 -1, 0.24 -0.94, 0.3 -0.66, 0.16 -0.46, 0.62 -0.42, 0.8 -0.24, 0.6 -0.08, 0.26 -0.12, 0.24 0.2, 0.5 0.8, 0.36 0.98, 0.14 0.92, 0 0.44, -0.14 0.92, -0.36 0.98, -0.5 0.8, -0.24 0.2, -0.26 -0.12, -0.6 -0.08, -0.8 -0.24, -0.62 -0.42, -0.16 -0.46, -0.3 -0.66, -0.24 -0.94',
  ),
  sweets: capsule(0.82, 0.78),
  sticks: capsule(1, 0.3),
  fingers: capsule(1.15, 0.42),
}

/** The ribs of a shell, from its hinge. */
const ribs = (spot: Spot, tones: Tones) =>
  stroke(
    each([-0.42, -0.21, 0, 0.21, 0.42], (y) => through(spot, -0.8, y * 0.2, 0, y * 0.95, 0.85, y)),
    tones.shade,
    spot.size * 0.07,
    0.8,
  )

/** What lies on one biscuit of such a form: jam, icing, chocolate. */
function own(scene: Scene, spot: Spot): string {
  const { brush, larder, form } = scene
  const { x, y, size } = spot
  const jam = larder.all.find(({ id }) => /jam$|curd$|mincemeat/.test(id))
  if (form === 'men')
    return (
      dots([pointAt(spot, -0.1, -0.78), pointAt(spot, 0.1, -0.78)], size * 0.07, '#5a3018') +
      dots([pointAt(spot, 0, -0.24), pointAt(spot, 0, 0), pointAt(spot, 0, 0.2)], size * 0.09, '#fff3dc')
    )
  if (form === 'sweets')
    return each(spread(brush, x, y, size * 0.5, 5, size * 0.3), ([px, py], at) =>
      inTurn(brush, [...larder.nuts, ...larder.fruits], at, px, py, size * 0.22),
    )
  if (form === 'stars') return sugared(scene, x, y, size * 0.6, 90)
  if (form === 'fingers' && larder.chocolate.length > 0)
    return stroke(through(spot, -0.8, 0, 0.8, 0), '#4a2616', size * 0.42)
  if (form === 'cakes')
    return (
      (jam
        ? disc(x, y, size * 0.66, tonesOf(jam.look.colour).shade) +
          disc(x - 2, y - 3, size * 0.6, jam.look.colour)
        : disc(x - size * 0.1, y - size * 0.14, size * 0.56, '#f2cf8a', 0.55)) +
      inTurn(brush, [...larder.fruits, ...larder.nuts, ...larder.chocolate], Math.round(x), x, y, size * 0.3)
    )
  return ''
}

/** Caramel where sugar was boiled, else of chocolate, nuts or milk. */
function sweetsColour({ larder, words }: Scene): string {
  const has = (name: RegExp) => larder.all.some(({ id }) => name.test(id))
  if (larder.chocolate.length > 0 || has(/cocoa/)) return '#5a3220'
  if (has(/tahini|ground-almond|marzipan|egg-white/)) return '#ecd3a0'
  return has(/cream|butter|dulce|honey|sugar/) && larder.fruits.length === 0
    ? '#b9702c'
    : sweetColour(larder, words)
}

/** Two halves with their filling between them, seen a little from the side; choux are taller. */
function filled(scene: Scene, spot: Spot, tones: Tones): string {
  const { brush, larder, form } = scene
  const { x, y, size } = spot
  const isChoux = form === 'choux'
  const jam = larder.all.find(({ id }) => /jam|curd|dulce|ganache/.test(id))
  const cream = larder.creams.find(({ id }) => /cream|quark/.test(id)) ?? larder.chocolate[0]
  const inside = isChoux ? cream : (jam ?? cream)
  if (inside) brush.note(inside.id)
  const half = (dy: number, ratio: number) =>
    roundAt(brush.random, { ...spot, y: y + dy * size, turn: 0 }, 0.03, ratio, 13)
  const top = isChoux && larder.chocolate.length > 0 ? tonesOf('#4a2616') : undefined
  return (
    body(half(0.4, 0.6), tones, size, { shadow: 1.1 }) +
    (inside ? soft(half(0.2, 0.66), mix(inside.look.colour, '#fff3dc', isChoux ? 0.5 : 0.1)) : '') +
    body(half(-0.06, isChoux ? 0.74 : 0.62), tones, size, { shadow: 0.3 }) +
    (top ? soft(half(-0.2, 0.4), top.base, 0.95) : '') +
    (isChoux && inside ? inTurn(brush, larder.fruits, Math.round(x), x, y - size * 0.2, size * 0.34) : '')
  )
}

/** Biscuits, truffles or small cakes, overlapping on a plate. */
export function biscuits(scene: Scene): string {
  const { brush, larder, x, y, radius, words, form } = scene
  const { random } = brush
  const vessel = plate(brush, scene.glaze, x, y, radius, 0.82)
  const r = vessel.well
  const ball = form === 'balls'
  const square = form === 'squares'
  const peel = larder.all.some(({ id }) => /flour|almond|nut/.test(id)) ? undefined : larder.citrus[0]
  const dough = peel
    ? peel.look.colour
    : form === 'sweets'
      ? sweetsColour(scene)
      : larder.chocolate.length > 0 && (ball || square)
        ? sweetColour(larder, words)
        : ball && !larder.all.some(({ id }) => /oil|water|frying/.test(id))
          ? sweetColour(larder, words)
          : larder.chocolate.length > 0 && /brown|choc.*cookies?$/.test(words)
            ? '#c08344'
            : '#d9a65c'
  const tones = (by: number) => tonesOf(shifted(dough, { light: by }))
  const iced = larder.all.some(({ id }) => id === 'egg-white')
  const flakes = larder.all.some(({ id }) => /oats|coconut$/.test(id))
  const bits = [...larder.chocolate, ...larder.nuts, ...larder.fruits]
  const one = (px: number, py: number, size: number): string => {
    const spot: Spot = spotAt(px, py, size, form === 'men' ? random.between(-0.3, 0.3) : random.between(0, 3))
    const cut = form && shapes[form]
    const shape = cut
      ? nudged(random, cut, 0.02)
      : square
        ? nudged(random, squareShape, 0.04)
        : roundOutline(random, ball ? 0.03 : 0.06, 1, 13)
    const outline = posed(shape, spot)
    if (form === 'sandwiches' || form === 'choux')
      return filled(scene, spot, tones(random.between(-0.03, 0.03)))
    const colour = tones(random.between(-0.03, 0.03))
    const cracks = Array.from({ length: 4 }, () => {
      const a = random.between(0, 6)
      return line(
        posed(
          [
            [Math.cos(a) * 0.2, Math.sin(a) * 0.2],
            [Math.cos(a + 0.4) * 0.5, Math.sin(a + 0.4) * 0.5],
            [Math.cos(a + 0.2) * 0.78, Math.sin(a + 0.2) * 0.78],
          ],
          spot,
        ),
      )
    })
    return (
      body(outline, colour, form ? size : size * 0.5, { shadow: 1.1 }) +
      (form === 'stars' && iced ? soft(inset(outline, 0.8), '#fff8ea') : '') +
      (form || !flakes ? '' : sprinkle(brush, '#ecd3a0', px, py, size * 0.78, 34, size * 0.09)) +
      (form === 'shells'
        ? ribs(spot, colour)
        : cut || form === 'cakes'
          ? own(scene, spot)
          : ball
            ? dusting(
                brush,
                larder.chocolate.length > 0 ? '#8a5a3a' : '#fff6e2',
                px - 4,
                py - 6,
                size * 0.86,
                60,
              )
            : stroke(cracks.join(''), colour.shade, 4, 0.8)) +
      (ball || (form && form !== 'squares')
        ? ''
        : each(spread(brush, px, py, size * 0.66, bits.length > 0 ? 7 : 0, size * 0.32), ([bx, by], at) =>
            inTurn(brush, bits, at, bx, by, size * 0.24),
          ))
    )
  }
  const shaped = form !== null && !ball && !square
  const points = shaped
    ? [[x, y] as const, ...around(x, y, r * 0.6, 7, 0.4)]
    : spread(brush, x, y, r * 0.66, ball ? 17 : 10, r * (ball ? 0.34 : 0.46))
  return (
    vessel.drawn +
    each(points, ([px, py]) => one(px, py, r * (ball ? 0.2 : shaped ? 0.27 : 0.31))) +
    sprinkle(brush, dough, x, y, r * 0.95, 40, 5) +
    (larder.all.some(({ id }) => /icing-sugar|vanilla-sugar/.test(id))
      ? sugared(scene, x, y, r * 0.75, form === 'crescents' ? 420 : 90)
      : '')
  )
}
