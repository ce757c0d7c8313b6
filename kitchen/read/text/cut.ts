/** The beginning of a text, of so many UTF-16 units at most. No half of a character is left, which cannot be stored. */
export const cut = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
