import type { Language } from '#shared/constants/languages.ts'

const units: Record<Language, string> = {
  en: 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  fr: 'un|une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix[-.]sept dix[-.]huit dix[-.]neuf',
  es: 'un|uno|una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
  de: 'ein|eine|einen|einer|einem|eins zwei|zwo|zweit drei|dritt vier|viert funf|funft|fuenf|fuenft sechs|sechst sieben|siebt acht neun|neunt zehn|zehnt elf|elft zwolf|zwolft dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn',
}

const tens: Record<Language, string> = {
  en: 'twenty thirty forty fifty sixty seventy eighty ninety',
  fr: 'vingt trente quarante cinquante soixante soixante[-.]dix|septante quatre[-.]vingts?|huitante|octante quatre[-.]vingt[-.]dix|nonante',
  es: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  de: 'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig',
}

const joined: Record<Language, (ten: string, unit: string) => string> = {
  en: (ten, unit) => `${ten}[- ]?${unit}`,
  fr: (ten, unit) => `${ten}[- ](?:et[- ])?${unit}`,
  es: (ten, unit) => (ten === 'veinte' ? `veinti${unit}` : `${ten} y ${unit}`),
  de: (ten, unit) => `${unit}und${ten}`,
}

/** A dot in the lists above stands for a blank, which parts the words of a list. */
const plain = (words: string) => words.replaceAll('[-.]', '[- ]')

/** The numbers up to a hundred, those of Belgium and Switzerland among them. */
const counted = (language: Language): (readonly [number, string])[] => {
  const small = units[language].split(' ').map(plain)
  const large = tens[language].split(' ').map(plain)
  return [
    ...small.map((words, place) => [place + 1, words] as const),
    ...large.flatMap((names, place) => [
      [(place + 2) * 10, names] as const,
      ...names.split('|').flatMap((ten) => {
        // "Soixante-quinze" goes on to nineteen where the next ten has no word of its own.
        const isLong = language === 'fr' && /^(?:soixante|quatre\[- \]vingts\?)$/.test(ten)
        return small
          .slice(0, isLong ? 19 : 9)
          .flatMap((words, unit) =>
            words
              .split('|')
              .map((word) => [(place + 2) * 10 + unit + 1, joined[language](ten, word)] as const),
          )
      }),
    ]),
  ]
}

const small: readonly (readonly [number, string])[] = [
  ...(['en', 'fr', 'es', 'de'] as const).flatMap(counted),
  [10, 'une dizaine|una decena'],
  [12, 'a dozen|une douzaine|una docena|ein(?:em)? dutzend|dozen|douzaine|docena|dutzend'],
  [6, 'half a dozen|half dozen|une demi[- ]douzaine|demi[- ]douzaine|media docena|(?:ein )?halbes dutzend'],
  [15, 'une quinzaine|una quincena'],
  [20, 'une vingtaine|una veintena|a score'],
  [30, 'une trentaine|una treintena'],
  [40, 'une quarantaine'],
  [50, 'une cinquantaine|una cincuentena'],
]

const one = 'one|une?|uno|una|eine?[nmr]?|eins'
const isOne = new RegExp(`^(?:${one})$`)

/** A number, on text that `withDigits` has read, to stand inside a longer pattern; one is often an article and stays a word. */
export const numeral = `(\\d{1,3}|${one})`

const written = new RegExp(
  `(?<![a-z])(?:${small
    .flatMap(([value, words]) => (value === 1 ? [] : words.split('|')))
    .toSorted((a, b) => b.length - a.length)
    .join('|')})(?![a-z])`,
  'g',
)

const isPlain = (words: string) => /^[a-z ]+$/.test(words)
const alternatives = small.flatMap(([value, words]) => words.split('|').map((each) => [each, value] as const))
/** The first of equal words counts, so they are added last to first. */
const values = new Map(alternatives.filter(([words]) => isPlain(words)).toReversed())
/** Of the rest each is a pattern; few texts need one of them to be compiled. */
const patterns = alternatives
  .filter(([words]) => !isPlain(words))
  .map(([words, value]) => [value, new RegExp(`^(?:${words})$`)] as const)

/** Most words are no number, which takes all of the patterns to know; the same ones come again with every turn. */
const known = new Map<string, number | null>()

function valueOf(word: string): number | null {
  const plainly = values.get(word) ?? known.get(word)
  if (plainly !== undefined) return plainly
  const value = patterns.find(([, words]) => words.test(word))?.[0] ?? null
  if (known.size >= 2000) known.clear()
  if (word.length <= 40) known.set(word, value)
  return value
}

/** French ovens are no number: "allumer le four". */
const oven = /(?<![a-z])(?:le|au|du|un|mon|ton|ce|sans|de|d'un|petit) $/

/** Folded text with the numbers from two on in digits, whichever of the four languages they are in. */
export const withDigits = (folded: string) =>
  folded.replace(written, (word: string, at: number) =>
    word === 'four' && oven.test(folded.slice(Math.max(0, at - 8), at))
      ? word
      : String(valueOf(word) ?? word),
  )

export function toNumber(text: string): number | null {
  if (/^\d+$/.test(text)) return Number(text)
  return isOne.test(text) ? 1 : valueOf(text)
}
