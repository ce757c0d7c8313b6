/** The first temperature a text names, in °C; null when it names none or one that no kitchen has. */
export function celsiusIn(text: string): number | null {
  const [, number, letter] =
    /(\d{2,3})\s*(?:°|º|degrees|degrés|grados|grad)\s*(C|F|Celsius|Fahrenheit)?\b/i.exec(text) ?? []
  if (!number) return null
  const value = Number(number)
  const celsius = /^f/i.test(letter ?? '') ? Math.round(((value - 32) * 5) / 9) : value
  return celsius <= 500 ? celsius : null
}
