const ascii = /^[\0-\u007f]*$/
const beyondLatin = /[^\0-\u02ff\u1e00-\u206f]/

/** V8 compiles each regular expression once per width of text, so text is stored in one byte per letter where possible. */
export function oneByte(text: string): string {
  return /[^\0-\u00ff]/.test(text) ? text : Buffer.from(text, 'latin1').toString('latin1')
}

/** Lower case without accents: "Crème Brûlée" and "creme brulee" become one. */
export function fold(text: string): string {
  if (ascii.test(text)) return text.toLowerCase()
  const parted = text.normalize('NFD')
  // The class of all marks is large and slow to compile; Latin letters have only those of the first range.
  const bare = parted.replace(/[\u0300-\u036f]/g, '')
  return oneByte(
    (beyondLatin.test(bare) ? bare.replace(/\p{M}/gu, '') : bare)
      .toLowerCase()
      .replaceAll('ß', 'ss')
      .replaceAll('œ', 'oe')
      .replaceAll('æ', 'ae'),
  )
}
