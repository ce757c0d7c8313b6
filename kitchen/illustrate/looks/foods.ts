import { breadSlice, stick } from '../forms/named.ts'
import { cutOf } from '../forms/cut.ts'
import { spread } from '../forms/scatter.ts'
import { around, outlineOf, roundAt, spotAt, within } from '../outline.ts'
import { tonesOf } from '../colour.ts'
import { bite, filled, garnish, heap, inTurn, piece, served, type Scene } from '../scene.ts'
import { each, times } from '../svg.ts'
import type { Layer } from './look.ts'
import { mainPiece, mainModes } from './main-piece.ts'
import { paintOf } from './paint.ts'
import { numbersOf } from './quantity.ts'
import { foodsOf, type Foods } from './select.ts'

type Laid = (scene: Scene, foods: ReturnType<Foods>, numbers: readonly number[]) => string

/** A line "KIND FOODS numbers"; nothing where the dish has none of the foods. */
const laid =
  (lay: Laid, ...usual: readonly (number | null)[]) =>
  (words: readonly string[]): Layer => {
    const foods = foodsOf(words[0] ?? '')
    const numbers = numbersOf(words, 1, usual)
    return (scene) => {
      const found = foods(scene)
      return found.length > 0 ? lay(scene, found, numbers) : ''
    }
  }

const at = ({ x, y, radius }: Scene, dx = 0, dy = 0): [number, number] => [x + dx * radius, y + dy * radius]

/** What the dish's own foods are laid out as; sizes and places are shares of the scene's half width. */
export const foods = {
  /** heap FOODS SIZE COUNT UNIT APART [X Y]: mixed through a round. */
  heap: laid(
    (scene, items, [size = 1, count = 1, unit = 0.1, apart, dx, dy]) => {
      const [x, y] = at(scene, dx, dy)
      return heap(
        scene.brush,
        items,
        { x, y, radius: scene.radius * size },
        count,
        scene.radius * unit,
        apart,
      )
    },
    null,
    null,
    null,
    null,
    0,
    0,
  ),
  /** box FOODS COUNT UNIT APART: side by side over an oblong vessel. */
  box: laid(
    ({ brush, x, y, radius }, items, [count = 1, unit = 0.1, apart = 0.1]) => {
      const points = spread(brush, 0, 0, 1, count * 2, apart * 0.9).slice(0, count)
      return each(points, ([px, py], order) => {
        const angle = Math.atan2(py, px)
        const stretch = 1 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle)))
        return inTurn(
          brush,
          items,
          order,
          x + px * stretch * radius * 0.94,
          y + py * stretch * radius * 0.6,
          radius * unit,
        )
      })
    },
    null,
    null,
    null,
  ),
  /** fill FOODS SIZE UNIT SHARE: a pot full of a legume or grain. */
  fill: laid(
    (scene, [item], [size = 1, unit = 0.1, share = 1]) =>
      item
        ? filled(
            scene.brush,
            item,
            { x: scene.x, y: scene.y, radius: scene.radius * size },
            scene.radius * unit,
            share,
          )
        : '',
    null,
    null,
    null,
  ),
  /** laid FOODS UNIT TURN X Y …: a piece at each place, the foods in turn. */
  laid: (words: readonly string[]): Layer => {
    const items = foodsOf(words[0] ?? '')
    const [unit = 0.1, turn = 0] = numbersOf(words.slice(0, 3), 1, [null, null])
    const places = outlineOf(words.slice(3).join(' '))
    return (scene) => {
      const found = items(scene)
      return each(found.length > 0 ? places : [], ([dx, dy], order) => {
        const item = found[order % found.length]
        const own = turn === 0 ? undefined : turn
        // A whole fillet is a large piece already.
        const size = scene.radius * (item && cutOf(item).scale >= 2 ? unit * 0.45 : unit)
        return item ? piece(scene.brush, item, ...at(scene, dx, dy), size, own) : ''
      })
    }
  },
  /** ring FOODS COUNT AWAY UNIT [START]: a piece at each place of a round, along it. */
  ring: laid(
    ({ brush, x, y, radius }, items, [count = 6, away = 0.5, unit = 0.1, start]) =>
      each(around(x, y, radius * away, count, start), ([px, py, angle], order) => {
        const item = items[order % items.length]
        return item
          ? piece(brush, item, px, py, radius * unit, angle + Math.PI / 2 + brush.random.between(-0.12, 0.12))
          : ''
      }),
    null,
    null,
    null,
    0,
  ),
  /** along FOODS COUNT REACH OFFSET UNIT: in a row on the length of a piece. */
  along: laid(
    (scene, items, [count = 6, reach = 0.8, offset = 0, unit = 0.2]) => {
      const spot = spotAt(scene.x, scene.y, scene.radius, scene.turn)
      return times(count, (order) => {
        const item = items[order % items.length]
        const jitter = scene.brush.random.between(-0.05, 0.05)
        const own = within(spot, -reach + (2 * reach * order) / Math.max(1, count - 1), offset + jitter, 1)
        return item ? bite(scene.brush, item, own.x, own.y, scene.radius * unit, 1.3) : ''
      })
    },
    null,
    null,
    null,
    null,
  ),
  /** sectors FOODS UNIT AWAY SIZE: a place for each food around the middle. */
  sectors: laid(
    ({ brush, x, y, radius }, items, [unit = 0.1, away = 0.5, size = 0.3]) => {
      const places = around(x, y, radius * away, items.length, brush.random.between(0, 6))
      return each(places, ([px, py], order) =>
        heap(
          brush,
          items.slice(order, order + 1),
          { x: px, y: py, radius: radius * size },
          14,
          radius * unit,
          0.85,
        ),
      )
    },
    null,
    null,
    null,
  ),
  /** leaves FOODS: three rings of leaves, a bed for the rest. */
  leaves: laid((scene, items) => {
    const { brush, radius } = scene
    const { random } = brush
    return each([1, 0.72, 0.42], (share, row) =>
      each(around(0, 0, 0.72 * share, 11 - row * 3, row * 0.4), ([dx, dy, angle], order) => {
        const item = items[order % items.length]
        const [x, y] = at(scene, dx, dy)
        return item ? piece(brush, item, x, y, radius * 0.22, angle + random.between(-0.5, 0.5)) : ''
      }),
    )
  }),
  /** slices FOODS SIZE X Y: two slices of bread that lean on the vessel. */
  slices: laid(
    (scene, [loaf], [size = 0.3, dx, dy]) => {
      const [x, y] = at(scene, dx, dy)
      if (loaf) scene.brush.note(loaf.id)
      const own = scene.radius * size
      return times(2, (order) =>
        breadSlice(
          scene.brush,
          tonesOf(loaf?.look.colour ?? '#c98f4e'),
          spotAt(x + order * own * 0.28, y + order * own * 0.7, own, 0.8 - order * 0.3),
        ),
      )
    },
    null,
    null,
    null,
  ),
  /** chips FOODS SIZE X Y: a heap of sticks fried golden. */
  chips: laid(
    (scene, [item], [size = 0.4, dx, dy]) => {
      const { brush, radius } = scene
      if (item) brush.note(item.id)
      const [x, y] = at(scene, dx, dy)
      return each(spread(brush, x, y, radius * size, 26, radius * size * 0.09), ([px, py]) =>
        stick(
          brush,
          tonesOf('#e3ab45'),
          spotAt(px, py, radius * size * 0.55, brush.random.between(-0.75, 0.75)),
        ),
      )
    },
    null,
    0,
    0,
  ),
  /** bed FOODS SIZE [COLOUR] [X Y]: rice, couscous, noodles or short pasta in one mass. */
  bed: (words: readonly string[]): Layer => {
    const items = foodsOf(words[0] ?? '')
    const paint = words[2] === undefined ? undefined : paintOf(words[2])
    const [size = 1] = numbersOf(words.slice(0, 2), 1, [null])
    const [dx = 0, dy = 0] = numbersOf(words, 3, [0, 0])
    return (scene) => {
      const [item] = items(scene)
      if (!item) return ''
      const [x, y] = at(scene, dx, dy)
      const radius = scene.radius * size
      const outline = roundAt(scene.brush.random, spotAt(x, y, radius, 0), 0.05, 0.97, 16)
      // Grains fill their outline; pieces and strands reach over the points they are laid at.
      const reach = item.look.shape === 'noodle' || cutOf(item).scale > 0.3 ? radius : radius * 0.72
      return served(scene.brush, item, outline, { x, y, radius: reach }, paint?.(scene))
    }
  },
  /** main MODE SIZE [X Y]: the piece that the plate is about. */
  main: (words: readonly string[]): Layer => {
    const mode = mainModes.find((known) => known === words[0])
    if (!mode) throw new Error(`"${words[0]}" is no way to serve a main piece`)
    const [size = 0.6, dx = 0, dy = 0] = numbersOf(words, 1, [null, 0, 0])
    return (scene) => {
      const [item] = scene.larder.main
      const [x, y] = at(scene, dx, dy)
      return item
        ? mainPiece(scene, item, mode, {
            x,
            y,
            size: scene.radius * size,
            turn: scene.brush.random.between(-0.35, 0.15),
          })
        : ''
    }
  },
  /** herbs UNIT COUNT [X Y]: a little sheaf where the eye should end. */
  herbs: (words: readonly string[]): Layer => {
    const [unit = 0.1, count, dx, dy] = numbersOf(words, 0, [null, null, 0, 0])
    return (scene) => garnish(scene, ...at(scene, dx, dy), scene.radius * unit, count)
  },
  /** shows FOODS: what is seen in another shape than its own. */
  shows: laid((scene, items) => {
    for (const { id } of items) scene.brush.note(id)
    return ''
  }),
}
