import type { Language } from '#shared/languages.ts'
import { fold } from '../fold.ts'
import type { Danger, Guest } from './danger.ts'
import { germsAndToxins } from './germs-and-toxins.ts'
import { dangersForSome, guestWords } from './guests.ts'
import { keeping } from './keeping.ts'
import { poisons } from './poisons.ts'

export type { Danger } from './danger.ts'

export const dangers: readonly Danger[] = [...poisons, ...germsAndToxins, ...keeping, ...dangersForSome]

/** Whoever at the table a danger may be meant for; `words` are all the guest said about it, folded. */
export function guestsIn(
  words: string,
  table: Readonly<Record<'infant' | 'child' | 'pregnant', boolean>>,
): readonly Guest[] {
  const toddler = guestWords.toddler.test(words)
  return [
    ...(table.infant ? (['infant'] as const) : []),
    ...(toddler ? (['toddler', 'child'] as const) : table.child ? (['child'] as const) : []),
    ...(table.pregnant ? (['pregnant'] as const) : []),
    ...(guestWords.frail.test(words) ? (['frail'] as const) : []),
  ]
}

/** What the guest said with everything dangerous taken out, or named by what may be cooked instead. */
export const withoutDangers = (folded: string, language: Language): string =>
  dangers
    .filter(({ deadly, readAs }) => deadly || readAs)
    .reduce(
      (rest, { words, readAs }) => rest.replace(new RegExp(words, 'g'), fold(readAs?.[language] ?? ' ')),
      folded,
    )

/** A wish to hurt somebody; there is no dish for that. */
export const harmWords =
  /\b(make (my|him|her|them|someone|somebody|the|a)( \w+)? (very )?(ill|sick|vomit|pass out)|(rendre|faire) (mon|ma|mes|quelqu'un|un|une)( \w+)? (malade|vomir)|poner(le)? (enferm\w+|mal[oa]) a|hacer enfermar|krank (machen|wird)|to (poison|kill|harm|hurt|drug|sicken) (my|him|her|them|someone|somebody|the|a|people)|(empoisonner|tuer|droguer) (mon|ma|mes|quelqu'un|lui|un|une)|(envenenar|matar|drogar) a\b|(vergiften|umbringen|betauben) (will|mochte|kann)|um [a-z ]{2,30} zu (vergiften|toten)|(jemanden|meine[nmr]?|ihn|sie|ihm)( \w+)? (zu )?(vergiften|umbringen|toten))\b/
