import type { Ingredient } from '../lexicon/ingredient.ts'

/** Colours in OKLCH, where a step in lightness looks like one: paint is shaded and warmed there. */
interface Lch {
  light: number
  chroma: number
  hue: number
}

/** One paint in five values, from the deepest shadow to the brightest highlight. */
export interface Tones {
  deep: string
  shade: string
  base: string
  light: string
  glow: string
}

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const toGamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)
const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value))

function channels(hex: string): [number, number, number] {
  const long = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex
  const value = Number.parseInt(long.slice(1, 7), 16)
  if (Number.isNaN(value)) return [0.5, 0.4, 0.3]
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
}

function toLch(hex: string): Lch {
  const [r, g, b] = channels(hex).map(toLinear) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    light: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, bb),
    hue: Math.atan2(bb, a),
  }
}

function toHex({ light, chroma, hue }: Lch): string {
  const a = chroma * Math.cos(hue)
  const b = chroma * Math.sin(hue)
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${rgb.map((value) => byte(toGamma(clamp(value)))).join('')}`
}

const byte = (value: number) =>
  Math.round(clamp(value) * 255)
    .toString(16)
    .padStart(2, '0')

/** Mixes two colours as paint on paper does, a share of 0 giving the first and 1 the second. */
export function mix(first: string, second: string, share: number): `#${string}` {
  const one = channels(first).map(toLinear)
  const two = channels(second).map(toLinear)
  return `#${one.map((value, at) => byte(toGamma(value + ((two[at] ?? 0) - value) * share))).join('')}`
}

/** How light a colour looks, 0 black to 1 white. */
export function lightnessOf(hex: string): number {
  return toLch(hex).light
}

/** How far apart two colours look; 0.1 is a clear step. */
export function distanceOf(first: string, second: string): number {
  const one = toLch(first)
  const two = toLch(second)
  return Math.hypot(
    one.light - two.light,
    one.chroma * Math.cos(one.hue) - two.chroma * Math.cos(two.hue),
    one.chroma * Math.sin(one.hue) - two.chroma * Math.sin(two.hue),
  )
}

/** Moves a colour: lighter or darker, more or less colourful. */
export function shifted(hex: string, by: { light?: number; chroma?: number; hue?: number }): string {
  const lch = toLch(hex)
  return toHex({
    light: clamp(lch.light + (by.light ?? 0), 0.08, 0.985),
    chroma: clamp(lch.chroma * (by.chroma ?? 1), 0, 0.23),
    hue: lch.hue + (by.hue ?? 0),
  })
}

const sunHue = 1.55
const emberHue = 0.65
const towards = (hue: number, target: number, share: number) => {
  const turn = Math.atan2(Math.sin(target - hue), Math.cos(target - hue))
  return hue + turn * share
}

/**
 * The five values of one paint: lights lean to the sun, shadows to embers, all of it a little to paper.
 * Pale paints (rice, cream, china) get honey-coloured shadows, for grey ones look dirty.
 */
export function tonesOf(hex: string): Tones {
  const own = toLch(mix(hex, '#f0cf9a', 0.05))
  const light = clamp(own.light, 0.3, 0.94)
  const chroma = clamp(own.chroma * 1.06, 0, 0.2)
  const pale = clamp((0.05 - chroma) / 0.05) * clamp((light - 0.6) / 0.3)
  const at = (value: number, colourful: number, hue: number) => {
    const warmth = pale * 0.34 * clamp(0.975 - value)
    return toHex({
      light: clamp(value + pale * (light - value) * 0.36, 0.14, 0.985),
      chroma: chroma * colourful + warmth,
      hue: towards(hue, 1.25, pale * 0.8),
    })
  }
  return {
    deep: at(light * 0.6, 0.86, towards(own.hue, emberHue, 0.2)),
    shade: at(light * 0.84, 1.02, towards(own.hue, emberHue, 0.1)),
    base: at(light, 1, own.hue),
    light: at(light + (1 - light) * 0.36, 0.86, towards(own.hue, sunHue, 0.08)),
    glow: at(light + (1 - light) * 0.72, 0.5, towards(own.hue, sunHue, 0.12)),
  }
}

const cured = /poached|ham$|bacon|salami|chorizo|smoked|corned|jerky|pudding|frankfurter|^poached/

/** An ingredient in the colour that it has when it is cooked: raw meat is pink, cooked meat is brown. */
export const cookedColour = ({ category, id, look }: Ingredient): string =>
  /bacon|lardon/.test(id)
    ? mix(look.colour, '#8f4522', 0.45)
    : (category === 'meat' || category === 'sausage') && !cured.test(id)
      ? mix(look.colour, '#8a542c', 0.6)
      : category === 'poultry' && !cured.test(id)
        ? mix(look.colour, '#dba95e', 0.5)
        : look.colour
