import { readFileSync } from 'node:fs'
import { languages, type Language } from '#shared/constants/languages.ts'
import { lazily } from '../lexicon/lazily.ts'
import { kindIds } from '../library/dishes/kinds.ts'
import { isNegated } from '../lexicon/text/negated.ts'

/** A condition that no wish stands for: its names in each language, and the templates that meet it. */
export interface Condition {
  names: Record<Language, RegExp>
  metBy: readonly string[]
}

interface Named {
  part: Record<Language, RegExp>
  form: Record<Language, RegExp>
  conditions: readonly Condition[]
}

const never = /(?!)/

function patternOf(list: string, place: string): RegExp {
  const names = list.split(', ')
  const wrong = names.find((name) => !/^[a-z' -]+\*?$/.test(name))
  if (wrong !== undefined) throw new Error(`${place}: "${wrong}" is not folded`)
  const source = names.map((name) => name.replace('*', '[a-z]*')).join('|')
  return new RegExp(`(?<![a-z])(?:${source})(?![a-z])`, 'g')
}

/** What named-parts.txt says. Throws with file and line on what it cannot read. */
export function readNamed(text: string, file = 'named-parts.txt'): Named {
  const blank = (): Record<Language, RegExp> => ({ en: never, fr: never, es: never, de: never })
  const [part, form] = [blank(), blank()]
  const conditions: Condition[] = []
  let current: Record<Language, RegExp> | null = null
  for (const [at, line] of text.split('\n').entries()) {
    const place = `${file}:${at + 1}`
    if (line === '' || line.startsWith('#')) continue
    const names = /^ {2}([a-z]{2}) (.+)$/.exec(line)
    const language = languages.find((each) => each === names?.[1])
    if (language && current) {
      current[language] = patternOf(names?.[2] ?? '', place)
      continue
    }
    const [, section, metBy = ''] = /^([a-z]+)(?:: (.+))?$/.exec(line) ?? []
    if (section === undefined) throw new Error(`${place}: neither a section nor names`)
    const ids = metBy.split(' ').filter(Boolean)
    const unknown = ids.find((id) => !kindIds.includes(id))
    if (unknown !== undefined) throw new Error(`${place}: no kind of dish "${unknown}"`)
    current = section === 'part' ? part : section === 'form' ? form : blank()
    if (current !== part && current !== form) conditions.push({ names: current, metBy: ids })
  }
  return { part, form, conditions }
}

export const namedParts = lazily(() =>
  readNamed(readFileSync(new URL('named-parts.txt', import.meta.url), 'utf8')),
)

/** The condition that a text names first, of those that are not denied. */
export const conditionIn = (said: string, language: Language): Condition | undefined =>
  namedParts().conditions.find(({ names }) =>
    [...said.matchAll(names[language])].some(({ index }) => !isNegated(said, index)),
  )
