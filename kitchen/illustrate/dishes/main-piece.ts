import { ball, grilled, panFried } from '../forms/named.ts'
import { each } from '../svg.ts'
import type { Ingredient } from '../../lexicon/ingredient.ts'
import { cookedColour, mix, tonesOf } from '../colour.ts'
import { crumbed, tiedRoll } from '../forms/crumbed.ts'
import { cutOf } from '../forms/cut.ts'
import { brownSlices, paleSlices, rareSlices, shreds } from '../forms/meat.ts'
import { spread } from '../forms/scatter.ts'
import { pool } from '../forms/sauce.ts'
import { pairs, type Spot } from '../outline.ts'
import { type Scene, heap, placed } from '../scene.ts'
import { molten } from './crust.ts'

/** Tomato, ham and molten cheese over a crumbed cutlet; nothing where the dish has no tomato sauce and cheese. */
function gratinated({ brush, larder }: Scene, { x, y, size }: Spot): string {
  const [cheese] = larder.cheeses
  const tomato = larder.all.find(({ id }) => /passata|tinned-tomato/.test(id))
  if (!cheese || !tomato) return ''
  for (const item of [cheese, tomato]) brush.note(item.id)
  const ham = larder.proteins.filter(({ id }) => id.endsWith('ham'))
  return (
    pool(brush, tomato.look.colour, x, y, size * 0.82, 0.52) +
    heap(brush, ham, { x, y, radius: size * 0.5 }, 5, size * 0.26, 0.8) +
    molten(brush, mix(cheese.look.colour, '#f3d27a', 0.3), [x, y, size * 0.6, size * 0.3], size * 0.26, 14)
  )
}

/** The main piece in one, if it is one by nature; else several of it. */
export function mainPiece(scene: Scene, main: Ingredient, spot: Spot): string {
  const { brush, form: shown } = scene
  if (shown === 'breaded' || shown === 'rolls') brush.note(main.id)
  if (shown === 'breaded')
    return crumbed(brush, tonesOf('#d99b42'), { ...spot, size: spot.size * 1.05 }) + gratinated(scene, spot)
  if (shown === 'rolls') {
    const leaf = scene.larder.all.find(({ id }) => /cabbage|leaves/.test(id))
    const tones = tonesOf(
      leaf ? mix(leaf.look.colour, '#a8763a', 0.3) : mix(main.look.colour, '#8a4a22', 0.35),
    )
    return each([-0.56, 0.02, 0.6], (dy, at) =>
      tiedRoll(brush, tones, {
        ...spot,
        y: spot.y + dy * spot.size,
        size: spot.size * 0.66,
        turn: spot.turn + at * 0.12,
      }),
    )
  }
  if (main.id === 'fried-egg')
    return placed(
      brush,
      main,
      pairs(spot.x - spot.size * 0.5, spot.y, spot.x + spot.size * 0.5, spot.y),
      spot.size * 0.34,
    )
  brush.note(main.id)
  const { form, scale } = cutOf(main)
  const tones = tonesOf(cookedColour(main))
  if (shown === 'slices') return brownSlices(brush, tones, spot)
  if (shown === 'shreds') return shreds(brush, tones, spot)
  const whole =
    /roast|braten|roti|slice|tranche|tagliata|rosa|rose/.test(scene.words) || brush.random.chance(0.4)
  if (
    /duck-breast|lamb-fillet|roast-beef|venison/.test(main.id) ||
    (/beef-steak|pork-fillet/.test(main.id) && whole)
  )
    return rareSlices(brush, tones, spot)
  if (/chicken-breast|turkey-breast/.test(main.id)) return paleSlices(brush, tones, spot)
  if (
    /steak|chop|escalope|schnitzel|halloumi|cutlet|tofu|tempeh|seitan|celeriac|cauliflower/.test(main.id) ||
    /steak|chop|schnitzel|escalop|cutlet|chulet/.test(scene.words)
  ) {
    return (
      /grill|barbec|plancha|grille|asad|brasa/.test(scene.words) ||
        /halloumi|celeriac|cauliflower/.test(main.id)
        ? grilled
        : panFried
    )(
      brush,
      /chop|escalope|schnitzel/.test(main.id) ? tonesOf(mix(main.look.colour, '#b8752f', 0.55)) : tones,
      spot,
    )
  }
  if (scale >= 2) return form(brush, tones, spot)
  if (/minced|mince$|meatball/.test(main.id)) {
    return each(spread(brush, spot.x, spot.y, spot.size * 0.7, 6, spot.size * 0.5), ([px, py]) =>
      ball(brush, tones, { x: px, y: py, size: spot.size * 0.3, turn: 0 }),
    )
  }
  return heap(brush, [main], { x: spot.x, y: spot.y, radius: spot.size * 0.72 }, 9, spot.size * 0.36, 1.02)
}
