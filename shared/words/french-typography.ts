const thin = '\u202F'
const fixed = '\u00A0'

/** What is no prose: addresses of pages and people, and code. It is left as it is. */
const untouchable = /(?:https?:\/\/|www\.|mailto:)[^\s«»]+|(?<![^\s@«»])[^\s@«»]+@[^\s@«»]+|`[^`]*`|&#?\w+;/g

/** What may close a word before a sign or follow after it: brackets, quotes, marks of emphasis. */
const closing = String.raw`[\s)\]}»”"*_~]`

const rules: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L})['‘`´ʼ](?=[\p{L}\d«“])/gu, '’'],
  [/(?<!\p{L})([eE])-(mails?)(?!\p{L})/gu, '$1\u2011$2'],
  [/«[ \t\u00A0\u202F]*/g, `«${thin}`],
  [/(?<![ \t\u00A0\u202F])[ \t\u00A0\u202F]*»/g, `${thin}»`],
  // Signs that stand together ("?!") take one space, before the first.
  [
    new RegExp(String.raw`(?<=[^\s([¿¡!?;])[ \t\u00A0\u202F]*([;!?]+)(?=[.,…]|${closing}|$)`, 'gu'),
    `${thin}$1`,
  ],
  [new RegExp(String.raw`(?<=[^\s([:])[ \t\u00A0\u202F]*:(?=${closing}|$)`, 'gu'), `${fixed}:`],
]

/**
 * French as it is printed: a narrow no-break space before ; ! ? and inside « », a no-break space before the colon, the
 * curly apostrophe, and "e-mail" that no line end parts. Times ("12:30"), addresses and code stay as they are.
 * Applying it twice changes nothing more.
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
