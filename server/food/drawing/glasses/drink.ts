import type { Ingredient } from '../../ingredient.ts'
import { mix, shifted, tonesOf } from '../colour.ts'
import { bead, citrusSlice, citrusWedge } from '../forms/fruit.ts'
import { spear, pod } from '../forms/vegetable.ts'
import { dusting } from '../forms/scatter.ts'
import type { Larder } from '../larder.ts'
import {
  arc,
  inset,
  line,
  moved,
  nudged,
  posed,
  roundOutline,
  sharpPath,
  softPath,
  type Outline,
  type Point,
} from '../outline.ts'
import { piece, type Scene } from '../scene.ts'
import { clipped, dots, element, fill, group, linear, stroke, type Brush } from '../svg.ts'
import { backdrop } from './backdrop.ts'
import { bowlOutline, glasses, glassFor, halfAt, type Glass } from './glass.ts'

const tints: readonly (readonly [name: RegExp, weight: number, colour?: string])[] = [
  [/campari|bitter-lemon$/, 6, '#c5281c'],
  [/aperol/, 6, '#ea6a24'],
  [/red-wine|port|sloe|cassis/, 6, '#74152c'],
  [/tomato/, 6, '#c23a24'],
  [/coffee|espresso|cola|cocoa|chocolate/, 6, '#43241a'],
  [/grenadine|cranberry|hibiscus|pomegranate/, 5, '#c42e44'],
  [/strawberr|raspberr|blackberr|watermelon/, 4],
  [/coconut|cream$|milk|yogurt/, 3.4, '#f6ead4'],
  [/mango|peach|passion|pineapple|apricot|orange|carrot|papaya/, 4],
  [/blueberr|lavender|violet/, 4, '#7a5a94'],
  [/whisk|bourbon|dark-rum|cognac|brandy|amaretto|sherry|vermouth|rye|tea|iced/, 3, '#c9802c'],
  [/beer|ginger/, 2.2, '#e5bd66'],
  [/prosecco|champagne|cava|white-wine|sparkling|elderflower|apple/, 2.2, '#efd98a'],
  [/cucumber|mint|basil|kiwi|matcha|midori|chartreuse/, 2, '#bfd27c'],
  [/lime/, 1.6, '#d3dd8a'],
  [/lemon|grapefruit/, 1.6, '#f2df86'],
  [/tequila|rum|gin|vodka|tonic|soda|water|mezcal|pisco|cachaca/, 0.6, '#eef0e2'],
]

/** The colour of a drink: the strongest of what is poured, softened by the next. */
export function drinkColour(larder: Larder): string {
  const [first, second] = larder.all
    .flatMap((item) => {
      const tint = tints.find(([name]) => name.test(item.id))
      return tint ? [{ weight: tint[1], colour: tint[2] ?? item.look.colour }] : []
    })
    .toSorted((a, b) => b.weight - a.weight)
  if (!first) return '#e9cf8a'
  return second ? mix(first.colour, second.colour, 0.4 * (second.weight / first.weight) ** 2) : first.colour
}

const ellipse = (x: number, y: number, rx: number, ry: number, paint: string, opacity?: number) =>
  element('ellipse', { cx: x, cy: y, rx, ry, fill: paint, 'fill-opacity': opacity })

const rimStroke = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  wide: number,
  opacity: number,
) =>
  element('ellipse', {
    cx: x,
    cy: y,
    rx,
    ry,
    fill: 'none',
    stroke: colour,
    'stroke-width': wide,
    'stroke-opacity': opacity,
  })

/** A cube of clear ice: three faces, cracks and light. */
function iceCube(brush: Brush, x: number, y: number, size: number, turn: number): string {
  const corners = nudged(
    brush.random,
    [
      [-0.8, -0.55],
      [0.05, -0.95],
      [0.85, -0.5],
      [0.82, 0.5],
      [0, 0.95],
      [-0.82, 0.5],
    ],
    0.07,
  )
  const spot = { x, y, size, turn }
  const centre: Point = [brush.random.between(-0.1, 0.1), brush.random.between(-0.2, 0)]
  const face = (...at: number[]): Outline =>
    posed([...at.map((step) => corners[step] ?? centre), centre], spot)
  const hull = posed(corners, spot)
  return (
    fill(sharpPath(hull), '#fffdf4', 0.2) +
    fill(sharpPath(face(0, 1, 2)), '#fffdf4', 0.38) +
    fill(sharpPath(face(2, 3, 4)), '#2a1409', 0.07) +
    stroke(sharpPath(hull), '#fffdf4', 3.5, 0.75) +
    stroke(
      [0, 2, 4]
        .map((at) =>
          line([posed([corners[at] ?? centre], spot)[0] ?? [x, y], posed([centre], spot)[0] ?? [x, y]]),
        )
        .join(''),
      '#fffdf4',
      2.4,
      0.6,
    ) +
    stroke(
      line(
        posed(
          [
            [-0.5, -0.3],
            [-0.2, -0.48],
            [0.06, -0.6],
          ],
          spot,
        ),
      ),
      '#fff',
      5,
      0.85,
    )
  )
}

/** The shadow of a glass on the table and the coloured light that the drink lets through. */
export function glassShadow(brush: Brush, x: number, floor: number, half: number, colour: string): string {
  const cast: Outline = [
    [x - half, floor - 8],
    [x, floor - 12],
    [x + half * 1.6, floor - 10],
    [x + half * 3, floor + 6],
    [x + half * 3.5, floor + 30],
    [x + half * 2.7, floor + 50],
    [x + half * 1.2, floor + 44],
    [x - half * 0.6, floor + 22],
  ]
  return (
    fill(softPath(cast), '#2a1409', 0.26) +
    fill(softPath(inset(cast, 0.62, half * 0.24, 4)), colour, 0.5) +
    fill(softPath(inset(cast, 0.28, half * 0.3, 4)), tonesOf(colour).glow, 0.55) +
    fill(
      softPath(
        posed(roundOutline(brush.random, 0.02, 0.16, 14), {
          x: x + 6,
          y: floor + 2,
          size: half * 1.12,
          turn: 0,
        }),
      ),
      '#2a1409',
      0.34,
    )
  )
}

/** A drink in its glass, seen from the side, with its garnish at the rim and its fruit on the table. */
export function drink(scene: Scene): string {
  const { brush, larder, words, x } = scene
  const { random } = brush
  const ids = larder.all.map(({ id }) => id)
  const glass = glasses[glassFor(words, ids)]
  const colour = drinkColour(larder)
  const opaque = glass.kind === 'copperMug' || glass.kind === 'cup'
  const tall =
    glass.kind === 'highball' ||
    glass.kind === 'rocks' ||
    glass.kind === 'copperMug' ||
    (glass.kind === 'wine' && /spritz|sangria|hugo|tonic|verano/.test(words))
  const bubbly = ids.some((id) =>
    /prosecco|champagne|cava|tonic|soda|sparkling|beer|cola|ginger-ale|sekt|lemonade/.test(id),
  )
  const stands = glass.foot ? glass.foot.half * 0.8 : halfAt(glass, glass.bottom)
  return (
    backdrop({ ...brush, random: random.fork('backdrop') }, colour).drawn +
    behindGlass(scene) +
    glassShadow(brush, x, glass.floor, stands, opaque ? '#7a4a2c' : colour) +
    (opaque ? drinkInMug(scene, glass, colour) : drinkInGlass(scene, glass, colour, { ice: tall, bubbly })) +
    atRim(scene, glass) +
    onTable(scene)
  )
}

function drinkInGlass(
  scene: Scene,
  glass: Glass,
  colour: string,
  how: { ice: boolean; bubbly: boolean },
): string {
  const { brush, larder, x } = scene
  const { random } = brush
  const level = glass.rim + (glass.bottom - glass.rim) * glass.headroom
  const half = halfAt(glass, level)
  const flat = 0.15
  const tones = tonesOf(colour)
  const pale = tones.glow
  const sunrise =
    larder.all.some(({ id }) => /grenadine|aperol|campari|cassis|orange/.test(id)) && random.chance(0.75)
  const liquid = linear(
    brush,
    [x - half * 0.5, level],
    [x + half * 0.3, glass.bottom],
    [
      [0, mix(tones.base, tones.light, 0.5)],
      [0.45, tones.base],
      [1, sunrise ? shifted(tones.base, { light: -0.1, hue: -0.22 }) : tones.shade],
    ],
  )
  const wall = bowlOutline(glass, x, glass.rim, 7)
  const body = bowlOutline(glass, x, level, -3)
  const foam = larder.all.some(({ id }) => /egg-white|aquafaba|espresso|coffee-liqueur|cream$/.test(id))
  const deep = glass.bottom - level
  const cubes = how.ice
    ? [
        [-0.36, 0.1],
        [0.38, 0.2],
        [-0.06, 0.42],
        [0.42, 0.58],
        [-0.42, 0.66],
        [0.05, -0.06],
      ]
        .slice(0, glass.kind === 'rocks' ? 4 : 6)
        .map(([dx = 0, dy = 0]) =>
          iceCube(
            brush,
            x + dx * half * 0.92,
            level + dy * deep,
            Math.min(half * 0.42, 64),
            random.between(-0.5, 0.5),
          ),
        )
        .join('')
    : ''
  const inside = [...larder.citrus.slice(0, 1), ...larder.herbs.slice(0, 1), ...larder.fruits.slice(0, 1)]
  const sunk = how.ice
    ? [
        [0.3, 0.36],
        [-0.4, 0.34],
        [0.1, 0.78],
        [-0.3, 0.86],
      ].map(([dx = 0, dy = 0], at) => {
        const item = inside[at % Math.max(1, inside.length)]
        return item ? piece(brush, item, x + dx * half, level + dy * deep * 0.92, 46) : ''
      })
    : []
  const bubbles =
    how.bubbly || how.ice
      ? Array.from({ length: how.bubbly ? 54 : 18 }, (): Point => {
          const y = random.between(level + 14, glass.bottom - 14)
          return [x + random.between(-0.86, 0.86) * halfAt(glass, y), y]
        })
      : []
  const stemFrom = glass.bottom
  const foot = glass.foot
  const carrier = foot
    ? fill(
        softPath([
          [x - foot.stem * 0.8, stemFrom - 6],
          [x - foot.stem * 0.5, stemFrom + 40],
          [x - foot.stem * 0.5, glass.floor - 40],
          [x - foot.half * 0.4, glass.floor - 14],
          [x - foot.half, glass.floor - 4],
          [x - foot.half * 0.9, glass.floor + 6],
          [x, glass.floor + 14],
          [x + foot.half * 0.9, glass.floor + 6],
          [x + foot.half, glass.floor - 4],
          [x + foot.half * 0.4, glass.floor - 14],
          [x + foot.stem * 0.5, glass.floor - 40],
          [x + foot.stem * 0.5, stemFrom + 40],
          [x + foot.stem * 0.8, stemFrom - 6],
        ]),
        '#fffdf4',
        0.42,
      ) +
      rimStroke(x, glass.floor, foot.half * 0.98, foot.half * 0.13, '#fffdf4', 3, 0.8) +
      stroke(
        line([
          [x - 2, stemFrom + 6],
          [x - 2, glass.floor - 26],
        ]),
        '#fff',
        4,
        0.8,
      ) +
      stroke(
        line(
          arc(x, glass.floor - 2, foot.half * 0.72, 2.4, 3.0, 4).map(([px, py]): Point => [
            px,
            glass.floor + (py - glass.floor) * 0.13,
          ]),
        ),
        '#fff',
        4,
        0.9,
      )
    : fill(sharpPath(bowlOutline(glass, x, glass.bottom - 26, 7)), '#fffdf4', 0.4) +
      ellipse(x, glass.bottom + 2, halfAt(glass, glass.bottom) + 6, 13, '#fffdf4', 0.35)
  const rim = halfAt(glass, glass.rim)
  const salted = /margarita|paloma|michelada|bloody/.test(scene.words)
  return (
    carrier +
    fill(sharpPath(wall), '#fffdf4', 0.2) +
    ellipse(x, glass.rim, rim + 6, rim * flat, '#fffdf4', 0.22) +
    clipped(
      brush,
      sharpPath(body),
      fill(sharpPath(body), liquid, 0.95) +
        fill(
          sharpPath([
            [x - half, level],
            [x - half * 0.55, level],
            [x - halfAt(glass, glass.bottom - 20) * 0.6, glass.bottom],
            [x - half, glass.bottom],
          ]),
          pale,
          0.2,
        ) +
        fill(
          sharpPath([
            [x + half, level],
            [x + half * 0.66, level],
            [x + halfAt(glass, glass.bottom - 20) * 0.7, glass.bottom],
            [x + half, glass.bottom],
          ]),
          tones.deep,
          0.22,
        ) +
        sunk.slice(0, 2).join('') +
        cubes +
        group(sunk.slice(2).join(''), { opacity: 0.85 }) +
        (foam
          ? fill(
              softPath([
                [x - half - 12, level - 6],
                [x + half + 12, level - 6],
                [x + half + 10, level + deep * 0.14],
                [x + half * 0.4, level + deep * 0.2],
                [x - half * 0.3, level + deep * 0.16],
                [x - half - 10, level + deep * 0.2],
              ]),
              '#edd7ac',
              0.96,
            )
          : ''),
    ) +
    dots(
      bubbles.filter((_, at) => at % 3 === 0),
      7,
      '#fffdf4',
      0.7,
    ) +
    dots(bubbles, 4, '#fffdf4', 0.75) +
    ellipse(x, level, half - 4, half * flat, foam ? '#f0dcb6' : mix(tones.light, tones.base, 0.35), 0.96) +
    ellipse(
      x - half * 0.12,
      level - half * flat * 0.1,
      half * 0.72,
      half * flat * 0.62,
      foam ? '#f9ecd0' : tones.light,
      0.7,
    ) +
    (foam
      ? dots(
          [-0.3, 0, 0.3].map((dx): Point => [x + dx * half * 0.7, level]),
          11,
          '#8a3a1c',
          0.75,
        )
      : '') +
    (how.ice
      ? iceCube(brush, x - half * 0.3, level - 6, half * 0.34, 0.3) +
        iceCube(brush, x + half * 0.38, level - 2, half * 0.3, -0.4)
      : '') +
    stroke(line(bowlOutline(glass, x, glass.rim, 5).slice(0, 27)), '#fffdf4', 4, 0.55) +
    stroke(line(bowlOutline(glass, x, glass.rim, 5).slice(27)), '#fffdf4', 4, 0.7) +
    stroke(
      line(
        [0.12, 0.3, 0.5, 0.68].map((share): Point => {
          const y = glass.rim + (glass.bottom - glass.rim) * share
          return [x - halfAt(glass, y) * 0.8, y]
        }),
      ),
      '#fff',
      11,
      0.62,
    ) +
    stroke(
      line(
        [0.74, 0.82].map((share): Point => {
          const y = glass.rim + (glass.bottom - glass.rim) * share
          return [x - halfAt(glass, y) * 0.78, y]
        }),
      ),
      '#fff',
      9,
      0.55,
    ) +
    stroke(
      line(
        [0.16, 0.36, 0.5].map((share): Point => {
          const y = glass.rim + (glass.bottom - glass.rim) * share
          return [x + halfAt(glass, y) * 0.9, y]
        }),
      ),
      '#fff',
      4,
      0.6,
    ) +
    rimStroke(x, glass.rim, rim + 5, rim * flat, '#fffdf4', 4, 0.9) +
    (salted
      ? dots(
          Array.from({ length: 120 }, (): Point => {
            const angle = random.between(0, 6.28)
            return [
              x + Math.cos(angle) * (rim + random.between(0, 9)),
              glass.rim + Math.sin(angle) * rim * flat + random.between(-3, 9),
            ]
          }),
          5,
          '#fffaf0',
          0.95,
        )
      : '')
  )
}

function drinkInMug(scene: Scene, glass: Glass, colour: string): string {
  const { brush, x } = scene
  const { random } = brush
  const copper = glass.kind === 'copperMug'
  const tones = tonesOf(copper ? '#c9723c' : scene.glaze.clay)
  const wall = bowlOutline(glass, x, glass.rim, 8)
  const rim = halfAt(glass, glass.rim)
  const middle = (glass.rim + glass.bottom) / 2
  const shine = linear(
    brush,
    [x - rim, 0],
    [x + rim, 0],
    [
      [0, tones.shade],
      [0.2, tones.light],
      [0.34, tones.glow],
      [0.46, tones.base],
      [0.8, tones.shade],
      [1, tones.deep],
    ],
  )
  const handle = (dx: number, dy: number) =>
    line([
      [x + rim - 6 + dx, glass.rim + 60 + dy],
      [x + rim + 92 + dx, glass.rim + 56 + dy],
      [x + rim + 104 + dx, middle + 20 + dy],
      [x + rim + 60 + dx, glass.bottom - 70 + dy],
      [x + rim - 14 + dx, glass.bottom - 80 + dy],
    ])
  const dents = copper
    ? Array.from({ length: 70 }, () => {
        const y = random.between(glass.rim + 34, glass.bottom - 16)
        const dx = random.between(-0.93, 0.93)
        return softPath(
          posed(roundOutline(random, 0.1, 1.1, 7), {
            x: x + dx * halfAt(glass, y),
            y,
            size: random.between(9, 15) * (1 - Math.abs(dx) * 0.4),
            turn: 0,
          }),
        )
      })
    : []
  const hot = !copper
  const steam = hot
    ? [-50, 10, 66].map((dx) =>
        line([
          [x + dx, glass.rim - 40],
          [x + dx + 26, glass.rim - 90],
          [x + dx - 18, glass.rim - 150],
          [x + dx + 14, glass.rim - 220],
        ]),
      )
    : []
  return (
    stroke(handle(6, 12), '#2a1409', 26, 0.25) +
    stroke(handle(0, 0), tones.shade, 26) +
    stroke(handle(-3, -4), tones.light, 9) +
    fill(sharpPath(wall), shine) +
    fill(dents.join(''), tones.deep, 0.13) +
    stroke(dents.join(''), tones.glow, 1.6, 0.3) +
    (hot
      ? stroke(
          line([
            [x - halfAt(glass, middle) - 2, middle],
            [x, middle + 22],
            [x + halfAt(glass, middle) + 2, middle],
          ]),
          scene.glaze.paint,
          12,
          0.8,
        )
      : '') +
    ellipse(x, glass.rim, rim + 8, rim * 0.24, tones.light) +
    ellipse(x, glass.rim + 3, rim - 2, rim * 0.21, tones.deep) +
    ellipse(x, glass.rim + 9, rim - 12, rim * 0.17, tonesOf(colour).base) +
    ellipse(x - 12, glass.rim + 8, rim * 0.6, rim * 0.09, tonesOf(colour).light, 0.6) +
    (hot
      ? stroke(steam.join(''), '#fffaf0', 13, 0.3)
      : iceCube(brush, x - 66, glass.rim - 8, 50, 0.2) +
        iceCube(brush, x + 40, glass.rim - 4, 46, -0.5) +
        iceCube(brush, x - 8, glass.rim - 22, 44, 0.6))
  )
}

/** What hangs over the rim: citrus, herbs, a skewered cherry, an olive, celery. */
function atRim(scene: Scene, glass: Glass): string {
  const { brush, larder, words, x } = scene
  const { random } = brush
  const rim = halfAt(glass, glass.rim)
  const lemon = larder.citrus[0]
  const cherry = larder.all.find(
    ({ id }) => /cherry|olive|raspberr|strawberr|blackberr/.test(id) && !/tomato|oil/.test(id),
  )
  const herb = larder.herbs[0]
  const parts: string[] = []
  const level = glass.rim + (glass.bottom - glass.rim) * glass.headroom
  if (glass.kind === 'highball' && random.chance(0.7)) {
    const top = posed([[0, 0]], { x: x + rim * 0.62, y: glass.rim - 120, size: 1, turn: 0 })[0] ?? [x, 0]
    const straw = line([top, [x + rim * 0.2, level + 40]])
    parts.unshift(
      stroke(straw, '#fbf3e2', 15) +
        element('path', {
          d: straw,
          fill: 'none',
          stroke: '#b5361f',
          'stroke-width': 15,
          'stroke-dasharray': '12 14',
        }),
    )
  }
  if (/bloody|mary/.test(words))
    parts.push(
      spear(brush, tonesOf('#a9bf62'), { x: x - rim * 0.3, y: glass.rim - 60, size: 130, turn: -1.3 }),
      pod(brush, tonesOf('#7f9a45'), { x: x + rim * 0.2, y: glass.rim - 40, size: 70, turn: -1.8 }),
    )
  if (herb) {
    const foot: Point = [x - rim * 0.42, glass.rim + (glass.kind === 'copperMug' ? -2 : 26)]
    parts.push(
      [-2.2, -1.55, -0.9, -1.85, -1.2]
        .map((angle, at) =>
          piece(
            brush,
            herb,
            foot[0] + Math.cos(angle) * (at > 2 ? 74 : 46),
            foot[1] + Math.sin(angle) * (at > 2 ? 74 : 46),
            52,
            angle,
          ),
        )
        .join(''),
    )
  }
  if (cherry && glass.kind !== 'cup') {
    const own = { x: x + (herb ? rim * 0.2 : -rim * 0.3), y: (glass.headroom > 0.2 ? level : glass.rim) - 8 }
    const stick = line([
      [own.x - 92, own.y - 60],
      [own.x + 92, own.y + 22],
    ])
    parts.push(
      stroke(stick, '#d9b25a', 5),
      [-26, 22]
        .map((dx) =>
          bead(brush, tonesOf(cherry.look.colour), {
            x: own.x + dx,
            y: own.y - 20 + dx * 0.44,
            size: 27,
            turn: 0,
          }),
        )
        .join(''),
    )
  }
  if (lemon) {
    const tones = tonesOf(lemon.look.colour)
    parts.push(
      glass.kind === 'martini' || glass.kind === 'rocks'
        ? twist(brush, lemon, x + rim * 0.62, glass.rim - 10)
        : citrusSlice(brush, tones, {
            x: x + rim * 0.86,
            y: glass.rim - 24,
            size: Math.min(74, rim * 0.62),
            turn: random.between(0, 2),
          }),
    )
  }
  return parts.join('')
}

/** A curl of peel over the rim. */
function twist(brush: Brush, lemon: Ingredient, x: number, y: number): string {
  const tones = tonesOf(lemon.look.colour)
  const curl: Point[] = [
    [x - 60, y + 34],
    [x - 20, y - 30],
    [x + 30, y - 34],
    [x + 44, y + 14],
    [x + 8, y + 40],
    [x + 16, y + 84],
    [x + 56, y + 104],
  ]
  return (
    stroke(line(moved(curl, 4, 7)), '#2a1409', 24, 0.22) +
    stroke(line(curl), tones.shade, 25) +
    stroke(line(moved(curl, -2, -3)), tones.base, 17) +
    stroke(line(moved(curl, 4, 5)), '#fbf0cf', 6) +
    dots(curl.slice(1, 4), 4, tones.glow, brush.random.between(0.5, 0.8))
  )
}

/** Leaves far behind, out of focus, for depth. */
function behindGlass({ brush, larder, x }: Scene): string {
  const colour = larder.herbs[0]?.look.colour ?? larder.citrus[0]?.look.colour ?? '#8a9a5a'
  const side = brush.random.chance(0.5) ? -1 : 1
  const stems = [0, 1, 2].map((at) => {
    const from: Point = [x + side * (330 + at * 46), 640]
    const tip: Point = [x + side * (380 + at * 70), 330 + at * 60]
    const leaves = [0.3, 0.5, 0.7, 0.9].flatMap((share) =>
      [-1, 1].map((way) =>
        posed(
          [
            [-0.2, 0],
            [0.3, 0.3],
            [1, 0],
            [0.3, -0.3],
          ],
          {
            x: from[0] + (tip[0] - from[0]) * share,
            y: from[1] + (tip[1] - from[1]) * share,
            size: 64 - share * 20,
            turn: -Math.PI / 2 + way * 0.8 + side * 0.2,
          },
        ),
      ),
    )
    return (
      stroke(line([from, tip]), shifted(colour, { light: -0.14 }), 5, 0.5) +
      leaves.map((leaf) => fill(softPath(leaf), shifted(colour, { light: -0.08 }), 0.5)).join('')
    )
  })
  return brush.random.chance(0.6) ? stems.join('') : ''
}

/** Cut fruit and berries that lie beside the glass. */
function onTable(scene: Scene): string {
  const { brush, larder, x } = scene
  const { random } = brush
  const side = random.chance(0.7) ? -1 : 1
  const lemon = larder.citrus[0]
  const others = [...larder.fruits, ...larder.herbs, ...larder.vegetables]
  const at = (dx: number, dy: number): [number, number] => [x + side * dx, 762 + dy]
  const fruit = lemon
    ? halfFruit(brush, lemon, ...at(286, -22), 78) +
      citrusWedge(brush, tonesOf(lemon.look.colour), {
        x: at(200, 34)[0],
        y: at(200, 34)[1],
        size: 56,
        turn: side * 0.25,
      }) +
      (random.chance(0.6) ? halfFruit(brush, lemon, ...at(410, 30), 66) : '')
    : ''
  return (
    fruit +
    others
      .slice(0, 2)
      .map((item, order) =>
        [0, 1]
          .map((step) => piece(brush, item, ...at(-(230 + order * 92 + step * 60), 22 + step * 34), 44))
          .join(''),
      )
      .join('') +
    dusting(brush, '#fff6e0', ...at(-240, 60), 90, 30)
  )
}

/** Half a citrus, its cut face towards us. */
function halfFruit(brush: Brush, item: Ingredient, x: number, y: number, size: number): string {
  const tones = tonesOf(item.look.colour)
  const back = posed(roundOutline(brush.random, 0.03, 1, 12), {
    x: x + size * 0.16,
    y: y + 2,
    size: size * 1.0,
    turn: 0,
  })
  return (
    fill(
      softPath(
        posed(roundOutline(brush.random, 0.02, 0.22, 12), {
          x: x + size * 0.3,
          y: y + size * 0.92,
          size: size * 1.2,
          turn: 0,
        }),
      ),
      '#2a1409',
      0.3,
    ) +
    fill(softPath(back), tones.shade) +
    citrusSlice(brush, tones, { x: x - size * 0.06, y, size: size * 0.94, turn: brush.random.between(0, 1) })
  )
}
