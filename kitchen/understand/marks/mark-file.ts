import { readFileSync } from 'node:fs'
import { prepared } from '../../lexicon/prepared.ts'
import { lazily } from '../../lexicon/lazily.ts'
import { languages, type Language } from '#shared/constants/languages.ts'
import { wordsOf } from './words.ts'

/**
 * What a word or a phrase does to the foods named near it. The marks of a language stand in `marks.<language>.txt`, and
 * how it says that something is not there in `lacking.<language>.txt`.
 */
const markKinds = [
  'refuse',
  'refused',
  'shun',
  'allergy',
  'allergic',
  'want',
  'with',
  'welcome',
  'have',
  'less',
  'may',
  'ask',
  'query',
  'polite',
  'doubt',
  'report',
  'but',
  'rather',
  'swap',
  'by',
  'instead',
  'and',
  'small',
  'lead',
] as const

export type MarkKind = (typeof markKinds)[number]

/** Where a word leads. There are tens of thousands, nearly all with one word, and a map takes three times a pair. */
type Ways = [word: string, next: Branch[]] | Map<string, Branch[]>

/** What may follow the words read so far: a word, a beginning of a word (`kein*`) or any word (`_`). */
export interface Branch {
  words: Ways | null
  beginnings: [beginning: string, branch: Branch][] | null
  any: Branch[] | null
  /** A mark may end here; `rank` is the place of its section in the file. */
  mark: { kind: string; rank: number } | null
}

export const newBranch = (): Branch => ({ words: null, beginnings: null, any: null, mark: null })

/** By `concat`, because lists that grow by `push` or by spreading keep room for sixteen more. */
const joined = <Item>(known: readonly Item[] | null | undefined, more: readonly Item[]): Item[] =>
  (known ?? []).concat(more)

const waysBy = (words: Ways | null, word: string): Branch[] | undefined =>
  Array.isArray(words) ? (words[0] === word ? words[1] : undefined) : words?.get(word)

function addWord(branch: Branch, word: string, next: readonly Branch[]) {
  const { words } = branch
  const all = joined(waysBy(words, word), next)
  if (words === null || (Array.isArray(words) && words[0] === word)) branch.words = [word, all]
  else branch.words = (Array.isArray(words) ? new Map([words]) : words).set(word, all)
}

/** One new branch behind all these, reached by a word. */
function follow(from: readonly Branch[], word: string): Branch {
  const next = newBranch()
  for (const branch of from) {
    if (word === '_') branch.any = joined(branch.any, [next])
    else if (word.endsWith('*')) branch.beginnings = joined(branch.beginnings, [[word.slice(0, -1), next]])
    else addWord(branch, word, [next])
  }
  return next
}

/** The pieces of a pattern, and one that leaves its ending open. */
const piece = /[()[\]|]|\$[a-z]+|[^\s()[\]|$]+/g
const beginning = /^[a-z0-9']+\*$/

/** The lines of a file without their comments. */
const linesOf = (text: string) => text.split('\n').map((raw) => raw.replace(/(^|\s)#.*$/, '').trimEnd())

/** Adds a pattern of words, `(a | b)`, `[optional]` and `$names` to a branch, and returns the places where it ends. */
function graft(root: Branch, pattern: string, names: ReadonlyMap<string, string>): Branch[] {
  const parts = pattern.match(piece) ?? []
  let at = 0
  function choice(from: readonly Branch[], end: string): Branch[] {
    const ends: Branch[] = []
    let line = from
    for (;;) {
      const part = parts[at]
      at += 1
      if (part === undefined || part === end) {
        if (part !== end && end !== '') throw new Error(`"${end}" is missing`)
        return [...ends, ...line]
      }
      if (part === '|') {
        ends.push(...line)
        line = from
      } else if (part === '(') line = choice(line, ')')
      else if (part === '[') line = [...line, ...choice(line, ']')]
      else if (part.startsWith('$')) {
        const meaning = names.get(part.slice(1))
        if (meaning === undefined) throw new Error(`${part} is not defined`)
        line = graftFrom(line, meaning, names)
      } else if (/[)\]]/.test(part)) throw new Error(`"${part}" closes nothing`)
      else
        for (const word of part === '_' || beginning.test(part) ? [part] : wordsOf(part))
          line = [follow(line, word)]
    }
  }
  return choice([root], '')
}

function graftFrom(from: readonly Branch[], pattern: string, names: ReadonlyMap<string, string>): Branch[] {
  // All that follows is one branch, however many lead to it.
  const joint = newBranch()
  const ends = graft(joint, pattern, names)
  for (const branch of from) {
    const ways = Array.isArray(joint.words) ? [joint.words] : (joint.words ?? [])
    for (const [word, next] of ways) addWord(branch, word, next)
    if (joint.beginnings) branch.beginnings = joined(branch.beginnings, joint.beginnings)
    if (joint.any) branch.any = joined(branch.any, joint.any)
  }
  return ends.includes(joint) ? [...from, ...ends.filter((each) => each !== joint)] : ends
}

/**
 * Reads a file of marks: `kind:` opens a section, each indented line below holds patterns parted by `|`, `$name = …`
 * names a choice of words, `#` begins a comment. A phrase that stands in two sections belongs to the first.
 */
export function readMarks(
  text: string,
  file: string,
  root = newBranch(),
  firstRank = 0,
  kinds: readonly string[] = markKinds,
): Branch {
  const names = new Map<string, string>()
  /** Shared by all patterns of a section. */
  let mark: NonNullable<Branch['mark']> | null = null
  let rank = firstRank
  for (const [at, line] of linesOf(text).entries()) {
    if (line === '') continue
    try {
      const [, name, meaning] = /^\$([a-z]+) = (.+)$/.exec(line) ?? []
      const header = /^([a-z]+):$/.exec(line)?.[1]
      if (name !== undefined && meaning !== undefined) names.set(name, meaning)
      else if (header !== undefined) {
        if (!kinds.includes(header)) throw new Error(`no kind of mark "${header}"`)
        rank += 1
        mark = { kind: header, rank }
      } else if (!line.startsWith('  ') || mark === null) throw new Error('neither a header nor a pattern')
      else
        for (const end of graft(root, line, names)) {
          if (end === root) throw new Error('a pattern without words')
          end.mark ??= mark
        }
    } catch (error) {
      throw new Error(`${file}:${at + 1}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      })
    }
  }
  return root
}

const read = new Map<Language, Branch>()

/** The marks of a language, read when it is first spoken. */
export function marksOf(language: Language): Branch {
  const known = read.get(language)
  if (known) return known
  const marks = newBranch()
  for (const [at, file] of [`lacking.${language}.txt`, `marks.${language}.txt`, 'marks.any.txt'].entries())
    readMarks(readFileSync(new URL(file, import.meta.url), 'utf8'), file, marks, at * markKinds.length)
  read.set(language, marks)
  return marks
}

/** The longest mark that begins with the word at a place, and the place behind its last word. */
export function longestMark<Kind extends string = MarkKind>(
  root: Branch,
  words: readonly (string | null)[],
  from: number,
): { kind: Kind; end: number } | null {
  let best: { kind: string; rank: number; end: number } | null = null
  let open: ReadonlySet<Branch> = new Set([root])
  for (let at = from; open.size > 0; at += 1) {
    for (const { mark } of open)
      if (mark && (best === null || at > best.end || mark.rank < best.rank)) best = { ...mark, end: at }
    const word = words[at]
    if (word === null || word === undefined) break
    const next = new Set<Branch>()
    for (const branch of open) {
      for (const each of waysBy(branch.words, word) ?? []) next.add(each)
      for (const [start, each] of branch.beginnings ?? []) if (word.startsWith(start)) next.add(each)
      for (const each of branch.any ?? []) next.add(each)
    }
    open = next
  }
  // The reader of the file has let no other kind pass.
  return best && { kind: best.kind as Kind, end: best.end }
}

const shortestBeginning = 4
/** Every word of some files of marks, in all languages, and how those begin that end in any way. */
function readVocabulary(files: readonly string[]) {
  const words = new Set<string>()
  const beginnings = new Set<string>()
  for (const file of files) {
    const text = linesOf(readFileSync(new URL(file, import.meta.url), 'utf8'))
      .filter((line) => /^(?: {2}|\$[a-z]+ = )/.test(line))
      .join('\n')
    for (const [part] of text.matchAll(/[^\s()[\]|=]+/g)) {
      if (part.startsWith('$') || part === '_') continue
      if (!beginning.test(part)) for (const word of wordsOf(part)) words.add(word)
      else if (part.length > shortestBeginning) beginnings.add(part.slice(0, -1))
    }
  }
  return { words: [...words], beginnings: [...beginnings] }
}

const vocabularyOf = (name: string, files: readonly string[]) => {
  const vocabulary = lazily(() => {
    const { words, beginnings } = prepared(name, () => readVocabulary(files))
    return { words: new Set(words), beginnings }
  })
  return (word: string): boolean =>
    vocabulary().words.has(word) || vocabulary().beginnings.some((each) => word.startsWith(each))
}

/** Whether a word stands in a mark, so that it is no slip of the pen. */
export const isMarkWord = vocabularyOf('mark-words', [
  ...[...languages, 'any'].map((each) => `marks.${each}.txt`),
  ...languages.map((each) => `lacking.${each}.txt`),
])

/** The same of what is said of the kitchen. */
export const isKitchenWord = vocabularyOf(
  'kitchen-words',
  languages.map((each) => `../equipment/words.${each}.txt`),
)
