import type { Language } from '#shared/constants/languages.ts'
import { languages } from '#shared/constants/languages.ts'
import { diets, type Diet } from '#shared/words/diets.ts'
import { selectorOf, type Selector } from './selectors.ts'

/** A diet, an illness or a medicine that is known by name, and what the kitchen can do about it. */
export interface Need {
  id: string
  words: RegExp
  /** Never in the dish, whoever asks for it. */
  out: readonly Selector[]
  /** Only in the dish when the guest asks for it by name. */
  avoid: readonly Selector[]
  /** The only ways of cooking that suit it, as ids of templates, or null where any may. */
  only: readonly string[] | null
  never: readonly string[]
  diet: Diet | null
  /** Everything is blended and sieved. */
  smooth: boolean
  /** May be eaten, but not at the same time as the medicine. */
  apart: readonly Selector[]
  /** Needs, and foods to leave out, that must not be kept to because of it. */
  against: readonly string[]
  /** Its name, what is done and what is not taken into account ('' where nothing is left open). */
  name: Record<Language, string>
  done: Record<Language, string>
  open: Record<Language, string>
}

const isDiet = (id: string): id is Diet => (diets as readonly string[]).includes(id)

interface Effects {
  out: Selector[]
  avoid: Selector[]
  only: string[] | null
  never: string[]
  diet: Diet | null
  smooth: boolean
  apart: Selector[]
  against: string[]
}

function effectsOf(parts: readonly string[], head: string): Effects {
  const effects: Effects = {
    out: [],
    avoid: [],
    only: null,
    never: [],
    diet: null,
    smooth: false,
    apart: [],
    against: [],
  }
  for (const part of parts) {
    const [key, value = ''] = part.split('=')
    if (part === 'smooth') effects.smooth = true
    else if (key === 'against' && value) effects.against = value.split(',')
    else if ((key === 'out' || key === 'avoid' || key === 'apart') && value)
      effects[key] = value.split(',').map(selectorOf)
    else if (key === 'only' && value) effects.only = value.split(',')
    else if (key === 'never' && value) effects.never = value.split(',')
    else if (key === 'diet' && isDiet(value)) effects.diet = value
    else throw new Error(`cannot read "${part}" in "${head}"`)
  }
  return effects
}

function linesOf(block: readonly string[], head: string) {
  const all = block.map((line) => line.split(' :: '))
  const lines = all.filter(([code]) => code !== 'names')
  const [[, names = ''] = [], ...others] = all.filter(([code]) => code === 'names')
  if (others.length > 0) throw new Error(`"${head}" needs one line of names`)
  const of = (language: Language) => {
    const [line, ...more] = lines.filter(([code]) => code === language)
    const [, words = '', name = '', done = '', open = ''] = line ?? []
    if (!line || more.length > 0 || line.length < 4 || line.length > 5 || !words || !name || !done)
      throw new Error(`"${head}" needs one line of words, name and what is done in ${language}`)
    return { words, name, done, open }
  }
  if (lines.length !== languages.length) throw new Error(`"${head}" needs a line in each language`)
  return { names, en: of('en'), fr: of('fr'), es: of('es'), de: of('de') }
}

/**
 * Reads a table of needs: `= id | effect | effect`, a line `names` of what is the same in all languages, if anything is,
 * then one line per language with words, name, what is done and what is left open between double colons. Throws on
 * anything unknown or missing.
 */
export function readNeeds(text: string): readonly Need[] {
  const table = text.replace(/^#.*\n|^\n/gm, '')
  const blocks = table
    .split(/^= /m)
    .slice(1)
    .map((block) =>
      block
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    )
  if (blocks.length === 0 || !/^\s*= /.test(table)) throw new Error('a table of needs begins with "= id"')
  const needs = blocks.map(([head = '', ...block]): Need => {
    const [id = '', ...parts] = head.split(' | ')
    if (!/^[a-zA-Z0-9-]+$/.test(id)) throw new Error(`"${id}" is no name for a need`)
    const { names, en, fr, es, de } = linesOf(block, id)
    const own = [en, fr, es, de].map(({ words }) => words)
    const all = [names, ...own].filter((words) => words !== '' && words !== '-').join('|')
    return {
      id,
      words: new RegExp(`(?<![a-z0-9])(?:${all})(?![a-z0-9])`),
      ...effectsOf(parts, id),
      name: { en: en.name, fr: fr.name, es: es.name, de: de.name },
      done: { en: en.done, fr: fr.done, es: es.done, de: de.done },
      open: { en: en.open, fr: fr.open, es: es.open, de: de.open },
    }
  })
  if (new Set(needs.map(({ id }) => id)).size !== needs.length) throw new Error('two needs have one name')
  return needs
}
