import { matches, mayMatch } from '../lexicon/may-match.ts'
import type { Language } from '#shared/constants/languages.ts'
import { cues } from './cues.ts'
import { isNegated } from '../lexicon/text/negated.ts'
import type { Wishes } from '../safety/wishes/wishes.ts'

/** The course a guest names; a meal ("dinner") only says something when no course is named. */
export function readDishType(folded: string, language: Language, before: Wishes): Wishes['dishType'] {
  const entrees = { en: 'Mains', fr: 'Starters', es: 'Starters', de: 'Starters' } as const
  const courses: readonly (readonly [Exclude<Wishes['dishType'], null>, RegExp])[] = [
    ['Starters', cues.nibble],
    ['Cocktails', cues.drink],
    ['Desserts', cues.dessert],
    ['Starters', cues.starter],
    ['Mains', cues.course],
    [entrees[language], /\b(entrees?|entradas?)\b/],
  ]
  const named = courses
    .flatMap(([type, words], rank) =>
      (mayMatch(words, folded) ? [...folded.matchAll(new RegExp(words, 'g'))] : [])
        .filter(
          ({ index }) =>
            !isNegated(folded, index) &&
            !isElsewhere(folded, index) &&
            !abstains.test(folded.slice(0, index)),
        )
        .slice(0, 1)
        .map(({ index }) => ({ type, rank, index })),
    )
    .toSorted((a, b) => (a.rank === 0 ? -1 : b.rank === 0 ? 1 : a.index - b.index))
  const meal = before.dishType === null && before.settled === null && matches(cues.meal, folded)
  return named[0]?.type ?? (meal ? 'Mains' : null)
}

/** "He doesn't drink": a verb, and no course. */
const abstains =
  /(?<![a-z])(?:(?:do|does|did|can|will|would|should)(?:n't| not|nt)|never|cannot|can't|to) (?:really |even )?$/

/** "To go with drinks", "before the main course": the course is another one. */
const isElsewhere = (folded: string, at: number) =>
  /\b(before|after|with|to|for after|avant|apres|avec|pour accompagner|antes de|despues de|para acompanar|vor|nach|zu|zum|dazu)( (the|our|my|le|la|l'|les|un|une|el|los|las|la|dem|der|den|einem|some)?)? ?$/.test(
    folded.slice(Math.max(0, at - 22), at),
  ) && !/\b(zu|zum|zur) $/.test(folded.slice(Math.max(0, at - 5), at))
