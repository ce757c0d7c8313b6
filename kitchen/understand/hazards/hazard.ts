import { readFileSync } from 'node:fs'
import { languages } from '#shared/constants/languages.ts'
import type { Phrase } from '../../recipes/phrase.ts'
import { selectorOf, type Selector } from '../health/selectors.ts'

/** A part of a condition: one of these holds, or none of them does. */
export interface Term {
  denied: boolean
  names: readonly string[]
}

/** A danger that is heard where the words of a turn name all that makes it one, in whatever way. */
export interface Hazard {
  id: string
  when: readonly (readonly Term[])[]
  /** Help comes before any recipe. */
  stop: boolean
  /** A fault of a food, which "they" may mean of the dish on the table. */
  ofDish: boolean
  out: readonly Selector[]
  /** An illness of `health` that it brings along. */
  need: string | null
  /** Says nothing where this one is said already. */
  unless: string | null
  /** Null where the danger of that id has its sentence already. */
  warning: Phrase | null
}

const termOf = (text: string): Term => ({
  denied: text.startsWith('!'),
  names: text.replace(/^!/, '').split('|'),
})

function hazardOf(block: readonly string[], place: string): Hazard {
  const [head = '', ...lines] = block
  const [id = '', ...effects] = head.split(' ')
  const when: Term[][] = []
  const text: Record<string, string> = {}
  for (const line of lines) {
    const [, key = '', rest = ''] = /^(when|en|fr|es|de) (.+)$/.exec(line) ?? []
    if (key === 'when') when.push(rest.split(' ').map(termOf))
    else if (key !== '' && text[key] === undefined) text[key] = rest
    else throw new Error(`${place}: cannot read "${line.slice(0, 40)}" of "${id}"`)
  }
  const said = languages.filter((language) => text[language] !== undefined)
  if (when.length === 0 || (said.length !== 0 && said.length !== languages.length))
    throw new Error(`${place}: "${id}" needs a condition, and a sentence in all languages or in none`)
  const effect = (name: string) => effects.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1)
  const known = effects.every((each) => /^(?:stop|of-dish|out=.+|need=.+|unless=.+)$/.test(each))
  if (!known) throw new Error(`${place}: unknown effect of "${id}"`)
  const { en = '', fr = '', es = '', de = '' } = text
  return {
    id,
    when,
    stop: effects.includes('stop'),
    ofDish: effects.includes('of-dish'),
    out: (effect('out') ?? '').split(',').filter(Boolean).map(selectorOf),
    need: effect('need') ?? null,
    unless: effect('unless') ?? null,
    warning: said.length > 0 ? { en, fr, es, de } : null,
  }
}

/** Reads the table of hazards: `= id effects`, conditions of which one suffices, and what is said. */
export function readHazards(text: string, file: string): readonly Hazard[] {
  const blocks: { lines: string[]; place: string }[] = []
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue
    if (line.startsWith('= ')) blocks.push({ lines: [line.slice(2)], place: `${file}:${at + 1}` })
    else blocks.at(-1)?.lines.push(line)
  }
  return blocks.map(({ lines, place }) => hazardOf(lines, place))
}

const file = 'hazards.txt'

export const hazards: readonly Hazard[] = readHazards(
  readFileSync(new URL(file, import.meta.url), 'utf8'),
  file,
)
