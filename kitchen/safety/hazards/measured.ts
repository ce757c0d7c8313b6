import { withDigits } from '../../lexicon/text/number-words.ts'

/** What the numbers of a turn tell, which no list of words can. */
export interface Measured {
  /** Ages in months of those who eat, as far as they are named. */
  months: readonly number[]
  weeksPregnant: boolean
  /** A core too cold for poultry or mince. */
  lowCore: boolean
  fewCalories: boolean
  hours: boolean
}

const one = '(?:one|une?|uno|una|eine?[nmr]?)'
const number = `(\\d{1,3}(?:[.,]\\d)?|${one})`
const young =
  'baby|bab(?:y|ies)|bebes?|son|daughter|boy|girl|grandson|granddaughter|nephew|niece|little one|twins?|child|kid|infant|toddler|he|she|fils|fille|petite?|petit-fils|neveu|enfant|gamine?|jumeaux|bambin|hij[oa]s?|niet[oa]s?|nin[oa]s?|peque\\w*|sobrin[oa]|gemel[oa]s|nen[ea]|sohn\\w*|tochter|enkel\\w*|kleine[nrs]?|saugling\\w*|kind\\w*|neffe\\w*|nichte|zwilling\\w*|junge|madchen|wurm|bub'
const month = 'months?|mths?|mo|mois|meses|mes|monaten?|monat'
const week = 'weeks?|wks?|semaines?|semanas?|wochen?'
const year = 'years?|yrs?|ans?|anos?|jahren?|jahre?'

/** Whisky and cheese have their years, too. */
const matured =
  '(?! (?:[a-z]+ )?(?:single|malt|whisk|scotch|bourbon|rum|rhum|ron|port|cheddar|gouda|parmesan|comte|balsamic|wine|gouda|rum|kase|balsamico|vin|vino|cognac))'

const patterns = (unit: string) => [
  new RegExp(
    `(?<![a-z0-9])${number}[- ]?(?:and a half |and a bit |et demi |y medio |einhalb )?(?:${unit})[- ]olds?(?![a-z])${matured}`,
    'g',
  ),
  new RegExp(`(?<![a-z0-9])${number} (?:${unit}) alte?[nrsm]?(?![a-z])${matured}`, 'g'),
  new RegExp(
    `(?<![a-z])(?:${young})(?: [a-z]+)?(?:,| is| s|'s| has| turned| turns| just| now| only| a| tiene| ha cumplido| cumple| ist| wird| hat| mit| de| con| von| aged?| im alter von|\\(| im| vient d'avoir| va avoir| y)*(?: (?:only|nearly|almost|just|about|about to be|environ|presque|casi|apenas|solo|unos|bientot|fast|erst|gerade|knapp|ya|deja|schon|is))*[ ,(-]*${number}[- ]?(?:${unit})(?![a-z])`,
    'g',
  ),
  new RegExp(
    `(?<![a-z])(?:bebe|baby|nin[oa]|enfant|kind|nene|nena|hij[oa]|fille|fils|petite?|niet[oa]) (?:de|a|von|mit) ${number} ?(?:${unit})(?![a-z])`,
    'g',
  ),
]

const monthPatterns = [
  ...patterns(month),
  new RegExp(
    `(?<![a-z])(?:my|our|the) ${number}[- ]?(?:${month})(?=[,.;!?]|$| (?:baby|son|daughter|boy|girl))`,
    'g',
  ),
  new RegExp(`(?<![a-z0-9])${number}[- ]?(?:monatige[nrs]?|monats ?altes?)`, 'g'),
]
const weekPatterns = [...patterns(week), new RegExp(`(?<![a-z0-9])${number}[- ]?wochige[nrs]?`, 'g')]
const yearPatterns = [
  ...patterns(year),
  new RegExp(`(?<![a-z0-9])${number} ?y[./]?o(?![a-z])`, 'g'),
  new RegExp(`(?<![a-z0-9])${number}[- ]?jahrige[nrs]?`, 'g'),
  // "Unser Enkel (3)".
  new RegExp(`(?<![a-z])(?:${young}) \\((\\d{1,2})\\)`, 'g'),
  /(?<![a-z0-9])(\d{1,2})(?:st|nd|rd|th|\.|e|er)? (?:birthday|geburtstag|anniversaire|cumpleanos)/g,
]

const valueOf = (words: string) => (/^\d/.test(words) ? Number(words.replace(',', '.')) : 1)

const found = (text: string, all: readonly RegExp[]): number[] =>
  all.flatMap((pattern) => [...text.matchAll(pattern)].map(([, words = '']) => valueOf(words)))

const carryingEnd = '(?! (?:sober|clean|off|without|sin|sans|ohne|trocken|sobri|nuchtern|dry|old|late|alt))'
const ordinal = '\\d{1,2}(?:\\.|e|eme|th|rd|nd|st)?'
/** "I'm 30 weeks", "estoy de 30 semanas", "in der 34. Woche"; of somebody else months are an age. */
const carrying = new RegExp(
  `(?<![a-z])(?:(?:i'm|im|i am|we're|estoy|je suis|suis|bin|in der|en la) (?:de |a |dans ma |in der |already |ya |deja |schon |semana )*${ordinal} ?(?:weeks?|wks?|semanas?|semaines?|wochen?|woche|ssw|months?|mes(?:es)?|mois|monat)(?![a-z])|(?:wife|girlfriend|partner|femme|copine|compagne|mujer|novia|pareja|frau|freundin|partnerin) (?:is|est|esta|ist) (?:about |now |already |de |a |ya |deja |schon )*${ordinal} ?(?:weeks?|wks?|semanas?|semaines?|wochen?)(?![a-z])|(?:she's|she is|wife is|esta|elle est|ist) (?:de |a |in der )+${ordinal} ?(?:weeks?|semanas?|semaines?|wochen?|ssw)(?![a-z]))${carryingEnd}`,
)

/** A temperature that a cook names for meat: under 74 °C, or the same in °F. */
function lowCore(text: string): boolean {
  const isPoultry =
    /(?<![a-z])(?:chicken|turkey|poult|duck|poulet|dinde|volaille|pollo|pavo|ave|hahnchen|huhn|puten?|geflugel|hendl|truthahn)/.test(
      text,
    )
  const isMeasured =
    /thermomet|probe|internal|inside|core|kern|a coeur|sonde|termometro|sonda|centro|interno|innen|temp|read|says|shows|affiche|indique|marca|zeigt|middle|sous[- ]?vide/.test(
      text,
    )
  return [
    ...text.matchAll(
      /(?<![\d.,])(\d{2,3})(?:[.,]\d)? ?(°|degrees?|degres?|grados?|grad|deg)? ?(c|f|celsius|fahrenheit)?(?![a-z\d])/g,
    ),
  ].some(({ index, 1: digits = '', 2: sign, 3: scale = '' }) => {
    // An oven or a pan is hotter than that in °C, and named as such in °F.
    if (/(?:oven|ofen|four|horno|\bgas) (?:[a-z]+ ){0,2}$/.test(text.slice(Math.max(0, index - 24), index)))
      return false
    if (sign === undefined && scale === '' && !isMeasured) return false
    const value = Number(digits)
    const isF = scale.startsWith('f') || (scale === '' && value > 100 && isMeasured)
    const celsius = isF ? ((value - 32) * 5) / 9 : value
    return celsius >= 38 && celsius < (isPoultry ? 73 : 67)
  })
}

const aDay =
  '(?:a|per|each|every) ?day|daily|par jour|al dia|por dia|diari[oa]s|am tag|pro tag|taglich|/ ?day|/ ?jour|/ ?dia|/ ?tag|day of|journee|jour|tag mit|dia de|dia con'
const calories = '(?<![\\d.,])(?:[1-8]?\\d{2}) ?(?:k?cals?|k?cal[a-z]*|kilokalorien|kalorien)(?![a-z])'
const scarce = new RegExp(`(?:${calories})[^.!?]{0,50}(?:${aDay})|(?:${aDay})[^.!?]{0,40}(?:${calories})`)

const nothing: Measured = {
  months: [],
  weeksPregnant: false,
  lowCore: false,
  fewCalories: false,
  hours: false,
}

/** Any unit of time, of heat or of food that a number could stand before; most turns name none. */
const units =
  /month|mth|mois|mes(?![a-z])|meses|monat|week|wk|semaine|semana|woch|year|yr|y[./]?o(?![a-z])|ans(?![a-z])|anos|jahr|birthday|geburtstag|anniversaire|cumple|(?<![a-z])mo(?![a-z])|\d ?(?:°|c|f|deg|grad)|\d\d|cal|kal|hour|hr|heure|hora|stund|std|\dh|\(\d/
const ofTime =
  /month|mth|mois|mes(?![a-z])|meses|monat|(?<![a-z])mo(?![a-z])|week|wk|semaine|semana|woch|year|yr|y[./]?o(?![a-z])|ans(?![a-z])|anos|jahr|ssw|birthday|geburtstag|anniversaire|cumple|\(\d/

export function measuredIn(folded: string): Measured {
  if (!units.test(folded)) return nothing
  const text = withDigits(folded)
  const isTimed = ofTime.test(folded)
  const isExpecting = isTimed && carrying.test(text)
  return {
    months: isTimed
      ? [
          ...found(text, monthPatterns),
          ...(isExpecting ? [] : found(text, weekPatterns).map((weeks) => weeks / 4.3)),
          ...found(text, yearPatterns).map((years) => years * 12),
        ]
      : [],
    weeksPregnant: isExpecting,
    lowCore: /\d\d/.test(text) && lowCore(text),
    fewCalories: /[ck]al/.test(text) && scarce.test(text),
    hours:
      /(?<![\d.,])(?:[2-9]|\d\d)(?:[.,]\d)? ?(?:h|hrs?|hours?|heures?|horas?|stunden?|std)(?![a-z])/.test(
        text,
      ),
  }
}
