import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
)

const grounds = ['paper', 'card', 'surface-sunken']
const inks = ['ink', 'ink-soft', 'ink-faint', 'brand', 'brand-deep', 'danger', 'success', 'warning']

/** [text, background] */
const textPairs = [
  ...grounds.flatMap((ground) => inks.map((ink) => [ink, ground] as const)),
  ['on-brand', 'brand-fill'],
  ['on-brand', 'brand-fill-deep'],
  ['brand', 'brand-wash'],
  ['danger', 'danger-wash'],
  ['brand-deep', 'brand-wash'],
  ['ink', 'brand-wash'],
  ['ink', 'danger-wash'],
  ['success', 'success-wash'],
  ['ink', 'success-wash'],
  ['warning', 'warning-wash'],
  ['ink', 'warning-wash'],
  ['paper', 'ink'],
] as const

/** Borders that make a control recognisable need 3:1 only. */
const shapePairs = grounds.map((ground) => ['line-strong', ground] as const)

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(front: string, back: string, theme: 'light' | 'dark') {
  const [a = 0, b = 0] = [front, back]
    .map((name) => {
      const token = tokens.get(name)
      if (!token) throw new Error(`tokens.css has no colour --${name}`)
      return luminance(token[theme])
    })
    .toSorted((x, y) => y - x)
  return (a + 0.05) / (b + 0.05)
}

for (const theme of ['light', 'dark'] as const) {
  test.each(textPairs)(`${theme}: %s is readable on %s`, (front, back) => {
    expect(contrast(front, back, theme)).toBeGreaterThanOrEqual(4.5)
  })
  test.each(shapePairs)(`${theme}: the edge %s is visible on %s`, (front, back) => {
    expect(contrast(front, back, theme)).toBeGreaterThanOrEqual(3)
  })
}
