import { readFileSync } from 'node:fs'
import { lazily } from '../lexicon/lazily.ts'

const names = lazily(() => {
  const lines = readFileSync(new URL('uncooked.txt', import.meta.url), 'utf8').split('\n')
  const found = lines.flatMap((line, at) => {
    if (line === '' || line.startsWith('#')) return []
    const [, list] = /^(?:en|fr|es|de) (.+)$/.exec(line) ?? []
    if (list === undefined) throw new Error(`uncooked.txt:${at + 1}: no language and names`)
    const wrong = list.split(', ').find((name) => !/^[a-z' ]+$/.test(name))
    if (wrong !== undefined) throw new Error(`uncooked.txt:${at + 1}: "${wrong}" is not folded`)
    return list.split(', ')
  })
  const longestFirst = found.toSorted((a, b) => b.length - a.length)
  return new RegExp(`(?<![a-z])(?:${longestFirst.join('|').replaceAll(' ', '[ -]')})s?(?![a-z])`)
})

/** The name of a dish in a text (folded) that no recipe here can make, or null. */
export const uncookedIn = (folded: string): string | null => names().exec(folded)?.[0] ?? null
