import { dollop } from '../forms/named.ts'
import { times, each, soft, body, fill } from '../svg.ts'
import { around, roundAt, spotAt, moved, type Outline, type Point, inset } from '../outline.ts'
import { sugared } from '../strewn.ts'
import { mix, tonesOf } from '../colour.ts'
import { browned } from './crust.ts'
import { loafCake, ringCake, traySquares } from './loaf-cake.ts'
import { fruitsOf, herbTop } from './sweet.ts'
import { shaving } from '../forms/dairy.ts'
import { drizzle, swirl } from '../forms/sauce.ts'
import { spread } from '../forms/scatter.ts'
import { type Scene, heap, piece } from '../scene.ts'
import { plate } from '../table/plate.ts'

/** Meringue piped in rings of peaks, their tips browned; cream and fruit in its hollow. */
function peaks(scene: Scene): string {
  const { brush, larder, x, y, radius } = scene
  const vessel = plate(brush, scene.glaze, x, y, radius, 0.84)
  const r = radius * 0.66
  const white = tonesOf('#fbf1dc')
  const toasted = larder.all.some(({ id }) => id === 'ice-cream')
  const rings = (toasted ? [0.86, 0.6, 0.34, 0] : [0.86]).flatMap((share, row) =>
    around(x, y, r * share, Math.round(share * 12) || 1, row * 0.4),
  )
  const base = roundAt(brush.random, { x, y, size: r * 0.98, turn: 0 }, 0.03, 0.98, 18)
  return (
    vessel.drawn +
    body(base, white, r * 0.7, { shine: 0.3 }) +
    each(rings, ([px, py]) => {
      const tip = roundAt(brush.random, spotAt(px, py - 4, r * 0.07, 0), 0.2, 0.8, 8)
      return (
        dollop(brush, white, { x: px, y: py, size: r * 0.27, turn: brush.random.between(0, 3) }) +
        (toasted ? soft(tip, '#b8702c', 0.55) : '')
      )
    }) +
    (toasted ? '' : swirl(brush, '#fffaf0', x, y, r * 0.6, 2)) +
    heap(brush, fruitsOf(scene), { x, y, radius: r * 0.5 }, 22, r * 0.15, 0.95) +
    heap(brush, larder.nuts.slice(0, 1), { x, y, radius: r * 0.5 }, 10, 32, 1.2) +
    herbTop(scene, x, y, r * 0.12)
  )
}

/** A round cake with a slice drawn out, iced and crowned. */
export function cake(scene: Scene): string {
  const { brush, larder, x, y, radius, form } = scene
  const { random } = brush
  if (form === 'loaf') return loafCake(scene)
  if (form === 'ring') return ringCake(scene)
  if (form === 'squares') return traySquares(scene)
  if (form === 'peaks') return peaks(scene)
  const vessel = plate(brush, scene.glaze, x, y, radius, 0.84)
  const r = radius * 0.7
  const crumbColour =
    larder.chocolate.length > 0 || larder.all.some(({ id }) => /cocoa/.test(id))
      ? '#4f2c1c'
      : larder.all.some(({ id }) => /carrot|nut|almond|hazelnut/.test(id))
        ? '#c08544'
        : '#dfac55'
  const cheesecake = form === 'cheesecake'
  // Fruit baked into the dough shows, so nothing covers it.
  const baked =
    form === 'sponge' &&
    larder.fruits.some(({ id }) => /apple|pear|plum|apricot|cherry|banana|rhubarb/.test(id))
  const iced =
    cheesecake ||
    larder.cheeses.length > 0 ||
    (!baked && form !== 'sponge' && larder.creams.some(({ id }) => !/milk$/.test(id)))
  // Only what the cake is filled with lies between its layers.
  const jam = larder.all.find(({ id }) => /^(jam|lemon-curd|dulce-de-leche)$/.test(id))
  const cream = larder.creams.some(({ id }) => /cream|mascarpone|quark/.test(id))
  const top = !iced
    ? crumbColour
    : cheesecake
      ? '#f0c66e'
      : larder.chocolate.length > 0 && (!cream || jam)
        ? '#5d3422'
        : '#fbf0da'
  const from = random.between(0.15, 0.4)
  const open = 0.66
  const wedge = (cx: number, cy: number, a: number, b: number, size: number): Outline => [
    [cx, cy],
    ...Array.from({ length: 24 }, (_, at): Point => {
      const angle = a + ((b - a) * at) / 23
      return [cx + Math.cos(angle) * size, cy + Math.sin(angle) * size]
    }),
  ]
  const path = (outline: Outline) =>
    `M${outline.map(([px, py]) => `${Math.round(px)} ${Math.round(py)}`).join('L')}Z`
  const crumb = tonesOf(crumbColour)
  const icing = tonesOf(top)
  const out = { x: Math.cos(from + open / 2) * r * 0.26, y: Math.sin(from + open / 2) * r * 0.26 }
  const whole = wedge(x, y, from + open, from + Math.PI * 2, r)
  const slice = wedge(x + out.x, y + out.y, from + 0.03, from + open - 0.03, r)
  const high = r * 0.2
  const layer = iced ? icing.shade : jam && tonesOf(jam.look.colour).shade
  if (jam && !iced) brush.note(jam.id)
  const wall = mix(crumb.shade, crumb.base, 0.35)
  const part = (outline: Outline) =>
    fill(path(moved(outline, 20, high + 16)), '#2a1409', 0.28) +
    times(6, (at) =>
      fill(
        path(moved(outline, 0, high * (1 - at / 5))),
        layer && (at === 2 || at === 3) ? layer : at === 0 ? crumb.deep : wall,
      ),
    ) +
    fill(path(outline), icing.shade) +
    fill(path(inset(outline, 0.97, -1, -2)), icing.base) +
    fill(path(inset(outline, 0.72, -r * 0.06, -r * 0.07)), icing.light, 0.45)
  const crown = fruitsOf(scene)
  const ringed = Array.from(
    { length: 13 },
    (_, at) => from + open + 0.16 + (at * (Math.PI * 2 - open - 0.3)) / 12,
  )
  const rosettes = ringed.map((angle, at) => {
    const [px, py] = [x + Math.cos(angle) * r * 0.8, y + Math.sin(angle) * r * 0.8]
    const item = crown[at % Math.max(1, crown.length)]
    return (
      (iced && cream && !cheesecake
        ? dollop(
            brush,
            tonesOf(larder.chocolate.length > 0 ? '#f3e2c4' : '#fff6e6'),
            spotAt(px, py, r * 0.125, angle),
          )
        : '') + (item ? piece(brush, item, px, py - 4, item.category === 'citrus' ? r * 0.13 : r * 0.15) : '')
    )
  })
  const onSlice = crown[0]
    ? piece(
        brush,
        crown[0],
        x + out.x + Math.cos(from + open / 2) * r * 0.74,
        y + out.y + Math.sin(from + open / 2) * r * 0.74,
        r * 0.17,
      )
    : ''
  return (
    vessel.drawn +
    part(whole) +
    part(slice) +
    (cheesecake
      ? browned(brush, x, y, r * 0.7, r * 0.7, 18)
      : iced
        ? swirl(brush, icing.glow, x, y, r * 0.5, 2.2)
        : larder.all.some(({ id }) => /icing-sugar/.test(id)) &&
            larder.all.some(({ id }) => /^(lemon|orange)/.test(id) && !/zest/.test(id))
          ? drizzle(brush, '#fffaf0', x, y, r * 0.66, 9)
          : browned(brush, x, y, r * 0.5, r * 0.5, 12) + sugared(scene, x, y, r * 0.7, 140)) +
    rosettes.join('') +
    onSlice +
    heap(brush, larder.nuts.slice(0, 1), { x, y, radius: r * 0.45 }, 16, 34, 1.1) +
    (larder.chocolate.length > 0
      ? each(spread(brush, x, y, r * 0.42, 14, 24), ([px, py]) =>
          shaving(brush, tonesOf('#4a2616'), { x: px, y: py, size: 22, turn: random.between(0, 6) }),
        )
      : '') +
    sugared(scene, x, y, r * 0.85, 120) +
    herbTop(scene, x - r * 0.06, y, r * 0.13)
  )
}
