/** What no letter can touch: a word boundary, an end of the text, or a character that is no letter. */
export const edge = Symbol('edge')
/** What may match anything, or nothing. */
export const anything = Symbol('anything')

/** An expression as far as its required text is concerned: text, a choice between sequences, an edge, or anything. */
export type Part =
  | string
  | typeof edge
  | typeof anything
  | { ways: readonly (readonly Part[])[] }
  /** May be missing, or stand several times. */
  | { optional: Part }

/** Escapes whose character is no letter, and those of which nothing is known. */
const edgeEscapes = 'bdsWnrt'
const openEscapes = 'wBDSpPk0123456789ux'

const refusesLetters = /^\(\?<?!\[[^\]^]*a-z[^\]]*\]\)/
const letters = /[^\\()[\]{}|?*+^$.]+/y
const holdsNoLetter = /^[^a-zA-Z\\^]*$/
const looking = /^\(\?<?[=!]/
const quantifier = /[?*+]\??|\{(\d+)(?:,\d*)?\}\??/y

/** Splits the source of an expression without flags that change its letters into its parts. */
export function partsOf(source: string): readonly Part[] {
  let at = 0

  /** The fewest times that what stands here must occur, or null when it is not repeated. */
  function repeated(): number | null {
    if (!'?*+{'.includes(source[at] ?? ' ')) return null
    quantifier.lastIndex = at
    const found = quantifier.exec(source)
    if (found === null) return null
    at = quantifier.lastIndex
    return found[1] === undefined ? (found[0].startsWith('+') ? 1 : 0) : Number(found[1])
  }

  function readClass(): Part {
    const start = at
    at += 1
    while (source[at] !== ']') at += source[at] === '\\' ? 2 : 1
    at += 1
    return holdsNoLetter.test(source.slice(start, at)) ? edge : anything
  }

  function readEscape(): Part {
    const letter = source.charAt(at + 1)
    at += 2
    if (edgeEscapes.includes(letter)) return edge
    if (!openEscapes.includes(letter)) return letter
    if ('pPku'.includes(letter) && (source[at] === '{' || source[at] === '<'))
      at = source.indexOf(source[at] === '{' ? '}' : '>', at) + 1
    else if (letter === 'u') at += 4
    else if (letter === 'x') at += 2
    return anything
  }

  /** What looks around takes no place, so that its neighbours touch. */
  function readGroup(): Part | null {
    const looksAround = looking.test(source.slice(at, at + 4))
    if (looksAround) {
      const refuses = refusesLetters.exec(source.slice(at, at + 40))
      if (refuses) {
        at += refuses[0].length
        return edge
      }
    }
    at += 1
    if (source[at] === '?') at = afterPrefix(at)
    const ways = readWays()
    at += 1
    return looksAround ? null : { ways }
  }

  /** Past "?:", "?=", "?!", "?<=", "?<!" or "?<name>". */
  function afterPrefix(from: number): number {
    if (source[from + 1] !== '<') return from + 2
    if (source[from + 2] === '=' || source[from + 2] === '!') return from + 3
    return source.indexOf('>', from) + 1
  }

  /** The next letters that stand for themselves; the last is left where it is repeated. */
  function readLetters(): string {
    letters.lastIndex = at
    const [found = ''] = letters.exec(source) ?? []
    const isRepeated = found.length > 1 && '?*+{'.includes(source[at + found.length] ?? ' ')
    const own = isRepeated ? found.slice(0, -1) : found
    at += own.length
    return own
  }

  function readPart(): Part | null {
    const letter = source[at]
    if (letter === '(') return readGroup()
    if (letter === '[') return readClass()
    if (letter === '\\') return readEscape()
    const own = readLetters()
    if (own !== '') return own
    at += 1
    return letter === '^' || letter === '$' ? edge : anything
  }

  function readSequence(): Part[] {
    const parts: Part[] = []
    let run = ''
    const endRun = () => {
      if (run !== '') parts.push(run)
      run = ''
    }
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      const part = readPart()
      const times = repeated()
      if (part === null) continue
      if (typeof part === 'string' && times !== 0) run += part
      if (typeof part === 'string' && times === null) continue
      endRun()
      if (typeof part !== 'string' && times !== 0) parts.push(part)
      if (times !== null) parts.push({ optional: part })
    }
    endRun()
    return parts
  }

  function readWays(): Part[][] {
    const ways = [readSequence()]
    while (source[at] === '|') {
      at += 1
      ways.push(readSequence())
    }
    return ways
  }

  const ways = readWays()
  return ways.length === 1 ? (ways[0] ?? []) : [{ ways }]
}
