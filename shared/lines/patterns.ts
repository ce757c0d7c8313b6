import { languages, type Language } from '../constants/languages.ts'
import type { Unit } from '../words/units.ts'
import { unitPattern } from './unit-names.ts'
import { lineWords } from './words/index.ts'

/** The expressions that the words of a language make. */
function made(language: Language) {
  const words = lineWords[language]
  const { shortUnits } = words
  const shortNames = shortUnits.map(([pattern]) => pattern).join('|')
  const short = shortNames === '' ? /(?!)/ : new RegExp(`^(${shortNames})\\.?\\s+(?=\\p{L})`, 'u')
  return {
    about: new RegExp(`^(?:${words.about})\\s+(?=[\\d½⅓⅔¼¾⅛])`, 'iu'),
    from: new RegExp(`^(?:${words.from})\\s+(?=\\d{1,4}\\s*(?:-|–|${words.range})\\s*\\d)`, 'iu'),
    andHalf: new RegExp(`^\\s*(?:${words.andHalf})(?!\\p{L})\\s*`, 'iu'),
    tasteFirst: new RegExp(`^(?:${words.toTaste})\\s+(?=\\p{L})`, 'iu'),
    of: new RegExp(`^(?:${words.of})`, 'iu'),
    toTaste: new RegExp(
      `[,\\s(–-]*(?<!\\p{L})(?:(?:${words.beforeToTaste})\\s+)*(?:${words.toTaste})\\)?\\s*$`,
      'iu',
    ),
    unit: new RegExp(`^(?:${unitPattern[language]})(?!\\p{L})`, 'iu'),
    short: Object.assign(short, {
      unitOf: (name: string): Unit | null =>
        shortUnits.find(([pattern]) => new RegExp(`^(?:${pattern})$`, 'u').test(name))?.[1] ?? null,
    }),
    plus: new RegExp(`^\\s*(?:\\+|&|(?:${words.plus})(?!\\p{L}))\\s*(?=[\\d½⅓⅔¼¾⅛])`, 'iu'),
    range: new RegExp(`^\\s*(?:-|–|—|(?:${words.range})(?!\\p{L}))\\s*(?=[\\d½⅓⅔¼¾⅛])`, 'iu'),
    /** "plus 2 tablespoons" behind the food. */
    more: new RegExp(
      `\\s(?:\\+|(?:${words.plus})(?!\\p{L}))\\s+(?=[\\d½⅓⅔¼¾⅛]+\\s?(?:${unitPattern[language]})(?!\\p{L})).*$`,
      'iu',
    ),
    part: new RegExp(`^(?<part>${words.parts})\\s+(?:${words.partOf})`, 'iu'),
    /** "1½-inch knob", "2 cm Ingwer": how large a thing is, and not how many. */
    length: new RegExp(`^[\\d\\s./½⅓⅔¼¾⅛-]+?(?:,\\d+)?[\\s-]?(?:${words.lengths}|cm|mm|″|")(?!\\p{L})`, 'iu'),
  }
}

const patterns = Object.fromEntries(languages.map((language) => [language, made(language)])) as Record<
  Language,
  ReturnType<typeof made>
>

export const patternsOf = (language: Language) => patterns[language]
