/** V8 compiles each regular expression once per width of text, so text is stored in one byte per letter where possible. */
export function oneByte(text: string): string {
  return /[^\0-\u00ff]/.test(text) ? text : Buffer.from(text, 'latin1').toString('latin1')
}

const withoutLigatures = (text: string) =>
  text.replaceAll('ß', 'ss').replaceAll('œ', 'oe').replaceAll('æ', 'ae')

const firstLetter = 'ß'.charCodeAt(0)
/** What each letter of Latin-1 beyond ASCII becomes; most texts need no other, and so no normalisation. */
const plainLetters = Array.from('ßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ', (letter) =>
  withoutLigatures(letter.normalize('NFD').charAt(0)),
)

/** Lower case without accents: "Crème Brûlée" and "creme brulee" become one. */
export function fold(text: string): string {
  if (/^[\0-\u007f]*$/.test(text)) return text.toLowerCase()
  if (/^[\0-\u00ff]*$/.test(text))
    return text
      .toLowerCase()
      .replace(/[ß-ÿ]/g, (letter) => plainLetters[letter.charCodeAt(0) - firstLetter] ?? letter)
  return oneByte(withoutLigatures(text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()))
}
