import { gramsOf } from '../lexicon/weight.ts'
import type { Phrase } from '../recipes/phrase.ts'
import { say } from '../recipes/template.ts'
import type { TemplateId } from '../recipes/template-ids.ts'
import type { Plan } from './plan.ts'
import { sentenceWith, type Sentence } from './planned-step.ts'

/** What a tin or a tray holds, said at the end: nobody bakes half a loaf. */
export const yields = {
  loaf: say(
    'Makes 1 loaf, about {n} slices.',
    'Donne 1 pain, environ {n} tranches.',
    'Sale 1 pan, unas {n} rebanadas.',
    'Ergibt 1 Brot, etwa {n} Scheiben.',
  ),
  tinCake: say(
    'Makes 1 loaf cake, about {n} slices.',
    'Donne 1 cake, environ {n} tranches.',
    'Sale 1 bizcocho de molde, unas {n} rebanadas.',
    'Ergibt 1 Kastenkuchen, etwa {n} Scheiben.',
  ),
  cake: say(
    'Makes 1 cake, about {n} slices.',
    'Donne 1 gâteau, environ {n} parts.',
    'Sale 1 pastel, unas {n} porciones.',
    'Ergibt 1 Kuchen, etwa {n} Stücke.',
  ),
  tart: say(
    'Makes 1 tart, about {n} slices.',
    'Donne 1 tarte, environ {n} parts.',
    'Sale 1 tarta, unas {n} porciones.',
    'Ergibt 1 Tarte, etwa {n} Stücke.',
  ),
  pieces: say(
    'Makes about {n} pieces.',
    'Donne environ {n} pièces.',
    'Salen unas {n} piezas.',
    'Ergibt etwa {n} Stück.',
  ),
  portions: say(
    'Makes about {n} portions.',
    'Donne environ {n} parts.',
    'Salen unas {n} raciones.',
    'Ergibt etwa {n} Portionen.',
  ),
} satisfies Record<string, Phrase>

const cakes: readonly TemplateId[] = [
  'cake',
  'cheesecake',
  'streuselCake',
  'layerCake',
  'nutCake',
  'soakedCake',
  'namedCake',
  'filledYeastCake',
]
const tarts: readonly TemplateId[] = ['fruitTart', 'tarteTatin', 'curdTart', 'lidPie', 'sweetTart']

/** What one piece weighs, before it is baked. */
const pieceGrams: Readonly<Record<TemplateId, number>> = {
  cookies: 35,
  biscuits: 16,
  scones: 65,
  brownies: 60,
  smallSponges: 28,
  gougeres: 20,
  loaf: 100,
  yeastBuns: 75,
}

const wholeLoaves = /^(round|tin|sour|braid|long|stollen|wreath)$/
/** Small things in moulds: neither a cake nor a tart. */
const inMoulds = /^(cups|jam|leaves)$/

function kindOf({ template: { id }, dish: { way = '' } }: Plan): keyof typeof yields {
  if (id === 'loaf') return wholeLoaves.test(way) ? 'loaf' : way === 'tray' ? 'portions' : 'pieces'
  if (way === 'fluted') return 'pieces'
  if (inMoulds.test(way)) return 'portions'
  if (id === 'namedCake' && /^(loaf|drizzle)$/.test(way)) return 'tinCake'
  if (cakes.includes(id)) return 'cake'
  if (tarts.includes(id)) return 'tart'
  return pieceGrams[id] === undefined ? 'portions' : 'pieces'
}

/** True where the dish is baked in one tin, whatever the number at the table. */
export const naturalBatch = ({ dish, template }: Pick<Plan, 'dish' | 'template'>): number | null => {
  const batch = dish.batch ?? template.batch ?? 0
  return batch >= 4 ? batch : null
}

export function yieldOf(plan: Plan): Sentence[] {
  if (naturalBatch(plan) === null) return []
  const kind = kindOf(plan)
  // Dropped from a spoon they are bigger than what is cut out or rolled.
  const way = plan.dish.way ?? ''
  const each = way === 'fluted' ? 60 : /^(dropped|coated)$/.test(way) ? 35 : pieceGrams[plan.template.id]
  const grams = plan.parts.reduce(
    (sum, { ingredient, amount, unit }) => sum + (gramsOf(ingredient, amount, unit) ?? 0),
    0,
  )
  const pieces =
    each === undefined ? plan.portions : Math.max(plan.portions, Math.round(grams / each / 2) * 2)
  const n = kind === 'pieces' ? pieces : kind === 'loaf' ? plan.portions * 2 : plan.portions
  // Portions as asked for are on the page already.
  return kind === 'portions' && n === plan.servings ? [] : [sentenceWith(yields[kind], { n })]
}
