/** The beginning of a text, of so many UTF-16 units at most. No half of a character is left, which cannot be stored. */
export const cut = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')

export const bullet = /^\s*(?:[-–—*•·▪◦‣]|\[[ x]?\])\s+/

/** A picture before a line, as captions have it. */
export const picture =
  /^\s*\p{Extended_Pictographic}(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{fe0f}|\u{200d})*\s*/u

/** Single spaces; the no-break ones that French sets at its punctuation stay, others are taken as plain. */
export function singleSpaces(line: string): string {
  return line.replace(
    /((?<=«)[\u00A0\u202F]|[\u00A0\u202F](?=[;:!?»]))|\s+/g,
    (_run, kept?: string) => kept ?? ' ',
  )
}

/** A line without the marks of Markdown that only dress it. */
export function undressed(line: string): string {
  return line
    .replace(/^\s*#{1,6}\s*/, '')
    .replace(/(\*\*|__)(.*?)\1/g, '$2')
    .replace(/^\s*\*(?!\s)(.*\S)\*\s*$/, '$1')
    .trim()
}
