import { readFileSync } from 'node:fs'
import { languages, type Language } from '#shared/constants/languages.ts'
import { readAnnotated } from '../corpus/annotated.ts'
import { featuresOf } from './features.ts'
import { acts, type Act, type Example } from './model.ts'

/** A sentence as somebody types it, and what it does; `hasDish` when a dish has been proposed before it. */
export interface Utterance {
  text: string
  language: Language
  hasDish: boolean
  act: Act
}

const stages = { cold: false, dish: true } as const

/** The sentences of `utterances/`, under headings like "# cold wish" and "# dish question". Throws on any other heading. */
export function utterancesIn(language: Language): Utterance[] {
  const file = `utterances/${language}.txt`
  const found: Utterance[] = []
  let head: Pick<Utterance, 'hasDish' | 'act'> | null = null
  for (const [at, line] of readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .entries()) {
    if (line.trim() === '') continue
    if (line.startsWith('# ')) {
      const [stage = '', name] = line.slice(2).split(' ')
      const act = acts.find((each) => each === name)
      if (!Object.hasOwn(stages, stage) || !act) throw new Error(`${file}:${at + 1}: no heading "${line}"`)
      head = { hasDish: stages[stage as keyof typeof stages], act }
    } else if (head === null) throw new Error(`${file}:${at + 1}: a sentence before the first heading`)
    else found.push({ text: line, language, ...head })
  }
  return found
}

const linesOf = (path: string) =>
  readFileSync(new URL(path, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))

/** What the other corpora say of acts: ordinary requests, questions of the answers, annotated clauses. */
function fromCorpora(language: Language): Utterance[] {
  const of = (text: string, hasDish: boolean, act: Act): Utterance => ({ text, language, hasDish, act })
  const clauses = readAnnotated('train', language).flatMap(({ clauses: all, hasDish }) =>
    all.flatMap(({ act, text }) =>
      act === 'small-talk' || act === 'danger'
        ? []
        : of(text, hasDish, act === 'kitchen-question' || act === 'dish-question' ? 'question' : 'wish'),
    ),
  )
  return [
    ...linesOf(`../ordinary/requests.${language}.txt`).map((line) => of(line, false, 'wish')),
    ...linesOf(`../../answers/corpus/train.${language}.txt`).flatMap((line) => {
      const [text, type] = line.split(' => ')
      return text && type ? [of(text, false, 'question'), of(text, true, 'question')] : []
    }),
    ...linesOf(`../../../bench/chef/corpus/questions.${language}.txt`).map((line) =>
      of(line, true, 'question'),
    ),
    ...clauses,
  ]
}

export const exampleOf = ({ text, language, hasDish, act }: Utterance): Example => ({
  features: featuresOf(text, language, hasDish),
  act,
})

export const ownUtterances = (): Utterance[] => languages.flatMap(utterancesIn)
export const otherUtterances = (): Utterance[] => languages.flatMap(fromCorpora)
