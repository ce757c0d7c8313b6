import type { Language } from '../constants/languages.ts'
import type { Unit } from './units.ts'

export type Scale = 'C' | 'F'

/** What tells which scale the bare numbers of a recipe are on. */
export interface ScaleClues {
  language: Language
  ingredients: readonly { amount: number | null; unit: Unit | null; item: string }[]
  steps: readonly { text: string }[]
}

/** A temperature as a text tells it; `scale` is null where only the recipe around it can tell. */
interface Told {
  value: number
  scale: Scale | null
  start: number
  /** The number and its sign of a degree, without what follows. */
  words: string
}

const degree = '(?:[°º˚]|degrees?|deg\\.?|degrés?|grados?|grad)'
const range = '(?:\\s*(?:-|–|to|à|a|bis)\\s*\\d{2,3}(?!\\d))?'
/** Not the end of another number, as of "1h05 à 160 °C"; behind a stroke only after a word: "20 min/100º". */
const notBefore = '(?<![\\d.,]|\\d\\s?[/h])'
/** "375F", "180 °C", "200 degrees Celsius"; "10 c. à soupe" is a spoon, and so is a lower-case letter on its own. */
const lettered = new RegExp(
  `${notBefore}(\\d{2,3})${range}\\s*(?:${degree}\\s*(c|f|celsius|fahrenheit|centígrados|centigrades?)|(C|F|Celsius|Fahrenheit)|(?<=\\d)([cf]))(?![\\p{L}’'])(?!\\.?\\s*à)`,
  'giu',
)
const bare = new RegExp(`${notBefore}(\\d{2,3})${range}\\s*${degree}(?![\\p{L}])`, 'giu')
/** An angle, and a drink of so many degrees. */
const noHeat =
  /(?:turn|rotat|pivot|tourn|angle|ángulo|angulo|winkel|gir[aeo]|dreh|inclin)\p{L}*[^.;]{0,30}$|^(?:\s*\p{L}+)?\s*(?:angle|turn|winkel)/iu

/** British gas marks. */
const gasMarks = [null, 140, 150, 170, 180, 190, 200, 220, 230, 240, 260] as const
const gasMark =
  /(?<!\p{L})(?:gas\s*mark|mark|regulo|gas|marca(?:\s+de)?\s+gas|gas\s+marca)\s*(?:n\.?\s*º?\s*)?(\d{1,2})(?!\d|\s*(?:min|°|º))/iu
const gasStufe = /(?<!\p{L})gas(?:herd)?[\s:,-]*stufe\s*(\d)(?:\s*[-–]\s*\d)?(?!\d)/iu
const thermostat = /(?<!\p{L})th(?:ermostat)?\.?\s*(\d{1,2})(?:\s*[-–/]\s*\d{1,2})?(?![\d:])/iu

const toCelsius = (fahrenheit: number) => Math.round(((fahrenheit - 32) * 5) / 9)
/** No kitchen is hotter. */
const hottest = { C: 500, F: 900 }
/** No recipe means more than this by a bare number of degrees Celsius. */
const hottestBare = 260

function letteredIn(text: string): Told[] {
  return [...text.matchAll(lettered)].flatMap((match) => {
    const [words, number = '', after, single, tight] = match
    const letter = (after ?? single ?? tight ?? '').toUpperCase()
    const scale: Scale = letter.startsWith('F') ? 'F' : 'C'
    const value = Number(number)
    // Without a sign of degrees, "10C" may be anything; an oven is not.
    const isClear = after !== undefined || (value >= 50 && (single === undefined || /[A-Z]/.test(single)))
    return isClear && value <= hottest[scale] ? [{ value, scale, start: match.index, words }] : []
  })
}

function bareIn(text: string): Told[] {
  return [...text.matchAll(bare)].flatMap((match) => {
    const [words, number = ''] = match
    const after = text.slice(match.index + words.length)
    if (/^\s*[CF](?!\p{L})/iu.test(after) || /^\s*(?:celsius|fahrenheit|cent[ií]grad)/iu.test(after))
      return []
    if (
      noHeat.test(text.slice(Math.max(match.index - 50, 0), match.index)) ||
      noHeat.test(after.slice(0, 12))
    )
      return []
    return [{ value: Number(number), scale: null, start: match.index, words }]
  })
}

/** Marks of a knob, for a text that gives no degrees. */
function knobIn(text: string): number | null {
  const [, stufe] = gasStufe.exec(text) ?? []
  if (stufe) return 140 + 20 * Number(stufe)
  const [, mark] = gasMark.exec(text) ?? []
  if (mark) return gasMarks[Number(mark)] ?? null
  const [, french] = thermostat.exec(text) ?? []
  const step = Number(french)
  return step >= 1 && step <= 10 ? step * 30 : null
}

/** The first temperature; where it stands on two scales side by side, the one in Celsius. */
function toldIn(text: string): Told | null {
  const all = [...letteredIn(text), ...bareIn(text)].toSorted((a, b) => a.start - b.start)
  const [first] = all
  if (!first) return null
  const beside = all.find(
    ({ scale, start }) => scale === 'C' && start - (first.start + first.words.length) <= 6,
  )
  return beside ?? first
}

const usUnits: readonly (Unit | null)[] = ['cup', 'oz', 'lb']
const metricUnits: readonly (Unit | null)[] = ['g', 'kg', 'ml', 'cl', 'dl', 'l']
const celsiusWords =
  /umluft|ober-?\s*\/?\s*(?:und )?unterhitze|heißluft|chaleur tournante|gas mark|gasstufe|thermostat|(?<!\p{L})th\.\s*\d|(?<!\p{L})fan(?!\p{L})/iu

/** Foods by the names that they have where ovens are set in °C: cups are used in Australia and New Zealand as well. */
const britishFoods =
  /\b(?:plain flour|self[- ]raising flour|wholemeal|caster sugar|icing sugar|demerara|cornflour|bicarbonate of soda|sultanas|double cream|courgettes?|aubergines?)\b/i
const britishAtLeast = 2

/** Butter by the stick is read as so many grams. */
const isStick = ({ amount, unit, item }: ScaleClues['ingredients'][number]) =>
  unit === 'g' && amount !== null && amount % 113 === 0 && /butter|mantequilla|beurre|margarin/i.test(item)

/**
 * The scale of a recipe's bare numbers: by the letters it writes elsewhere, by a number that only one scale has, by what
 * its oven is called, else by its units and language. Null when nothing tells.
 */
export function scaleOf({ language, ingredients, steps }: ScaleClues, region = ''): Scale | null {
  const told = steps.flatMap(({ text }) => [...letteredIn(text), ...bareIn(text)])
  const writes = (scale: Scale) => told.some((each) => each.scale === scale)
  if (writes('F') !== writes('C')) return writes('F') ? 'F' : 'C'
  if (!writes('C') && language === 'en' && told.some(({ value }) => value > hottestBare)) return 'F'
  if (steps.some(({ text }) => celsiusWords.test(text))) return 'C'
  if (language === 'de') return 'C'
  const us = ingredients.filter((each) => usUnits.includes(each.unit) || isStick(each)).length
  const metric = ingredients.filter((each) => metricUnits.includes(each.unit) && !isStick(each)).length
  if (language === 'en') {
    const british = ingredients.filter(({ item }) => britishFoods.test(item)).length
    if (british >= britishAtLeast) return 'C'
    if (us > metric) return 'F'
    if (metric > us) return 'C'
    if (/^(?:us|pr|lr)$/i.test(region)) return 'F'
    return region === '' ? null : 'C'
  }
  // Cups are used with either scale in Quebec and Latin America.
  return us > 0 && us >= metric ? null : 'C'
}

/** What a bare number may be in a kitchen. */
const isLikely = (value: number, scale: Scale): boolean =>
  scale === 'C' ? value <= hottestBare : value >= 100 && value <= 550

/** `doubt`: the text has a bare number that is likely on both scales, or on neither. */
export type Temperature =
  | { celsius: number; doubt: null }
  | { celsius: null; doubt: { words: string; value: number } | null }

/** The temperature that a text tells, in a recipe of this scale. */
export function temperatureIn(text: string, scale: Scale | null): Temperature {
  const told = toldIn(text)
  if (!told) {
    const celsius = knobIn(text)
    return celsius === null ? { celsius, doubt: null } : { celsius, doubt: null }
  }
  const { value, words } = told
  const doubt = { words, value }
  const known = told.scale ?? scale
  if (told.scale !== null) return { celsius: told.scale === 'F' ? toCelsius(value) : value, doubt: null }
  // A thermometer in an oven of a known scale: whatever it says, unless no oven can.
  if (known === 'F')
    return value > 550 ? { celsius: null, doubt } : { celsius: toCelsius(value), doubt: null }
  if (known === 'C') return value > hottestBare ? { celsius: null, doubt } : { celsius: value, doubt: null }
  const asCelsius = isLikely(value, 'C')
  const asFahrenheit = isLikely(value, 'F')
  // No oven is set to 180 °F or less.
  const isOven = /oven|bake|roast|four|cuire|horno|horne|ofen|back/i.test(text)
  if (asCelsius && (!asFahrenheit || (isOven && value <= 190))) return { celsius: value, doubt: null }
  if (asFahrenheit && !asCelsius) return { celsius: toCelsius(value), doubt: null }
  return { celsius: null, doubt }
}

/** A step with the scale of its doubtful number written behind it. */
export function withScale(
  text: string,
  { words, value }: { words: string; value: number },
  scale: Scale,
): string {
  const number = words.replace(new RegExp(`\\s*${degree}\\s*$`, 'iu'), '')
  return text.replace(words, `${number || String(value)} °${scale}`)
}
