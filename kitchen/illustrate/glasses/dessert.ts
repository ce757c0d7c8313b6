import { dollop, shaving, toothedLeaf } from '../forms/named.ts'
import { each, soft, lined, clipped, dots, element, fill } from '../svg.ts'
import { spotAt, moved, outlineOf, nudged, sharpPath, type Outline, type Point } from '../outline.ts'
import { mix, shifted, tonesOf } from '../colour.ts'
import { sweetColour } from '../larder.ts'
import { piece, type Scene } from '../scene.ts'
import { backdrop } from './backdrop.ts'
import { glassShadow } from './glass-shadow.ts'
import { type GlassKind, bowlOutline, glasses, halfAt } from './glass.ts'

/** A sweet in a glass, layer upon layer: mousse, cream, fruit, crumbs. */
export function dessertGlass(scene: Scene, kind: GlassKind): string {
  const { brush, larder, words, x } = scene
  const { random } = brush
  const glass = glasses[kind]
  brush.note(glass.kind)
  const colour = sweetColour(larder, words)
  const fruits = [...larder.fruits, ...larder.citrus]
  const cream = '#fdf1da'
  const biscuit = larder.all.find(
    ({ id, category }) =>
      category === 'nut' || /biscuit|ladyfinger|oats|granola|cake|amaretti|digestive/.test(id),
  )
  const crumbs = biscuit && (biscuit.category === 'nut' ? biscuit.look.colour : '#b9813f')
  const white =
    larder.creams.some(({ id }) => !/milk$/.test(id)) ||
    larder.all.some(({ id }) => /egg-white|mascarpone|ricotta/.test(id))
  // Custard is what yolks do in milk, unless there is chocolate in it.
  const custard = larder.all.some(({ id }) => id === 'egg-yolk') && larder.chocolate.length === 0
  const body = custard ? '#f3d67a' : colour
  const fruit = fruits[0] ? shifted(fruits[0].look.colour, { light: -0.02 }) : body
  const layers =
    glass.kind === 'verrine' ? [crumbs ?? body, fruit, body, white ? cream : body] : [body, fruit, body]
  const level = glass.rim + (glass.bottom - glass.rim) * 0.1
  const high = (glass.bottom - level) / layers.length
  const specks = (count: number, top: number) =>
    Array.from({ length: count }, (): Point => [x + random.between(-150, 150), top + random.between(4, high)])
  const inside = layers.map((layer, at) => {
    const tones = tonesOf(layer)
    const top = glass.bottom - high * (at + 1)
    const wave: Outline = [
      ...Array.from({ length: 9 }, (_, step): Point => [x - 220 + step * 55, top + random.between(-9, 9)]),
      [x + 230, glass.bottom + 20],
      [x - 230, glass.bottom + 20],
    ]
    const rough =
      layer === crumbs
        ? dots(specks(90, top), 15, tones.shade, 0.6) + dots(specks(60, top), 10, tones.light, 0.8)
        : ''
    return {
      top,
      drawn:
        fill(sharpPath(nudged(random, wave, 2)), tones.base) +
        lined(moved(wave.slice(0, 9), 0, 7), tones.light, 9, 0.6) +
        rough,
    }
  })
  const half = halfAt(glass, level)
  const tones = tonesOf(layers.at(-1) ?? colour)
  const hollow = bowlOutline(glass, x, level, -4)
  const wall = bowlOutline(glass, x, glass.rim, 7)
  const rim = halfAt(glass, glass.rim)
  const foot = glass.foot
  const mound = (dx: number, dy: number, size: number) =>
    dollop(
      brush,
      tonesOf(larder.creams.length > 0 || larder.chocolate.length > 0 ? cream : mix(colour, cream, 0.5)),
      { x: x + dx, y: level + dy, size, turn: random.between(-0.4, 0.4) },
    )
  const crown =
    fruits.length > 0
      ? outlineOf('-56 -58, 4 -84, 58 -52, -8 -34').map(([dx = 0, dy = 0], at) => {
          const item = fruits[at % fruits.length]
          return item ? piece(brush, item, x + dx, level + dy, item.category === 'citrus' ? 46 : 58) : ''
        })
      : []
  const curls =
    larder.chocolate.length > 0
      ? Array.from({ length: 9 }, () =>
          shaving(
            brush,
            tonesOf('#45230f'),
            spotAt(
              x + random.between(-80, 80),
              level + random.between(-70, -14),
              random.between(20, 34),
              random.between(0, 6),
            ),
          ),
        )
      : []
  const herb = larder.herbs[0]
  const leaf = (herb ? [-1.2, -2.1] : []).map((turn) =>
    toothedLeaf(
      brush,
      tonesOf(herb?.look.colour ?? '#5f9a52'),
      spotAt(x + Math.cos(turn) * 40 + 10, level - 76 + Math.sin(turn) * 40, 42, turn),
    ),
  )
  const beside = fruits[0] ?? larder.chocolate[0] ?? larder.nuts[0]
  return (
    backdrop({ ...brush, random: random.fork('backdrop') }, colour).drawn +
    glassShadow(brush, x, glass.floor, foot ? foot.half * 0.8 : halfAt(glass, glass.bottom), colour) +
    (foot
      ? soft(
          [
            [x - 10, glass.bottom - 6],
            [x - 6, glass.bottom + 40],
            [x - 6, glass.floor - 40],
            [x - foot.half, glass.floor - 4],
            [x, glass.floor + 16],
            [x + foot.half, glass.floor - 4],
            [x + 6, glass.floor - 40],
            [x + 6, glass.bottom + 40],
            [x + 10, glass.bottom - 6],
          ],
          '#fffdf4',
          0.5,
        )
      : fill(sharpPath(bowlOutline(glass, x, glass.bottom - 26, 7)), '#fffdf4', 0.45)) +
    fill(sharpPath(wall), '#fffdf4', 0.22) +
    clipped(
      brush,
      sharpPath(hollow),
      each(inside.toReversed(), ({ drawn }) => drawn) +
        fill(
          sharpPath([
            [x + half, level],
            [x + half * 0.6, level],
            [x + half * 0.5, glass.bottom],
            [x + half, glass.bottom],
          ]),
          '#2a1409',
          0.14,
        ),
    ) +
    element('ellipse', { cx: x, cy: level, rx: half - 4, ry: half * 0.15, fill: tones.light }) +
    mound(-half * 0.3, -10, half * 0.36) +
    mound(half * 0.32, -8, half * 0.34) +
    mound(0, -30, half * 0.4) +
    curls.join('') +
    crown.join('') +
    leaf.join('') +
    lined(
      [0.14, 0.34, 0.54, 0.72].map((share): Point => {
        const y = glass.rim + (glass.bottom - glass.rim) * share
        return [x - halfAt(glass, y) * 0.8, y]
      }),
      '#fff',
      11,
      0.6,
    ) +
    lined(bowlOutline(glass, x, glass.rim, 5).slice(0, 27), '#fffdf4', 4, 0.5) +
    lined(bowlOutline(glass, x, glass.rim, 5).slice(27), '#fffdf4', 4, 0.65) +
    element('path', {
      d: `M${x - rim - 5} ${glass.rim}A${rim + 5} ${Math.round(rim * 0.15)} 0 0 0 ${x + rim + 5} ${glass.rim}`,
      fill: 'none',
      stroke: '#fffdf4',
      'stroke-width': 4,
      'stroke-opacity': 0.8,
    }) +
    (beside
      ? each(outlineOf('-250 26, -316 -2, -210 66, 270 44'), ([dx = 0, dy = 0]) =>
          piece(brush, beside, x + dx, 762 + dy, 58),
        )
      : '')
  )
}
