import type { Measures } from './measures.ts'

/** An oven has marks every 25 °F; what a thermometer reads in food is never rounded down. */
function toFahrenheit(celsius: number): number {
  const exact = (celsius * 9) / 5 + 32
  return celsius >= 120 ? Math.round(exact / 25) * 25 : Math.ceil(exact - 0.5)
}

function toCelsius(fahrenheit: number): number {
  const exact = ((fahrenheit - 32) * 5) / 9
  return exact >= 120 ? Math.round(exact / 10) * 10 : Math.ceil(exact - 0.5)
}

/** The temperatures of a text by the other thermometer; what is already right stays. */
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
    // Both ends of a narrow range may fall on one mark.
    return `${lower}${upper.endsWith(lower) ? '' : upper}${gap}°${to}`
  })
}

/** "180 °C", "350 °F" */
export function temperatureFor(celsius: number, measures: Measures): string {
  return measures === 'us' ? `${toFahrenheit(celsius)} °F` : `${celsius} °C`
}
