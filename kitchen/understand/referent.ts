import type { Language } from '#shared/constants/languages.ts'
import { swapOffered } from '../answers/swap-in.ts'
import type { Composed } from '../render/compose.ts'
import { findIngredients } from '../lexicon/find.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { fold } from '../lexicon/text/fold.ts'

/** "Then without, please", "leave that out": the food is the one that was asked about a turn before. */
const without =
  /(?:^|[ ,])(?:(?:without|ohne|sans|sin)(?: (?:it|that|them|die|das|den|ca|cela|eso|ell[oa]s?))?|(?:leave|take) (?:it|that|them) out|lass (?:es|das|sie|ihn|die|den) weg|(?:enleve|retire)[- ](?:le|la|les|ca)|quital[oa]s?)(?= *(?:[,.;!]|$|then|please|alors|bitte|dann|svp|stp|s'il|por favor|entonces))/

/** "Yes, put it in", "dann tausch das": a food that fits was asked about a turn before. */
const taken =
  /^(?:(?:yes|ok|okay|sure|great|good|please|then|oui|d'accord|alors|si|vale|bien|entonces|ja|gut|gerne|dann|super|perfect|parfait|perfecto)[ ,!.]+)*(?:(?:do|use|swap|take|put|add) (?:it|that|them)(?: in)?|(?:mets|prends|utilise|ajoute|remplace)[- ](?:le|la|les|en)|(?:pon|usa|cambia|anade)l[oa]s?|(?:nimm|mach|tausch\w*|gib) (?:das|die|den|sie|es|ihn)(?: (?:rein|dazu|aus))?)(?:[ ,]+(?:please|then|bitte|stp|svp|por favor|instead|stattdessen))?\W*$/

const leaving: Record<Language, string> = { en: 'no', fr: 'sans', es: 'sin', de: 'ohne' }
const taking: Record<Language, string> = { en: 'use', fr: 'mets', es: 'pon', de: 'nimm' }

const swapping = /(?<![a-z])(?:swap|do|tausch\w*|mach|remplace|cambia\w*)(?![a-z])/
const swapped: Record<Language, (to: string, from: string) => string> = {
  en: (to, from) => `use ${to} instead of ${from}`,
  fr: (to, from) => `remplace ${from} par ${to}`,
  es: (to, from) => `cambia ${from} por ${to}`,
  de: (to, from) => `nimm ${to} statt ${from}`,
}

/** A turn with the food named that it only points at; `asked` are the questions of the turn before. */
export function withReferent(
  content: string,
  asked: readonly string[],
  language: Language,
  onTable: () => Composed | null,
): string {
  const folded = fold(content)
  const word = without.test(folded) ? leaving[language] : taken.test(folded) ? taking[language] : null
  if (word === null || asked.length === 0 || findIngredients(content, language).length > 0) return content
  const named = findIngredients(asked.join(' '), language).map(({ ingredient }) => ingredient)
  const foods = [...new Set(named)].slice(0, 2)
  const dish = word === taking[language] && swapping.test(folded) ? onTable() : null
  const offer = dish && swapOffered(asked.join(' '), language, dish)
  // A lemon tart stays one: what gives the dish its name is joined and not replaced.
  const { wants = [], alone = [] } = dish?.plan.dish ?? {}
  if (offer && ![...wants, ...alone].includes(offer.from.id)) {
    const name = ({ names }: Ingredient) => names[language].many
    return `${content.replace(/\W+$/u, '')}, ${swapped[language](name(offer.to), name(offer.from))}`
  }
  return foods.length > 0
    ? `${content.replace(/\W+$/u, '')}, ${foods.map(({ names }) => `${word} ${names[language].many}`).join(', ')}`
    : content
}
