import type { Token } from './tokens.ts'

/** A name found in a text: the tokens `from` up to, not including, `to`, and every value added under that name. */
interface TrieMatch<Value> {
  from: number
  to: number
  values: readonly Value[]
}

/** A node of a trie. `root` is 0; `none` means that no name goes on this way. */
export type TrieNode = number
export const root: TrieNode = 0
export const none: TrieNode = -1

/**
 * Names of one or more words, found in a text by one step per word, however many names there are. Names and texts
 * must be folded and split by the same function, usually `tokensOf`.
 */
export interface Trie<Value> {
  /** A name may have several values, and several names the same value. A name without words is ignored. */
  add: (words: readonly string[], value: Value) => void
  /** All names that begin at the token `from`, the shortest first. Names do not cross punctuation (`joined`). */
  walk: (tokens: readonly TrieToken[], from: number) => TrieMatch<Value>[]
  /** The longest of them, or null. */
  longest: (tokens: readonly TrieToken[], from: number) => TrieMatch<Value> | null
  /** For walks with alternatives per word, such as stems: the node one word further, or `none`. */
  step: (node: TrieNode, word: string) => TrieNode
  /** The values of the name that ends at a node, in the order in which they were added. */
  valuesAt: (node: TrieNode) => readonly Value[]
  /** The values of a whole name. */
  get: (words: readonly string[]) => readonly Value[]
}

type TrieToken = Pick<Token, 'word' | 'joined'>

/** No values: shared, because most nodes are inside names. */
const nothing: readonly never[] = []

/**
 * The edges of all nodes are one hash table with open addressing in three typed arrays: (node, word number) to child.
 * The values are a linked list per node. So a thousand names cost kilobytes, and no object exists per node.
 */
export function createTrie<Value>(): Trie<Value> {
  const wordNumbers = new Map<string, number>()
  let capacity = 4096
  let edgeNode = new Int32Array(capacity).fill(none)
  let edgeWord = new Int32Array(capacity)
  let edgeChild = new Int32Array(capacity)
  let nodes = 1
  let firstValue = new Int32Array(capacity).fill(none)
  const values: Value[] = []
  const nextValue: number[] = []

  /** The place of an edge in the table, or the free place where it belongs. */
  function placeOf(node: TrieNode, word: number): number {
    let place = (Math.imul(node, 0x9e3779b1) ^ Math.imul(word, 0x85ebca6b)) >>> 0
    place = (place ^ (place >>> 15)) & (capacity - 1)
    while (edgeNode[place] !== none && (edgeNode[place] !== node || edgeWord[place] !== word))
      place = (place + 1) & (capacity - 1)
    return place
  }

  function grow() {
    const [oldNode, oldWord, oldChild, oldFirst] = [edgeNode, edgeWord, edgeChild, firstValue]
    capacity *= 2
    edgeNode = new Int32Array(capacity).fill(none)
    edgeWord = new Int32Array(capacity)
    edgeChild = new Int32Array(capacity)
    firstValue = new Int32Array(capacity).fill(none)
    firstValue.set(oldFirst)
    for (let old = 0; old < oldNode.length; old += 1) {
      const node = oldNode[old] ?? none
      if (node === none) continue
      const word = oldWord[old] ?? 0
      const place = placeOf(node, word)
      edgeNode[place] = node
      edgeWord[place] = word
      edgeChild[place] = oldChild[old] ?? 0
    }
  }

  function childFor(node: TrieNode, word: number): TrieNode {
    const place = placeOf(node, word)
    if (edgeNode[place] !== none) return edgeChild[place] ?? none
    if (nodes * 2 >= capacity) {
      grow()
      return childFor(node, word)
    }
    edgeNode[place] = node
    edgeWord[place] = word
    edgeChild[place] = nodes
    nodes += 1
    return nodes - 1
  }

  function step(node: TrieNode, word: string): TrieNode {
    const number = wordNumbers.get(word)
    if (number === undefined || node === none) return none
    const place = placeOf(node, number)
    return edgeNode[place] === none ? none : (edgeChild[place] ?? none)
  }

  function valuesAt(node: TrieNode): readonly Value[] {
    const first = node === none ? none : (firstValue[node] ?? none)
    if (first === none) return nothing
    const found: Value[] = []
    for (let at = first; at !== none; at = nextValue[at] ?? none) found.push(values[at] as Value)
    return found
  }

  function append(node: TrieNode, value: Value) {
    let last = firstValue[node] ?? none
    if (last === none) firstValue[node] = values.length
    else {
      while ((nextValue[last] ?? none) !== none) last = nextValue[last] ?? none
      nextValue[last] = values.length
    }
    values.push(value)
    nextValue.push(none)
  }

  const trie: Trie<Value> = {
    add: (words, value) => {
      if (words.length === 0) return
      let node = root
      for (const word of words) {
        const number = wordNumbers.get(word) ?? wordNumbers.size
        if (number === wordNumbers.size) wordNumbers.set(word, number)
        node = childFor(node, number)
      }
      append(node, value)
    },
    walk: (tokens, from) => {
      const matches: TrieMatch<Value>[] = []
      let node = root
      for (let at = from; at < tokens.length; at += 1) {
        const token = tokens[at]
        if (!token || (at > from && !token.joined)) break
        node = step(node, token.word)
        if (node === none) break
        const found = valuesAt(node)
        if (found.length > 0) matches.push({ from, to: at + 1, values: found })
      }
      return matches
    },
    longest: (tokens, from) => trie.walk(tokens, from).at(-1) ?? null,
    step,
    valuesAt,
    get: (words) => (words.length === 0 ? nothing : valuesAt(words.reduce(step, root))),
  }
  return trie
}
