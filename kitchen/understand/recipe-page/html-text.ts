import { toSingleLine } from '#shared/contract/wire.ts'

/** HTML's names for the letters from U+00A0 to U+00FF, in their order. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'

const entities = new Map<string, string>([
  ...latin.split(' ').map((name, index): [string, string] => [name, String.fromCodePoint(160 + index)]),
  ...Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    ndash: '–',
    mdash: '—',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    hellip: '…',
    bull: '•',
    frasl: '⁄',
    frac13: '⅓',
    frac23: '⅔',
    frac18: '⅛',
    oelig: 'œ',
    OElig: 'Œ',
    euro: '€',
    trade: '™',
  }),
])

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name) return entities.get(name) ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    const isLetter = code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    return isLetter ? String.fromCodePoint(code) : ''
  })
}

/** The lines of a text that may carry tags and entities, even entities written twice; blank ones are left out. */
export function linesOf(text: string): string[] {
  return decoded(decoded(text))
    .replace(/<\/?(?:p|br|li|ol|ul|div|h[1-6])\b[^<>]{0,300}>/gi, '\n')
    .replace(/<\/?[a-z][^<>]{0,300}>/gi, '')
    .replaceAll('\0', '')
    .toWellFormed()
    .split(/[\r\n]+/)
    .map((line) => toSingleLine(line).replace(/\s+/g, ' '))
    .filter((line) => line !== '')
}

export const lineOf = (text: string): string => linesOf(text).join(' ')
