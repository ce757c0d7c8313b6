import { each } from '../svg.ts'
import { oilDrops, surface } from '../forms/sauce.ts'
import { spread } from '../forms/scatter.ts'
import { type Scene, chips, garnish, heap, piece, slices } from '../scene.ts'
import { bowl, heldIn } from '../table/bowl.ts'

/** A bowl heaped with mussels or clams in their shells, their broth below. */
export function mussels(scene: Scene): string {
  const { brush, larder, x, y, radius } = scene
  const vessel = bowl(brush, scene.glaze, x, y, radius)
  const shells = larder.proteins.filter(({ category }) => category === 'shellfish')
  const broth = larder.all.some(({ id }) => /tomato|passata/.test(id)) ? '#c9582e' : '#ecd9a0'
  const loaf = larder.starches.find(({ category }) => category === 'bread')
  const fries = larder.starches.some(({ id }) => id === 'chip')
  return (
    heldIn(brush, vessel, surface(brush, broth, x, y, vessel.well)) +
    heap(brush, larder.vegetables.slice(0, 2), { x, y, radius: radius * 0.7 }, 16, radius * 0.1, 1.6) +
    each(spread(brush, x, y, radius * 0.66, 34, radius * 0.19), ([px, py], at) => {
      const item = shells[at % Math.max(1, shells.length)]
      return item ? piece(brush, item, px, py, radius * 0.15) : ''
    }) +
    oilDrops(brush, broth, x, y, radius * 0.7, 10) +
    heap(brush, larder.herbs.slice(0, 1), { x, y, radius: radius * 0.5 }, 9, radius * 0.1, 2) +
    (loaf ? slices(brush, loaf, x + radius * 0.9, y - radius * 0.56, radius * 0.34) : '') +
    (fries ? chips(brush, x - radius * 0.86, y + radius * 0.62, radius * 0.3) : '') +
    garnish(scene, x, y - radius * 0.04, radius * 0.12, 3)
  )
}
