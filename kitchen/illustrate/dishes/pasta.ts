import { oiled, peppered } from '../strewn.ts'
import type { Ingredient } from '../../lexicon/ingredient.ts'
import { ingredientById } from '../../lexicon/ingredients/index.ts'
import { mix } from '../colour.ts'
import { pool } from '../forms/sauce.ts'
import { noodleNest } from '../forms/scatter.ts'
import { roundAt } from '../outline.ts'
import { namedSauce, sauceColour } from '../larder.ts'
import { type Scene, garnish, heap, served } from '../scene.ts'
import { plate } from '../table/plate.ts'

const isPotato = ({ category }: Ingredient) => category === 'potato'

/** Pasta or noodles: a nest of strands, or a heap of short shapes, with what goes over it. */
export function pasta(scene: Scene): string {
  const { brush, larder, x, y, radius, words } = scene
  const { random } = brush
  const vessel = plate(brush, scene.glaze, x, y, radius, 0.86)
  const r = vessel.well
  const kind =
    larder.starches.find(({ category }) => category === 'pasta') ??
    // Spaetzle and gnocchi made of flour have no pasta on their list.
    (larder.all.some(({ id }) => /flour$/.test(id))
      ? ingredientById(larder.vegetables.some(isPotato) ? 'gnocchi' : 'spaetzle')
      : undefined)
  if (kind && larder.all.includes(kind)) brush.note(kind.id)
  const name = `${words} ${kind?.id ?? ''}`
  const sauce =
    namedSauce(scene.words) ??
    sauceColour(larder, larder.herbs.some(({ id }) => /basil/.test(id)) ? '#9aa544' : '#e7c98a')
  // Fried noodles have taken up their sauce.
  const tossed = larder.all.some(({ id }) => /soy-sauce|tamari|oyster-sauce/.test(id))
  const dough = mix(kind?.look.colour ?? '#eccb7e', sauce, tossed ? 0.1 : 0.16)
  // Egg goes into the sauce or is scrambled among the noodles.
  const over = [
    ...larder.proteins.filter(({ id }) => id !== 'egg'),
    ...larder.vegetables,
    ...larder.legumes,
  ].filter((item) => item.id !== kind?.id && !(kind?.id === 'gnocchi' && isPotato(item)))
  const shaped = kind && kind.look.shape !== 'noodle' && { ...kind, id: shortName(name, kind.id) }
  const bed = shaped
    ? served(
        { ...brush, note: () => undefined },
        shaped,
        roundAt(random, { x, y, size: r * 0.8, turn: 0 }, 0.05, 0.96, 14),
        { x, y, radius: r * 0.78 },
        dough,
      )
    : noodleNest(
        brush,
        dough,
        x,
        y,
        r * 0.8,
        /udon|pappardelle/.test(name) ? 15 : /tagliatelle|fettuc|linguine/.test(name) ? 13 : 8.5,
        /udon|tagliatelle|pappardelle/.test(name) ? 56 : 92,
      )
  const saucy = larder.all.some(({ id }) => /passata|tomato|pesto|minced|cream/.test(id))
  return (
    vessel.drawn +
    (tossed ? '' : pool(brush, sauce, x, y, r * 0.88, 0.95)) +
    bed +
    (saucy ? pool(brush, sauce, x + r * 0.02, y - r * 0.02, r * 0.36, 0.86) : '') +
    heap(brush, over, { x, y, radius: r * (saucy ? 0.52 : 0.62) }, 17, r * 0.175, 1.22) +
    heap(brush, larder.greens.slice(0, 1), { x, y, radius: r * 0.5 }, 7, r * 0.13, 1.2) +
    heap(brush, larder.cheeses.slice(0, 1), { x, y, radius: r * 0.5 }, 12, r * 0.1, 1) +
    heap(brush, larder.nuts.slice(0, 1), { x, y, radius: r * 0.5 }, 12, 32, 1) +
    garnish(scene, x + random.between(-10, 10), y - r * 0.04, r * 0.18, 4) +
    oiled(scene, '#c9a227', x, y, r * 0.86, 8) +
    peppered(scene, x, y, r * 0.75, 32, 3.4)
  )
}

/** Short pasta in the shape that its dish is called after. */
const shortName = (name: string, id: string): string =>
  id === 'short-pasta' ? (/fusilli|farfalle/.exec(name)?.[0] ?? id) : id
