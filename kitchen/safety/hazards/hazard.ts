import { readdirSync, readFileSync } from 'node:fs'
import { languages, type Language } from '#shared/constants/languages.ts'
import { selectorOf, type Selector } from '../health/selectors.ts'

/** Who at the table must be spared what others may eat. */
export interface Tender {
  infant: boolean
  child: boolean
  toddler: boolean
  pregnant: boolean
  frail: boolean
}

/** A part of what a turn has to say: one of these holds, or none of them does. */
export interface Term {
  denied: boolean
  names: readonly string[]
}

/** Ways of cooking that a hazard forbids. */
const techniques = ['pressure', 'slow', 'frying', 'grill', 'sticks', 'microwave'] as const
export type Technique = (typeof techniques)[number]

/** What the finished dish has to be besides free of the foods in `out`; each is checked on the plan and the recipe. */
const duties = ['eggs-safe', 'cooked-through', 'beans-boiled', 'soft', 'smooth'] as const
export type Duty = (typeof duties)[number]

/** A danger: how it is recognised, what is said of it, and what must be true of the finished dish. */
export interface Hazard {
  id: string
  when: readonly (readonly Term[])[]
  /** Help comes before any recipe. */
  stop: boolean
  /** There is no dish for it at all. */
  refuse: boolean
  /** What was to be cooked may be the danger itself, so that nothing is cooked before another dish is named. */
  ofWork: boolean
  /** No kitchen makes it safe; who insists gets no dish. */
  deadly: boolean
  /** Its words (danger wordings) name no ingredient but the danger itself. */
  strip: boolean
  /** A fault of a food, which "they" may mean of the dish on the table. */
  ofDish: boolean
  /** The food that was told of is thrown away; what is cooked is made of fresh food of the same kind. */
  gone: boolean
  /** Said alone where no dish is named: what was to be made is the danger. */
  alone: boolean
  /** Only a danger for these eaters, who may be named in another turn; for all where it is empty. */
  for: readonly (keyof Tender)[]
  /** Its conditions hold as soon as these eaters are at the table, whatever is said. */
  always: boolean
  out: readonly Selector[]
  not: readonly Technique[]
  must: readonly Duty[]
  /** An illness of `health` that it brings along. */
  need: string | null
  /** Tells of somebody's body, which is nobody else's business: what is said stays with those who eat. */
  ofBody: boolean
  /** Says nothing where one of these is said already. */
  unless: readonly string[]
  warning: Record<Language, string>
}

const eaters: readonly (keyof Tender)[] = ['infant', 'child', 'toddler', 'pregnant', 'frail']

const termOf = (text: string): Term => ({
  denied: text.startsWith('!'),
  names: text.replace(/^!/, '').split('|'),
})

function listOf<T extends string>(said: string | undefined, known: readonly T[], place: string): T[] {
  const names = (said ?? '').split(',').filter(Boolean)
  const wrong = names.find((name) => !known.some((each) => each === name))
  if (wrong !== undefined) throw new Error(`${place}: "${wrong}" is none of ${known.join(', ')}`)
  return known.filter((each) => names.includes(each))
}

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
  if (languages.some((language) => text[language] === undefined))
    throw new Error(`${place}: "${id}" needs a sentence in all languages`)
  const unknown = effects.find(
    (each) =>
      !/^(?:stop|refuse|deadly|strip|of-dish|always|gone|alone|(?:for|out|not|must|need|unless)=.+)$/.test(
        each,
      ),
  )
  if (unknown !== undefined) throw new Error(`${place}: unknown effect "${unknown}" of "${id}"`)
  const effect = (name: string) => effects.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1)
  const { en = '', fr = '', es = '', de = '' } = text
  return {
    id,
    when,
    stop: effects.includes('stop'),
    refuse: effects.includes('refuse'),
    ofWork: /^(?:germs|machines|poisons)/.test(place),
    ofBody: /^bodies/.test(place) || when.flat().some(({ names }) => names.includes('@pregnant')),
    deadly: effects.includes('deadly'),
    strip: effects.includes('strip'),
    ofDish: effects.includes('of-dish'),
    gone: effects.includes('gone'),
    alone: effects.includes('alone'),
    for: listOf(effect('for'), eaters, place),
    always: effects.includes('always'),
    out: (effect('out') ?? '').split(',').filter(Boolean).map(selectorOf),
    not: listOf(effect('not'), techniques, place),
    must: listOf(effect('must'), duties, place),
    need: effect('need') ?? null,
    unless: (effect('unless') ?? '').split(',').filter(Boolean),
    warning: { en, fr, es, de },
  }
}

/** Reads a table of hazards: `= id effects`, what a turn says of which one line suffices, and what the chef says. */
function readHazards(text: string, file: string): readonly Hazard[] {
  const blocks: { lines: string[]; place: string }[] = []
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue
    if (line.startsWith('= ')) blocks.push({ lines: [line.slice(2)], place: `${file}:${at + 1}` })
    else blocks.at(-1)?.lines.push(line)
  }
  return blocks.map(({ lines, place }) => hazardOf(lines, place))
}

const folder = new URL('table/', import.meta.url)

export const hazards: readonly Hazard[] = readdirSync(folder)
  .toSorted()
  .flatMap((file) => readHazards(readFileSync(new URL(file, folder), 'utf8'), file))

/** Throws where there is no hazard of that id, or more than one. */
export function hazardById(id: string): Hazard {
  const [found, other] = hazards.filter((each) => each.id === id)
  if (!found || other) throw new Error(`there is no one hazard "${id}"`)
  return found
}
