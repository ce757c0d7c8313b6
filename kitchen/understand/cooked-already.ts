import { matches } from '../lexicon/may-match.ts'
import { anyOf } from './word-list.ts'

const ahead = anyOf({
  en: "(?:(?:left[- ]?overs?(?: of)?|(?<!(?:slow|pressure|home|well|properly|perfectly|oven|freshly)[- ])(?:pre[- ]?|already |ready[- ])?cooked|cold)(?: (?:the|some|our|roast(?:ed)?|cold|cooked|boiled|grilled|poached|sunday|christmas|white|brown|basmati|mashed|minced|shredded|sliced|chopped))?|remains of(?: the| a)?|rest of (?:the|my|our)(?: [a-z]+'?s?)?|last of the(?: [a-z]+)?)",
  fr: "(?:restes? (?:encore )?(?:un peu )?d(?:e la |e l'|u |es |e |')(?:[a-z]+ )?|reste (?:la |le |les )|reste d|reste (?:encore )?(?:la moitie|un quart|un bout|un morceau|des morceaux|un fond|un peu) (?:de |du |d'une? )(?:[a-z]+ )?)",
  es: '(?:sobras? de(?:l)?(?: la| los| las)?|restos de(?:l)?(?: la)?|sobr(?:o|aron|ado)(?: (?:un poco|algo|un trozo|unos trozos|un pedazo|bastante|mucho) de(?:l)?| medi[oa]| el| la| los| las)?)',
  de: '(?:(?:ubrig ?gebliebene[nrs]?|ubrige[nrs]?|gekochte[nrs]?|gegarte[nrs]?|kalte[nrs]?)|(?:ge)?restliche[nrs]?|reschte vom|rest(?:e)? (?:vom|von|der|von der|von dem))',
})
const behind = anyOf({
  en: '(?:(?:meat|breast|thighs?|legs?|bits|pieces|slices|joint)? ?(?:left[- ]?overs?|left(?: from)?|already (?:cooked|roasted)|cooked(?: already)?|from (?:yesterday|last night|sunday|the roast|the (?:rotisserie|deli))|off the (?:bone|carcass)|that (?:is|was|are|were) left))',
  fr: "(?:(?:deja )?cuite?s?(?! (?:au|a|dans|en|lentement))|deja (?:rotie?s?|bouillie?s?|grillee?s?)|d'hier|de la veille|d(?:u|e) (?:dimanche|samedi|midi)|qui (?:me |nous )?reste)",
  es: '(?:(?:ya )?(?:cocid[oa]s?|hervid[oa]s?|cocinad[oa]s?|hech[oa]s?)(?! (?:a|al|en|con|lent[a-z]+))|ya asad[oa]s?|de (?:ayer|anoche)|del domingo|que (?:me |nos )?(?:ha |han )?(?:sobr|qued)[a-z]+|sobrantes?)',
  de: '(?:(?:braten |filet |keule |fleisch )?(?:(?:schon |bereits )?(?:gekocht|gegart)|(?:schon |bereits )(?:gebraten|gegrillt)|von (?:gestern|sonntag)|(?:vom |von dem )?(?:grill|brat)(?:hahnchen|huhn|hendl)|ubrig|reste?))',
})
/** What was done to it, or is to be done: it tells of food that is there only where something says that it is there. */
const doneAhead = anyOf({
  en: '(?:roast(?:ed)?|boiled|poached|grilled|baked)(?: [a-z]+)?',
  de: '(?:gebratene[nrs]?|gegrillte[nrs]?|gebackene[nrs]?)',
})
const doneBehind = anyOf({
  fr: '(?:rotie?s?|bouillie?s?|grillee?s?)',
  es: '(?:asad[oa]s?|rostizad[oa]s?|a la parrilla)',
  de: '(?:gebraten|gegrillt)',
})
const there = anyOf({
  en: "(?:i|we)(?:'ve| have)(?: got)?|got|there's|there is|left(?:[- ]?overs?)?|use up|rest of",
  fr: "j'ai(?! envie)|on a(?! envie)|restes?|finir",
  es: 'tengo(?! (?:ganas|que))|tenemos|hay|qued[a-z]+|sobr[a-z]+|aprovechar',
  de: 'hab(?:e|en)?(?! (?:lust|bock|hunger))|noch|ubrig|reste?',
})

const staleAhead = anyOf({
  en: '(?:stale|old|day[- ]old|dry|dried[- ]out|left[- ]?over)(?: [a-z]+)?',
  fr: '(?:vieux|vieille?s?|restes? (?:de|du|de la|des))',
  es: '(?:viej[oa]s?|sobras? de(?:l)?|restos de(?:l)?)',
  de: '(?:alte[nrms]?|altbackene[nrms]?|trockene[nrms]?|harte[nrms]?|rest(?:e|liche[nrms]?)?(?: vom| von)?)',
})
const staleBehind = anyOf({
  en: '(?:that (?:is|are|has|have) (?:gone )?(?:stale|hard|dry)|from (?:yesterday|the day before|last night)|left(?: ?over)?)',
  fr: "(?:rassi[es]*|sec|seche?s?|dure?s?|de la veille|d'(?:avant[- ])?hier|qui (?:reste|traine|durci)[a-z]*)",
  es: '(?:dur[oa]s?|sec[oa]s?|del dia anterior|de (?:ayer|anteayer|hace)|que (?:sobr|qued)[a-z]+|ya hecho)',
  de: '(?:von (?:vor)?gestern|vom vortag|von vor|ubrig|die (?:weg|ubrig)[a-z]*)',
})
const staleAtEnd = new RegExp(`${staleAhead.source} ?$`)
const staleAtStart = new RegExp(`^ ?,? ?${staleBehind.source}`)

/** Whether what is named here is there and no longer fresh: "stale bread", "6 Semmeln von vorgestern". */
export const isStale = (folded: string, { start, end }: { start: number; end: number }): boolean =>
  staleAtEnd.test(folded.slice(Math.max(0, start - 40), start)) ||
  staleAtStart.test(folded.slice(end, end + 40))

const atEnd = new RegExp(`${ahead.source} ?$`)
const atStart = new RegExp(`^ ?,? ?${behind.source}`)
const doneAtEnd = new RegExp(`${doneAhead.source} ?$`)
const doneAtStart = new RegExp(`^ ?,? ?${doneBehind.source}`)

const tinAhead = anyOf({
  en: '(?:tinned|canned|(?:tins?|cans?|jars?) of|pre[- ]?cooked|ready[- ]cooked)(?: [a-z]+)?',
  fr: "(?:(?:boites?|conserves?|bocal|bocaux) (?:de |d')(?:[a-z]+ )?)",
  es: '(?:(?:latas?|botes?|tarros?) de)',
  de: '(?:dosen?|glas|konserven?)',
})
const tinBehind = anyOf({
  en: '(?:from|in|out of) an? (?:tin|can|jar)',
  fr: '(?:[a-z]+ )?en (?:boite|conserve|bocal)',
  es: '(?:[a-z]+ )?(?:de|en) (?:bote|lata|tarro|conserva)',
  de: '(?:aus|in) (?:der|einer|dem|einem) (?:dose|konserve|glas)',
})
const tinAtEnd = new RegExp(`${tinAhead.source}[ -]?$`)
const tinAtStart = new RegExp(`^ ?,? ?${tinBehind.source}`)

/** Whether pulses that are named here come soft from a tin or a jar: "tinned lentils", "Linsen aus der Dose". */
export const isFromTin = (folded: string, { start, end }: { start: number; end: number }): boolean =>
  matches(tinAtEnd, folded.slice(Math.max(0, start - 40), start)) ||
  matches(tinAtStart, folded.slice(end, end + 40))

/** "Leftovers of the stew: chickpeas, some beef and cabbage" opens a list of what was cooked, to the end of the sentence. */
const listOfLeftovers =
  /(?<![a-z])(?:left[- ]?overs?|restes?|sobras?|restos|reste?) [^.!?;:(]{0,40}[:(][^.!?;)]*$/

/** Whether what is named here was cooked before, so that it is only warmed: "leftover chicken", "du riz déjà cuit". */
export const isCookedAlready = (folded: string, { start, end }: { start: number; end: number }): boolean =>
  matches(atEnd, folded.slice(Math.max(0, start - 40), start)) ||
  matches(atStart, folded.slice(end, end + 40)) ||
  ((matches(doneAtEnd, folded.slice(Math.max(0, start - 40), start)) ||
    matches(doneAtStart, folded.slice(end, end + 40))) &&
    matches(there, folded.slice(Math.max(0, start - 80), end + 40))) ||
  matches(listOfLeftovers, folded.slice(Math.max(0, start - 120), start))
