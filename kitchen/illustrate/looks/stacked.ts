import { mix, tonesOf } from '../colour.ts'
import type { Ingredient } from '../../lexicon/ingredient.ts'
import { lined, soft, body, castShadow, each, times } from '../svg.ts'
import { moved, nudged, outlineOf, posed, spotAt, type Outline, type Point } from '../outline.ts'
import { bite, type Scene } from '../scene.ts'
import { saucer } from '../table/saucer.ts'
import type { Layer } from './look.ts'
import { paintOf } from './paint.ts'
import { numbersOf } from './quantity.ts'
import { foodsOf } from './select.ts'

const slab = outlineOf('-1 -.3, -.92 -1, 0 -1.02, .92 -1, 1 -.3, .98 .4, .9 1, 0 1, -.9 1, -.98 .4')

/** One layer of what is stacked, seen from the side: leaves are frilled, cheese hangs over, the rest is a slab. */
function tier({ brush, x, radius }: Scene, item: Ingredient, y: number, high: number): string {
  brush.note(item.id)
  const { random } = brush
  const wide = radius
  if (item.category === 'leafyGreen') {
    const tones = tonesOf(item.look.colour)
    const top = Array.from({ length: 9 }, (_, at): Point => [
      x - wide * 1.04 + (at * wide * 2.08) / 8,
      y - high,
    ])
    const low = Array.from({ length: 17 }, (_, at): Point => [
      x + wide * 1.1 - (at * wide * 2.2) / 16,
      y + (at % 2 ? high * 1.3 : 0) + random.between(-5, 5),
    ])
    return (
      castShadow([...top, ...low], 7) + soft([...top, ...low], tones.base) + lined(low, tones.light, 5, 0.7)
    )
  }
  if (item.category === 'cheese') {
    const hanging = outlineOf('-1.02 -.6, 1.02 -.6, .86 .3, .5 1.6, .2 .3, -.3 .4, -.62 1.8, -.85 .3')
    return body(
      hanging.map(([px, py]): Point => [x + px * wide, y + py * high]),
      tonesOf(mix(item.look.colour, '#efae35', 0.5)),
      wide * 0.2,
      { shine: 0.3 },
    )
  }
  if (item.category === 'vegetable')
    return each([-0.55, 0, 0.55], (dx) =>
      body(
        slab.map(([px, py]): Point => [x + (dx + px * 0.34) * wide, y + py * high * 0.7]),
        tonesOf(item.look.colour),
        wide * 0.2,
        { shine: 0.5 },
      ),
    )
  const dark = /legume|plantProtein/.test(item.category) ? 0.35 : 0.68
  return body(
    nudged(random, slab, 0.03).map(([px, py]): Point => [x + px * wide * 1.02, y + py * high * 1.7]),
    tonesOf(mix(item.look.colour, '#6a3a1c', dark)),
    wide * 0.3,
    { shine: 0.35 },
  )
}

/** What is layered, stacked or dipped into. */
export const stacked = {
  /** tiers FOODS FROM TO HIGH: stacked from below up, each so high, in front of us. */
  tiers: (words: readonly string[]): Layer => {
    const items = foodsOf(words[0] ?? '')
    const [from = 0.3, to = -0.3, high = 0.1] = numbersOf(words, 1, [null, null, null])
    return (scene) => {
      const found = items(scene)
      // Fewer things are thicker, so that they fill the same height.
      const step = (to - from) / Math.max(1, found.length)
      const thick = high * Math.min(1.7, 4 / Math.max(1, found.length))
      return each(found, (item, at) =>
        tier(scene, item, scene.y + (from + step * (at + 0.5)) * scene.radius, thick * scene.radius),
      )
    }
  },
  /** edges FOODS DROP UNIT: filling that looks out under a piece, seen a little from the side. */
  edges: (words: readonly string[]): Layer => {
    const items = foodsOf(words[0] ?? '')
    const [drop = 0.5, unit = 0.2] = numbersOf(words, 1, [null, null])
    return (scene) => {
      const found = items(scene)
      const spot = spotAt(scene.x, scene.y, scene.radius, scene.turn)
      const row = Array.from({ length: 9 }, (_, at): Point => [-0.84 + at * 0.21, drop])
      return each(found.length > 0 ? posed(row, spot) : [], ([px, py], at) => {
        const item = found[at % found.length]
        return item ? bite(scene.brush, item, px, py, scene.radius * unit, 1.2) : ''
      })
    }
  },
  /** bands FOODS OUTLINE-OF-A-SANDWICH: the filling as bands between two slices. */
  bands: (words: readonly string[]): Layer => {
    const items = foodsOf(words[0] ?? '')
    const shape = outlineOf(words.slice(1).join(' '))
    return (scene) => {
      const found = items(scene).toReversed()
      const outline: Outline = posed(shape, spotAt(scene.x, scene.y, scene.radius, scene.turn))
      return each(found, (item, at) => {
        scene.brush.note(item.id)
        const colour = item.category === 'cheese' ? mix(item.look.colour, '#efb53e', 0.6) : item.look.colour
        const drop = scene.radius * (0.1 - (at * 0.14) / found.length)
        return body(
          moved(nudged(scene.brush.random, outline, 6), 0, drop),
          tonesOf(/tomato/.test(item.id) ? '#c9402a' : colour),
          20,
          { shine: 0, shadow: 0.3 },
        )
      })
    }
  },
  /** stack COLOUR COUNT SIZE HIGH: flat rounds one on the other. */
  stack: (words: readonly string[]): Layer => {
    const paint = paintOf(words[0] ?? '')
    const [count = 5, size = 0.6, high = 0.05] = numbersOf(words, 1, [null, null, null])
    return (scene) => {
      const { brush, x, y, radius } = scene
      const tones = tonesOf(paint(scene))
      const disc = outlineOf('1 0, .7 .69, 0 .98, -.7 .69, -1 0, -.7 -.69, 0 -.98, .7 -.69')
      return times(count, (at) => {
        const level = count - 1 - at
        const spot = spotAt(
          x + brush.random.between(-9, 9),
          y + level * high * radius - 10,
          radius * size * 1.06,
          brush.random.between(0, 1),
        )
        const outline = posed(nudged(brush.random, disc, 0.02), spot)
        return (
          castShadow(outline, 8) +
          soft(outline, '#f0cf8e') +
          soft(moved(outline, 0, -7), tones.shade) +
          soft(moved(outline, -1, -11), tones.base)
        )
      })
    }
  },
  /** dip COLOUR SIZE X Y: a little dish of what is eaten with it. */
  dip: (words: readonly string[]): Layer => {
    const paint = paintOf(words[0] ?? '')
    const [size = 0.26, dx = 0, dy = 0] = numbersOf(words, 1, [null, null, null])
    return (scene) =>
      saucer(
        scene,
        scene.x + dx * scene.radius,
        scene.y + dy * scene.radius,
        scene.radius * size,
        paint(scene),
      )
  },
}
