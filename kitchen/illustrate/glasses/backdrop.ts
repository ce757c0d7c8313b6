import { each, element, fill, linear, radial, stroke, type Brush } from '../svg.ts'
import { roundAt, lineOf, line, short, softPath, type Point } from '../outline.ts'
import { distanceOf, mix, shifted } from '../colour.ts'
import { height, width } from '../table/surface.ts'

/** Where the table's edge meets the wall, and where a glass stands on it. */
const horizon = 640

const walls = [
  ['#f0e0c2', '#d98a52', '#b98a5a'],
  ['#e9c7a8', '#c9573a', '#7a4a32'],
  ['#a9b596', '#e9dcb8', '#6b4a34'],
  ['#33514a', '#d9a441', '#8a5a3a'],
  ['#b5452c', '#efc078', '#5a3020'],
  ['#e3b55c', '#f6e6c2', '#9c6a3c'],
  ['#8fa9a8', '#f3dcc0', '#b98a5a'],
  ['#f3e4cf', '#8fa07a', '#c9a070'],
  ['#3e5265', '#d98f62', '#8c6242'],
  ['#d9a58c', '#f8ebd3', '#8f4a30'],
] as const

/** The wall, a sun painted on it, and the table in front: chosen so that the drink's colour stands out. */
export function backdrop(brush: Brush, drink: string): { drawn: string; wall: string } {
  const { random } = brush
  const scored = walls.map((paints) => ({
    paints,
    score:
      Math.min(0.3, distanceOf(paints[1], drink)) +
      Math.min(0.3, distanceOf(paints[0], drink)) * 0.6 +
      random.between(0, 0.2),
  }))
  const [wall, sun, wood] = scored.toSorted((a, b) => b.score - a.score)[0]?.paints ?? walls[0]
  const light = radial(brush, { x: 330, y: 180, r: 1050 }, [
    [0, '#fff4dc', 0.4],
    [0.5, '#fff4dc', 0.05],
    [1, '#3a1c0a', 0.26],
  ])
  const strokes = Array.from({ length: 34 }, () => {
    const [x, y] = [random.between(-80, width), random.between(0, horizon)]
    const long = random.between(140, 460)
    return stroke(
      lineOf(x, y, x + long / 2, y + random.between(-26, 26), x + long, y + random.between(-14, 14)),
      shifted(wall, { light: random.pick([0.035, -0.03]) }),
      random.between(10, 40),
      0.3,
    )
  })
  const arch = random.chance(0.45)
  const [cx, cy] = [600 + random.between(-36, 36), 390]
  const shape = arch
    ? `M${short(cx - 300)} ${horizon}V${short(cy)}A300 300 0 0 1 ${short(cx + 300)} ${short(cy)}V${horizon}Z`
    : softPath(roundAt(random, { x: cx, y: cy - 6, size: 318, turn: 0 }, 0.006, 1, 26))
  const grain = Array.from({ length: 20 }, () => {
    const y = random.between(horizon + 12, height)
    const from = random.between(-200, 1000)
    const long = random.between(200, 700)
    return line(
      Array.from({ length: 4 }, (_, step): Point => [from + (long * step) / 3, y + random.between(-3, 3)]),
    )
  })
  const tabletop = linear(
    brush,
    [0, horizon],
    [0, height],
    [
      [0, shifted(wood, { light: 0.06 })],
      [1, shifted(wood, { light: -0.05 })],
    ],
  )
  const pane = (x: number) =>
    `M${short(x)} -20L${short(x + 190)} -20L${short(x - 190)} ${horizon}L${short(x - 420)} ${horizon}Z`
  const drawn =
    element('rect', { width, height, fill: wall }) +
    strokes.join('') +
    fill(shape, sun) +
    stroke(shape, mix(sun, '#fff4dc', 0.4), 3, 0.5) +
    each([300, 540], (x) => fill(pane(x + 200), '#fff4dc', 0.12)) +
    element('rect', { y: horizon, width, height: height - horizon, fill: tabletop }) +
    stroke(grain.join(''), shifted(wood, { light: -0.1 }), 2.4, 0.35) +
    element('rect', {
      y: horizon - 2,
      width,
      height: 7,
      fill: shifted(wood, { light: 0.12 }),
      'fill-opacity': 0.8,
    }) +
    element('rect', { y: horizon + 5, width, height: 26, fill: '#2a1409', 'fill-opacity': 0.08 }) +
    element('rect', { width, height, fill: light })
  return { drawn, wall }
}
