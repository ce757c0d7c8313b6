import type { Item } from './items.ts'

/** Marks with which another thought begins where a comma or an "and" stands before them. */
export const opening: ReadonlySet<Item['kind']> = new Set([
  'refuse',
  'refused',
  'shun',
  'allergy',
  'allergic',
  'want',
  'have',
  'less',
  'may',
  'ask',
  'polite',
  'swap',
  'report',
  'rather',
  'lead',
])

/** A clause: what stands between two full stops, or begins with a mark of its own behind a comma or an "and". */
export interface Part {
  items: Item[]
  /** The clause before goes on here: a comma or an "and" parts them, no full stop and no "but". */
  joined: boolean
  /** The sentence ends with a question mark. */
  marked: boolean
}

const isQuiet = ({ kind }: Item) => kind === 'small' || kind === 'and' || kind === 'lead' || kind === 'with'

/** So far behind a comma it is looked for what another thought begins with. */
const farthest = 12

/** Whether another thought begins behind the comma or "and" at this place. */
function opensThought(items: readonly Item[], at: number): boolean {
  let next = at + 1
  while (next - at < farthest && items[next] && isQuiet(items[next] as Item)) next += 1
  const item = items[next]
  if (!item || item.kind === 'stop') return items[at]?.kind === 'comma'
  if (opening.has(item.kind) || (item.kind === 'query' && items[at]?.text === ':')) return true
  if (item.kind === 'place' || items[at]?.kind === 'and') return false
  // A comma, and nothing to eat close behind it.
  const ahead = items.slice(next, next + 3).findIndex(({ kind }) => kind === 'place')
  return ahead < 0
}

/** The clauses of a turn. */
export function partsOf(items: readonly Item[]): Part[] {
  const parts: Part[] = []
  let current: Part = { items: [], joined: false, marked: false }
  const close = (joined: boolean) => {
    if (current.items.length > 0) parts.push(current)
    current = { items: [], joined, marked: false }
  }
  let sentence = 0
  /** For each item whether its sentence ends with a question mark. */
  const asksAtEnd: boolean[] = []
  for (let at = items.length - 1; at >= 0; at -= 1)
    asksAtEnd[at] = items[at]?.kind === 'stop' ? items[at]?.text === '?' : asksAtEnd[at + 1] === true
  for (const [at, item] of items.entries()) {
    if (item.kind === 'stop') {
      close(false)
      if (item.text === '?') for (const part of parts.slice(sentence)) part.marked = true
      sentence = parts.length
    } else if (item.kind === 'but') close(false)
    else if ((item.kind === 'comma' || item.kind === 'and') && opensThought(items, at)) {
      close(true)
      if (item.kind === 'comma' && /[()"«»]/.test(item.text)) current.joined = false
    } else {
      // "A pie for my brother is there egg in it?": a question begins without any sign before it.
      if (item.kind === 'ask' && asksAtEnd[at] && current.items.some(({ kind }) => kind === 'place'))
        close(false)
      current.items.push(item)
    }
  }
  close(false)
  return parts
}
