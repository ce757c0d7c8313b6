import { gramsOf } from '../lexicon/weight.ts'
import type { Phrase } from '../recipes/phrase.ts'
import { say } from '../recipes/template.ts'
import type { TemplateId } from '../recipes/template-ids.ts'
import type { Dish } from '../recipes/dish.ts'
import type { Plan } from '../recipes/plan.ts'
import { inDishes } from './tin-size.ts'
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
  'sandwichCake',
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
  parcels: 45,
  croquettes: 30,
  meatballs: 30,
  dumplings: 22,
  boiledDumplings: 40,
  fritters: 60,
  mashCakes: 80,
  masaCakes: 90,
  breadDumplings: 90,
  potatoBalls: 90,
  sweetDumplings: 110,
  stuffedEggs: 35,
  churros: 30,
  friedSweets: 40,
  sweetPuffs: 35,
  sweetmeats: 15,
  waffles: 90,
  meringue: 25,
}

/** Of dishes whose pieces are bigger or smaller than their template's, or that alone of their template come in pieces. */
const ownPieces: Readonly<Record<string, number>> = {
  'Cornish Pasties': 220,
  'Galician Pie': 400,
  Tamales: 120,
  muffins: 95,
  'Fairy Cakes': 55,
  'Mince Pies': 60,
  Flapjacks: 45,
  'Jam Tarts': 45,
  'Pastéis de Nata': 60,
  'Butter Tarts': 60,
}

/** The parts of a dish that go into its pieces; the rest is sauce, side or frying fat. */
const inPieces: Readonly<Record<TemplateId, RegExp>> = {
  meatballs: /^(main|crumbs|binder)$/,
  meringue: /^(egg|sweet)$/,
}

/** True for what is made by the piece: samosas and biscuits, but no loaf. */
export const comesInPieces = ({ id, template, way = '' }: Pick<Dish, 'id' | 'template' | 'way'>): boolean =>
  (ownPieces[id] ?? pieceGrams[template]) !== undefined &&
  !(template === 'loaf' && (wholeLoaves.test(way) || way === 'tray'))

/** How many pieces a filled dish comes to; null where it does not come in pieces. */
export function piecesIn({
  dish,
  template,
  parts,
}: Pick<Plan, 'dish' | 'template' | 'parts'>): number | null {
  const each = pieceWeight({ dish, template })
  if (each === undefined || (template.id === 'loaf' && kindOf({ dish, template }) !== 'pieces')) return null
  const grams = parts
    .filter(
      ({ role, ingredient }) => ingredient.id !== 'frying-oil' && (inPieces[template.id]?.test(role) ?? true),
    )
    .reduce((sum, { ingredient, amount, unit }) => sum + (gramsOf(ingredient, amount, unit) ?? 0), 0)
  return Math.max(grams / each, 1)
}

const wholeLoaves = /^(round|tin|sour|braid|long|stollen|wreath)$/
/** Small things in moulds: neither a cake nor a tart. */
const inMoulds = /^(cups|jam|leaves)$/

function kindOf({ template: { id }, dish }: Pick<Plan, 'dish' | 'template'>): keyof typeof yields {
  const { way = '' } = dish
  if (ownPieces[dish.id] !== undefined) return 'pieces'
  if (id === 'loaf') return wholeLoaves.test(way) ? 'loaf' : way === 'tray' ? 'portions' : 'pieces'
  if (way === 'fluted') return 'pieces'
  if (inMoulds.test(way)) return 'portions'
  if (id === 'namedCake' && /^(loaf|drizzle)$/.test(way)) return 'tinCake'
  if (cakes.includes(id)) return 'cake'
  if (tarts.includes(id)) return 'tart'
  return pieceGrams[id] === undefined ? 'portions' : 'pieces'
}

/** Dropped from a spoon they are bigger than what is cut out or rolled. */
function pieceWeight({ dish, template }: Pick<Plan, 'dish' | 'template'>): number | undefined {
  const way = dish.way ?? ''
  if (way === 'fluted') return 60
  return ownPieces[dish.id] ?? (/^(dropped|coated)$/.test(way) ? 35 : pieceGrams[template.id])
}

/** What is baked in whatever tin suits the number at the table, unless the user has one of their own. */
const inAnyTin: readonly TemplateId[] = ['quiche', 'fruitTart', 'clafoutis']
const portionsOfATin = 4

/** For how many the dish is where it is baked in one tin, whatever the number at the table; else null. */
export const naturalBatch = ({
  dish,
  template,
  wishes,
}: Pick<Plan, 'dish' | 'template'> & { wishes?: Pick<Plan['wishes'], 'tin' | 'servings'> }):
  | number
  | null => {
  const batch = dish.batch ?? template.batch ?? 0
  if (batch >= 4) return batch
  if (wishes === undefined || wishes.tin === null) return null
  const isInDish = inDishes.includes(template.id) && wishes.servings === null
  return isInDish || inAnyTin.includes(template.id) ? portionsOfATin : null
}

export function yieldOf(plan: Plan): Sentence[] {
  const { pieces: asked } = plan.wishes
  const there = piecesIn(plan)
  // The batch was made for that number.
  if (asked !== null && there !== null) return [sentenceWith(yields.pieces, { n: asked })]
  if (naturalBatch(plan) === null) return []
  const kind = kindOf(plan)
  const pieces = there === null ? plan.portions : Math.max(plan.portions, Math.round(there / 2) * 2)
  const n = kind === 'pieces' ? pieces : kind === 'loaf' ? plan.portions * 2 : plan.portions
  // Portions as asked for are on the page already.
  return kind === 'portions' && n === plan.servings ? [] : [sentenceWith(yields[kind], { n })]
}
