import { backdrop } from './backdrop.ts'
import { drinkColour } from './drink-colour.ts'
import { drinkInGlass } from './drink-in-glass.ts'
import { drinkInMug } from './drink-in-mug.ts'
import { glassShadow } from './glass-shadow.ts'
import { type GlassKind, glasses, halfAt } from './glass.ts'
import { atRim } from './rim-garnish.ts'
import { behindGlass, onTable } from './still-life.ts'
import type { Scene } from '../scene.ts'

/** A drink in its glass, seen from the side, with its garnish at the rim and its fruit on the table. */
export function drink(scene: Scene, kind: GlassKind): string {
  const { brush, larder, x } = scene
  const { random } = brush
  const ids = larder.all.map(({ id }) => id)
  const glass = glasses[kind]
  const colour = drinkColour(larder)
  const opaque = glass.kind === 'copperMug' || glass.kind === 'cup'
  brush.note(glass.kind)
  // What is shaken with ice is strained into a glass without any.
  const iced =
    ids.includes('ice') && (glass.kind === 'highball' || glass.kind === 'rocks' || glass.kind === 'wine')
  if (iced) brush.note('ice')
  const bubbly = ids.some((id) =>
    /prosecco|champagne|cava|tonic|soda|sparkling|beer|^cola|ginger-ale|sekt|lemonade/.test(id),
  )
  const stands = glass.foot ? glass.foot.half * 0.8 : halfAt(glass, glass.bottom)
  return (
    backdrop({ ...brush, random: random.fork('backdrop') }, colour).drawn +
    behindGlass(scene) +
    glassShadow(brush, x, glass.floor, stands, opaque ? '#7a4a2c' : colour) +
    (opaque ? drinkInMug(scene, glass, colour) : drinkInGlass(scene, glass, colour, { ice: iced, bubbly })) +
    atRim(scene, glass) +
    onTable(scene)
  )
}
