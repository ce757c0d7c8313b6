import { mix, shifted, tonesOf } from '../colour.ts'

import { toothedLeaf } from '../forms/leaf.ts'
import { dollop, scoop, shaving } from '../forms/morsel.ts'
import { drizzle, oilDrops, pool, surface, swirl } from '../forms/sauce.ts'
import { dusting, spread, sprinkle } from '../forms/scatter.ts'
import type { Larder } from '../larder.ts'
import {
  inset,
  line,
  nudged,
  posed,
  roundOutline,
  softPath,
  type Outline,
  type Point,
  type Spot,
} from '../outline.ts'
import { garnish, heap, inTurn, piece, type Scene } from '../scene.ts'
import { body, castShadow, clipped, disc, dots, fill, stroke } from '../svg.ts'
import { bakingDish, bowl, plate } from '../table/plate.ts'
import { browned } from './oven.ts'

const mint = tonesOf('#5f9a52')

/** The colour of a sweet's body: chocolate, fruit, caramel or cream, by what it is made of. */
export function sweetColour(larder: Larder, words: string): string {
  if (larder.chocolate.some(({ id }) => /white/.test(id))) return '#f5e6c4'
  if (larder.chocolate.length > 0 || /chocol|schoko|cacao|kakao/.test(words)) return '#5a3220'
  if (larder.all.some(({ id }) => /coffee|espresso/.test(id))) return '#a9784c'
  if (larder.all.some(({ id }) => /pistachio|matcha/.test(id))) return '#b9c07a'
  const fruit = larder.fruits[0] ?? larder.citrus[0]
  return fruit ? mix(fruit.look.colour, '#fbeed6', 0.4) : '#f4e3bd'
}

const fruitsOf = ({ larder }: Scene) => [...larder.fruits, ...larder.citrus]

const mintTop = (scene: Scene, x: number, y: number, unit: number) =>
  garnish(scene, x, y, unit, 3) ||
  [0.3, 2.3]
    .map((turn) =>
      toothedLeaf(scene.brush, mint, {
        x: x + Math.cos(turn) * unit * 0.7,
        y: y + Math.sin(turn) * unit * 0.7,
        size: unit * 0.9,
        turn,
      }),
    )
    .join('')

/** A round cake with a slice drawn out, iced and crowned. */
export function cake(scene: Scene): string {
  const { brush, larder, x, y, radius, words } = scene
  const { random } = brush
  const vessel = plate(brush, scene.glaze, x, y, radius, 0.84)
  const r = radius * 0.7
  const crumbColour =
    larder.chocolate.length > 0
      ? '#4f2c1c'
      : larder.all.some(({ id }) => /carrot|nut|almond|hazelnut/.test(id))
        ? '#c08544'
        : '#dfac55'
  const cheesecake = /cheesecake|kasekuchen|tarta de queso/.test(words)
  const iced = larder.creams.length > 0 || larder.cheeses.length > 0 || cheesecake || random.chance(0.5)
  const top = iced ? (larder.chocolate.length > 0 ? '#5d3422' : '#fbf0da') : crumbColour
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
  const part = (outline: Outline) =>
    fill(path(outline.map(([px, py]): Point => [px + 20, py + high + 16])), '#2a1409', 0.28) +
    Array.from({ length: 6 }, (_, at) =>
      fill(
        path(outline.map(([px, py]): Point => [px, py + high * (1 - at / 5)])),
        at === 2 || at === 3 ? (iced ? icing.shade : crumb.deep) : at % 2 ? crumb.base : crumb.shade,
      ),
    ).join('') +
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
      (iced
        ? dollop(brush, tonesOf(larder.chocolate.length > 0 ? '#f3e2c4' : '#fff6e6'), {
            x: px,
            y: py,
            size: r * 0.125,
            turn: angle,
          })
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
    (iced
      ? swirl(brush, icing.glow, x, y, r * 0.5, 2.2)
      : drizzle(brush, larder.chocolate.length > 0 ? '#f3e2c4' : '#fffaf0', x, y, r * 0.62, 13)) +
    rosettes.join('') +
    onSlice +
    heap(brush, larder.nuts.slice(0, 1), { x, y, radius: r * 0.45 }, 16, 34, 1.1) +
    (larder.chocolate.length > 0
      ? spread(brush, x, y, r * 0.42, 14, 24)
          .map(([px, py]) =>
            shaving(brush, tonesOf('#4a2616'), { x: px, y: py, size: 22, turn: random.between(0, 6) }),
          )
          .join('')
      : '') +
    dusting(brush, '#fffaf0', x, y, r * 0.85, 120) +
    mintTop(scene, x - r * 0.06, y, r * 0.13)
  )
}

/** A fluted tart, its fruit laid in rings. */
export function fruitTart(scene: Scene): string {
  const { brush, larder, x, y, radius } = scene
  const { random } = brush
  const vessel = plate(brush, scene.glaze, x, y, radius, 0.86)
  const r = radius * 0.8
  const crust = tonesOf('#d8a256')
  const flutes = 44
  const rim = Array.from({ length: flutes * 2 }, (_, at): Point => {
    const angle = (at / (flutes * 2)) * Math.PI * 2
    const away = r * (at % 2 ? 1.025 : 0.965)
    return [x + Math.cos(angle) * away, y + Math.sin(angle) * away]
  })
  const fruit = fruitsOf(scene)
  const chocolate = larder.chocolate.length > 0
  const lemon = fruit.length > 0 && fruit.every(({ category }) => category === 'citrus')
  const cream = chocolate ? '#4f2c1b' : lemon ? '#f3cf52' : '#f7e2ab'
  const tones = tonesOf(cream)
  const rings = chocolate || lemon ? [0.78] : [0.78, 0.56, 0.34, 0.1]
  const laid = rings
    .flatMap((share, row) => {
      const count = Math.max(1, Math.round((share * 2 * Math.PI * r) / (r * 0.27)))
      return Array.from({ length: count }, (_, at) => {
        const angle = (at / count) * Math.PI * 2 + row * 0.35
        const item = fruit[(rings.length > 1 ? row : at) % Math.max(1, fruit.length)]
        const small = item && /berr|currant|cherry|grape/.test(item.id) && !/strawberr/.test(item.id)
        return item
          ? piece(
              brush,
              item,
              x + Math.cos(angle) * r * share,
              y + Math.sin(angle) * r * share,
              r * (small ? 0.2 : 0.155),
              angle + Math.PI / 2 + random.between(-0.12, 0.12),
            )
          : ''
      })
    })
    .join('')
  return (
    vessel.drawn +
    castShadow(rim, 14, 0.34) +
    fill(softPath(rim), crust.shade) +
    fill(softPath(inset(rim, 0.985, -2, -3)), crust.base) +
    stroke(
      Array.from({ length: flutes }, (_, at) => {
        const angle = ((at + 0.5) / flutes) * Math.PI * 2
        return line([
          [x + Math.cos(angle) * r * 0.9, y + Math.sin(angle) * r * 0.9],
          [x + Math.cos(angle) * r * 1.0, y + Math.sin(angle) * r * 1.0],
        ])
      }).join(''),
      crust.deep,
      4,
      0.5,
    ) +
    disc(x, y, r * 0.9, crust.deep, 0.7) +
    disc(x - 1, y - 1, r * 0.885, tones.shade) +
    disc(x - 2, y - 3, r * 0.865, tones.base) +
    (rings.length === 1 ? swirl(brush, tones.light, x, y, r * 0.5, 2) : '') +
    laid +
    heap(brush, larder.nuts.slice(0, 1), { x, y, radius: r * 0.7 }, 12, 32, 1.4) +
    (rings.length === 1
      ? [0, 1, 2, 3, 4]
          .map((at) =>
            dollop(brush, tonesOf('#fff5e0'), {
              x: x + Math.cos(at * 1.257) * r * 0.22,
              y: y + Math.sin(at * 1.257) * r * 0.22,
              size: r * 0.12,
              turn: at,
            }),
          )
          .join('')
      : '') +
    dusting(brush, '#fffaf0', x, y, r * 0.95, 110) +
    mintTop(scene, x, y, r * 0.12)
  )
}

/** A crumble from the oven: crumbs heaped, fruit boiling up at the rim, a scoop melting on it. */
export function crumble(scene: Scene): string {
  const { brush, larder, x, y, radius } = scene
  const { random } = brush
  const dish = bakingDish(brush, scene.glaze, x, y, radius * 1.04)
  const half = radius * 0.9
  const fruit = larder.fruits.length > 0 ? larder.fruits : larder.citrus
  const juice = shifted(mix(fruit[0]?.look.colour ?? '#c9562c', '#c9621f', 0.25), {
    light: -0.06,
    chroma: 1.1,
  })
  const clod = (px: number, py: number, size: number) =>
    body(
      posed(roundOutline(random, 0.2, 0.84, 7), { x: px, y: py, size, turn: random.between(0, 3) }),
      tonesOf(random.pick(['#e0b066', '#d49c4e', '#c98a3e', '#e9c27c'])),
      size,
      { shadow: 0.8 },
    )
  const anywhere = (): Point => [
    x + random.between(-1, 1) * half * 0.95,
    y + random.between(-1, 1) * half * 0.64,
  ]
  const clods = Array.from({ length: 78 }, () => clod(...anywhere(), random.between(9, 21)))
  const fine = Array.from({ length: 520 }, anywhere)
  const crumbBed =
    dots(fine, 30, '#b9772f', 0.75) +
    dots(fine.slice(0, 420), 22, '#d39c4c') +
    dots(
      fine.slice(0, 330).map(([px, py]): Point => [px - 2, py - 4]),
      13,
      '#e8c079',
    ) +
    dots(
      fine.slice(300, 520).map(([px, py]): Point => [px + 9, py + 7]),
      9,
      '#a8682a',
      0.7,
    ) +
    dots(
      fine.slice(100, 300).map(([px, py]): Point => [px + 6, py - 9]),
      6,
      '#f6dda2',
    )
  const item = fruit[0]
  const bubbling = Array.from({ length: 9 }, () => {
    const [px, py] = anywhere()
    const blot = posed(roundOutline(random, 0.22, 0.7, 10), {
      x: px,
      y: py,
      size: random.between(26, 58),
      turn: random.between(0, 3),
    })
    return (
      fill(softPath(blot), shifted(juice, { light: -0.1 })) +
      fill(softPath(inset(blot, 0.86, -2, -3)), juice) +
      (item ? piece(brush, item, px, py, radius * 0.1) : '')
    )
  })
  const melt = tonesOf('#fbf1da')
  const at = { x: x + half * 0.2, y: y - half * 0.06 }
  return (
    dish.drawn +
    clipped(
      brush,
      softPath(dish.inner),
      surface(brush, juice, x, y, half * 1.2) +
        crumbBed +
        bubbling.join('') +
        clods.join('') +
        stroke(softPath(dish.inner), '#2a1409', 28, 0.2),
    ) +
    oilDrops(brush, juice, x, y, half * 0.62, 14) +
    fill(
      softPath(
        posed(roundOutline(random, 0.18, 0.8, 12), { x: at.x + 4, y: at.y + 12, size: half * 0.27, turn: 0 }),
      ),
      melt.base,
      0.94,
    ) +
    scoop(brush, melt, { ...at, size: half * 0.17, turn: 0.3 }) +
    heap(brush, larder.nuts.slice(0, 1), { x, y, radius: half * 0.55 }, 16, 32, 1.4) +
    dusting(brush, '#fffaf0', x, y, half * 0.62, 90) +
    mintTop(scene, at.x - 6, at.y - half * 0.08, half * 0.08)
  )
}

/** A stack of pancakes from above, butter melting, syrup over the edge. */
export function pancakes(scene: Scene): string {
  const { brush, larder, x, y, radius, words } = scene
  const { random } = brush
  const vessel = plate(brush, scene.glaze, x, y, radius, 0.84)
  const r = radius * 0.58
  const thin = /crepe|palatschinken|pfannkuchen|filloa/.test(words)
  const stack = [5, 4, 3, 2, 1, 0].map((level) => {
    const [px, py] = [x + random.between(-9, 9) + level * 2, y + level * (thin ? 6 : 13) - 10]
    const outline = posed(roundOutline(random, 0.025, 0.97, 16), {
      x: px,
      y: py,
      size: r * random.between(0.97, 1.03),
      turn: 0,
    })
    return (
      castShadow(outline, 8) +
      fill(softPath(outline), '#f0cf8e') +
      fill(softPath(inset(outline, 0.985, 0, -5)), '#a8622a') +
      fill(softPath(inset(outline, 0.955, 0, -5)), '#c98440') +
      (level === 0
        ? fill(softPath(inset(outline, 0.7, -6, -12)), '#d99a52', 0.8) +
          browned(brush, px, py, r * 0.7, r * 0.7, 12)
        : '')
    )
  })
  const syrup = larder.all.find(({ id }) => /honey|maple|syrup|caramel/.test(id))
  const chocolate = larder.chocolate.length > 0
  const sauce = chocolate ? '#4a2616' : (syrup?.look.colour ?? '#b5661c')
  const fruit = fruitsOf(scene)
  return (
    vessel.drawn +
    stack.join('') +
    pool(brush, sauce, x + 4, y - 6, r * 0.62, 0.9) +
    drizzle(brush, sauce, x, y, r * 0.98, 11) +
    heap(brush, fruit, { x: x + r * 0.06, y: y - r * 0.02, radius: r * 0.5 }, 17, r * 0.19, 0.95) +
    body(
      posed(
        [
          [-1, -0.8],
          [1, -0.85],
          [1.02, 0.8],
          [-0.98, 0.84],
        ],
        { x: x - r * 0.22, y: y - r * 0.18, size: r * 0.15, turn: 0.4 },
      ),
      tonesOf('#f6dc84'),
      r * 0.16,
      { corners: true },
    ) +
    [0.7, 1.5, 2.5]
      .map((angle, at) =>
        inTurn(brush, fruit, at, x + Math.cos(angle) * r * 1.24, y + Math.sin(angle) * r * 1.22, r * 0.19),
      )
      .join('') +
    heap(brush, larder.nuts.slice(0, 1), { x, y, radius: r * 0.7 }, 12, 32, 1.2) +
    dusting(brush, '#fffaf0', x, y, r * 1.05, 120) +
    mintTop(scene, x + r * 0.05, y - r * 0.1, r * 0.16)
  )
}

/** Three scoops in a small bowl. */
export function scoops(scene: Scene): string {
  const { brush, larder, x, y, radius, words } = scene
  const { random } = brush
  const vessel = bowl(brush, scene.glaze, x, y, radius * 0.88)
  const r = vessel.well
  const colours =
    larder.fruits.length > 0 || larder.citrus.length > 0
      ? fruitsOf(scene).map(({ look }) => mix(look.colour, '#fff3e0', 0.24))
      : [sweetColour(larder, words)]
  const start = random.between(0, 6)
  const balls = [0, 1, 2].map((at) =>
    scoop(
      brush,
      tonesOf(shifted(colours[at % colours.length] ?? '#f4e3bd', { light: random.between(-0.03, 0.03) })),
      {
        x: x + Math.cos(start + at * 2.094) * r * 0.39,
        y: y + Math.sin(start + at * 2.094) * r * 0.37,
        size: r * 0.4,
        turn: random.between(-0.6, 0.6),
      },
    ),
  )
  return (
    vessel.drawn +
    clipped(
      brush,
      softPath(posed(roundOutline(random, 0, 1, 26), { x, y, size: r, turn: 0 })),
      surface(brush, mix(colours[0] ?? '#f4e3bd', scene.glaze.clay, 0.35), x, y, r) + balls.join(''),
    ) +
    heap(brush, fruitsOf(scene), { x: x + r * 0.1, y: y + r * 0.1, radius: r * 0.6 }, 8, r * 0.17, 1.6) +
    heap(brush, larder.nuts.slice(0, 1), { x, y, radius: r * 0.5 }, 12, 32, 1.1) +
    (larder.chocolate.length > 0 ? drizzle(brush, '#3f2013', x, y, r * 0.6, 8) : '') +
    mintTop(scene, x, y - r * 0.04, r * 0.18)
  )
}

/** A turned-out sweet: panna cotta, flan, fondant, trembling in its sauce. */
export function unmoulded(scene: Scene): string {
  const { brush, larder, x, y, radius, words } = scene
  const { random } = brush
  const vessel = plate(brush, scene.glaze, x, y, radius, 0.84)
  const r = vessel.well * 0.5
  const caramel = /flan|caramel|karamel/.test(words)
  const dark = larder.chocolate.length > 0
  const flesh = tonesOf(dark ? '#4d2918' : caramel ? '#eec069' : '#fbf1dd')
  const sauce = caramel ? '#9a4a14' : dark ? '#5d2f1a' : (fruitsOf(scene)[0]?.look.colour ?? '#b5361f')
  const rings = [0, 1, 2, 3].map((at) => {
    const outline = posed(roundOutline(random, 0.008, 1, 18), {
      x,
      y: y + 20 - at * 11,
      size: r * (1.06 - at * 0.045),
      turn: 0,
    })
    return fill(softPath(outline), at < 3 ? (at % 2 ? flesh.base : flesh.shade) : flesh.base)
  })
  const top = posed(roundOutline(random, 0.01, 1, 18), { x, y: y - 16, size: r * 0.9, turn: 0 })
  const fruit = fruitsOf(scene)
  return (
    vessel.drawn +
    pool(brush, sauce, x + 8, y + 22, r * 1.55, 0.9) +
    fill(
      softPath(posed(roundOutline(random, 0.01, 1, 18), { x: x + 18, y: y + 40, size: r * 1.08, turn: 0 })),
      '#2a1409',
      0.3,
    ) +
    rings.join('') +
    fill(softPath(top), caramel ? '#a8561c' : flesh.light) +
    fill(softPath(inset(top, 0.72, -r * 0.08, -r * 0.1)), caramel ? '#c87a2e' : flesh.glow, 0.75) +
    stroke(
      line([
        [x - r * 0.72, y - r * 0.1],
        [x - r * 0.62, y - r * 0.5],
        [x - r * 0.3, y - r * 0.74],
      ]),
      '#fffaf0',
      7,
      0.75,
    ) +
    heap(brush, fruit, { x: x + 6, y: y - 20, radius: r * 0.42 }, 7, r * 0.3, 0.8) +
    [0.4, 0.8, 2.2, 2.7, 3.6, 5.4]
      .map((angle, at) =>
        inTurn(
          brush,
          fruit,
          at,
          x + Math.cos(angle) * r * 1.5,
          y + 20 + Math.sin(angle) * r * 1.38,
          r * 0.28,
        ),
      )
      .join('') +
    (dark ? dusting(brush, '#fffaf0', x, y, r * 1.3, 120) : '') +
    heap(brush, larder.nuts.slice(0, 1), { x, y: y + 14, radius: r * 1.4 }, 14, 32, 1.6) +
    mintTop(scene, x + 8, y - 30, r * 0.2)
  )
}

/** Biscuits, truffles or small cakes, overlapping on a plate. */
export function biscuits(scene: Scene): string {
  const { brush, larder, x, y, radius, words } = scene
  const { random } = brush
  const vessel = plate(brush, scene.glaze, x, y, radius, 0.82)
  const r = vessel.well
  const ball =
    /truffle|truffe|trufa|praline|energy|ball|kugel|rocher|amaretti|profiterole|bunuelo|beignet/.test(words)
  const square = /brownie|shortbread|blondie|schnitten|squares|financier/.test(words)
  const dough =
    ball || square
      ? sweetColour(larder, words)
      : larder.chocolate.length > 0 && /brown|choc.*cookies?$/.test(words)
        ? '#c08344'
        : '#d9a65c'
  const tones = (by: number) => tonesOf(shifted(dough, { light: by }))
  const bits = [...larder.chocolate, ...larder.nuts, ...larder.fruits]
  const one = (px: number, py: number, size: number): string => {
    const spot: Spot = { x: px, y: py, size, turn: random.between(0, 3) }
    const shape = square
      ? nudged(
          random,
          [
            [-0.85, -0.85],
            [0, -0.9],
            [0.85, -0.85],
            [0.9, 0],
            [0.85, 0.85],
            [0, 0.9],
            [-0.85, 0.85],
            [-0.9, 0],
          ],
          0.04,
        )
      : roundOutline(random, ball ? 0.03 : 0.06, 1, 13)
    const outline = posed(shape, spot)
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
      body(outline, colour, size, { shadow: 1.1 }) +
      (ball
        ? dusting(brush, larder.chocolate.length > 0 ? '#8a5a3a' : '#fff6e2', px - 4, py - 6, size * 0.86, 60)
        : stroke(cracks.join(''), colour.shade, 4, 0.8)) +
      (ball
        ? ''
        : spread(brush, px, py, size * 0.66, bits.length > 0 ? 7 : 0, size * 0.32)
            .map(([bx, by], at) => inTurn(brush, bits, at, bx, by, size * 0.24))
            .join(''))
    )
  }
  const points = spread(brush, x, y, r * 0.66, ball ? 17 : 10, r * (ball ? 0.34 : 0.46))
  return (
    vessel.drawn +
    points.map(([px, py]) => one(px, py, r * (ball ? 0.2 : 0.31))).join('') +
    sprinkle(brush, dough, x, y, r * 0.95, 40, 5) +
    dusting(brush, '#fffaf0', x, y, r * 0.7, 70) +
    garnish(scene, x + r * 0.4, y - r * 0.5, r * 0.15, 2)
  )
}
