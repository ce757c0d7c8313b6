import { anyOf } from './word-list.ts'

const ahead = anyOf({
  en: 'frozen(?: [a-z]+)?',
  de: '(?:(?:tief)?gefrorene[nrsm]?|tiefgekuhlte[nrsm]?|tk)',
})
const behind = anyOf({
  en: '(?:fillets? |pieces |breasts? )?(?:(?:straight )?(?:from|in|out of) the freezer|frozen)',
  fr: '(?:[a-z]+ )?(?:surgelee?s?|congelee?s?|(?:au|du) congel[a-z]*)',
  es: '(?:[a-z]+ )?(?:congelad[oa]s?|(?:en el|del) congelador)',
  de: '(?:(?:tief)?gefroren|tiefgekuhlt|tk|(?:aus|in) der tk|(?:aus|in) dem gefrier[a-z]+|im (?:gefrier[a-z]+|tiefkuhl[a-z]+|froster))',
})
const atEnd = new RegExp(`${ahead.source}[ -]?$`)
const atStart = new RegExp(`^ ?\\(?${behind.source}`)

const boneAhead = /(?<![a-z])(?:bone[- ]in|nicht entbeinte[nrs]?)(?: [a-z]+)? ?$/
const boneBehind = anyOf({
  en: '(?:[a-z]+ ){0,2}(?:on the bone|bone[- ]in|with (?:the )?bones?(?: (?:in|left in))?)',
  fr: "(?:[a-z]+ ){0,2}(?:avec (?:les |l'|leur )?os|non desosse[es]*|pas desosse[es]*)",
  es: '(?:[a-z]+ ){0,2}(?:con (?:el |su )?hueso|sin deshuesar)',
  de: '(?:[a-z]+ ){0,2}(?:mit (?:dem )?knochen|am knochen|nicht (?:ausgelost|entbeint))',
})
const boneAtStart = new RegExp(`^ ?,? ?\\(?${boneBehind.source}`)

const inName =
  /(?<![a-z])(?:frozen|surgelee?s?|congelad[oa]s?|tk|tiefkuhl[a-z]+|(?:tief)?gefroren[a-z]*)(?![a-z])/

/** Whether what is named here comes out of the freezer: "frozen peas", "TK-Spinat", "merluza congelada". */
export const isFrozen = (folded: string, { start, end }: { start: number; end: number }): boolean =>
  inName.test(folded.slice(start, end)) ||
  atEnd.test(folded.slice(Math.max(0, start - 30), start)) ||
  atStart.test(folded.slice(end, end + 40))

/** Whether meat that is named here has its bone: "bone-in chicken thighs", "muslos con hueso". */
export const isOnTheBone = (folded: string, { start, end }: { start: number; end: number }): boolean =>
  boneAhead.test(folded.slice(Math.max(0, start - 30), start)) ||
  boneAtStart.test(folded.slice(end, end + 40))
