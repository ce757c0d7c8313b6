import type { Phrase } from '../recipes/phrase.ts'
import { say } from '../recipes/template.ts'
import type { CookWishes } from '../understand/wishes.ts'
import { sentenceWith, type Sentence } from './planned-step.ts'

/** Centimetres across that so many portions need. */
export const usualTin = (portions: number): number =>
  portions <= 3 ? 18 : portions <= 5 ? 20 : portions <= 8 ? 26 : 28

/** How many portions a batch makes in the user's own tin: as many as its base is smaller or bigger. */
export function batchInTin({ tin }: Pick<CookWishes, 'tin'>, batch: number, natural: number | null): number {
  if (tin === null || natural === null) return batch
  return Math.max(1, Math.round(natural * (tin / usualTin(natural)) ** 2))
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
