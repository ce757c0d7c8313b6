import { times } from '../svg.ts'
import { roundAt } from '../outline.ts'
import { oiled, peppered } from '../strewn.ts'
import { melts, molten } from './crust.ts'
import { mainPiece } from './main-piece.ts'
import { pool, smear } from '../forms/sauce.ts'
import { juiceColour, namedSauce, sauceColour } from '../larder.ts'
import { type Scene, chips, garnish, heap, inTurn, piece, served } from '../scene.ts'
import { plate } from '../table/plate.ts'

/** What colours a stew but lies whole beside a steak. */
const freshColour = /^tomato$|cherry-tomato|bell-pepper|stewing-beef|lamb/

/** True where something in the dish becomes a sauce. */
const isSauced = ({ all }: Scene['larder']) =>
  all.some(
    ({ id, category }) =>
      /stock|wine|vermouth/.test(category) ||
      /stock|wine|cream|sauce|passata|tinned-tomato|mustard|broth|coconut-milk|curry/.test(id),
  )

/** The classic plate: a main piece leaning on its side dish, vegetables beside, sauce below, green on top. */
export function plated(scene: Scene): string {
  const { brush, larder, x, y, radius, form } = scene
  const { random } = brush
  const vessel = plate(brush, scene.glaze, x, y, radius, 0.86)
  const r = vessel.well
  const main = larder.proteins[0] ?? larder.vegetables[0] ?? larder.legumes[0]
  const starch = larder.starches.find(({ id }) => id !== main?.id)
  // What a cutlet or a roll is filled or covered with does not lie beside it.
  const others = form === 'breaded' || form === 'rolls' ? [] : larder.proteins
  const sides = [...others, ...larder.vegetables, ...larder.legumes, ...larder.fruits].filter(
    ({ id }) => id !== main?.id && id !== starch?.id,
  )
  const sauce =
    namedSauce(scene.words) ??
    sauceColour(
      { ...larder, all: larder.all.filter(({ id }) => !freshColour.test(id)) },
      larder.citrus.length > 0 ? '#e9c65a' : juiceColour(larder),
    )
  const tilt = random.between(-0.35, 0.15)
  const mash = form === 'mash' || /mash|pure|stampf/.test(scene.words)
  const bare = form === 'breaded' || form === 'clear' || !isSauced(larder)
  const mashColour =
    larder.all.find(({ id }) => /pumpkin|sweet-potato|^pea$|celeriac|parsnip|potato/.test(id))?.look.colour ??
    '#f1dfae'
  const base = mash
    ? smear(mashColour, x - r * 0.1, y - r * 0.18, r * 0.82, random.between(-0.5, 0.2))
    : bare
      ? ''
      : pool(brush, form === 'poached' ? '#e6dfa8' : sauce, x + r * 0.06, y + r * 0.14, r * 0.74, 0.8)
  const starchAt = { x: x - r * 0.38, y: y - r * 0.36 }
  const mound = roundAt(random, { ...starchAt, size: r * 0.4, turn: 0 }, 0.06, 0.86, 14)
  const starched =
    !starch || (mash && starch.category === 'potato')
      ? ''
      : /grain|pasta/.test(starch.category)
        ? served(brush, starch, mound, { ...starchAt, radius: r * 0.4 })
        : starch.id === 'chip'
          ? chips(brush, starchAt.x, starchAt.y, r * 0.4)
          : heap(brush, [starch], { ...starchAt, radius: r * 0.4 }, 14, r * 0.19, 1)
  const sideAt = { x: x + r * 0.42, y: y - r * 0.3 }
  const lined = sides[0] && /asparagus|green-bean|mangetout|carrot/.test(sides[0].id) ? sides[0] : undefined
  const vegetables =
    lined && /asparagus|green-bean/.test(lined.id)
      ? times(7, (at) =>
          piece(
            brush,
            lined,
            sideAt.x - r * 0.12 + at * r * 0.085,
            sideAt.y + (at % 2) * 12 - 10,
            r * 0.22,
            -1.15 + random.between(-0.08, 0.08),
          ),
        ) +
        heap(
          brush,
          sides.slice(1),
          { x: sideAt.x, y: sideAt.y + r * 0.1, radius: r * 0.32 },
          8,
          r * 0.15,
          1.1,
        )
      : heap(
          brush,
          sides.length > 0 ? sides : larder.greens,
          { ...sideAt, radius: r * 0.42 },
          17,
          r * 0.185,
          1,
        )
  const greens =
    larder.greens.length > 0 && sides.length > 0
      ? heap(brush, larder.greens, { x: x + r * 0.08, y: y - r * 0.12, radius: r * 0.3 }, 7, r * 0.14, 1.2)
      : ''
  for (const item of [starch, lined, larder.cheeses[0]]) if (item) brush.note(item.id)
  const mainAt = { x: x - r * 0.04, y: y + r * 0.26 }
  return (
    vessel.drawn +
    base +
    starched +
    vegetables +
    greens +
    (main ? mainPiece(scene, main, { ...mainAt, size: r * 0.64, turn: tilt }) : '') +
    (larder.cheeses[0] && melts(larder.cheeses[0]) && form !== 'breaded'
      ? molten(brush, larder.cheeses[0].look.colour, [mainAt.x, mainAt.y, r * 0.34, r * 0.2], r * 0.15, 9)
      : '') +
    heap(brush, larder.nuts.slice(0, 1), { ...mainAt, radius: r * 0.4 }, 12, 34, 1) +
    (bare || mash || form === 'poached' || form === 'shreds'
      ? ''
      : pool(brush, sauce, mainAt.x + r * 0.26, mainAt.y + r * 0.2, r * 0.4, 0.55)) +
    inTurn(brush, larder.citrus, 0, x + r * 0.58, y + r * 0.42, r * 0.2) +
    inTurn(brush, larder.citrus, 0, x + r * 0.44, y + r * 0.6, r * 0.18) +
    garnish(scene, mainAt.x - r * 0.05, mainAt.y - r * 0.06, r * 0.17, 3) +
    oiled(scene, '#c9a227', x, y + r * 0.2, r * 0.66, 10) +
    peppered(scene, x, y, r * 0.7, 30, 3.4)
  )
}
