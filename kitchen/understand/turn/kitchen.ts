import { matches } from '../../lexicon/may-match.ts'
import { cues, lessSweet, tasteWords } from '../cues.ts'
import type { Language } from '#shared/constants/languages.ts'
import { brokenOven, readEquipment, slowCooking, wantsAnyMachine, withoutMachines } from '../equipment.ts'
import { kitchenWords } from '../equipment/kitchen-words.ts'
import { readKitchen } from '../equipment/read-kitchen.ts'
import { readHeat } from '../heat.ts'
import { qualitiesAfter } from '../qualities.ts'
import { readAhead } from '../made-ahead.ts'
import { manners } from '../manners.ts'
import type { OnTable } from '../on-table.ts'
import { isAffirmed } from '../../lexicon/text/negated.ts'
import { noHurry, quickerWords, readLimit } from '../time-limit.ts'
import type { Wishes } from '../../safety/wishes/wishes.ts'
import { anyOf } from '../../lexicon/text/word-list.ts'
import type { Turn } from './text.ts'

const nothingHot = /(?<![a-z])nothing hot(?![a-z])/

/** What stands on a stove or in an oven. */
const plainMeans: ReadonlySet<string> = new Set(['oven', 'baked', 'cooker', 'stove', 'burner', 'pot'])

/** "In my big stock pot then": who names other means wants the machine no more that was named before. */
const isByOtherMeans = (folded: string, language: Language): boolean =>
  !wantsAnyMachine(folded) &&
  kitchenWords(folded, language).mentions.some(({ tool, out }) => out === null && plainMeans.has(tool))

/** What is there to cook with and how it is to be cooked. */
export function kitchenAfter(
  { folded, language, isNew }: Turn,
  { isNamed, another }: { isNamed: boolean; another: boolean },
  before: Wishes,
) {
  const tools = readEquipment(folded, before)
  const isFaulty = isNew('faulty-appliance')
  const equipment = isFaulty || isByOtherMeans(folded, language) ? withoutMachines(tools) : tools
  // "Curry, nothing hot for the kids" speaks of chilli.
  const isMildOnly = nothingHot.test(folded) && (isNamed || before.settled !== null || before.child)
  const kitchen = readKitchen(folded, language, before, { isMildOnly, isNewDish: isNamed || another })
  return {
    ...equipment,
    ...kitchen,
    ...(isFaulty && { microwaveOnly: false, kettleOnly: false }),
    noOven: kitchen.noOven || equipment.noBake || (isFaulty && brokenOven.test(folded)),
    onePot: kitchen.onePot || matches(cues.onePot, folded),
    grill: before.grill || matches(manners.grill, folded),
    ahead: readAhead(folded, before),
  }
}

/** How hot, how sweet and of which taste it is to be. */
export const tasteAfter = ({ folded, language }: Turn, before: Wishes) =>
  ({
    qualities: qualitiesAfter(folded, language, before.qualities),
    heat: readHeat(folded, before.heat),
    lessSweet: before.lessSweet || matches(lessSweet, folded),
    tastes: [
      ...new Set([
        ...tasteWords
          .filter(([, words]) => isAffirmed(words, folded))
          .map(([taste]) => taste)
          .filter((taste) => taste !== 'sweet' || !matches(lessSweet, folded)),
        ...before.tastes,
      ]),
    ].slice(0, 4),
  }) satisfies Partial<Wishes>

/** "Quick" means half an hour, unless it is said in figures. */
const figures = /30|half|demi|media|halb|thirty|trente|treinta|dreissig/

/** Less is no time for a slow cooker. */
const leastSlowly = 180

/** The minutes are those of the cook, and not of the pot. */
const ofWork = anyOf({
  en: '(?:active|hands[- ]on)(?: (?:time|work|minutes))?\n(?:minutes|min|hours?|hour)(?: of)? (?:active|hands[- ]on|prep)\n(?:work|prep) time',
  fr: '(?:minutes|min|heures?)(?: de)? (?:travail|preparation|boulot)\ntemps (?:actif|de travail|de preparation)',
  es: '(?:minutos|min|horas?)(?: de)? (?:trabajo|preparacion|faena)\ntiempo (?:activo|de trabajo|de preparacion)',
  de: '(?:aktive|reine)[nr]? (?:arbeit|arbeitszeit|zeit)\n(?:minuten|min|stunden?)(?: aktive[r]?)? (?:arbeit|arbeitszeit|vorbereitung|aufwand)',
})

/** How long it may take. */
export function timeAfter(
  { folded }: Turn,
  before: Wishes,
  table: OnTable,
): Pick<Wishes, 'minutes' | 'slowHours' | 'work'> {
  const { slowHours, work } = before
  const told = readLimit(folded)
  const isSlow = matches(slowCooking, folded) && (told ?? 0) >= leastSlowly
  const isWork = told !== null && matches(ofWork, folded)
  const limit = isSlow || isWork ? null : told
  return {
    minutes: minutesAfter(folded, limit, before, table),
    slowHours: isSlow && told !== null ? told / 60 : slowHours,
    work: isWork ? told : work,
  }
}

function minutesAfter(
  folded: string,
  limit: number | null,
  before: Wishes,
  table: OnTable,
): Wishes['minutes'] {
  // It is to be quick, and no figure is named.
  const isVague = limit === 30 && !figures.test(folded)
  if (matches(noHurry, folded)) return null
  const isQuicker = isVague && before.settled !== null && matches(quickerWords, folded)
  if (isQuicker) return Math.max(Math.floor((table.minutes * 0.75) / 5) * 5, 10)
  return isVague && before.minutes !== null
    ? Math.min(limit ?? 30, before.minutes)
    : (limit ?? before.minutes)
}
