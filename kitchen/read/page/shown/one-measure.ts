import type { Language } from '#shared/constants/languages.ts'
import { metricUnits, unitSize } from '#shared/words/units.ts'
import { readLine } from '#shared/lines/read-line.ts'
import { plainText } from '../blocks.ts'

/** "Metric", "Imperial units:": which measures the lines below it are in. */
const metric =
  /^(?:metric|métrique|système métrique|métrico|sistema métrico|metrisch)(?: units?| measures?)?:?$/i
const other =
  /^(?:imperial|us|u\.s\.|us customary|american|impérial|américain|americano|amerikanisch)(?: units?| measures?| cups)?:?$/i
/** "Metric Imperial": between which one chooses. */
const choices = /^(?=.*\s)(?:(?:metric|imperial|us|customary|cups)\b[\s/|]*){2,}:?$/i
export const namesMeasures = (text: string): boolean =>
  metric.test(text) || other.test(text) || choices.test(text)

interface Read {
  plain: string
  item: string
  amount: number | null
  isMetric: boolean
  size: number | null
}

function read(line: string, language: Language): Read {
  const { item = '', amount = null, unit = null } = readLine(line, language, null) ?? {}
  // Grams and millilitres count alike: an ounce of water is 28 of both.
  const factor = unitSize(unit)
  return {
    plain: plainText(line),
    item: plainText(item),
    amount,
    isMetric: metricUnits.includes(unit),
    size: amount === null || factor === null ? null : amount * factor,
  }
}

/** Whether two lines say the same in two systems of measures. */
function isConverted(one: Read, two: Read): boolean {
  if (one.size === null || two.size === null || one.isMetric === two.isMetric) return false
  const ratio = one.size / two.size
  return one.item === two.item || (ratio > 0.85 && ratio < 1.18)
}

function isSame(one: Read, two: Read): boolean {
  // Fluid ounces are read as millilitres, and differ by what was rounded.
  const ratio = (one.size ?? 0) / (two.size ?? 1)
  const isAlike = one.amount === two.amount || (ratio > 0.9 && ratio < 1.1)
  return one.plain === two.plain || (one.item === two.item && isAlike)
}

const ofMetric = /\d\s?(?:g|kg|ml|cl|dl|l|grams?|grammes?|gramos?|gramm|litres?|liters?)\b/i
const ofOther = /\d\s?(?:(?:fl\.?|fluid)\s?)?(?:oz|ounces?|lbs?|pounds?|cups?|onces?|tasses?|tazas?)\b/i
const isHeading = (line: string) => line.endsWith(':')

/** The lines with their headings, section by section. */
function sectionsOf(lines: readonly string[]): string[][] {
  const sections: string[][] = []
  for (const line of lines) {
    const last = sections.at(-1)
    if (last && !isHeading(line)) last.push(line)
    else sections.push([line])
  }
  return sections
}

/** Fewer lines that are alike are no list that is given twice. */
const linesAtLeast = 3

/** So many lists of which some lines consist, where these say one list in several systems of measures. */
function partsOf(lines: readonly string[], count: number, language: Language) {
  const all = lines.filter((line) => !isHeading(line)).map((line) => read(line, language))
  const length = all.length / count
  if (!Number.isInteger(length) || length === 0) return null
  const pairs = all.slice(length).map((two, at) => [all[at % length] as Read, two] as const)
  const converted = pairs.filter(([one, two]) => isConverted(one, two)).length
  const same = pairs.filter(([one, two]) => isSame(one, two)).length
  if (converted + same < pairs.length * 0.8) return null
  const parts = Array.from({ length: count }, (_, part) =>
    stretchOf(lines, part * length, (part + 1) * length),
  )
  return { parts, length, converted }
}

/** The lines from one number to another, with the headings above them, which do not count. */
function stretchOf(lines: readonly string[], from: number, to: number): string[] {
  let count = 0
  return lines.filter((line) => {
    const isIn = count >= from && count < to
    if (!isHeading(line)) count += 1
    return isIn
  })
}

/** The same list in several systems of measures: all of it one below the other, or section by section. */
function versionsOf(lines: readonly string[], language: Language): string[][] | null {
  for (const count of [3, 2])
    for (const sections of [[[...lines]], sectionsOf(lines)]) {
      const found = sections.map((section) => partsOf(section, count, language))
      const length = found.reduce((sum, each) => sum + (each?.length ?? 0), 0)
      const isConvertedAnywhere = found.some((each) => each && each.converted > 0)
      if (found.includes(null) || length < linesAtLeast || !isConvertedAnywhere) continue
      return Array.from({ length: count }, (_, part) => found.flatMap((each) => each?.parts[part] ?? []))
    }
  return null
}

/** Without the parts below a heading that names other measures, where the same is said in metric ones. */
function underMetric(lines: readonly string[]): string[] {
  const named = lines.filter((line) => !choices.test(line) || other.test(line))
  // Two names next to each other are what one chooses by.
  const isChoice = (at: number) => [at - 1, at + 1].some((each) => namesMeasures(named[each] ?? ''))
  const left = named.filter((line, at) => !namesMeasures(line) || !isChoice(at))
  if (!left.some((line) => metric.test(line)) || !left.some((line) => other.test(line))) return left
  let isOther = false
  return left.filter((line) => {
    if (namesMeasures(line)) isOther = other.test(line)
    else if (isHeading(line)) isOther = false
    return !isOther && !namesMeasures(line)
  })
}

/** The lines of a list, once: some pages give it in metric measures and in others, one below the other. */
export function inOneMeasure(lines: readonly string[], language: Language): string[] {
  const left = underMetric(lines)
  const isInBoth = left.some((line) => ofMetric.test(line)) && left.some((line) => ofOther.test(line))
  const versions = isInBoth ? versionsOf(left, language) : null
  if (!versions) return left
  const metricIn = (part: readonly string[]) => part.filter((line) => read(line, language).isMetric).length
  return versions.toSorted((a, b) => metricIn(b) - metricIn(a))[0] ?? left
}
