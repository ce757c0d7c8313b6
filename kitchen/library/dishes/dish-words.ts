/**
 * The words by which people ask for a dish, as they stand in dishes/*.txt: alternatives between commas, in lower case
 * and without accents.
 *
 *     pot[s] de (creme|crema)      [s] may be missing, (a|b) is one of two, [a|b] is one of two or none
 *     ochsenschwanz*               any ending; a * elsewhere is any word
 *     schmor braten                a gap may be closed or hyphenated: schmorbraten, schmor-braten
 *     paloma[s] {not before blanca} {before x|y} {after x} {not after x} {last} {alone}
 *     chil[l]i {main}              the only food that is spoken of, and what is wanted: "chilli for six, tomorrow"
 *     /regular expression/         what nothing of this can say
 */
export interface DishWords {
  /** Every name in full, with single spaces; a `*` at its end stands for any ending. */
  names: readonly string[]
  /** The plural is a name as well. */
  plural: boolean
  /** What has to stand around them. */
  conditions: readonly Condition[]
  /** Instead of names, where there is no end to them. */
  pattern: OpenPattern | null
}

export interface OpenPattern {
  /** A regular expression. */
  source: string
  /** One of these has to occur in a text before the expression is worth trying; empty where nothing is certain. */
  literals: readonly string[]
}

export interface Condition {
  place: 'before' | 'after' | 'last' | 'alone' | 'main'
  not: boolean
  /** A regular expression. */
  words: string
}

/** What a gap may be in a text: nothing, a space, a hyphen, an apostrophe. */
const gap = `[ \\t'&-]{0,3}`

type Node = string | { options: readonly (readonly Node[])[]; optional: boolean }

/** More names than these are a slip in the brackets. */
const most = 2000

/** What stands for itself. */
const plain = /[\p{Ll}\p{N} *]+/uy

function parse(text: string): readonly Node[] {
  if (!/[^\p{Ll}\p{N} *]/u.test(text)) return [text]
  let at = 0
  function sequence(closing: string): Node[] {
    const nodes: Node[] = []
    while (at < text.length && !`|${closing}`.includes(text.charAt(at))) {
      plain.lastIndex = at
      const [letters] = plain.exec(text) ?? []
      if (letters !== undefined) {
        nodes.push(letters)
        at += letters.length
        continue
      }
      const closes = { '(': ')', '[': ']' }[text.charAt(at)]
      if (closes === undefined) throw new Error(`"${text.charAt(at)}" cannot stand in "${text}"`)
      at += 1
      const options = choice(closes)
      if (text.charAt(at) !== closes) throw new Error(`"${closes}" is missing in "${text}"`)
      at += 1
      nodes.push({ options, optional: closes === ']' })
    }
    return nodes
  }
  function choice(closing: string): Node[][] {
    const options = [sequence(closing)]
    while (text.charAt(at) === '|') {
      at += 1
      options.push(sequence(closing))
    }
    if (options.some((option) => option.length === 0)) throw new Error(`an empty choice in "${text}"`)
    return options
  }
  const options = choice('')
  return options.length === 1 ? (options[0] ?? []) : [{ options, optional: false }]
}

function expand(nodes: readonly Node[]): string[] {
  return nodes.reduce<string[]>(
    (heads, node) => {
      const tails =
        typeof node === 'string' ? [node] : [...node.options.flatMap(expand), ...(node.optional ? [''] : [])]
      if (heads.length * tails.length > most) throw new Error(`more than ${most} names`)
      return heads.flatMap((head) => tails.map((tail) => head + tail))
    },
    [''],
  )
}

const sourceOf = (nodes: readonly Node[]): string =>
  nodes
    .map((node) =>
      typeof node === 'string'
        ? node.replace(/ +/g, gap).replaceAll('*', String.raw`\w*`)
        : `(?:${node.options.map(sourceOf).join('|')})${node.optional ? '?' : ''}`,
    )
    .join('')

/** Literals of which every match has one: those of the part where the shortest is longest. */
function literalsOf(nodes: readonly Node[]): readonly string[] {
  const shortest = (literals: readonly string[]) => Math.min(...literals.map(({ length }) => length))
  const choices = nodes.flatMap((node) => {
    if (typeof node === 'string')
      return node
        .split(/[ *]+/)
        .filter(Boolean)
        .map((part) => [part])
    if (node.optional) return []
    const each = node.options.map(literalsOf)
    return each.some((literals) => literals.length === 0) ? [] : [each.flat()]
  })
  return choices.toSorted((a, b) => shortest(b) - shortest(a))[0] ?? []
}

function readCondition(text: string): Condition {
  if (text === 'alone' || text === 'last' || text === 'main')
    return { place: text, not: true, words: '[a-z0-9]' }
  const [, not, place, words] = /^(not )?(before|after) (.+)$/.exec(text) ?? []
  if (words === undefined) throw new Error(`"{${text}}" is no condition`)
  const source = sourceOf(parse(words))
  return place === 'before'
    ? { place, not: not !== undefined, words: String.raw`^${gap}(?:${source})\b` }
    : { place: 'after', not: not !== undefined, words: String.raw`\b(?:${source})${gap}$` }
}

/** Throws where it is no regular expression. */
const valid = (source: string) => new RegExp(source).source

/** One name, with nothing to expand: most alternatives are. */
const oneName = /^[a-z0-9]+(?: [a-z0-9]+)*\*?$/

function readAlternative(text: string): DishWords {
  if (oneName.test(text)) return { names: [text], plural: false, conditions: [], pattern: null }
  const [, expression] = /^\/(.+)\/$/.exec(text) ?? []
  if (expression !== undefined)
    return {
      names: [],
      plural: false,
      conditions: [],
      pattern: { source: valid(String.raw`\b(?:${expression})\b`), literals: [] },
    }
  const isBound = text.includes('{')
  const conditions = isBound
    ? [...text.matchAll(/\{([^{}]*)\}/g)].map(([, inner = '']) => readCondition(inner.trim()))
    : []
  const nodes = parse(isBound ? text.replace(/\{[^{}]*\}/g, '').trim() : text)
  const names = [
    ...new Set(expand(nodes).map((name) => (/^ |  | $/.test(name) ? name.replace(/ +/g, ' ').trim() : name))),
  ]
  if (names.some((name) => !/[\p{Ll}\p{N}]/u.test(name)))
    throw new Error(`a name without letters in "${text}"`)
  const isOpen = text.includes('*') && names.some((name) => /\*(?!$)| \*/.test(name))
  return isOpen
    ? {
        names: [],
        plural: false,
        conditions,
        pattern: {
          source: String.raw`\b(?:${sourceOf(nodes)})\b`,
          literals: literalsOf(nodes),
        },
      }
    : { names, plural: false, conditions, pattern: null }
}

/** The alternatives of a line of words as they are written, between its commas. Throws where brackets are left open. */
export function alternativesIn(line: string): string[] {
  const parts: string[] = []
  let depth = 0
  let inPattern = false
  let start = 0
  for (const { 0: sign, index } of line.matchAll(/[/()[\]{},]/g)) {
    if (sign === '/' && depth === 0) inPattern = !inPattern
    if (!inPattern && '([{'.includes(sign)) depth += 1
    if (!inPattern && ')]}'.includes(sign)) depth -= 1
    if (sign !== ',' || depth !== 0 || inPattern) continue
    parts.push(line.slice(start, index).trim())
    start = index + 1
  }
  parts.push(line.slice(start).trim())
  if (depth !== 0 || inPattern || parts.includes('')) throw new Error(`cannot read the words "${line}"`)
  return parts
}

/** The alternatives of a line of words. Throws where it cannot be read. */
export const readDishWords = (line: string): DishWords[] => alternativesIn(line).map(readAlternative)
