import { distanceOf, mix, shifted } from '../colour.ts'
import { line, short, type Point } from '../outline.ts'
import { element, fill, group, linear, radial, stroke, type Brush } from '../svg.ts'

export const width = 1200
export const height = 900

/** What the dish stands on: a colour of the house's palette and how it is made. */
export interface Table {
  colour: string
  mark: string
  weave: 'linen' | 'gingham' | 'stripes' | 'planks' | 'tiles' | 'plaster'
}

const tables: readonly Table[] = [
  { colour: '#efe3cc', mark: '#d9c6a3', weave: 'linen' },
  { colour: '#f6ecda', mark: '#b5361f', weave: 'gingham' },
  { colour: '#f3e7d0', mark: '#5f6f3a', weave: 'stripes' },
  { colour: '#c06a45', mark: '#a95534', weave: 'linen' },
  { colour: '#a5ab82', mark: '#8d9468', weave: 'linen' },
  { colour: '#e2b45a', mark: '#cf9a3a', weave: 'plaster' },
  { colour: '#a8371f', mark: '#8f2a16', weave: 'linen' },
  { colour: '#b98a5a', mark: '#8f6238', weave: 'planks' },
  { colour: '#4a3226', mark: '#33211a', weave: 'planks' },
  { colour: '#dfc3a6', mark: '#c9a582', weave: 'plaster' },
  { colour: '#9db0ae', mark: '#87a09f', weave: 'linen' },
  { colour: '#3f5a52', mark: '#31483f', weave: 'plaster' },
  { colour: '#e8d9bf', mark: '#c98f5c', weave: 'tiles' },
  { colour: '#7f9a93', mark: '#5f7d76', weave: 'tiles' },
  { colour: '#f1d9c4', mark: '#d98f6a', weave: 'gingham' },
  { colour: '#e9dcc0', mark: '#c98a1e', weave: 'stripes' },
  { colour: '#d7a48a', mark: '#c48a6d', weave: 'linen' },
  { colour: '#566a7a', mark: '#465868', weave: 'linen' },
]

/** Chooses a table on which these colours stand out: drawn by chance among the better half. */
export function chooseTable(brush: Brush, colours: readonly string[]): Table {
  const scored = tables.map((table) => ({
    table,
    score:
      Math.min(0.3, ...colours.map((colour) => distanceOf(colour, table.colour))) +
      brush.random.between(0, 0.16),
  }))
  return scored.toSorted((a, b) => b.score - a.score)[0]?.table ?? brush.random.pick(tables)
}

/** The whole table, edge to edge, with the light that falls on it. */
export function drawTable(brush: Brush, table: Table): string {
  const sheet = rect(0, 0, width, height, table.colour)
  const glow = radial(brush, { x: 380, y: 240, r: 1000 }, [
    [0, '#fff4dc', 0.34],
    [0.45, '#fff4dc', 0.06],
    [0.7, '#3a1c0a', 0.02],
    [1, '#3a1c0a', 0.3],
  ])
  return sheet + weaves[table.weave](brush, table) + rect(0, 0, width, height, glow) + windowLight(brush)
}

const rect = (x: number, y: number, wide: number, high: number, paint: string, opacity?: number) =>
  element('rect', { x, y, width: wide, height: high, fill: paint, 'fill-opacity': opacity })

/** Late light through a window, as two slanting panes; on some tables only. */
function windowLight(brush: Brush): string {
  if (!brush.random.chance(0.55)) return ''
  const from = brush.random.between(-240, 60)
  const pane = (x: number) =>
    `M${short(x)} -20L${short(x + 210)} -20L${short(x - 170)} 920L${short(x - 420)} 920Z`
  return [from + 220, from + 470, from + 720].map((x) => fill(pane(x), '#fff3d6', 0.13)).join('')
}

const weaves: Record<Table['weave'], (brush: Brush, table: Table) => string> = {
  linen: (brush, table) => {
    const threads = brush.define((id) =>
      element(
        'pattern',
        { id, width: 12, height: 12, patternUnits: 'userSpaceOnUse' },
        stroke('M0 1.5H12M0 5.6H12M0 9.4H12', table.mark, 1.3, 0.42) +
          stroke('M2 0V12M6.5 0V12M10 0V12', shifted(table.colour, { light: 0.05 }), 1.1, 0.42),
      ),
    )
    const slubs = Array.from({ length: 46 }, () => {
      const [x, y] = [brush.random.between(0, width), brush.random.between(0, height)]
      return brush.random.chance(0.5)
        ? `M${short(x)} ${short(y)}h${brush.random.whole(20, 90)}`
        : `M${short(x)} ${short(y)}v${brush.random.whole(20, 80)}`
    })
    return rect(0, 0, width, height, threads) + stroke(slubs.join(''), table.mark, 2, 0.4)
  },
  gingham: (brush, table) => {
    const size = brush.random.pick([76, 92, 116])
    const checks = brush.define((id) =>
      element(
        'pattern',
        { id, width: size, height: size, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(-3)' },
        rect(0, 0, size / 2, size, table.mark, 0.36) + rect(0, 0, size, size / 2, table.mark, 0.36),
      ),
    )
    return (
      rect(0, 0, width, height, checks) +
      weaves.linen(brush, { ...table, mark: mix(table.colour, table.mark, 0.2) })
    )
  },
  stripes: (brush, table) => {
    const stripes = brush.define((id) =>
      element(
        'pattern',
        { id, width: 120, height: 120, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(8)' },
        rect(20, 0, 16, 120, table.mark, 0.62) + rect(44, 0, 4, 120, table.mark, 0.62),
      ),
    )
    return rect(0, 0, width, height, stripes) + weaves.linen(brush, { ...table, mark: '#d9c6a3' })
  },
  planks: (brush, table) => {
    const { random } = brush
    let painted = ''
    let y = -random.between(0, 90)
    while (y < height) {
      const high = random.between(150, 205)
      painted += rect(0, y, width, high, shifted(table.colour, { light: random.between(-0.03, 0.03) }))
      const grain: string[] = []
      for (let at = 0; at < 9; at += 1) {
        const start = y + random.between(6, high - 6)
        const from = random.between(-200, 900)
        const long = random.between(240, 900)
        grain.push(
          line(
            Array.from({ length: 5 }, (_, step): Point => [
              from + (long * step) / 4,
              start + random.between(-5, 5),
            ]),
          ),
        )
      }
      painted += stroke(grain.join(''), table.mark, 2.2, 0.34)
      painted +=
        stroke(`M0 ${short(y)}H${width}`, table.mark, 5, 0.85) +
        stroke(`M0 ${short(y + 3.5)}H${width}`, shifted(table.colour, { light: 0.08 }), 1.6, 0.7)
      y += high
    }
    return painted
  },
  tiles: (brush, table) => {
    const { random } = brush
    const size = 150
    let painted = rect(0, 0, width, height, shifted(table.colour, { light: 0.06, chroma: 0.5 }))
    for (let row = 0; row < 7; row += 1) {
      for (let column = 0; column < 9; column += 1) {
        const [x, y] = [column * size - 75, row * size - 60]
        const paint = shifted((row + column) % 2 ? table.colour : mix(table.colour, table.mark, 0.22), {
          light: random.between(-0.025, 0.03),
        })
        painted += element('rect', {
          x: x + 3,
          y: y + 3,
          width: size - 6,
          height: size - 6,
          rx: 5,
          fill: paint,
        })
        painted += stroke(
          `M${x + 10} ${y + size - 12}V${y + 10}H${x + size - 12}`,
          '#fff6e2',
          3,
          random.between(0.12, 0.4),
        )
      }
    }
    return painted
  },
  plaster: (brush, table) => {
    const { random } = brush
    const strokes = Array.from({ length: 60 }, () => {
      const [x, y] = [random.between(-80, width), random.between(0, height)]
      const long = random.between(120, 420)
      const bow = random.between(-40, 40)
      return [
        line([
          [x, y],
          [x + long / 2, y + bow],
          [x + long, y + bow * 0.4],
        ]),
        random.between(8, 40),
      ] as const
    })
    const wash = linear(
      brush,
      [0, 0],
      [width, height],
      [
        [0, shifted(table.colour, { light: 0.04 })],
        [1, shifted(table.colour, { light: -0.03 })],
      ],
    )
    return (
      rect(0, 0, width, height, wash) +
      group(
        strokes
          .map(([d, wide], at) =>
            stroke(d, at % 2 ? table.mark : shifted(table.colour, { light: 0.06 }), wide, 0.14),
          )
          .join(''),
      )
    )
  },
}
