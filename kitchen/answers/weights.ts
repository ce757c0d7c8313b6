import { isFlesh } from '../lexicon/facts.ts'
import { timeInWords } from '../render/words.ts'
import { inEachLanguage, readEntries } from './read-entries.ts'
import { calledOn, foodsIn, frame, type Table } from './table.ts'
import { fits, readRule, spaced } from './words.ts'

const pieces = inEachLanguage((language) =>
  readEntries('per-kg.txt').map(({ key, rest, text, place }) => {
    const [per = 0, more = 0, celsius = NaN, core = NaN] = rest.split(' ').map(Number)
    if (!(per > 0 && more >= 0 && celsius >= 0 && core > 0)) throw new Error(`${place}: no four numbers`)
    return { way: key, per, more, celsius, core, named: readRule(text[language]) }
  }),
)

const asksTime =
  / (?:how long|how many minutes|how many hours|what time|time|twice as long|minutes|combien|deux fois plus longtemps|temps|cuanto|cuantas horas|el doble|tiempo|wie lang|wie lange|doppelt so lang|doppelt so lange|minuten|stunden) /

const pound = 0.4536

/** "1,5 kg", "kilo y medio", "1500 g", "3 lb", in kilos; null where a spaced text weighs nothing, or nothing that is roasted. */
function kilosIn(text: string): number | null {
  const [, whole, part, half] =
    / (?:(\d+)(?: (\d))? ?)?(?:kg|kgs|kilos?|kilograms?|kilogrammes?) (y medio|et demi|and a half|und ein halb\w*)?/.exec(
      text,
    ) ?? []
  const grams = Number(/ (\d{3,4}) ?(?:g|gr|grams?|grammes?|gramos?|gramm) /.exec(text)?.[1] ?? 0)
  const pounds = Number(/ (\d+) ?(?:lbs?|pounds?|pfund) /.exec(text)?.[1] ?? 0)
  const kilos =
    whole !== undefined
      ? Number(`${whole}.${part ?? 0}`) + (half ? 0.5 : 0)
      : / (?:anderthalb|eineinhalb) (?:kg|kilo) /.test(text)
        ? 1.5
        : half
          ? 1.5
          : grams > 0
            ? grams / 1000
            : pounds * (text.includes(' pfund ') ? 0.5 : pound)
  return kilos >= 0.5 && kilos <= 12 ? kilos : null
}

const fives = (minutes: number) => Math.round(minutes / 5) * 5

/** How long a joint of the weight that the question names takes: the one that it names, else the dish on the table. */
export function timeByWeight(sentence: string, turn: string, table: Table): string | null {
  const { language } = table
  const text = spaced(sentence)
  const kilos = asksTime.test(text) ? (kilosIn(text) ?? kilosIn(spaced(turn))) : null
  const foods = foodsIn(sentence, language)
  // A kilo of potatoes beside a roast is no roast.
  if (kilos === null || (foods.length > 0 && !foods.some(isFlesh))) return null
  const find = (within: string) => pieces[language]().find(({ named }) => fits(named, within))
  const piece = find(text) ?? find(spaced(turn)) ?? find(spaced(calledOn(table)))
  if (!piece) return null
  const { way, per, more, celsius, core } = piece
  const number = String(Math.round(kilos * 10) / 10)
  return frame(`weight-${way}`, language, {
    kilos: language === 'en' ? number : number.replace('.', ','),
    time: timeInWords(fives(per * kilos + more), language),
    per,
    more,
    celsius,
    core,
  })
}
