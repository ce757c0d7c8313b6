import type { Phrase } from '../recipes/phrase.ts'
import { say } from '../recipes/template.ts'
import type { TemplateId } from '../recipes/template-ids.ts'
import type { CookWishes } from '../understand/wishes.ts'
import { sentenceWith, type Sentence } from './planned-step.ts'

/** Pastry is rolled out, so that as much of it lines a wider tin than a cake needs. */
const rolledOut: readonly TemplateId[] = [
  'quiche',
  'savouryTart',
  'fruitTart',
  'curdTart',
  'sweetTart',
  'tarteTatin',
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
  upTo(rolledOut.includes(template) ? tartTins : cakeTins, portions)

/** How many portions a batch makes in the user's own tin: as many as its base is smaller or bigger. */
export function batchInTin(
  { tin }: Pick<CookWishes, 'tin'>,
  batch: number,
  natural: number | null,
  template: TemplateId,
): number {
  if (tin === null || natural === null) return batch
  return Math.max(1, Math.round(natural * (tin / usualTin(natural, template)) ** 2))
}

export const forThisTin: Phrase = say(
  'All amounts are for your tin of {tin} cm; in a smaller one, look 5 to 10 minutes sooner.',
  'Toutes les quantités sont pour votre moule de {tin} cm ; s’il est petit, surveiller 5 à 10 minutes plus tôt.',
  'Todas las cantidades son para tu molde de {tin} cm; si es pequeño, mirar de 5 a 10 minutos antes.',
  'Alle Mengen gelten für deine Form von {tin} cm; in einer kleineren 5 bis 10 Minuten früher nachsehen.',
)

/** Said at the end of what is baked in a tin of the user's own. */
export const tinSaid = ({ tin }: Pick<CookWishes, 'tin'>, natural: number | null): Sentence[] =>
  tin === null || natural === null ? [] : [sentenceWith(forThisTin, { tin })]
