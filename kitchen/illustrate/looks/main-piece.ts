import type { Ingredient } from '../../lexicon/ingredient.ts'
import { cookedColour, mix, tonesOf } from '../colour.ts'
import { cutOf } from '../forms/cut.ts'
import {
  ball,
  brownSlices,
  crumbed,
  grilled,
  paleSlices,
  panFried,
  pulled,
  rareSlices,
  tiedRoll,
} from '../forms/named.ts'
import { spread } from '../forms/scatter.ts'
import { pairs, type Spot } from '../outline.ts'
import { heap, placed, type Scene } from '../scene.ts'
import { each } from '../svg.ts'

export const mainModes = ['whole', 'breaded', 'rolls', 'slices', 'shreds'] as const

const rare = /duck-breast|lamb-fillet|roast-beef|venison|^beef-steak/
const flat = /steak|chop|escalope|schnitzel|halloumi|cutlet|tofu|tempeh|seitan|celeriac|cauliflower/
const overFire = /\b(?:grill\w*|barbec\w*|plancha|grille|asad\w*|brasa)\b/

/** The piece that a plate is about: in one if it is one by nature, else several of it. */
export function mainPiece(
  scene: Scene,
  item: Ingredient,
  mode: (typeof mainModes)[number],
  spot: Spot,
): string {
  const { brush, larder, words } = scene
  const tones = tonesOf(cookedColour(item))
  if (item.id === 'fried-egg')
    return placed(
      brush,
      item,
      pairs(spot.x - spot.size * 0.5, spot.y, spot.x + spot.size * 0.5, spot.y),
      spot.size * 0.34,
    )
  brush.note(item.id)
  if (mode === 'breaded') return crumbed(brush, tonesOf('#d99b42'), { ...spot, size: spot.size * 1.05 })
  if (mode === 'rolls') {
    const leaf = larder.all.find(({ id }) => /cabbage|leaves/.test(id))
    const roll = tonesOf(
      leaf ? mix(leaf.look.colour, '#a8763a', 0.3) : mix(item.look.colour, '#8a4a22', 0.35),
    )
    return each([-0.56, 0.02, 0.6], (dy, at) =>
      tiedRoll(brush, roll, {
        ...spot,
        y: spot.y + dy * spot.size,
        size: spot.size * 0.66,
        turn: spot.turn + at * 0.12,
      }),
    )
  }
  if (mode === 'slices') return brownSlices(brush, tones, spot)
  if (mode === 'shreds') return pulled(brush, tones, spot)
  const { form, scale } = cutOf(item)
  if (rare.test(item.id)) return rareSlices(brush, tones, spot)
  if (/chicken-breast|turkey-breast/.test(item.id)) return paleSlices(brush, tones, spot)
  if (flat.test(item.id)) {
    const golden = /chop|escalope|schnitzel/.test(item.id)
      ? tonesOf(mix(item.look.colour, '#b8752f', 0.55))
      : tones
    return (overFire.test(words) || /halloumi|celeriac|cauliflower/.test(item.id) ? grilled : panFried)(
      brush,
      golden,
      spot,
    )
  }
  if (scale >= 2) return form(brush, tones, spot)
  if (/minced|mince$|meatball/.test(item.id))
    return each(spread(brush, spot.x, spot.y, spot.size * 0.7, 6, spot.size * 0.5), ([px, py]) =>
      ball(brush, tones, { x: px, y: py, size: spot.size * 0.3, turn: 0 }),
    )
  return heap(brush, [item], { x: spot.x, y: spot.y, radius: spot.size * 0.72 }, 9, spot.size * 0.36, 1.02)
}
