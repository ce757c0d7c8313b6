import { matches } from '../lexicon/may-match.ts'
import { minutesUntilMeal } from './clock.ts'
import { numeral, toNumber, withDigits } from './number-words.ts'

const minuteWord = "(?:minutes?|mins?|minutos?|minuten|minutchen|minute|min\\.?|mn|')"
const hourWord = '(?:hours?|hrs?|heures?|horas?|horitas?|stunden?|stundchen|std\\.?|hr|h)'

/** Set phrases for stretches of time, longest first. */
const phrases: readonly (readonly [number, RegExp])[] = [
  [
    90,
    /\b(an hour and a half|(one|1) and a half hours?|1[.,]5 ?(hours?|h\b|heures?|horas?|stunden)|1 ?1\/2 (hours?|h\b|stunden|heures?)|(une|1) heure et demie|(una |1 )?hora y media|(anderthalb|eineinhalb|einundeinhalb) ?stunden?)\b/,
  ],
  [
    75,
    /\b(an hour and a quarter|(une|1) heure et quart|(una |1 )?hora y cuarto|(eine|1) ?(ein)?viertel ?stunden?)\b/,
  ],
  [
    150,
    /\b(two and a half hours|2[.,]5 (hours|stunden|horas|heures)|deux heures et demie|dos horas y media|zweieinhalb stunden)\b/,
  ],
  [
    45,
    /\b((three )?quarters of an hour|3\/4 ?(h\b|of an hour|d'heure|hora|stunde)|trois quarts d'heure|tres cuartos de hora|drei ?viertel ?stunde)\b/,
  ],
  [
    30,
    /\b(half an hour|half[- ]hour|1\/2 ?(h\b|hour|heure|hora|stunde)|demi[- ]?heure|media (hora|horita)|halben? ?(stunde|stundchen)|halbstunde|0[.,]5 ?(h|hours?|stunden?))\b/,
  ],
  [15, /\b((a )?quarter (of an )?hour|quart d'heure|cuarto de hora|viertel ?stunde|viertelstundchen)\b/],
  [
    60,
    /\b((under|within|less than|in|max(imum)?|about|around) (an|the|one|1) hour|(une )?petite heure|moins d'une heure|dans l'heure|d'ici une heure|(una )?horita|(in )?(einem?|eine) stundchen|(innerhalb|binnen) einer stunde|unter einer stunde|(in )?einer (knappen )?stunde)\b/,
  ],
  [120, /\b(a couple of hours|a few hours|ein paar stunden)\b/],
]

const quick =
  /\b(quick|quickly|(?<!(?:reicht|reichen|genugt|genugen|geht|ist|sind|war|schon|ware) )fast(?! (?:vergessen|alle[sn]?|immer|nie|keine?|nur|schon|so|wie|ganz|fertig|zwei|drei|jede\w*))|speedy|in a hurry|in a rush|no time|little time|not much time|short on time|rapides?|rapidement|vite( fait)?|presse[es]?|(?<!olla (?:a presion )?)rapid[oa]s?|rapidit[oa]s?|poco tiempo|prisa|express|schnell(?!koch|topf|kocht)\w*|eilig|wenig zeit|keine zeit|rasch\w*|fix|zackig|flott(?!ant)\w*|asap)\b/
export const quickerWords =
  /\b(quicker|faster|shorter|less time|speed (it|this) up|plus (vite|rapide(ment)?|court)|moins (long(ue)?|de temps)|mas (rapid[oa]|corto|breve)|menos tiempo|schneller\w*|kurzer\w*|weniger zeit|rascher|flott(?!ant)er|fixer)\b/
export const noHurry =
  /\b(no (rush|hurry|time limit)|(all|lots of|plenty of) (day|time|the time)|take (your|all the) time|time (does not|doesn't) matter|tout mon temps|tout le temps|pas presse[es]?|le temps qu'il faut|sin prisas?|tengo (todo el|mucho) tiempo|(viel|genug|alle|jede menge) zeit|zeit spielt keine rolle|kann (ruhig )?dauern|ohne eile)\b/

/** The time a guest allows, in minutes, or null. */
export function readLimit(folded: string): number | null {
  if (matches(noHurry, folded)) return null
  const untilMeal = minutesUntilMeal(folded)
  if (untilMeal !== null) return untilMeal
  const digits = withDigits(folded)
  const both = new RegExp(
    `\\b${numeral}\\s*${hourWord}\\s*(?:and|et|y|und)?\\s*${numeral}\\s*(?:${minuteWord})?(?![a-z\\d])`,
  ).exec(digits)
  if (both?.[1] && both[2]) {
    const rest = toNumber(both[2]) ?? 0
    if (rest < 60 && rest >= 5) return (toNumber(both[1]) ?? 1) * 60 + rest
  }
  const set = phrases.find(([, words]) => matches(words, folded))
  if (set) return set[0]
  const minutes = new RegExp(`(?:^|[^\\d.,])${numeral}[\\s-]*${minuteWord}(?![a-z])`).exec(digits)
  const given = minutes?.[1] ? toNumber(minutes[1]) : null
  if (given !== null && given >= 3) return given
  const hours = new RegExp(`\\b(an|${numeral.slice(1, -1)})\\s*${hourWord}(?![a-z'])`).exec(digits)
  if (hours?.[1]) return (hours[1] === 'an' ? 1 : (toNumber(hours[1]) ?? 1)) * 60
  return quick.test(folded) ? 30 : null
}
