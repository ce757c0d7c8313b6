import type { Phrase } from '../recipes/phrase.ts'
import { say } from '../recipes/template.ts'
import type { TemplateId } from '../recipes/template-ids.ts'
import type { CookWishes, OvenVessel } from '../recipes/wishes.ts'
import type { Plan } from '../recipes/plan.ts'
import { sentenceWith, type PlannedStep, type Sentence } from './planned-step.ts'

/** Pastry is rolled out, so that as much of it lines a wider tin than a cake needs. */
const rolledOut: readonly TemplateId[] = [
  'quiche',
  'savouryTart',
  'fruitTart',
  'curdTart',
  'sweetTart',
  'tarteTatin',
]

/** What is baked in a wide dish as deep as a tart. */
export const inDishes: readonly TemplateId[] = [
  'gratin',
  'pastaBake',
  'layeredBake',
  'cottagePie',
  'fishPie',
  'enchiladas',
  'ratatouille',
  'crumble',
  'breadPudding',
]

const upTo = (sizes: readonly (readonly [portions: number, tin: number])[], portions: number) =>
  (sizes.find(([most]) => portions <= most) ?? sizes.at(-1))?.[1] ?? 28

const cakeTins = [
  [3, 18],
  [5, 20],
  [8, 26],
  [Infinity, 28],
] as const
const tartTins = [
  [2, 18],
  [3, 20],
  [4, 24],
  [6, 26],
  [8, 28],
  [Infinity, 30],
] as const

/** Centimetres across that so many portions need. */
export const usualTin = (portions: number, template: TemplateId): number =>
  upTo([...rolledOut, ...inDishes].includes(template) ? tartTins : cakeTins, portions)

/** A round tin that is as wide as a tray, which is filled less high. */
const trayAcross = 37

/** How many portions a batch makes in the user's own tin: as many as its base is smaller or bigger. */
export function batchInTin(
  { tin, vessel }: Pick<CookWishes, 'tin' | 'vessel'>,
  batch: number,
  natural: number | null,
  template: TemplateId,
): number {
  const across = tin ?? (vessel === 'tray' ? trayAcross : null)
  if (natural === null || across === null) return batch
  const portions = Math.max(1, Math.round(natural * (across / usualTin(natural, template)) ** 2))
  return tin === null ? Math.max(batch, portions) : portions
}

export const forThisTin: Phrase = say(
  'All amounts are for your tin of {tin} cm; in a smaller one, look 5 to 10 minutes sooner.',
  'Toutes les quantités sont pour votre moule de {tin} cm ; s’il est petit, surveiller 5 à 10 minutes plus tôt.',
  'Todas las cantidades son para tu molde de {tin} cm; si es pequeño, mirar de 5 a 10 minutos antes.',
  'Alle Mengen gelten für deine Form von {tin} cm; in einer kleineren 5 bis 10 Minuten früher nachsehen.',
)

/** What a vessel without a size changes; {short} and {long} are minutes for what is flatter or higher than in a round tin. */
export const inOwnVessel = {
  tray: say(
    'Use a lined tray with a rim (30 by 40 cm) instead of the tin, and all of it: the amounts are for a whole tray. Flatter as it is, look after {short} minutes.',
    'Prendre une plaque à rebord garnie de papier (30 sur 40 cm) à la place du moule : les quantités sont pour une plaque entière. Plus plat, surveiller dès {short} minutes.',
    'Usar una bandeja con borde y papel (30 por 40 cm) en lugar del molde: las cantidades son para una bandeja entera. Al quedar más plano, mirar a los {short} minutos.',
    'Statt der Form ein Blech mit Rand und Backpapier (30 mal 40 cm) nehmen: Die Mengen gelten für ein ganzes Blech. Flacher, wie es ist, nach {short} Minuten nachsehen.',
  ),
  partTray: say(
    'Use a lined tray with a rim instead of the tin or dish and close off what is left free with a folded strip of foil; flatter as it is, look after {short} minutes.',
    'Prendre une plaque à rebord garnie de papier à la place du moule ou du plat et fermer ce qui reste libre avec une bande d’aluminium pliée ; plus plat, surveiller dès {short} minutes.',
    'Usar una bandeja con borde y papel en lugar del molde o la fuente y cerrar lo que quede libre con una tira de papel de aluminio doblado; al quedar más plano, mirar a los {short} minutos.',
    'Statt der Form ein Blech mit Rand und Backpapier nehmen und, was frei bleibt, mit einem gefalteten Streifen Alufolie abtrennen; flacher, wie es ist, nach {short} Minuten nachsehen.',
  ),
  loaf: say(
    'Use a lined loaf tin of 25 to 30 cm instead, filled to three quarters: higher there, it takes about {long} minutes, until a skewer comes out dry.',
    'Prendre à la place un moule à cake de 25 à 30 cm, chemisé et rempli aux trois quarts : plus haut, il demande environ {long} minutes, jusqu’à ce qu’une pique ressorte sèche.',
    'Usar en su lugar un molde alargado de 25 a 30 cm, forrado y lleno hasta tres cuartos: al quedar más alto, necesita unos {long} minutos, hasta que el palillo salga seco.',
    'Stattdessen eine ausgelegte Kastenform von 25 bis 30 cm nehmen und zu drei Vierteln füllen: Höher, wie es darin ist, braucht es etwa {long} Minuten, bis das Stäbchen trocken bleibt.',
  ),
  muffins: say(
    'Use a muffin tin instead, its cups filled to two thirds, and bake for 18 to 25 minutes.',
    'Prendre à la place un moule à muffins, rempli aux deux tiers, et cuire de 18 à 25 minutes.',
    'Usar en su lugar un molde de magdalenas, lleno hasta dos tercios, y hornear de 18 a 25 minutos.',
    'Stattdessen eine Muffinform nehmen, die Mulden zu zwei Dritteln füllen und 18 bis 25 Minuten backen.',
  ),
  smallOven: say(
    'In a small oven, set the rack as low as it goes, leave 3 cm free all round, in two rounds if need be, look 5 minutes early and cover with foil what is brown enough.',
    'Dans un mini-four, mettre la grille le plus bas possible, laisser 3 cm libres tout autour, en deux fournées s’il le faut, surveiller 5 minutes plus tôt et couvrir d’aluminium ce qui est assez doré.',
    'En un horno de sobremesa, poner la rejilla lo más abajo posible, dejar 3 cm libres alrededor, en dos tandas si hace falta, mirar 5 minutos antes y tapar con papel de aluminio lo que ya esté dorado.',
    'Im Miniofen das Gitter so tief wie möglich einschieben, ringsum 3 cm frei lassen, notfalls in zwei Durchgängen, 5 Minuten früher nachsehen und, was braun genug ist, mit Alufolie abdecken.',
  ),
} satisfies Record<string, Phrase>

/** The vessel as the steps name it anyway. */
const named = { tray: /\b(?:tray|sheet)\b/, loaf: /\bloaf tin\b/, muffins: /\bmuffin tin\b/, smallOven: /^$/ }

export const namesVessel = (steps: readonly PlannedStep[], vessel: OvenVessel): boolean =>
  steps.some(({ sentences }) => sentences.some(({ text }) => named[vessel].test(text.en)))

/** Said before all else of what is baked in a vessel of the user's own; null where it is made in none. */
export function vesselSaid(plan: Plan, steps: readonly PlannedStep[]): Sentence | null {
  const { template, wishes, portions, dish } = plan
  const baking = Math.max(
    0,
    ...steps.map(({ on, kind, minutes }) => (on === 'oven' && kind === 'cook' ? (minutes ?? 0) : 0)),
  )
  if (wishes.vessel === null || wishes.tin !== null || baking === 0) return null
  const isShaped =
    template.id === 'meatloaf' ||
    template.steps.some(({ vessel }) => /^(?:tin|cakeTin|dish)$/.test(vessel ?? ''))
  const isNamed = namesVessel(steps, wishes.vessel)
  if (
    wishes.vessel !== 'smallOven' &&
    (isNamed || (!isShaped && dish.batch === undefined && template.batch === undefined))
  )
    return null
  const isWhole = portions >= (dish.batch ?? template.batch ?? Infinity) * 2
  const fives = (share: number) => Math.max(5, Math.round((baking * share) / 5) * 5)
  const key = wishes.vessel === 'tray' && !isWhole ? 'partTray' : wishes.vessel
  return sentenceWith(inOwnVessel[key], { short: fives(0.6), long: fives(1.25) })
}

/** Said at the end of what is baked in a tin of the user's own. */
export const tinSaid = ({ tin }: Pick<CookWishes, 'tin'>, natural: number | null): Sentence[] =>
  tin === null || natural === null ? [] : [sentenceWith(forThisTin, { tin })]
