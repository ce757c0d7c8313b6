/** One word of a text, folded for comparing, with its place in the text as it was written. */
export interface Token {
  word: string
  raw: string
  start: number
  end: number
  /** False when punctuation or a line's end stands between it and the word before: phrases do not cross that. */
  joined: boolean
}

/** Lower case without accents: "Crème Brûlée" and "creme brulee" become one. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
}

/** Splits a text into its words; hyphens and apostrophes part words but do not break a phrase. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let last = 0
  for (const match of text.matchAll(/[\p{L}\p{M}]+|\p{N}+/gu)) {
    const [raw] = match
    const start = match.index
    const joined =
      tokens.length > 0 && /^[ \t\u00a0\u202f]*[-’'‘`´‐‑.]?[ \t\u00a0\u202f]*$/.test(text.slice(last, start))
    const endsSentence = text.slice(last, start).includes('.')
    tokens.push({ word: fold(raw), raw, start, end: start + raw.length, joined: joined && !endsSentence })
    last = start + raw.length
  }
  return tokens
}
