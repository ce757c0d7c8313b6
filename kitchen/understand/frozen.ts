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

const inName =
  /(?<![a-z])(?:frozen|surgelee?s?|congelad[oa]s?|tk|tiefkuhl[a-z]+|(?:tief)?gefroren[a-z]*)(?![a-z])/

/** Whether what is named here comes out of the freezer: "frozen peas", "TK-Spinat", "merluza congelada". */
export const isFrozen = (folded: string, { start, end }: { start: number; end: number }): boolean =>
  inName.test(folded.slice(start, end)) ||
  atEnd.test(folded.slice(Math.max(0, start - 30), start)) ||
  atStart.test(folded.slice(end, end + 40))
