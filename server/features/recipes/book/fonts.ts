import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The styles of letters that a book has. */
export type Typeface = 'title' | 'story' | 'text' | 'bold'

interface Family {
  name: 'fraunces' | 'inter'
  /** The folder of its package. */
  folder: string
  /** The characters of each file, in the order in which they are tried. */
  subsets: readonly { name: string; has: (code: number) => boolean }[]
}

const wanted = ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext']

/** "U+0000-00FF,U+0131" as a condition. */
function charactersIn(ranges: string): (code: number) => boolean {
  const parts = ranges.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
  })
  return (code) => parts.some(([from, to]) => code >= from && code <= to)
}

function openFamily(name: Family['name']): Family {
  const file = fileURLToPath(import.meta.resolve(`@fontsource/${name}/files/${name}-latin-400-normal.woff`))
  const folder = join(dirname(file), '..')
  const ranges = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>
  const subsets = wanted.flatMap((subset) =>
    ranges[subset] === undefined ? [] : [{ name: subset, has: charactersIn(ranges[subset]) }],
  )
  return { name, folder, subsets }
}

const fraunces = openFamily('fraunces')
const inter = openFamily('inter')

/** What a character is looked for in: the family of the face, then the other one, which has more languages. */
const faces: Record<Typeface, readonly { family: Family; weight: number; style: 'normal' | 'italic' }[]> = {
  title: [
    { family: fraunces, weight: 600, style: 'normal' },
    { family: inter, weight: 600, style: 'normal' },
  ],
  story: [
    { family: fraunces, weight: 400, style: 'italic' },
    { family: inter, weight: 400, style: 'italic' },
  ],
  text: [{ family: inter, weight: 400, style: 'normal' }],
  bold: [{ family: inter, weight: 600, style: 'normal' }],
}

/** Letters of one font file. */
export interface Run {
  text: string
  /** The path of the file. */
  font: string
  /** Written with a slash, and drawn as a fraction. */
  isFraction?: boolean
}

/** The files of these characters are in no package: they are put together. */
const fractions: Record<string, string> = {
  '⅓': '1⁄3',
  '⅔': '2⁄3',
  '⅛': '1⁄8',
  '⅜': '3⁄8',
  '⅝': '5⁄8',
  '⅞': '7⁄8',
  '⅕': '1⁄5',
  '⅙': '1⁄6',
}

/** Characters that the fonts lack, by ones that they have. */
const substitutes: Record<string, string> = {
  '\u202F': '\u00A0',
  '\u2007': '\u00A0',
  '\u2009': '\u00A0',
  '\u200A': '',
  '\u2011': '-',
  '→': '–',
  '≈': '~',
  '≤': '<',
  '≥': '>',
}

function fileOf(face: Typeface, character: string): string | null {
  const code = character.codePointAt(0) ?? 0
  for (const { family, weight, style } of faces[face]) {
    const subset = family.subsets.find(({ has }) => has(code))
    if (subset) return join(family.folder, 'files', `${family.name}-${subset.name}-${weight}-${style}.woff`)
  }
  return null
}

const plainFile = (face: Typeface) => fileOf(face, 'a') ?? ''
/** In a font that can draw fractions. */
const fractionFile = (face: Typeface) =>
  fileOf(face === 'bold' || face === 'title' ? 'bold' : 'text', 'a') ?? ''

/** Pictograms, and what is not seen, such as a place where a word may be broken: the fonts draw a box for it. */
const leftOut = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Cf}\p{Cc}\uFE0F]/u

/** A word in runs of one font each, without what is left out; what no font has is a dot. */
export function runsOf(word: string, face: Typeface): Run[] {
  const runs: Run[] = []
  const add = (text: string, font: string) => {
    const last = runs.at(-1)
    if (last && last.font === font && !last.isFraction) last.text += text
    else runs.push({ text, font })
  }
  for (const given of word.normalize('NFC')) {
    const fraction = fractions[given]
    if (fraction) {
      runs.push({ text: fraction, font: fractionFile(face), isFraction: true })
      continue
    }
    const character = substitutes[given] ?? given
    if (character === '' || leftOut.test(character)) continue
    const font = fileOf(face, character)
    if (font) add(character, font)
    else add('·', plainFile(face))
  }
  return runs
}
