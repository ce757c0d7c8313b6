import { each } from '../svg.ts'
import { oiled, peppered } from '../strewn.ts'
import type { Ingredient } from '../../lexicon/ingredient.ts'
import { ingredientById } from '../../lexicon/ingredients/index.ts'
import { mix } from '../colour.ts'
import { cutOf } from '../forms/cut.ts'
import { pool } from '../forms/sauce.ts'
import { noodleNest, spread } from '../forms/scatter.ts'
import { namedSauce, sauceColour } from '../larder.ts'
import { type Scene, garnish, heap, piece } from '../scene.ts'
import { plate } from '../table/plate.ts'

const longPasta =
  /spaghetti|tagliatelle|linguine|fettuc|vermicelli|noodle|udon|ramen|soba|pappardelle|bucatini|capellini|nudel|nouille|tallarin|fideo|pad thai|lo mein/

/** Pasta or noodles: a nest of strands, or a heap of short shapes, with what goes over it. */
export function pasta(scene: Scene): string {
  const { brush, larder, x, y, radius, words } = scene
  const { random } = brush
  const vessel = plate(brush, scene.glaze, x, y, radius, 0.86)
  const r = vessel.well
  const kind =
    larder.starches.find(({ category }) => category === 'pasta') ??
    // Spaetzle are scraped from a batter, so there is no pasta on their list.
    (/spaetzle|spatzle/.test(words) ? ingredientById('spaetzle') : undefined)
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
  ].filter(({ id }) => id !== kind?.id)
  const short =
    /penne|rigaton|macaron|fusilli|farfalle|orecchiette|ravioli|tortell|gnocchi|spaetzle|spatzle|short|orzo|pocket/.test(
      name,
    ) && !longPasta.test(name)
  const shape: Ingredient | undefined =
    kind && short
      ? { ...kind, id: shortName(name), look: { ...kind.look, colour: dough as `#${string}` } }
      : undefined
  const bed = shape
    ? each(spread(brush, x, y, r * 0.78, 74, cutOf(shape).scale * 40), ([px, py]) =>
        piece({ ...brush, note: () => undefined }, shape, px, py, r * 0.18),
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

function shortName(name: string): string {
  if (/fusilli/.test(name)) return 'fusilli'
  if (/farfalle/.test(name)) return 'farfalle'
  if (/ravioli|tortell|pocket/.test(name)) return 'ravioli'
  if (/gnocchi|spaetzle|spatzle/.test(name)) return 'gnocchi'
  return 'penne'
}
