/**
 * Signs that a backslash keeps from being markup. While a text is read they are letters of a plane that no text uses, so
 * that no pattern takes them for signs.
 */
const plane = 0x10_ff00
const escaped = /\\([!-/:-@[-`{-~])/g
const hidden = /[\u{10ff21}-\u{10ff7e}]/gu

export const hideEscaped = (text: string): string =>
  text.replace(escaped, (_all, sign: string) => String.fromCodePoint(plane + sign.charCodeAt(0)))

const shown = (text: string): string =>
  text.replace(hidden, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? plane) - plane))

/** The same value with those signs in all of its texts. */
export function showEscaped<Value>(value: Value): Value {
  if (typeof value === 'string') return shown(value) as Value
  if (Array.isArray(value)) return value.map(showEscaped) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, showEscaped(each)])) as Value
}
