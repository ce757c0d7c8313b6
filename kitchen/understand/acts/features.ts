import type { Language } from '#shared/constants/languages.ts'
import { recogniseAny } from '../../answers/recognise.ts'
import { readDishMentions } from '../dish-mentions.ts'
import { fold } from '../../lexicon/text/fold.ts'
import { spansOf } from '../mentions.ts'
import { asksByForm } from '../question-forms.ts'
import { spelledOut } from '../spelled-out.ts'
import { unjoin } from '../../lexicon/text/unjoin.ts'

interface Place {
  start: number
  end: number
  kind: 'DISH' | 'FOOD'
}

/** Foods and dishes, the longer name first: whatever they are called, they say the same of the act. */
function placesIn(text: string, language: Language): Place[] {
  const dishes = readDishMentions(text, language).map(({ at, end }): Place => ({
    start: at,
    end,
    kind: 'DISH',
  }))
  const foods = spansOf(text, language)
    .filter(({ start, end }) => !dishes.some((dish) => start < dish.end && dish.start < end))
    .map(({ start, end }): Place => ({ start, end, kind: 'FOOD' }))
  return [...dishes, ...foods].toSorted((a, b) => a.start - b.start)
}

function masked(text: string, places: readonly Place[]): string {
  let read = 0
  let out = ''
  for (const { start, end, kind } of places) {
    if (start < read) continue
    out += `${text.slice(read, start)} ${kind} `
    read = end
  }
  return (out + text.slice(read)).replace(/\d+/g, '0')
}

/** Letters at the beginning and the end of longer words, which forms of one word share. */
const ends = (word: string) =>
  /^[a-z']{5,}$/.test(word) ? [`begins ${word.slice(0, 4)}`, `ends ${word.slice(-4)}`] : []

const upTo = (most: number, count: number) => Math.min(most, count)

/**
 * What is seen of a sentence to tell what it does: its words, pairs and triples of them, how it begins and ends, how
 * many foods it names, its form, and the kind of question that the answers take it for.
 */
export function featuresOf(sentence: string, language: Language, hasDish: boolean): string[] {
  const text = unjoin(spelledOut(fold(sentence)))
  const places = placesIn(text, language)
  const tokens = masked(text, places).match(/[A-Za-z0']+|[?!:"«“„,.]/g) ?? []
  const words = tokens.filter((each) => /[A-Za-z0]/.test(each))
  const stage = hasDish ? 'T' : 'C'
  const marked = /[?¿]/.test(sentence)
  const byForm = asksByForm(sentence, hasDish)
  const type = recogniseAny(text, language)?.type ?? 'none'
  const all = [
    'bias',
    stage,
    ...tokens.flatMap((each, at) => [
      `word ${each}`,
      `pair ${tokens[at - 1] ?? '^'} ${each}`,
      `triple ${tokens[at - 2] ?? '^'} ${tokens[at - 1] ?? '^'} ${each}`,
    ]),
    ...words.flatMap((each) => [`${stage} ${each}`, ...ends(each)]),
    `opens ${words[0]}`,
    `opens ${stage} ${words[0]}`,
    `opens ${words[0]} ${words[1]}`,
    `closes ${words.at(-1)}`,
    `closes ${/[?!.]\s*$/.exec(sentence)?.[0].trim() ?? ''}`,
    `marked ${marked} ${stage}`,
    `length ${upTo(6, Math.floor(words.length / 3))}`,
    `foods ${upTo(3, places.length)}`,
    `foods ${upTo(3, places.length)} ${marked}`,
    `dishes ${upTo(2, places.filter(({ kind }) => kind === 'DISH').length)}`,
    `form ${byForm}`,
    `form ${byForm} ${marked}`,
    `type ${type}`,
    `type ${type} ${marked}`,
    `type ${type !== 'none'} ${byForm}`,
  ]
  return [...new Set(all)]
}
