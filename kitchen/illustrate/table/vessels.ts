import type { Look } from '../looks/look.ts'
import type { Scene } from '../scene.ts'
import { bakedIn, bakingDish } from './baking-dish.ts'
import { board } from './board.ts'
import { bowl, heldIn } from './bowl.ts'
import { plate } from './plate.ts'
import { skillet } from './skillet.ts'

/** A vessel as it stands on the table: where food lies in it, and the vessel with what it holds. */
interface Serving {
  x: number
  y: number
  /** The half width of the food's place. */
  well: number
  holding(inside: string): string
}

/** The vessel of a look. */
export function vesselOf({ brush, glaze, x, y, radius }: Scene, look: Look): Serving {
  const size = radius * look.size
  if (look.vessel === 'bowl' || look.vessel === 'skillet') {
    const vessel = look.vessel === 'bowl' ? bowl(brush, glaze, x, y, size) : skillet(brush, x, y, size)
    return { x, y, well: vessel.well, holding: (inside) => heldIn(brush, vessel, inside) }
  }
  if (look.vessel === 'dish') {
    const dish = bakingDish(brush, glaze, x, y, size * 1.06)
    return { x, y, well: dish.well, holding: (inside) => bakedIn(brush, dish, inside) }
  }
  if (look.vessel === 'board') {
    const { drawn } = board(brush, x - 20, y, size * 1.06)
    return { x: x - 20, y, well: size * 0.86, holding: (inside) => drawn + inside }
  }
  const { drawn, well } = plate(brush, glaze, x, y, size, 0.86)
  return { x, y, well, holding: (inside) => drawn + inside }
}
