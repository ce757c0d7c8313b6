/** Lower case, no accents, straight apostrophes: what is compared when a guest's words are read. */
export function fold(text: string): string {
  const folded = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/[’‘`´]/g, "'")
    .replace(/[\u00a0\u202f]/g, ' ')
  // One byte a letter where that is enough: V8 compiles every pattern once for each width of text.
  return /[^\0-\u00ff]/.test(folded) ? folded : Buffer.from(folded, 'latin1').toString('latin1')
}
