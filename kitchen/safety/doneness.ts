import type { Language } from '#shared/constants/languages.ts'
import {
  quoted,
  findingOf,
  type SafetyFinding,
  type Sentence,
  type CheckedDish,
  type CheckedItem,
} from './checked-dish.ts'
import { isMeatOrSausage } from '../lexicon/facts.ts'

const cues: Record<Language, RegExp> = {
  en: /cooked (?:all the way )?through|(?:core|internal|centre|center) (?:temperature )?(?:of|reaches|at|is)|internal temperature|no longer pink|no pink|nothing (?:is )?pink|juices run clear|thoroughly cooked|fully cooked|well done|piping hot|until [^.]*cooked|until (?:it is |they are )?(?:done|tender|falling apart|crumbly)|falls? apart|in the (?:middle|centre|center)/i,
  fr: /à c(?:œ|oe)ur|(?:plus|rien) (?:du tout |n['’]est |de )?ros[ée]|jus (?:soit |est |ressort )?(?:clair|transparent)|bien cuite?s?|entièrement cuit|complètement cuit|se détache|fondante?s?|très tendre|jusqu['’]à ce qu['’](?:il|elle|ils|elles) soi(?:t|ent) (?:bien )?(?:cuit|tendre)/i,
  es: /(?:en el|su) (?:centro|interior)|temperatura interna|bien (?:hech|cocid|cocinad|asad)|sin partes rosad|nada rosad|no (?:esté|estén|quede|queden|haya)[^.]*rosad|jugos?[^.]*(?:claro|transparente)|por completo|completamente (?:cocid|hech)|muy tiern|se deshag/i,
  de: /kerntemperatur|im kern|durchgegart|durchgebraten|durch (?:ist|sind)|durchgaren|gar (?:ist|sind)|nichts? (?:mehr |ist )*rosa|saft klar|klarer saft|vollständig (?:gar|durch)|krümelig|butterzart|(?:fast )?zerfällt|ganz zart|in der mitte/i,
}

/** A thermometer's reading that no oven is set to. */
const coreLike = /(?:^|\D)(?:6[89]|7\d|8[0-5])\s*°\s*C?/i

const alreadyCooked =
  /(?<!\p{L})(?:cooked|leftover|roasted|smoked|confit|rotisserie|cuite?s?|rôtie?s?|fumée?s?|restes?|cocid[oa]s?|asad[oa]s?|ahumad[oa]s?|sobras|gekochte?[rsn]?|gebratene?[rsn]?|geräucherte?[rsn]?|gegarte?[rsn]?)(?!\p{L})/iu

const longEnough = 60

const missing: Sentence = {
  en: (item = '', core = '') =>
    `The steps name no sign of doneness for ${item}: ${core} °C in the middle, nothing pink.`,
  fr: (item = '', core = '') =>
    `Aucun repère de cuisson pour ${item} : ${core} °C à cœur, sans trace de rosé.`,
  es: (item = '', core = '') =>
    `Falta decir cuándo está en su punto ${item}: ${core} °C en el centro, sin partes rosadas.`,
  de: (item = '', core = '') => `Für ${item} fehlt ein Garzeichen: ${core} °C im Kern, nichts mehr rosa.`,
}

const tooLow: Sentence = {
  en: (item = '', core = '', said = '') =>
    `${said} °C in the middle is not enough for ${item}: it needs ${core} °C.`,
  fr: (item = '', core = '', said = '') =>
    `${said} °C à cœur ne suffisent pas pour ${item} : il faut ${core} °C.`,
  es: (item = '', core = '', said = '') =>
    `${said} °C en el centro no bastan para ${item}: hacen falta ${core} °C.`,
  de: (item = '', core = '', said = '') =>
    `${said} °C im Kern reichen für ${item} nicht: Es müssen ${core} °C sein.`,
}

const coreReading =
  /(?:(?<!\p{L})core|internal|centre|center|cœur|coeur|interna|interior|centro|kern)[^.]{0,40}?(\d{2,3})\s*°?\s*C?\b|(\d{2,3})\s*°\s*C?\s*(?:in the (?:middle|centre|center)|internal|core|à cœur|en el centro|de temperatura interna|im kern|kerntemperatur)/iu

export const isBoughtCooked = ({ item, note }: Pick<CheckedItem, 'item' | 'note'>): boolean =>
  alreadyCooked.test(item) || alreadyCooked.test(note ?? '')

/** The core temperature an item must reach; null for what may be pink, is cured, or comes cooked. */
function coreOf(item: CheckedItem): number | null {
  const meat = item.foods.find((food) => food.core !== undefined && isMeatOrSausage(food))
  return !meat?.core || isBoughtCooked(item) ? null : meat.core
}

/** Poultry, pork, sausages and minced meat need a core temperature or a sign that they are done, and a safe one. */
export function undercookedIn({ items, steps, language }: CheckedDish): SafetyFinding[] {
  return items.flatMap((item, place): SafetyFinding[] => {
    const core = coreOf(item)
    if (core === null) return []
    const name = quoted(item.item, language)
    const using = steps.filter(({ uses }) => uses.includes(place))
    const first = steps.findIndex(({ uses }) => uses.includes(place))
    const following = first < 0 ? steps : steps.slice(first)
    for (const { text } of following) {
      const reading = coreReading.exec(text)
      const celsius = Number(reading?.[1] ?? reading?.[2] ?? Number.NaN)
      if (celsius >= 30 && celsius < core - 4 && celsius < 68) {
        return [findingOf('core-too-low', 'dangerous', tooLow, language, name, String(core), String(celsius))]
      }
    }
    const done = following.some(({ text }) => cues[language].test(text) || coreLike.test(text))
    const braised = using.some(({ minutes }) => (minutes ?? 0) >= longEnough)
    const simmered = following.some(({ minutes }) => (minutes ?? 0) >= longEnough)
    return done || braised || simmered
      ? []
      : [findingOf('no-doneness-cue', 'warning', missing, language, name, String(core))]
  })
}
