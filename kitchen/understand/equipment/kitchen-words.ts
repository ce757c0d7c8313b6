import { readFileSync } from 'node:fs'
import type { Language } from '#shared/constants/languages.ts'
import { longestMark, newBranch, readMarks, type Branch } from '../marks/mark-file.ts'
import { tokensIn } from '../marks/words.ts'
import { textures, type Texture } from '../../safety/wishes/wishes.ts'

const tools = [
  'oven',
  'baked',
  'cooker',
  'stove',
  'burner',
  'camp',
  'microwaved',
  'microwave',
  'kettle',
  'airfryer',
  'fat',
  'pot',
  'blender',
  'masher',
  'pin',
  'fridge',
  'other',
] as const
const states = ['no', 'avoid', 'gone', 'only', 'works', 'one', 'over'] as const
const textureKinds = textures.map((texture) => texture.toLowerCase())
const kinds = [...tools, ...states, 'nocook', 'cold', ...textureKinds]

type Tool = (typeof tools)[number]
type State = (typeof states)[number]
const isTool = (kind: string): kind is Tool => (tools as readonly string[]).includes(kind)
const isState = (kind: string): kind is State => (states as readonly string[]).includes(kind)

/** A tool as it is spoken of in a clause. */
interface Mention {
  tool: Tool
  /** Not there or not wanted; `gone` where it is broken, `avoid` where nobody wants its heat. */
  out: 'no' | 'avoid' | 'gone' | null
  only: boolean
  one: boolean
  /** From the word that says so to the name of the tool. */
  start: number
  end: number
}

export interface KitchenWords {
  mentions: readonly Mention[]
  noCook: boolean
  cold: boolean
  textures: readonly Texture[]
  /** The words of the textures, which name nothing to eat. */
  textureWords: readonly string[]
  /** Where it says that nothing is to be heated or all eaten cold. */
  ranges: readonly { start: number; end: number }[]
}

/** How many words on a state still speaks of a tool. */
const reach: Record<'no' | 'avoid' | 'gone' | 'only' | 'one', number> = {
  no: 3,
  avoid: 6,
  gone: 4,
  only: 5,
  one: 2,
}
/** A second tool belongs to the same word: no oven or hob. */
const reachOfNext = { out: 2, only: 4 }
const reachBack = 6

const read = new Map<Language, Branch>()

function wordsOf(language: Language): Branch {
  const known = read.get(language)
  if (known) return known
  const file = `words.${language}.txt`
  const root = readMarks(readFileSync(new URL(file, import.meta.url), 'utf8'), file, newBranch(), 0, kinds)
  read.set(language, root)
  return root
}

/** How the dish is cooked: "no cheese in the oven" speaks of the cheese. */
const ofDish: ReadonlySet<Tool> = new Set(['baked', 'microwaved', 'fat', 'fridge'])
const isNear = ({ how, left }: { how: keyof typeof reach; left: number }) =>
  how === 'avoid' || left === reach[how]

const isStop = (text: string) => /^[.!?;:]$/.test(text) || /^(?:but|mais|pero|aber)$/.test(text)
/** "No fried onions" says nothing of how the dish is cooked. */
const goesOn = (text: string | undefined) =>
  text !== undefined &&
  /^[a-z]{3,}$/.test(text) &&
  !/^(?:please|thanks|and|the|for|bitte|und|wenn|svp|stp|mais|avec|por|porfa|pero|but|aber|the|nor|net|sollen|soll|sein|werden)$/.test(
    text,
  )

/** What a folded text says of the kitchen, clause by clause. */
export function kitchenWords(folded: string, language: Language): KitchenWords {
  const root = wordsOf(language)
  const words = tokensIn(folded)
  const tokens = words.map(({ text }) => text)
  const plain = tokens.map((text) => (/^[^a-z0-9&]$/.test(text) ? null : text))
  const mentions: Mention[] = []
  const found = { noCook: false, cold: false }
  const wished = new Set<Texture>()
  const textureWords: string[] = []
  const ranges: { start: number; end: number }[] = []
  let out = null as { how: 'no' | 'avoid' | 'gone'; left: number } | null
  let from = 0
  let only = 0
  let one = 0
  let last: { mention: Mention; at: number } | null = null
  for (let at = 0; at < tokens.length;) {
    const text = tokens[at] ?? ''
    const mark = plain[at] === null ? null : longestMark<string>(root, plain, at)
    const end = mark?.end ?? at + 1
    const kind = mark?.kind ?? ''
    if (mark === null && isStop(text)) [out, only, one, last] = [null, 0, 0, null]
    else if (text === ',') {
      const isList = last?.at === at
      out = isList && out ? { ...out, left: 0 } : null
      if (!isList) only = 0
    } else if (isState(kind)) {
      if (kind === 'no' || kind === 'avoid' || kind === 'gone') from = words[at]?.start ?? 0
      if (kind === 'no' || kind === 'avoid') out = { how: kind, left: reach[kind] }
      else if (kind === 'only') {
        // "Microwave only", and nothing else behind it.
        if (last?.at === at) last.mention.only = true
        only = reach.only
        out = null
      } else if (kind === 'one') one = reach.one
      else if (kind === 'gone') {
        if (last && at - last.at <= reachBack)
          Object.assign(last.mention, { out: 'gone', end: words[end - 1]?.end })
        else out = { how: 'gone', left: reach.gone }
      } else if (kind === 'works' && last) last.mention.out = null
      else if (kind === 'over') [out, only] = [null, 0]
    } else if (isTool(kind)) {
      const isOut =
        out !== null && (!ofDish.has(kind) || isNear(out)) && !(kind === 'fat' && goesOn(tokens[end]))
      const mention: Mention = {
        tool: kind,
        out: isOut ? (out?.how ?? null) : null,
        only: only > 0,
        one: one > 0,
        start: isOut ? Math.min(from, words[at]?.start ?? 0) : (words[at]?.start ?? 0),
        end: words[end - 1]?.end ?? folded.length,
      }
      mentions.push(mention)
      last = { mention, at: end }
      if (out) out = { ...out, left: reachOfNext.out }
      if (only > 0) only = reachOfNext.only
      one = 0
    } else if (kind === 'nocook' || kind === 'cold') {
      found[kind === 'cold' ? 'cold' : 'noCook'] = true
      ranges.push({ start: words[at]?.start ?? 0, end: words[end - 1]?.end ?? folded.length })
    } else if (kind !== '') {
      const texture = textures[textureKinds.indexOf(kind)]
      if (texture && out === null) wished.add(texture)
      textureWords.push(...tokens.slice(at, end))
    } else {
      const isNumber = /^\d/.test(text)
      out = out && out.left > 0 && !isNumber ? { ...out, left: out.left - 1 } : null
      only = isNumber ? 0 : Math.max(only - 1, 0)
      one = Math.max(one - 1, 0)
    }
    at = end
  }
  return { mentions, ...found, textures: [...wished], textureWords, ranges }
}
