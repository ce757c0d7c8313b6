import { withDigits } from '../lexicon/text/number-words.ts'
import { isVessel } from './own-vessels.ts'
import { matches, matchesOf, mayMatch } from '../lexicon/may-match.ts'
import type { OvenVessel, Wishes } from '../safety/wishes/wishes.ts'
import { anyOf } from '../lexicon/text/word-list.ts'
import { wordLists } from './word-list.ts'

const lists = wordLists('equipment')

/** Nothing is to be bought. */
const pantry = anyOf(lists('pantry'))

const everyPantry = new RegExp(pantry, 'gi')

/** A turn without what it says about shopping: "don't make me buy things" refuses no food. */
export const withoutShopping = (text: string): string =>
  mayMatch(pantry, text.toLowerCase()) ? text.replace(everyPantry, ' ') : text

/** What a user can cook with or wants it cooked like, on folded text. */
const tools: Record<
  | 'pressureCooker'
  | 'slowCooker'
  | 'airFryer'
  | 'cookingMixer'
  | 'noBake'
  | 'usCups'
  | 'pantryOnly'
  | 'noBits',
  RegExp
> = {
  pressureCooker: anyOf(lists('pressure-cooker')),
  slowCooker: anyOf(lists('slow-cooker')),
  airFryer: anyOf(lists('air-fryer')),
  cookingMixer: anyOf(lists('cooking-mixer')),
  noBake: anyOf(lists('no-bake')),
  usCups: anyOf(lists('us-cups')),
  pantryOnly: pantry,
  noBits: anyOf(lists('no-bits')),
}

export const slowCooking = tools.slowCooker

export const toolPatterns: readonly RegExp[] = Object.values(tools)

const machines = ['pressureCooker', 'slowCooker', 'airFryer', 'cookingMixer'] as const

const toCelsius = (fahrenheit: number) => Math.round(((fahrenheit - 32) * 5) / 9 / 5) * 5

const limit =
  /(?<![a-z])(?:max(?:imum|imal)?|only|up to|no (?:hotter|more) than|not (?:hotter|higher) than|goes (?:up )?to|tops? out at|(?:que|seulement|juste)?(?: |')*jusqu'a|pas plus (?:de|que)|monte (?:seulement )?(?:a|jusqu'a)|hasta|no (?:pasa|sube) de|como maximo|solo (?:llega|sube) (?:a|hasta)|nur (?:bis|auf|bis zu)?|bis(?: zu)?|hochstens|maximal|schafft)(?: (?:only|nur|solo|auf|bis|a|zu|at))* ?(\d{2,3}) ?(?:°|º|degrees?|degres?|grados?|grad)? ?(c|f|fahrenheit|celsius)?(?![a-z0-9])/
const aboutAnOven = /(?<![a-z])(?:oven|four|horno|ofen|backofen|backrohr|rohr)(?![a-z])/
const fahrenheitFrom = 290

/** The hottest that the user's oven gets, in °C, or null: "my oven only goes up to 350 °F". */
function readOvenLimit(folded: string): number | null {
  if (!aboutAnOven.test(folded)) return null
  const [, digits = '', unit = ''] = limit.exec(folded) ?? []
  const degrees = Number(digits)
  if (degrees < 90) return null
  return unit.startsWith('f') || degrees >= fahrenheitFrom ? toCelsius(degrees) : degrees
}

const tinWords =
  'tin|cake tin|pan|mould|springform|moule|plat(?: a four)?|cercle|molde|fuente|form|springform|backform|kuchenform|tarteform|gugelhupf ?form|guglhupf ?form|kastenform|blech'
const sized = [
  new RegExp(
    `(?<![a-z])(\\d{2}) ?-?(?:cm|centimetres?|centimeters?|centimetros?|zentimeter) (?:[a-z]+ ){0,2}(?:${tinWords})s?(?![a-z])`,
  ),
  new RegExp(
    `(?<![a-z])(?:[a-z]*springform|${tinWords})s?(?![a-z])[^.!?\\d]{0,30}?(\\d{2}) ?-?(?:er|cm|centimetres?|centimeters?|centimetros?|zentimeter)(?![a-z])`,
  ),
  new RegExp(`(?<![a-z])(\\d{2})(?:er|cm)?[- ](?:[a-z]*springform|${tinWords})(?![a-z])`),
  new RegExp(
    `(?<![a-z])(?:${tinWords})s? (?:of|de|d'environ|von|mit) (\\d{2})(?![\\d.,]| ?(?:x|×|by|auf|mal|sur|por|g|kg|min|pers))`,
  ),
]
const inInches = new RegExp(
  `(?<![a-z\\d])(\\d{1,2})[- ]?(?:inch|inches|in|") (?:[a-z]+ ){0,2}(?:${tinWords})s?(?![a-z])`,
)

/** How wide the user's tin is, in centimetres. */
export function readTin(folded: string): number | null {
  const digits = withDigits(folded)
  const inches = Number(inInches.exec(digits)?.[1] ?? 0)
  if (inches >= 4 && inches <= 14) return Math.round(inches * 2.54)
  const cm = Number(sized.map((words) => words.exec(digits)?.[1]).find(Boolean) ?? 0)
  return cm >= 10 && cm <= 40 ? cm : null
}

const ovenVessels: Readonly<Record<OvenVessel, RegExp>> = {
  muffins: anyOf(
    {
      en: '(?:muffin|cupcake) (?:tins?|trays?|pans?|cases|moulds?|cups)',
      fr: '(?:moules?|cercles?|caissettes|plaque) a (?:muffins?|cupcakes?)',
      es: 'moldes? (?:de|para) (?:magdalenas?|muffins?|cupcakes?)',
      de: 'muffin ?-?(?:form(?:en)?|blech|formchen)',
    },
    'g',
  ),
  loaf: anyOf(
    {
      en: '(?:loaf|bread) (?:tins?|pans?)',
      fr: '(?:moules?|cercles?) (?:a cake|long)',
      es: 'moldes? (?:alargado|(?:de |para )?(?:plum ?cake|pan de molde))',
      de: '(?:kasten|konigskuchen) ?-?form',
    },
    'g',
  ),
  tray: anyOf(
    {
      en: '(?:on|in|with|only|have|just|got|my) (?:(?:only|just|got|have|an?|the|my|one|single|big|large|deep|whole|rimmed) )*(?:(?:baking|oven) )?(?:trays?|(?:baking |cookie |sheet )(?:sheets?|pans?))',
      fr: '(?:sur (?:une|la|ma)|que (?:la|une|ma)) (?:grande )?plaque(?! (?:electrique|a induction|vitro|de chocolat))',
      es: '(?:bandeja|placa|charola)s?(?= |$|[,.;!?])(?! de (?:ducha|cubitos))',
      de: '(?:auf|fur) (?:(?:das|dem|ein|einem|nem|einem ganzen|ganzes|ein ganzes|einem tiefen) )*(?:back|kuchen|ofen)?blech',
    },
    'g',
  ),
  smallOven: anyOf(
    {
      en: '(?:toaster|mini|countertop|tabletop) ?-?ovens?',
      fr: 'mini ?-?fours?\npetit four (?:de table|posable|electrique)',
      es: 'horn(?:o|ito)s? (?:tostador(?:es)?|de sobremesa|electrico pequeno)\nmini ?-?hornos?\nhornito',
      de: 'mini ?-?(?:back ?)?(?:ofen|ofens)\n(?:tisch|toaster) ?-?(?:back ?)?ofen',
    },
    'g',
  ),
}

/** What a turn says it is baked in; null where it names nothing, or something that is not there. */
export function readVessel(folded: string): OvenVessel | null {
  for (const [vessel, words] of Object.entries(ovenVessels) as [OvenVessel, RegExp][]) {
    const found = matchesOf(words, folded)[0]
    if (found && !refusedBefore.test(folded.slice(Math.max(0, found.index - 60), found.index))) return vessel
  }
  return null
}

const everyMachine = Object.fromEntries(
  machines.map((machine) => [machine, new RegExp(tools[machine], 'g')]),
) as Record<(typeof machines)[number], RegExp>

/** Before the name of a machine that is not there or not wanted, within the same clause. */
const refusedBefore =
  /(?<![a-z'])(?:no|not|never|without|instead of|rather than|don't|dont|haven't|havent|isn't|broke|sold|lent|pas|sans|ni|au lieu de|plutot que|jamais|plus de|sin|nada de|tampoco|en vez de|en lugar de|nunca|kein(?:e[nrms]?)?|ohne|nicht|nie|statt)(?: (?!only|just|que|seulement|solo|nur)[a-z']+){0,4} $/
/** Behind it: "my slow cooker is broken". */
const brokenBehind =
  /^(?: [a-z']+){0,3} (?:broken?|bust(?:ed)?|dead|died|kaputt|defekt|hin|gestorben|casse|panne|mort|lache|rot[oa]|rompio|estropead[oa]|averiad[oa])(?![a-z])/

/** Whether a machine is wanted, in a turn that names it; null where it does not. */
function wantsMachine(machine: (typeof machines)[number], folded: string): boolean | null {
  const named = matchesOf(everyMachine[machine], folded)
  if (named.length === 0) return null
  return named.some(
    ({ 0: name, index }) =>
      !refusedBefore.test(folded.slice(Math.max(0, index - 60), index)) &&
      !brokenBehind.test(folded.slice(index + name.length)),
  )
}

/** What a turn says of the tools and the manner of cooking; what was said before stays. */
export function readEquipment(folded: string, before: Wishes) {
  const has = (tool: keyof typeof tools) => before[tool] || matches(tools[tool], folded)
  const isOther = wantsAnyMachine(folded)
  const uses = (machine: (typeof machines)[number]) =>
    wantsMachine(machine, folded) ?? (!isOther && before[machine])
  return {
    pressureCooker: uses('pressureCooker'),
    slowCooker: uses('slowCooker'),
    airFryer: uses('airFryer'),
    cookingMixer: uses('cookingMixer'),
    noBake: has('noBake'),
    usCups: has('usCups'),
    pantryOnly: has('pantryOnly'),
    noBits: has('noBits'),
    ovenLimit: readOvenLimit(folded) ?? before.ovenLimit,
    tin: readTin(folded) ?? before.tin,
    vessel: readVessel(folded) ?? (readTin(folded) === null ? before.vessel : null),
  }
}

/** Names of tools, which are no food that was not understood. */
export const isTool = (word: string): boolean =>
  isVessel(word) ||
  machines.some((machine) => tools[machine].test(word)) ||
  /^(?:.*mixer|mixers?|blenders?|mixeur|robot|batidora|licuadora|minipimer|purierstab|zauberstab|.*stampfer|masher|rouleau|presse[- ]puree|rodillo|pasapures|rolling pin|nudelholz|processor|food processor|fogon|rechaud|gaskocher)$/.test(
    word,
  )

/** Whether a turn asks for one of the machines by its name. */
export const wantsAnyMachine = (folded: string): boolean =>
  machines.some((machine) => wantsMachine(machine, folded) === true)

/** What is broken, or has given way to a pot, is not cooked with. */
export const withoutMachines = (known: ReturnType<typeof readEquipment>) => ({
  ...known,
  pressureCooker: false,
  slowCooker: false,
  airFryer: false,
})
export const brokenOven = /\b(?:oven|four|horno|\w*ofen)\b/
