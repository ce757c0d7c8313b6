import { describe, expect, it } from 'vitest'
import { tokensOf } from './tokens.ts'
import { createTrie, none, root, type Trie } from './trie.ts'

function trieOf(names: Record<string, string>): Trie<string> {
  const trie = createTrie<string>()
  for (const [name, value] of Object.entries(names))
    trie.add(
      tokensOf(name).map(({ word }) => word),
      value,
    )
  return trie
}

const potatoes = trieOf({ potato: 'potato', 'sweet potato': 'sweet-potato', 'sweet potato pie': 'pie' })

describe('a trie of names', () => {
  it('finds all names that begin at a token, the shortest first', () => {
    const tokens = tokensOf('a Sweet Potato pie')
    expect(potatoes.walk(tokens, 0)).toEqual([])
    expect(potatoes.walk(tokens, 1)).toEqual([
      { from: 1, to: 3, values: ['sweet-potato'] },
      { from: 1, to: 4, values: ['pie'] },
    ])
    expect(potatoes.walk(tokens, 2)).toEqual([{ from: 2, to: 3, values: ['potato'] }])
  })

  it('finds the longest name, or null', () => {
    const tokens = tokensOf('sweet potato soup')
    expect(potatoes.longest(tokens, 0)).toEqual({ from: 0, to: 2, values: ['sweet-potato'] })
    expect(potatoes.longest(tokens, 2)).toBeNull()
    expect(potatoes.longest(tokens, 9)).toBeNull()
  })

  it('does not take the beginning of a name for the name', () => {
    expect(potatoes.longest(tokensOf('sweet'), 0)).toBeNull()
    expect(potatoes.get(['sweet'])).toEqual([])
    expect(potatoes.get([])).toEqual([])
  })

  it('does not find a name across punctuation, but across a hyphen', () => {
    expect(potatoes.longest(tokensOf('sweet, potato'), 0)).toBeNull()
    expect(potatoes.longest(tokensOf('sweet-potato'), 0)?.values).toEqual(['sweet-potato'])
  })

  it('folds case and accents as the tokens do', () => {
    expect(trieOf({ 'Crème brûlée': 'dish' }).longest(tokensOf('CREME BRULEE'), 0)?.to).toBe(2)
  })

  it('returns all values of one name in the order in which they were added', () => {
    const trie = createTrie<number>()
    for (const value of [3, 1, 2]) trie.add(['soup'], value)
    expect(trie.get(['soup'])).toEqual([3, 1, 2])
  })

  it('stores falsy values', () => {
    const trie = createTrie<number | null>()
    trie.add(['zero'], 0)
    trie.add(['null'], null)
    expect([trie.get(['zero']), trie.get(['null'])]).toEqual([[0], [null]])
  })

  it('ignores a name without words', () => {
    const trie = createTrie<number>()
    trie.add([], 1)
    expect([trie.valuesAt(root), trie.walk(tokensOf('a'), 0)]).toEqual([[], []])
  })

  it('steps word by word, so that a walk can try several forms of a word', () => {
    const sweet = potatoes.step(root, 'sweet')
    expect(potatoes.step(sweet, 'potatoes')).toBe(none)
    expect(potatoes.valuesAt(potatoes.step(sweet, 'potato'))).toEqual(['sweet-potato'])
    expect(potatoes.step(none, 'potato')).toBe(none)
  })

  it('finds each of twenty thousand names, and nothing else', () => {
    const trie = createTrie<number>()
    const name = (value: number) => [`a${value % 7}`, `b${value % 101}`, `c${value}`].slice(value % 3)
    for (let value = 0; value < 20_000; value += 1) trie.add(name(value), value)
    const lost = Array.from({ length: 20_000 }, (_, value) => value).filter(
      (value) => trie.get(name(value)).join() !== String(value),
    )
    expect(lost).toEqual([])
    expect(trie.get(['a1', 'c1'])).toEqual([])
  })
})
