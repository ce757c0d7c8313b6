const words: readonly (readonly [number, string])[] = [
  [1, 'one|une|un|uno|una|eine|einen|einer|ein|eins'],
  [2, 'two|deux|dos|zwei|zweit|couple'],
  [3, 'three|trois|tres|drei|dritt'],
  [4, 'four|quatre|cuatro|vier|viert'],
  [5, 'five|cinq|cinco|funf|funft'],
  [6, 'six|seis|sechs|sechst'],
  [7, 'seven|sept|siete|sieben|siebt'],
  [8, 'eight|huit|ocho|acht'],
  [9, 'nine|neuf|nueve|neun'],
  [10, 'ten|dix|diez|zehn'],
  [12, 'twelve|douze|doce|zwolf|a dozen|une douzaine|una docena'],
  [15, 'fifteen|quinze|quince|funfzehn'],
  [20, 'twenty|vingt|veinte|zwanzig'],
  [30, 'thirty|trente|treinta|dreissig'],
  [40, 'forty|quarante|cuarenta|vierzig'],
  [45, 'forty-five|quarante-cinq|cuarenta y cinco|funfundvierzig'],
]

/** A number in digits or in words, to stand inside a longer pattern. */
export const numeral = `(\\d{1,3}|${words
  .map(([, each]) => each)
  .join('|')
  .split('|')
  .toSorted((a, b) => b.length - a.length)
  .join('|')})`

export function toNumber(text: string): number | null {
  if (/^\d+$/.test(text)) return Number(text)
  return words.find(([, each]) => each.split('|').includes(text))?.[0] ?? null
}

const people =
  'people|persons|person|guests|servings|serves|portions|adults|eaters|of us|friends|personnes?|convives|parts|invites|adultes|personas?|comensales|raciones|invitados|amigos|personen|person|portionen|leuten?|gasten?|erwachsenen?|freunden?|pers\\.?|glasses|verres|vasos|copas|glasern?|mugs?|tasses?|tazas?|tassen?|drinks|cups of'
const notPeople =
  '(?!\\s*(?:min|m\\b|h\\b|hour|heure|hora|stund|std|g\\b|kg|ml|cl|°|grad|%|euro|\\$|€|dish|course|plat|day|jour|dia|tag|week|am\\b|pm\\b|uhr|,\\d|\\.\\d|\\d|/|-|of the|big|small|gross|klein|petit|grand))'

const patterns: readonly RegExp[] = [
  new RegExp(`\\b(?:serves?|feeds?|sert)\\s+${numeral}\\b`),
  new RegExp(`\\b${numeral}\\s+(?:${people})\\b`),
  new RegExp(
    `\\b(?:family|party|table|group|dinner|lunch|meal|famille|tablee|familia|mesa) (?:of|for|de|para|pour) ${numeral}\\b`,
  ),
  new RegExp(
    `\\b(?:we are|we're|there are|nous sommes|nous serons|on est|on sera|somos|seremos|wir sind|sind wir)(?: zu)? ${numeral}\\b`,
  ),
  new RegExp(`\\bzu (zweit|dritt|viert|funft|sechst|siebt)\\b`),
  new RegExp(`\\b(?:a|á) (deux|trois|quatre|cinq|six)\\b`),
  new RegExp(`\\b(?:for|pour|para|fur) (?:just |only |about |the |les |los |nur )?${numeral}\\b${notPeople}`),
]

const last = patterns.at(-1)

const children = new RegExp(
  `\\b(?:adults?|adultes?|adultos?|erwachsenen?)\\b.{0,8}\\b(?:and|et|y|und|plus|\\+) ${numeral} (?:kids|children|child|enfants?|ninos?|kinder)`,
)
const alone =
  /\b(for (just )?(me|myself)|for one|pour (moi|une personne)( seule?)?|para mi( solo)?|fur mich( allein)?|just me|nur fur mich)\b/
const couple =
  /\b(for (my )?(wife|husband|partner|girlfriend|boyfriend) and (me|i)|for the two of us|date night|pour nous deux|para nosotros dos|fur uns (zwei|beide))\b/

/** How many the guest cooks for, or null; "for 30 minutes" is nobody. */
export function readServings(folded: string): number | null {
  if (couple.test(folded)) return 2
  const extra = children.exec(folded)
  for (const pattern of patterns) {
    const match = pattern.exec(folded)
    const count = match?.[1] ? toNumber(match[1]) : null
    const article = count === 1 && pattern === last && !/\d/.test(match?.[1] ?? '')
    if (count && !article) return Math.min(count + (extra?.[1] ? (toNumber(extra[1]) ?? 0) : 0), 100)
  }
  return alone.test(folded) ? 1 : null
}

const minuteWord = "(?:minutes?|mins?|minutos?|minuten|minute|min\\.?|mn|')"
const hourWord = '(?:hours?|hrs?|heures?|horas?|stunden?|std\\.?|h)'

/** The time a guest allows, in minutes, or null. */
export function readLimit(folded: string): number | null {
  if (/\b(half an hour|half hour|demi-?\s?heure|media hora|halben? stunde|halbstunde)\b/.test(folded))
    return 30
  if (
    /\b(three quarters of an hour|trois quarts d'heure|tres cuartos de hora|dreiviertel ?stunde)\b/.test(
      folded,
    )
  )
    return 45
  if (/\b(quarter of an hour|quarter hour|quart d'heure|cuarto de hora|viertelstunde)\b/.test(folded))
    return 15
  if (
    /\b(an hour and a half|one and a half hours|1[.,]5 (hours|heures|horas|stunden)|une heure et demie|hora y media|anderthalb stunden|eineinhalb stunden)\b/.test(
      folded,
    )
  )
    return 90
  const both = new RegExp(
    `\\b${numeral}\\s*${hourWord}\\s*(?:and|et|y|und)?\\s*${numeral}\\s*(?:${minuteWord})?\\b`,
  ).exec(folded)
  if (both?.[1] && both[2]) return (toNumber(both[1]) ?? 1) * 60 + (toNumber(both[2]) ?? 0)
  const minutes = new RegExp(`(?:^|[^\\d.,])${numeral}[\\s-]*${minuteWord}(?![a-z])`).exec(folded)
  if (minutes?.[1]) return toNumber(minutes[1])
  const hours = new RegExp(`\\b(an|${numeral.slice(1, -1)})\\s*${hourWord}(?![a-z'])`).exec(folded)
  if (hours?.[1]) return (hours[1] === 'an' ? 1 : (toNumber(hours[1]) ?? 1)) * 60
  const quick =
    /\b(quick|quickly|fast|speedy|in a hurry|no time|little time|rapides?|rapidement|vite( fait)?|presse|rapid[oa]s?|poco tiempo|prisa|schnell\w*|eilig|wenig zeit|rasch\w*|fix)\b/
  return quick.test(folded) ? 30 : null
}
