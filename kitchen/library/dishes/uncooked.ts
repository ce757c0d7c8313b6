import { readFileSync } from 'node:fs'
import { lazily } from '../../lexicon/lazily.ts'

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
  return found.toSorted((a, b) => b.length - a.length)
})

const isLetter = (character: string | undefined) => character !== undefined && /[a-z]/.test(character)

/** The name of a dish in a text (folded) that no recipe here can make, or null; a plural s is part of it. */
export function uncookedIn(folded: string): string | null {
  const text = folded.replaceAll('-', ' ')
  for (const name of names()) {
    const at = text.indexOf(name)
    if (at === -1 || isLetter(text[at - 1])) continue
    const end = at + name.length + Number(text[at + name.length] === 's')
    if (!isLetter(text[end])) return folded.slice(at, end)
  }
  return null
}
