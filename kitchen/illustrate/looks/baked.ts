import { mix, shifted, tonesOf } from '../colour.ts'
import { formNamed, seededCoin, tomatoSlice } from '../forms/named.ts'
import { inset, line, posed, roundAt, roundOutline, softPath, spotAt, type Point } from '../outline.ts'
import type { Scene } from '../scene.ts'
import { body, castShadow, clipped, dots, each, group, soft, stroke, times } from '../svg.ts'
import type { Layer } from './look.ts'
import { paintOf } from './paint.ts'
import { numbersOf } from './quantity.ts'
import { foodsOf } from './select.ts'

/** Patches that the oven browned: soft blots in three depths. */
function browned({ brush, x, y, radius }: Scene, wide: number, high: number, count: number): string {
  const { random } = brush
  return times(count, () => {
    const [px, py] = [random.between(-1, 1), random.between(-1, 1)]
    const spot = spotAt(
      x + px * wide * radius,
      y + py * high * radius,
      radius * wide * random.between(0.05, 0.14),
      random.between(0, 3),
    )
    const blot = roundAt(random, spot, 0.25, 0.66, 9)
    return (
      soft(blot, '#b8641f', 0.4) +
      soft(inset(blot, 0.66), '#8f4415', 0.38) +
      (random.chance(0.5) ? soft(inset(blot, 0.3), '#5e2a0c', 0.4) : '')
    )
  })
}

/** Cheese that keeps its pieces in the heat does not run. */
const keeps = /feta|goat|blue|ricotta|fresco|paneer|halloumi|cream-cheese/

/** Patches that ran over what lies below. */
function molten(
  { brush, x, y, radius }: Scene,
  colour: string,
  wide: number,
  high: number,
  size: number,
  count: number,
) {
  const { random } = brush
  const tones = tonesOf(colour)
  return times(count, () => {
    const [px, py] = [random.between(-wide, wide), random.between(-high, high)]
    const patch = roundAt(
      random,
      spotAt(x + px * radius, y + py * radius, radius * size * random.between(0.45, 1), random.between(0, 3)),
      0.2,
      0.72,
      10,
    )
    return (
      soft(patch, tones.shade, 0.55) +
      soft(inset(patch, 0.89, -3, -4), tones.base, 0.95) +
      soft(inset(patch, 0.46, -5, -7), tones.light, 0.65)
    )
  })
}

/** Mash drawn with a fork into waves over an oblong; a spoon was in its corner. */
function forked({ brush, x, y, radius: r }: Scene, colour: string): string {
  const tones = tonesOf(colour)
  const box: Point[] = [
    [-0.98, -0.6],
    [-0.9, -0.66],
    [0, -0.67],
    [0.9, -0.66],
    [0.98, -0.6],
    [0.98, 0.02],
    [0.62, 0.12],
    [0.38, 0.42],
    [0.3, 0.66],
    [0, 0.67],
    [-0.9, 0.66],
    [-0.98, 0.6],
    [-0.99, 0],
  ]
  const cover = posed(box, spotAt(x, y, r, 0))
  const waves = Array.from({ length: 13 }, (_, row) =>
    line(
      Array.from({ length: 25 }, (__, at): Point => [
        x + (at / 12 - 1) * r,
        y + (row / 6 - 1) * r * 0.68 + (at % 2 ? -1 : 1) * r * 0.03,
      ]),
    ),
  ).join('')
  return (
    castShadow(cover, 9) +
    clipped(
      brush,
      softPath(cover),
      soft(cover, tones.base) +
        stroke(waves, tones.shade, r * 0.055, 0.9) +
        stroke(waves, tones.glow, r * 0.022, 0.9),
    )
  )
}

const slicedTurn = 0.1

/** What the oven does. Sizes are shares of the scene's half width. */
export const baked = {
  /** brown WIDE HIGH COUNT */
  brown: (words: readonly string[]): Layer => {
    const [wide = 1, high = 1, count = 20] = numbersOf(words, 0, [null, null, null])
    return (scene) => browned(scene, wide, high, count)
  },
  /** melt COLOUR WIDE HIGH SIZE COUNT */
  melt: (words: readonly string[]): Layer => {
    const paint = paintOf(words[0] ?? '')
    const [wide = 1, high = 1, size = 0.2, count = 20] = numbersOf(words, 1, [null, null, null, null])
    return (scene) => {
      const [cheese] = scene.larder.cheeses
      if (cheese && keeps.test(cheese.id)) return ''
      if (cheese) scene.brush.note(cheese.id)
      return molten(scene, paint(scene), wide, high, size, count)
    }
  },
  /** mash COLOUR */
  mash: (words: readonly string[]): Layer => {
    const paint = paintOf(words[0] ?? '')
    return (scene) => forked(scene, paint(scene))
  },
  /** rows FOODS COUNT ROWS SIZE: slices that overlap in rows. */
  rows: (words: readonly string[]): Layer => {
    const items = foodsOf(words[0] ?? '')
    const [count = 16, rows = 5, size = 0.16] = numbersOf(words, 1, [null, null, null])
    const potato = formNamed('potatoSlice')
    return (scene) => {
      const { brush, x, y, radius } = scene
      const { random } = brush
      const found = items(scene)
      for (const { id } of found) brush.note(id)
      return times(found.length > 0 ? rows * count : 0, (order) => {
        const [row, at] = [Math.floor(order / count), order % count]
        const item = found[(at + row) % found.length]
        const id = item?.id ?? ''
        const colour = /aubergine/.test(id)
          ? '#6a4560'
          : /potato/.test(id)
            ? '#f2d48a'
            : (item?.look.colour ?? '#e2b45a')
        const tones = tonesOf(shifted(colour, { light: random.between(-0.035, 0.03) }))
        const form = /tomato/.test(id) ? tomatoSlice : /potato/.test(id) ? potato : seededCoin
        const px = x + (-0.95 + (1.9 * at) / (count - 1)) * radius
        const py = y + (-0.55 + (1.1 * row) / (rows - 1)) * radius + random.between(-5, 5)
        return group(
          form(brush, tones, spotAt(0, 0, radius * size, slicedTurn + random.between(-0.2, 0.2))),
          {
            transform: `translate(${Math.round(px)} ${Math.round(py)}) scale(.8 1)`,
          },
        )
      })
    }
  },
  /** rubble COLOUR WIDE HIGH COUNT SIZE: clods of crumble over fine crumbs. */
  rubble: (words: readonly string[]): Layer => {
    const paint = paintOf(words[0] ?? '')
    const [wide = 1, high = 1, count = 70, size = 0.05] = numbersOf(words, 1, [null, null, null, null])
    return (scene) => {
      const { brush, x, y, radius } = scene
      const { random } = brush
      const anywhere = (): Point => [
        x + random.between(-wide, wide) * radius,
        y + random.between(-high, high) * radius,
      ]
      const fine = Array.from({ length: count * 6 }, anywhere)
      const colour = paint(scene)
      const tones = tonesOf(colour)
      return (
        dots(fine, radius * size * 1.7, tones.shade, 0.8) +
        dots(fine.slice(0, count * 5), radius * size * 1.2, tones.base) +
        dots(fine.slice(0, count * 3), radius * size * 0.6, tones.light) +
        times(count, () => {
          const [px, py] = anywhere()
          const own = spotAt(px, py, radius * size * random.between(0.5, 1.2), random.between(0, 3))
          return body(
            posed(roundOutline(random, 0.2, 0.84, 7), own),
            tonesOf(mix(colour, '#f3d79a', random.between(0, 0.35))),
            own.size,
            { shadow: 0.8 },
          )
        })
      )
    }
  },
  /** curds COLOUR SIZE COUNT: soft pieces, as of scrambled egg. */
  curds: (words: readonly string[]): Layer => {
    const paint = paintOf(words[0] ?? '')
    const [size = 1, count = 30] = numbersOf(words, 1, [null, null])
    return (scene) => {
      const { brush, x, y, radius } = scene
      const { random } = brush
      return times(count, () => {
        const [angle, away] = [random.between(0, 6.28), Math.sqrt(random.next()) * size * radius]
        const own = spotAt(
          x + Math.cos(angle) * away,
          y + Math.sin(angle) * away,
          radius * random.between(0.09, 0.15),
          angle,
        )
        return body(
          posed(roundOutline(random, 0.22, 0.72, 9), own),
          tonesOf(shifted(paint(scene), { light: random.between(-0.03, 0.04) })),
          own.size,
        )
      })
    }
  },
  /** furrows COLOUR SIZE: mash in a mound, drawn in furrows with a spoon. */
  furrows: (words: readonly string[]): Layer => {
    const paint = paintOf(words[0] ?? '')
    const [size = 0.86] = numbersOf(words, 1, [null])
    return (scene) => {
      const { brush, x, y, radius } = scene
      const [tones, r] = [tonesOf(paint(scene)), radius * size]
      const furrows = each([0.3, 0.54, 0.78], (share) =>
        line(
          Array.from({ length: 14 }, (_, at): Point => {
            const angle = share * 5 + (at / 13) * 4.4
            return [x + Math.cos(angle) * r * share, y - 4 + Math.sin(angle) * r * share]
          }),
        ),
      )
      return (
        body(roundAt(brush.random, spotAt(x, y - 4, r, 0), 0.07, 0.96, 14), tones, r * 0.9, { shine: 0.5 }) +
        stroke(furrows, tones.shade, r * 0.09, 0.75) +
        stroke(furrows, tones.glow, r * 0.032, 0.85)
      )
    }
  },
}
