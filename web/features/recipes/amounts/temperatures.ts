import type { Measures } from './measures.ts'

/** Oven temperatures in steps of 25 °F; core temperatures are rounded up, so that food is never undercooked. */
function toFahrenheit(celsius: number): number {
  const exact = (celsius * 9) / 5 + 32
  return celsius >= 120 ? Math.round(exact / 25) * 25 : Math.ceil(exact - 0.5)
}

function toCelsius(fahrenheit: number): number {
  const exact = ((fahrenheit - 32) * 5) / 9
  return exact >= 120 ? Math.round(exact / 10) * 10 : Math.ceil(exact - 0.5)
}

/** Converts the temperatures in a text to the scale of the measures. */
export function temperaturesIn(text: string, measures: Measures): string {
  const [from, to, convert] =
    measures === 'us' ? (['C', 'F', toFahrenheit] as const) : (['F', 'C', toCelsius] as const)
  const pattern = new RegExp(
    String.raw`(\d{1,3})(\s*(?:[-–]|to|à|a|bis)\s*\d{1,3})?(\s*)°\s?${from}(?!\p{L})`,
    'gu',
  )
  return text.replaceAll(pattern, (_, first: string, second: string | undefined, gap: string) => {
    const lower = String(convert(Number(first)))
    const upper = second?.replace(/\d+/, (digits) => String(convert(Number(digits)))) ?? ''
    // Both ends of a narrow range can round to the same value.
    return `${lower}${upper.endsWith(lower) ? '' : upper}${gap}°${to}`
  })
}

/** "180 °C", "350 °F" */
export function temperatureFor(celsius: number, measures: Measures): string {
  return measures === 'us' ? `${toFahrenheit(celsius)} °F` : `${celsius} °C`
}
