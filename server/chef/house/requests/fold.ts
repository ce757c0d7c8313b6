/** Lower case, no accents, straight apostrophes: what is compared when a guest's words are read. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/[’‘`´]/g, "'")
    .replace(/[\u00a0\u202f]/g, ' ')
}
