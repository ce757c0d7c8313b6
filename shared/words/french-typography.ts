const thin = '\u202F'
const fixed = '\u00A0'

/** URLs, e-mail addresses and code, which are not changed. */
const untouchable = /(?:https?:\/\/|www\.|mailto:)[^\s«»]+|(?<![^\s@«»])[^\s@«»]+@[^\s@«»]+|`[^`]*`|&#?\w+;/g

/** Characters that may stand between a word and a sign, or after the sign: brackets, quotes, emphasis. */
const closing = String.raw`[\s)\]}»”"*_~]`

const rules: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L})['‘`´ʼ](?=[\p{L}\d«“])/gu, '’'],
  [/(?<!\p{L})([eE])-(mails?)(?!\p{L})/gu, '$1\u2011$2'],
  [/«[ \t\u00A0\u202F]*/g, `«${thin}`],
  [/(?<![ \t\u00A0\u202F])[ \t\u00A0\u202F]*»/g, `${thin}»`],
  // Consecutive signs ("?!") take one space, before the first.
  [
    new RegExp(String.raw`(?<=[^\s([¿¡!?;])[ \t\u00A0\u202F]*([;!?]+)(?=[.,…]|${closing}|$)`, 'gu'),
    `${thin}$1`,
  ],
  [new RegExp(String.raw`(?<=[^\s([:])[ \t\u00A0\u202F]*:(?=${closing}|$)`, 'gu'), `${fixed}:`],
]

/**
 * French typography: a narrow no-break space before ; ! ? and inside « », a no-break space before the colon, curly
 * apostrophes, and a no-break hyphen in "e-mail". Times ("12:30"), addresses and code are not changed. Idempotent.
 */
export function frenchTypography(text: string): string {
  let set = ''
  let last = 0
  for (const { index, 0: kept } of text.matchAll(untouchable)) {
    set += prose(text.slice(last, index)) + kept
    last = index + kept.length
  }
  return set + prose(text.slice(last))
}

function prose(text: string): string {
  return rules.reduce((set, [pattern, by]) => set.replace(pattern, by), text)
}
