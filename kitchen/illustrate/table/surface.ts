import { each, soft, disc, element, fill, group, linear, radial, stroke, type Brush } from '../svg.ts'
import { spotAt, lineOf, line, posed, short, spindle, type Point } from '../outline.ts'
import { distanceOf, lightnessOf, mix, shifted } from '../colour.ts'

export const width = 1200
export const height = 900

/** What the dish stands on: a colour of the palette and how it is made. */
export interface Table {
  colour: string
  mark: string
  weave: 'linen' | 'gingham' | 'stripes' | 'planks' | 'tiles' | 'plaster' | 'print'
}

const tables: readonly Table[] = [
  { colour: '#f3e8d3', mark: '#dccaa8', weave: 'linen' },
  { colour: '#f8efde', mark: '#b5361f', weave: 'gingham' },
  { colour: '#f5ead5', mark: '#5f6f3a', weave: 'stripes' },
  { colour: '#d3835c', mark: '#bd6c46', weave: 'linen' },
  { colour: '#b9bd94', mark: '#a0a57a', weave: 'linen' },
  { colour: '#ebc26c', mark: '#dcaa4a', weave: 'plaster' },
  { colour: '#b5432a', mark: '#9c341d', weave: 'linen' },
  { colour: '#c79a69', mark: '#9f7144', weave: 'planks' },
  { colour: '#6d4a36', mark: '#4d3123', weave: 'planks' },
  { colour: '#e9cfb4', mark: '#d6b592', weave: 'plaster' },
  { colour: '#b4c4c0', mark: '#9cafab', weave: 'linen' },
  { colour: '#4f6d62', mark: '#3f5a50', weave: 'plaster' },
  { colour: '#f0e3cb', mark: '#d9a06c', weave: 'tiles' },
  { colour: '#9db5ab', mark: '#7c988e', weave: 'tiles' },
  { colour: '#f7e3d1', mark: '#d98f6a', weave: 'gingham' },
  { colour: '#f3e7cd', mark: '#c98a1e', weave: 'stripes' },
  { colour: '#e3b69c', mark: '#d39e82', weave: 'linen' },
  { colour: '#6f8596', mark: '#5d7384', weave: 'linen' },
  { colour: '#f6eddc', mark: '#35546b', weave: 'stripes' },
  { colour: '#eef0e2', mark: '#7f9a6a', weave: 'gingham' },
  { colour: '#f5ead6', mark: '#b5361f', weave: 'print' },
  { colour: '#f1e6cf', mark: '#5f7a4a', weave: 'print' },
  { colour: '#ecc777', mark: '#a8541f', weave: 'print' },
  { colour: '#c7d2cb', mark: '#35546b', weave: 'print' },
]

/** Chooses a table on which these colours stand out: drawn by chance among the better half. */
export function chooseTable(brush: Brush, colours: readonly string[]): Table {
  const scored = tables.map((table) => ({
    table,
    score:
      Math.min(0.16, ...colours.map((colour) => distanceOf(colour, table.colour))) +
      brush.random.between(0, 0.3) +
      lightnessOf(table.colour) * 0.16,
  }))
  return scored.toSorted((a, b) => b.score - a.score)[0]?.table ?? brush.random.pick(tables)
}

/** The whole table, edge to edge, with the light that falls on it. */
export function drawTable(brush: Brush, table: Table): string {
  const sheet = rect(0, 0, width, height, table.colour)
  const glow = radial(brush, { x: 380, y: 240, r: 1000 }, [
    [0, '#fff4dc', 0.34],
    [0.45, '#fff4dc', 0.06],
    [0.7, '#5a2c10', 0.01],
    [1, '#5a2c10', 0.22],
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
  return each([from + 220, from + 470, from + 720], (x) => fill(pane(x), '#fff3d6', 0.13))
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
  print: (brush, table) => {
    const sprig = (x: number, y: number, turn: number) => {
      const leaves = [-0.9, 0.9, 0].map((way) =>
        soft(
          posed(
            spindle([0.02, 0.3, 0.34, 0.02]),
            spotAt(x + Math.cos(turn + way) * 12, y + Math.sin(turn + way) * 12, 11, turn + way),
          ),
          table.mark,
          0.62,
        ),
      )
      const stalk = lineOf(x, y, x - Math.cos(turn) * 14, y - Math.sin(turn) * 14)
      return leaves.join('') + stroke(stalk, table.mark, 2.4, 0.62) + disc(x, y, 3, table.mark, 0.7)
    }
    const turn = brush.random.between(0, Math.PI)
    const cloth = brush.define((id) =>
      element(
        'pattern',
        { id, width: 108, height: 108, patternUnits: 'userSpaceOnUse' },
        sprig(27, 27, turn) +
          sprig(81, 81, turn + Math.PI) +
          disc(81, 27, 4, table.mark, 0.5) +
          disc(27, 81, 4, table.mark, 0.5),
      ),
    )
    return (
      rect(0, 0, width, height, cloth) +
      weaves.linen(brush, { ...table, mark: mix(table.colour, table.mark, 0.12) })
    )
  },
  plaster: (brush, table) => {
    const { random } = brush
    const strokes = Array.from({ length: 60 }, () => {
      const [x, y] = [random.between(-80, width), random.between(0, height)]
      const long = random.between(120, 420)
      const bow = random.between(-40, 40)
      return [lineOf(x, y, x + long / 2, y + bow, x + long, y + bow * 0.4), random.between(8, 40)] as const
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
        each(strokes, ([d, wide], at) =>
          stroke(d, at % 2 ? table.mark : shifted(table.colour, { light: 0.06 }), wide, 0.14),
        ),
      )
    )
  },
}
