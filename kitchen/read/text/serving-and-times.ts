import { languages, type Language } from '#shared/constants/languages.ts'
import { limits } from '#shared/constants/limits.ts'
import { readMinutes } from './amounts.ts'
import { numberPattern, readNumber } from '#shared/lines/numbers.ts'
import { inAllLanguages, lineWords } from '#shared/lines/words/index.ts'

function servingPatterns(language: Language): RegExp[] {
  const number = `(?<n>${numberPattern(language)})(?:\\s*(?:-|–|to|à|a|bis)\\s*\\d{1,3})?`
  const patterns: Record<Language, string[]> = {
    en: [
      `\\b(?:serves|servings?|yields?|makes|feeds|portions?)\\s*:?\\s*(?:about\\s+)?${number}`,
      `${number}\\s+(?:servings?|portions?|people|persons|guests)\\b`,
    ],
    fr: [
      `(?:pour|nombre de personnes\\s*:|portions?\\s*:|parts?\\s*:)\\s*${number}(?:\\s+(?:personnes?|convives?|parts?|portions?)|$|\\s*[·|,)])`,
      `${number}\\s+(?:personnes?|portions?|parts|convives)\\b`,
    ],
    es: [
      `(?:para|raciones\\s*:|porciones\\s*:|comensales\\s*:)\\s*${number}(?:\\s+(?:personas?|comensales|raciones|porciones)|$|\\s*[·|,)])`,
      `${number}\\s+(?:personas?|raciones|ración|porciones|comensales)\\b`,
    ],
    de: [
      `(?:für|ergibt|portionen\\s*:|personen\\s*:)\\s*${number}(?:\\s+(?:person(?:en)?|portion(?:en)?|gäste)|$|\\s*[·|,)])`,
      `${number}\\s+(?:personen|person|portionen|portion)\\b`,
    ],
  }
  return patterns[language].map((pattern) => new RegExp(pattern, 'imu'))
}

const servings = languages.map((language) => [language, servingPatterns(language)] as const)

/** How many a text says it serves, in whichever of the languages; null when it does not say. */
export function readServings(text: string): number | null {
  for (const [language, patterns] of servings) {
    for (const pattern of patterns) {
      const written = pattern.exec(text)?.groups?.n
      const count = written ? Math.round(readNumber(written, language)) : Number.NaN
      if (count >= 1 && count <= limits.recipe.servingsMax) return count
    }
  }
  return null
}

const makes: Record<Language, string> = {
  en: 'makes|yields',
  fr: 'donne',
  es: 'salen|rinde',
  de: 'ergibt',
}
/** What is a portion and no thing that a recipe makes. */
const portions =
  /^(?:servings?|serves|portions?|people|persons?|guests?|plates?|parts?|personnes?|convives?|personas?|comensales|raci[oó]n(?:es)?|porci[oó]n(?:es)?|person(?:en)?|portion(?:en)?|gäste|stück|pers\.?|uds?\.?)(?!\p{L})/iu
const dozens = new RegExp(
  `^(?:${inAllLanguages((words) => words.dozen)})(?!\\p{L})\\s*(?:of\\s+|de\\s+|d['’])?`,
  'iu',
)

export interface Yield {
  servings: number
  /** What they count, where they are no portions. */
  yieldUnit?: string
}

/** "Une trentaine de sablés" is 30 of them. */
const collectives = languages.flatMap((language) =>
  lineWords[language].collective.map(
    ([word, value]) =>
      [new RegExp(`(?:\\p{L}+ )?(?<!\\p{L})(?:${word})(?!\\p{L}) (?:de |d[’'])?`, 'iu'), value] as const,
  ),
)

/** "24 biscuits", "About 3 dozen", "6-8 servings"; null without a number. */
export function yieldIn(written: string): Yield | null {
  const text = collectives.reduce((said, [word, value]) => said.replace(word, `${value} `), written)
  const [, count = '', rest = ''] =
    /(\d{1,4})(?:\s*(?:-|–|to|à|a|bis)\s*\d{1,4})?\s*([^,;.([·|\d]*)/u.exec(text) ?? []
  const isDozens = dozens.test(rest)
  const made = Number(count) * (isDozens ? 12 : 1)
  if (count === '' || made < 1 || made > limits.recipe.servingsMax) return null
  const unit = rest.replace(dozens, '').replace(/^[-–\s]+|(?:\s(?:de|à|of|von|a))?[-–:\s]*$/gu, '')
  const isThing = /^\p{L}/u.test(unit) && unit.split(/\s+/).length <= 4 && !portions.test(unit)
  return { servings: made, ...(isThing && unit.length <= limits.recipe.yieldUnitMax && { yieldUnit: unit }) }
}

const madeBy = new RegExp(
  `(?<!\\p{L})(?:${languages.map((language) => makes[language]).join('|')})\\s*:?\\s*(?:${inAllLanguages(({ about }) => about)})?\\s*(?=\\d)(.*)$`,
  'iu',
)

/** "Makes about 24 biscuits" somewhere in a short text. */
export function yieldMade(text: string): Yield | null {
  const said = madeBy.exec(text)?.[1]
  return said === undefined ? null : yieldIn(said)
}

/** A line such as "Makes 24 biscuits", which says more than a number of portions; null without one. */
export function readYield(text: string): Yield | null {
  for (const line of text.split('\n').slice(0, 12)) {
    const said = languages.flatMap(
      (language) => new RegExp(`^(?:${makes[language]})\\s+(\\d.*)$`, 'iu').exec(line.trim())?.[1] ?? [],
    )
    const read = said[0] === undefined ? null : yieldIn(said[0])
    if (read?.yieldUnit && line.trim().length <= 80) return read
  }
  return null
}

type Kind = 'prep' | 'cook' | 'rest' | 'total'

const labels: Record<Language, Record<Kind, string>> = {
  en: {
    prep: 'prep(?:aration)?(?:\\s+time)?|active(?:\\s+time)?',
    cook: 'cook(?:ing)?(?:\\s+time)?|bak(?:e|ing)(?:\\s+time)?',
    rest: '(?:rest(?! of)|resting|chill(?:ing)?|marinating|rising)(?:\\s+time)?',
    total: 'total(?:\\s+time)?|ready in|time',
  },
  fr: {
    prep: '(?:temps de )?préparation|temps de prépa',
    cook: '(?:temps de )?cuisson',
    rest: '(?:temps de )?(?:repos|réfrigération|marinade)',
    total: '(?:temps |durée )?total[e]?|durée|prêt en',
  },
  es: {
    prep: '(?:tiempo de )?preparación',
    cook: '(?:tiempo de )?(?:cocción|cocinado|horneado|horno)',
    rest: '(?:tiempo de )?(?:reposo|refrigeración|marinado)',
    total: '(?:tiempo )?total|tiempo|listo en|duración',
  },
  de: {
    prep: 'vorbereitung(?:szeit)?|arbeitszeit|zubereitungszeit|zubereitung',
    cook: 'garzeit|kochzeit|backzeit|koch-\\/backzeit|bratzeit',
    rest: 'ruhezeit|kühlzeit|gehzeit|ziehzeit',
    total: 'gesamt(?:zeit|dauer)?|insgesamt|dauer|fertig in',
  },
}

/** "45 min preparation", as a part of a line or all of it. */
function stretchBefore(text: string, language: Language, kind: Kind): number | null {
  const time = new RegExp(
    `(?:^|[·|,;(])[^\\S\\n]{0,3}(?:[-•*][^\\S\\n]{1,3})?(?<time>[^·|;,(\\n]{0,12}\\d[^·|;,(\\n]{1,30}?)\\s(?:de\\s|of\\s|d['’])?(?:${labels[language][kind]})[^\\S\\n]{0,3}(?=$|[·|,;)])`,
    'imu',
  )
  const written = time.exec(text)?.groups?.time
  return written === undefined ? null : readMinutes(written, language)
}

function stretch(text: string, language: Language, kind: Kind): number | null {
  const label = new RegExp(
    `(?:^|[·|,;(\\n•*-]|\\*\\*)\\s*(?:${labels[language][kind]})\\s*(?:\\*\\*)?\\s*[:：]?\\s*(?:\\*\\*)?\\s*(?<time>(?:ca\\.?|about|environ|unos)?\\s*[^·|;,\\n]{1,40})`,
    'gimu',
  )
  for (const match of text.matchAll(label)) {
    const time = match.groups?.time ?? ''
    const minutes = readMinutes(time, language)
    if (minutes !== null && /^\D{0,12}[\d½¼¾]/.test(time)) return minutes
  }
  return stretchBefore(text, language, kind)
}

/** The times a text states on their own lines ("Cooking: 20 min", "20 min cooking"); chilling and rising are resting. */
export function readTimes(text: string, language: Language): Record<Kind, number | null> {
  const prep = stretch(text, language, 'prep')
  const cook = stretch(text, language, 'cook')
  const rest = stretch(text, language, 'rest')
  return { prep, cook, rest, total: stretch(text, language, 'total') }
}

const resting =
  /\b(?:rest(?! of)|resting|chill|refrigerate|fridge|marinate|rise|prove|soak|cool(?: down)?)\b|ruhen|gehen lassen|quellen|kalt ?stell|kühl ?stell|kühlschrank|abkühlen|auskühlen|marinieren|reposer|au frais|réfrigérateur|mariner|lever|refroidir|tremper|reposar|nevera|frigorífico|refrigerar|enfriar|marinar|macerar|levar|remojo/iu
const heating =
  /\b(?:bake|roast|simmer|boil|fry|cook|grill|steam|oven)|backen|braten|kochen|köcheln|garen|dünsten|schmoren|ofen|cuire|mijoter|bouillir|frémir|revenir|rôtir|enfourner|\bfour\b|horne|cocer|hervir|freír|asar|sofreír|\bhorno\b/iu

/** Whether the time of a step passes without anything on the stove. */
export const isResting = (step: string): boolean => resting.test(step) && !heating.test(step)
