import { matches, mayMatch } from '../lexicon/may-match.ts'
import type { Language } from '#shared/constants/languages.ts'
import { insisting } from './cues.ts'
import { harmWords, wordings } from '../safety/hazards/wordings/wordings.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { dangersFor } from '../safety/hazards/dangers.ts'
import { readDishMentions } from './dish-mentions.ts'
import { dishById } from '../library/dishes/dishes.ts'
import { fold } from '../lexicon/text/fold.ts'
import type { Hazard } from '../safety/hazards/hazard.ts'
import { hazardsIn, type Eating } from './hazards/read-hazards.ts'
import { spansOf } from './mentions.ts'
import { isNegated } from '../lexicon/text/negated.ts'
import type { Wishes } from '../safety/wishes/wishes.ts'

type Told = Pick<Wishes, 'dangers' | 'refused'> & {
  eating: Eating
  /** A fault of the food in hand is newly told, whatever the words. */
  isSpoiled: boolean
}

/** Faults that a sentence without any food tells of the dish on the table: "they taste bitter". */
function ofDish(folded: string, language: Language, before: Wishes): readonly Hazard[] {
  const dish = before.settled === null ? null : dishById(before.settled)
  if (!dish || folded.length > shortTurn) return []
  const bare = (folded.match(/[^.!?]+/g) ?? []).filter((each) => spansOf(each, language).length === 0)
  if (bare.length === 0) return []
  const ids = [...before.wanted.map(({ id }) => id), ...(dish.wants ?? []), ...(dish.alone ?? [])]
  const foods = ids.flatMap((id) => findIngredientById(id)?.names[language].many ?? [])
  const about = fold([...foods, dish.label[language]].join(' '))
  const without = hazardsIn(about, language, before, false).hazards
  return hazardsIn(`${bare.join('. ')} ${about}`, language, before, false).hazards.filter(
    (each) => each.ofDish && !without.includes(each),
  )
}

const shortTurn = 240

/**
 * What dangerous things a turn tells of, by its wording or by its meaning, whether it insists on one that nothing makes
 * safe, and who eats.
 */
export function readDangers(
  folded: string,
  before: Wishes,
  { language = before.language, refused = false }: { language?: Language; refused?: boolean } = {},
): Told {
  const heard = hazardsIn(folded, language, before, refused)
  const all = [...heard.hazards, ...ofDish(folded, language, before)]
  const meant = [...new Set(all)]
  const worded = wordings.flatMap(({ hazard, words }) => {
    const match = mayMatch(words, folded) ? words.exec(folded) : null
    return match !== null && !isNegated(folded, match.index) && !meant.includes(hazard) ? [hazard] : []
  })
  const now = [...meant.filter(({ stop }) => !stop), ...worded]
  const times = (id: string) => before.dangers.find(({ danger }) => danger.id === id)?.times ?? 0
  const kept = before.dangers.filter(({ danger }) => !now.some(({ id }) => id === danger.id))
  const deadly = now.find((danger) => danger.deadly && (times(danger.id) > 0 || matches(insisting, folded)))
  const help = meant.find(({ stop }) => stop) ?? now.find(({ refuse }) => refuse)
  return {
    dangers: [...kept, ...now.map((danger) => ({ danger, times: times(danger.id) + 1 }))],
    refused: matches(harmWords, folded) ? 'harm' : (help ?? deadly ?? null),
    eating: heard.eating,
    isSpoiled: meant.some(({ id, ofDish: isFault }) => isFault && times(id) === 0),
  }
}

/** What a turn says beside the names of dishes, which bring their dangers only once. */
const withoutDishes = (said: string, language: Language): string =>
  readDishMentions(said, language).reduce(
    (text, { at, end }) => text.slice(0, at) + ' '.repeat(end - at) + text.slice(end),
    said,
  )

/** One that only somebody who eats makes a danger. */
const isOfEaters = ({ for: eaters, when }: Hazard): boolean =>
  eaters.length > 0 ||
  when.every((terms) => terms.some(({ names }) => names.some((each) => each.startsWith('@'))))

/**
 * Which dangers are news after a turn. That somebody is pregnant was told when it was heard: what follows from nothing but that,
 * or from the name of the dish, is not told in every later turn. What threatens everybody is told as often as it is named.
 */
export function newsTo(
  before: Wishes | null,
  said: string,
  language: Language,
): (told: Wishes['dangers'][number]) => boolean {
  if (!before) return () => true
  const lasting = hazardsIn('', language, before, false).hazards
  const inWords = hazardsIn(withoutDishes(said, language), language, before, false).hazards
  const known = dangersFor(before)
  return ({ danger, times }) => {
    const had = known.find((each) => each.danger === danger)
    if (!had) return true
    const isToldAgain = !lasting.includes(danger) && (!isOfEaters(danger) || inWords.includes(danger))
    return had.times !== times && isToldAgain
  }
}
