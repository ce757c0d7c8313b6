import { each, lined, soft, clipped, dots, fill, group, linear, stroke } from '../svg.ts'
import { spotAt, lineOf, outlineOf, type Point, arc, sharpPath } from '../outline.ts'
import { mix, shifted, tonesOf } from '../colour.ts'
import { type Glass, bowlOutline, halfAt } from './glass.ts'
import { iceCube } from '../forms/named.ts'
import { ellipse, rimStroke } from './rings.ts'
import { type Scene, piece } from '../scene.ts'

export function drinkInGlass(
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
    ? each(
        outlineOf('-0.36 0.1, 0.38 0.2, -0.06 0.42, 0.42 0.58, -0.42 0.66, 0.05 -0.06').slice(
          0,
          glass.kind === 'rocks' ? 4 : 6,
        ),
        ([dx = 0, dy = 0]) =>
          iceCube(
            brush,
            tones,
            spotAt(
              x + dx * half * 0.92,
              level + dy * deep,
              Math.min(half * 0.42, 64),
              random.between(-0.5, 0.5),
            ),
          ),
      )
    : ''
  const inside = [...larder.citrus.slice(0, 1), ...larder.herbs.slice(0, 1), ...larder.fruits.slice(0, 1)]
  const sunk = how.ice
    ? outlineOf('0.3 0.36, -0.4 0.34, 0.1 0.78, -0.3 0.86').map(([dx = 0, dy = 0], at) => {
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
  const carried: Point[] = foot
    ? [
        [foot.stem * 0.8, stemFrom - 6],
        [foot.stem * 0.5, stemFrom + 40],
        [foot.stem * 0.5, glass.floor - 40],
        [foot.half * 0.4, glass.floor - 14],
        [foot.half, glass.floor - 4],
        [foot.half * 0.9, glass.floor + 6],
        [0, glass.floor + 14],
      ]
    : []
  const carrier = foot
    ? soft(
        [
          ...carried.map(([dx, dy]): Point => [x - dx, dy]),
          ...carried.toReversed().map(([dx, dy]): Point => [x + dx, dy]),
        ],
        '#fffdf4',
        0.42,
      ) +
      rimStroke(x, glass.floor, foot.half * 0.98, foot.half * 0.13, '#fffdf4', 3, 0.8) +
      stroke(lineOf(x - 2, stemFrom + 6, x - 2, glass.floor - 26), '#fff', 4, 0.8) +
      lined(
        arc(x, glass.floor - 2, foot.half * 0.72, 2.4, 3.0, 4).map(([px, py]): Point => [
          px,
          glass.floor + (py - glass.floor) * 0.13,
        ]),
        '#fff',
        4,
        0.9,
      )
    : fill(sharpPath(bowlOutline(glass, x, glass.bottom - 26, 7)), '#fffdf4', 0.4) +
      ellipse(x, glass.bottom + 2, halfAt(glass, glass.bottom) + 6, 13, '#fffdf4', 0.35)
  const rim = halfAt(glass, glass.rim)
  /** A light on the glass along its wall, at these shares of its height. */
  const gleam = (shares: readonly number[], across: number, wide: number) =>
    lined(
      shares.map((share): Point => {
        const y = glass.rim + (glass.bottom - glass.rim) * share
        return [x + halfAt(glass, y) * across, y]
      }),
      '#fff',
      wide,
      0.6,
    )
  /** One side of the drink, lighter or darker than its middle. */
  const side = (way: number, from: number, ink: string, opacity: number) =>
    fill(
      sharpPath([
        [x + way * half, level],
        [x + way * half * from, level],
        [x + way * halfAt(glass, glass.bottom - 20) * 0.65, glass.bottom],
        [x + way * half, glass.bottom],
      ]),
      ink,
      opacity,
    )
  const salted = /margarita|paloma|michelada|bloody/.test(scene.words)
  return (
    carrier +
    fill(sharpPath(wall), '#fffdf4', 0.2) +
    ellipse(x, glass.rim, rim + 6, rim * flat, '#fffdf4', 0.22) +
    clipped(
      brush,
      sharpPath(body),
      fill(sharpPath(body), liquid, 0.95) +
        side(-1, 0.58, pale, 0.2) +
        side(1, 0.68, tones.deep, 0.22) +
        sunk.slice(0, 2).join('') +
        cubes +
        group(sunk.slice(2).join(''), { opacity: 0.85 }) +
        (foam
          ? soft(
              [
                [x - half - 12, level - 6],
                [x + half + 12, level - 6],
                [x + half + 10, level + deep * 0.14],
                [x + half * 0.4, level + deep * 0.2],
                [x - half * 0.3, level + deep * 0.16],
                [x - half - 10, level + deep * 0.2],
              ],
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
      ? iceCube(brush, tones, spotAt(x - half * 0.3, level - 6, half * 0.34, 0.3)) +
        iceCube(brush, tones, spotAt(x + half * 0.38, level - 2, half * 0.3, -0.4))
      : '') +
    lined(bowlOutline(glass, x, glass.rim, 5).slice(0, 27), '#fffdf4', 4, 0.55) +
    lined(bowlOutline(glass, x, glass.rim, 5).slice(27), '#fffdf4', 4, 0.7) +
    gleam([0.12, 0.3, 0.5, 0.68], -0.8, 11) +
    gleam([0.74, 0.82], -0.78, 9) +
    gleam([0.16, 0.36, 0.5], 0.9, 4) +
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
