import { readFileSync } from 'node:fs'
import type { Language } from '#shared/constants/languages.ts'

/** How a mention of a food, a group of foods or a dish is meant; the sign stands before its bracket. */
const labels = {
  '+': 'want',
  '=': 'have',
  '>': 'swap-to',
  '-': 'refuse',
  '!': 'allergy',
  '<': 'swap-from',
  '?': 'asked',
  '~': 'about-others',
  '"': 'quoted',
  '%': 'unsure',
} as const

const acts = {
  r: 'request',
  n: 'refusal',
  c: 'correction',
  q: 'dish-question',
  k: 'kitchen-question',
  s: 'small-talk',
  d: 'danger',
} as const

export type Label = (typeof labels)[keyof typeof labels]
type Act = (typeof acts)[keyof typeof acts]

/** `start` and `end` are places in the text of the clause. */
type Mention = { label: Label; text: string; start: number; end: number }
type Clause = { act: Act; text: string; mentions: Mention[] }

/** `hasDish`: a dish was proposed before this turn. `text` is what the user wrote, without the notation. */
export type Utterance = { line: number; hasDish: boolean; text: string; clauses: Clause[] }

const separator = ' | '
const mentionStart = /^(.*?)(\S)\[/
/** A sign directly after a letter or digit is part of a word, not a label. */
const endsInWord = /[\p{L}\p{N}]$/u

function isKeyOf<T extends object>(record: T, key: string): key is Extract<keyof T, string> {
  return Object.hasOwn(record, key)
}

function parseClause(source: string, fail: (problem: string) => never): Clause {
  const [head, act] = /^(\S*): /.exec(source) ?? fail(`a clause without an act: "${source}"`)
  if (act === undefined || !isKeyOf(acts, act)) return fail(`unknown act "${act}"`)
  const mentions: Mention[] = []
  let text = ''
  let rest = source.slice(head.length)
  while (rest.includes('[')) {
    const [opening, before = '', sign = ''] =
      mentionStart.exec(rest) ?? fail('a bracket without a label before it')
    if (before.includes(']')) fail('a closing bracket without an opening one')
    if (before.includes('[')) fail('a bracket without a label before it')
    if (!isKeyOf(labels, sign)) return fail(`unknown label "${sign}"`)
    if (endsInWord.test(before)) fail(`the label "${sign}" follows a letter`)
    const close = rest.indexOf(']', opening.length)
    const name = rest.slice(opening.length, close === -1 ? undefined : close)
    if (close === -1 || name.includes('[')) fail('an opening bracket without a closing one')
    if (name === '' || name !== name.trim()) fail(`an empty or padded mention "${name}"`)
    text += before
    mentions.push({ label: labels[sign], text: name, start: text.length, end: text.length + name.length })
    text += name
    rest = rest.slice(close + 1)
  }
  if (rest.includes(']')) fail('a closing bracket without an opening one')
  text += rest
  if (text === '' || text !== text.trim()) fail(`an empty or padded clause "${text}"`)
  return { act: acts[act], text, mentions }
}

/** One utterance per line; every other line is an error that names the file and the line. */
export function parseAnnotated(source: string, file: string): Utterance[] {
  return source
    .replace(/\n$/, '')
    .split('\n')
    .map((content, index) => {
      const line = index + 1
      const fail = (problem: string): never => {
        throw new Error(`${file}:${line}: ${problem}`)
      }
      const [turn, ...parts] = content.split(separator)
      if (turn !== '0' && turn !== '1') return fail('the line must begin with "0 | " or "1 | "')
      if (parts.length === 0) fail('no clause')
      const clauses = parts.map((part) => parseClause(part, fail))
      return { line, hasDish: turn === '1', text: clauses.map(({ text }) => text).join(' '), clauses }
    })
}

export function readAnnotated(part: 'train' | 'dev', language: Language): Utterance[] {
  const file = `${part}.${language}.txt`
  return parseAnnotated(readFileSync(new URL(`./${file}`, import.meta.url), 'utf8'), file)
}
