import { anyOf } from './word-list.ts'

const ahead = anyOf({
  en: '(?:(?:left[- ]?over|cooked|roast(?:ed)?|boiled|grilled|baked|cold)(?: [a-z]+)?|remains of(?: the| a)?|rest of the)',
  fr: "(?:restes? (?:encore )?(?:un peu )?d(?:e la |e l'|u |es |e |')(?:[a-z]+ )?|reste (?:la |le |les )|reste d|reste (?:encore )?(?:la moitie|un quart|un bout|un morceau|des morceaux|un fond|un peu) (?:de |du |d'une? )(?:[a-z]+ )?)",
  es: '(?:sobras? de(?:l)?(?: la| los| las)?|restos de(?:l)?(?: la)?)',
  de: '(?:(?:ubrig ?gebliebene[nrs]?|ubrige[nrs]?|gekochte[nrs]?|gebratene[nrs]?|gegarte[nrs]?|kalte[nrs]?)|restliche[nrs]?|reschte vom|rest(?:e)? (?:vom|von der|von dem|von))',
})
const behind = anyOf({
  en: '(?:left(?: ?over| from)|cooked|from (?:yesterday|last night|sunday|the roast)|that (?:is|was|are|were) left)',
  fr: "(?:(?:deja )?(?:cuite?s?|rotie?s?|bouillie?s?|grillee?s?)|d'hier|de la veille|d(?:u|e) (?:dimanche|samedi|midi)|qui (?:me |nous )?reste)",
  es: '(?:(?:ya )?(?:cocid[oa]s?|asad[oa]s?|hervid[oa]s?|hech[oa]s?)|de (?:ayer|anoche)|del domingo|que (?:me |nos )?(?:ha |han )?(?:sobr|qued)[a-z]+)',
  de: '(?:(?:braten |filet |keule )?(?:(?:schon |bereits )?(?:gekocht|gebraten|gegart)|von (?:gestern|sonntag)|ubrig))',
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

/** "Von gestern", "de ayer": the food is left over, and nothing is told of yesterday. */
const fromYesterday: readonly (readonly [RegExp, string])[] = [
  // "I left the rice out all night": nobody wants the dish without rice.
  [
    /(?<![a-z])(?:left|forgot|leaving) ([^.!?,;]{2,50}?) out (?=on |all |over ?night|of the fridge|since |for \d|in )/g,
    'had $1 standing ',
  ],
  [
    /(?<![a-z])(?:me |he |hemos |ha )?(?:dej[aeo]|dejamos|dejado|dejaron) ([^.!?,;]{2,40}?) fuera (?=de la nevera|del frigo|del refri|de la heladera|toda|anoche|desde|en la|por la)/g,
    'tenia $1 ',
  ],
  [
    /(?<![a-z])(?:dej[aeo]|dejamos|dejado|dejaron) fuera (?=[^.!?,;]{2,40} (?:toda|de la nevera|del frigo|anoche|desde))/g,
    'estuvo ',
  ],
  [/(?<=[a-z] )(?:von (?:vor)?gestern|vom vortag|vom vorabend|vom (?:samstag|sonntag))(?![a-z])/g, 'ubrig'],
  [/(?<=[a-z] )de (?:ayer|anoche|anteayer|antes de ayer)(?![a-z])/g, 'ya hecho'],
  [/(?<=[a-z] )d'(?:avant[- ]?)?hier(?: soir| midi)?(?![a-z])(?! reste)/g, 'deja cuit'],
  [/(?<=[a-z] )from (?:yesterday|last night|the night before)(?![a-z])/g, 'left over'],
]

/** A bird or a joint that somebody has is roasted already: "I've got half a roast chicken" orders no roast. */
const roastInHand: readonly (readonly [RegExp, string])[] = [
  [
    /(?<=(?<![a-z])(?:have|'ve|got|there's|there is|found|leftover|left over|use up|rest of)(?: [a-z]+){0,2} )half an? (?:roast(?:ed)? )(chicken|duck|turkey)(?![a-z])/g,
    '350 g leftover $1',
  ],
  [
    /(?<=(?<![a-z])(?:have|'ve|got|there's|there is|found|left|use up|rest of)(?: [a-z]+){0,3} )roast(?:ed)? (chicken|duck|turkey|beef|pork|lamb|potatoes|veg(?:etables)?)(?![a-z])/g,
    'leftover $1',
  ],
  [
    /(?<=(?<![a-z])(?:hab|habe|haben|noch|ubrig|rest|da ist|liegt|lag)(?: [a-z]+){0,3} )(?:ein )?halbe[sn]? (?:brat|grill)(hahnchen|huhn|ente)(?![a-z])/g,
    '350 g gegartes $1',
  ],
  [
    /(?<=(?<![a-z])(?:reste?|restlicher|ubriger)(?: [a-z]+){0,2} )(?:sonntags|fest)?braten(?![a-z])/g,
    'gegart',
  ],
  [
    /(?<=(?<![a-z])(?:j'ai|reste|trouve|finir)(?: [a-z]+){0,3} )(?:un )?demi[- ](poulet|canard) roti(?![a-z])/g,
    '350 g de $1 deja cuit',
  ],
  [
    /(?<=(?<![a-z])(?:tengo|queda|quedo|sobro|encontrado|hay)(?: [a-z]+){0,3} )medio (pollo|pato) asado(?![a-z])/g,
    '350 g de $1 ya asado',
  ],
]

export const withLeftovers = (folded: string): string =>
  [...fromYesterday, ...roastInHand].reduce((text, [words, plain]) => text.replace(words, plain), folded)

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
  tinAtEnd.test(folded.slice(Math.max(0, start - 40), start)) || tinAtStart.test(folded.slice(end, end + 40))

/** "Leftovers of the stew: chickpeas, some beef and cabbage" opens a list of what was cooked, to the end of the sentence. */
const listOfLeftovers =
  /(?<![a-z])(?:left[- ]?overs?|restes?|sobras?|restos|reste?) [^.!?;:(]{0,40}[:(][^.!?;)]*$/

/** Whether what is named here was cooked before, so that it is only warmed: "leftover chicken", "du riz déjà cuit". */
export const isCookedAlready = (folded: string, { start, end }: { start: number; end: number }): boolean =>
  atEnd.test(folded.slice(Math.max(0, start - 40), start)) ||
  atStart.test(folded.slice(end, end + 40)) ||
  listOfLeftovers.test(folded.slice(Math.max(0, start - 120), start))
