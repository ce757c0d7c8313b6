import { each, soft, body } from '../svg.ts'
import { roundAt, spotAt, inset, posed, roundOutline } from '../outline.ts'
import { mix, tonesOf } from '../colour.ts'
import { namedSauce, sauceColour } from '../larder.ts'
import { browned } from './crust.ts'
import { fruitsOf, herbTop } from './sweet.ts'
import { drizzle, surface, swirl } from '../forms/sauce.ts'
import { sprinkle } from '../forms/scatter.ts'
import { type Scene, heap } from '../scene.ts'
import { bowl, heldIn } from '../table/bowl.ts'

/** Whipped whites afloat on custard, threads of caramel over them. */
function islands(scene: Scene, x: number, y: number, r: number): string {
  const { brush, larder } = scene
  const white = tonesOf('#fffaf0')
  const places = [
    [-0.34, -0.26],
    [0.36, -0.16],
    [-0.02, 0.36],
  ] as const
  return (
    soft(roundAt(brush.random, { x, y, size: r, turn: 0 }, 0, 1, 26), '#f3d98e') +
    each(places, ([px, py]) =>
      body(
        posed(
          roundOutline(brush.random, 0.06, 0.82, 12),
          spotAt(x + px * r, y + py * r, r * 0.32, brush.random.between(-0.4, 0.4)),
        ),
        white,
        r * 0.34,
      ),
    ) +
    drizzle(brush, '#b5661c', x, y, r * 0.66, 9) +
    heap(brush, larder.nuts.slice(0, 1), { x, y, radius: r * 0.6 }, 14, r * 0.09, 1.7) +
    heap(brush, fruitsOf(scene), { x, y, radius: r * 0.7 }, 6, r * 0.14, 2)
  )
}

/** The colour of a sauce: of the herb that it is made of, of its yolks, else of its strongest part. */
function sauceOf({ larder, words }: Scene): string {
  const [first] = larder.all
  if (first?.category === 'herb') return first.look.colour
  const yolk = larder.all.some(({ id }) => id === 'egg-yolk')
  // A sauce of red wine is called red and is brown.
  const called = larder.all.some(({ id }) => id === 'red-wine') ? undefined : namedSauce(words)
  return called ?? sauceColour(larder, yolk ? '#f2d266' : first?.id === 'butter' ? '#f3df9a' : '#a8743a')
}

/** Custard or sauce as it is stirred, with what is strewn on it. */
function plain(scene: Scene, x: number, y: number, r: number): string {
  const { brush, larder, words } = scene
  const colour =
    scene.form === 'sauce'
      ? sauceOf(scene)
      : larder.chocolate.length > 0 || /chocol|schoko/.test(words)
        ? '#6a3d26'
        : '#f4da8e'
  return (
    surface(brush, colour, x, y, r) +
    swirl(brush, tonesOf(colour).light, x, y, r * 0.6, 1.6) +
    heap(brush, [...larder.vegetables, ...larder.proteins], { x, y, radius: r * 0.5 }, 14, r * 0.1, 1.2) +
    (larder.all.some(({ id }) => /cinnamon/.test(id)) ? sprinkle(brush, '#8f5320', x, y, r * 0.5, 90, 5) : '')
  )
}

const topped = (scene: Scene, x: number, y: number, r: number) =>
  heap(scene.brush, fruitsOf(scene), { x, y, radius: r * 0.3 }, 4, r * 0.17, 1) +
  herbTop(scene, x, y, r * 0.13)

/** A shallow dish of custard under a sheet of caramel, cracked in one place. */
export function ramekin(scene: Scene): string {
  const { brush, x, y, radius } = scene
  const vessel = bowl(brush, scene.glaze, x, y, radius * 0.86)
  const r = vessel.well
  const round = roundAt(brush.random, { x, y, size: r, turn: 0 }, 0, 1, 26)
  const crack = roundAt(brush.random, spotAt(x + r * 0.34, y + r * 0.3, r * 0.26, 0.4), 0.3, 0.8, 7)
  if (scene.form === 'islands') return heldIn(brush, vessel, islands(scene, x, y, r))
  if (scene.form === 'puffed') {
    const dome = roundAt(brush.random, { x, y, size: r * 1.09, turn: 0 }, 0.025, 0.98, 18)
    return (
      vessel.drawn +
      body(dome, tonesOf('#dfa445'), r, { shine: 0.5 }) +
      soft(inset(dome, 0.82, -4, -6), '#efc469', 0.8) +
      browned(brush, x, y, r * 0.7, r * 0.66, 40)
    )
  }
  if (scene.form === 'plain' || scene.form === 'sauce')
    return heldIn(brush, vessel, plain(scene, x, y, r)) + topped(scene, x, y, r)
  const inside =
    soft(round, '#c9762a') +
    soft(inset(round, 0.93, -3, -4), '#d98d36') +
    soft(inset(round, 0.6, -r * 0.1, -r * 0.12), mix('#d98d36', '#fbe0a0', 0.45), 0.5) +
    browned(brush, x, y, r * 0.72, r * 0.72, 34) +
    soft(crack, '#8f4a16') +
    soft(inset(crack, 0.86, 3, 4), '#f7e3ae')
  return heldIn(brush, vessel, inside) + topped(scene, x - r * 0.3, y - r * 0.26, r)
}
