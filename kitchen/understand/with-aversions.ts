import { causing, doing, judging, leadsOn, nextThought, rejecting, suffering } from './aversions.ts'
import { cues } from './cues.ts'
import type { Mention } from './mentions.ts'

/** What parts two things of one list. */
const link =
  /^\s*(?:(,)|,?\s*(?:and|or|nor|et|ou|ni|y|e|o|u|und|oder|noch|&|\/|\+))\s*(?:(?:both|the|les?|la|l'|los|las|el|die|den|das|der|no|keine?n?|des|du|de|d'|aux?|a|a la|sin|sans|ni)\s*)*$/

type Place = 'before' | 'after'

interface Aversion {
  start: number
  end: number
  bodily: boolean
  looks: readonly Place[]
}

const aversionsIn = (clause: string): Aversion[] => {
  const all = (pattern: RegExp, bodily: boolean, ...looks: Place[]) =>
    [...clause.matchAll(pattern)].map(({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
      bodily,
      looks,
    }))
  return [
    ...all(rejecting, false, 'after', 'before'),
    ...all(judging, false, 'before', 'after'),
    ...all(suffering, true, 'before', 'after').map((each) =>
      causing.test(clause.slice(each.end)) ? { ...each, looks: ['after', 'before'] as const } : each,
    ),
  ]
}

const maxGap = 6

/** True when nothing between a thing and what is said of it begins another thought. */
function isNear(gap: string, bodily: boolean) {
  const words = gap.split(/[^a-z0-9']+/).filter(Boolean)
  if (words.length > maxGap || /\d/.test(gap)) return false
  return bodily ? !nextThought.test(gap.replace(doing, ' ')) : !nextThought.test(gap) && !leadsOn.test(gap)
}

/** The things named in one breath with this one: all of a list that ends in "and", or that a colon opened. */
function listOf(clause: string, mentions: readonly Mention[], anchor: Mention, place: Place): Mention[] {
  const ordered = mentions.toSorted((a, b) => a.start - b.start || b.end - a.end)
  const at = ordered.indexOf(anchor)
  const step = place === 'after' ? 1 : -1
  const same = (a: Mention, b: Mention) => a.start < b.end && b.start < a.end
  const opened = /:\s*$/.test(clause.slice(0, anchor.start))
  const pending: Mention[] = []
  const found = [anchor]
  let last = anchor
  for (let next = ordered[at + step]; next; next = ordered[ordered.indexOf(next) + step]) {
    if (same(last, next)) {
      found.push(next)
      continue
    }
    const gap = step > 0 ? clause.slice(last.end, next.start) : clause.slice(next.end, last.start)
    const linked = link.exec(gap)
    if (!linked) break
    pending.push(next)
    // A comma alone may begin the next thought: it counts once an "and" closes the list.
    if (!linked[1] || opened) found.push(...pending.splice(0))
    last = next
  }
  return found
}

const bare = (text: string) =>
  text
    .split(/[^a-z']+|(?<=')/)
    .filter(Boolean)
    .every((word) => cues.fillers.test(word) || /^(aux?|auf|contre|a|los|las|bei|von|to|gegen)$/.test(word))

/** What stands right before the word in question in the part between two commas, or behind it. */
function targetOf(
  clause: string,
  mentions: readonly Mention[],
  { start, end, bodily, looks }: Aversion,
): { mention: Mention; place: Place } | null {
  const from = Math.max(clause.lastIndexOf(',', start - 1), clause.lastIndexOf(':', start - 1)) + 1
  const comma = clause.indexOf(',', end)
  const to = comma < 0 ? clause.length : comma
  const within = mentions.find((each) => each.start >= start && each.end <= end)
  if (within) return { mention: within, place: 'after' }
  for (const place of looks) {
    const inside = mentions
      .filter((each) =>
        place === 'after' ? each.start >= end && each.end <= to : each.end <= start && each.start >= from,
      )
      .toSorted((a, b) => (place === 'after' ? a.start - b.start : b.end - a.end))
    const [mention] = inside
    if (!mention) continue
    const gap = place === 'after' ? clause.slice(end, mention.start) : clause.slice(mention.end, start)
    if (isNear(gap, bodily)) return { mention, place }
    return null
  }
  // "Olives, I hate them": said of what the comma parted from it.
  const rest = clause.slice(from, to)
  if (from === 0 || clause[from - 1] !== ',' || nextThought.test(rest)) return null
  const ahead = mentions.filter((each) => each.end <= from - 1)
  const [mention] = ahead.toSorted((a, b) => b.end - a.end)
  if (!mention || !bare(clause.slice(mention.end, from - 1))) return null
  const opening = clause.lastIndexOf(',', mention.start) + 1
  const lead = mentions
    .filter((each) => each.start >= opening && each.end <= mention.start)
    .reduce(
      (text, each) => text.replace(clause.slice(each.start, each.end), ' '),
      clause.slice(opening, mention.start),
    )
  return bare(lead) ? { mention, place: 'before' } : null
}

/** "Auf Sellerie bin ich allergisch", "olives make me ill": a thing of which such is said is never a wish, on whichever side it stands. */
export function withAversions(clause: string, mentions: readonly Mention[]): Mention[] {
  const refused = new Map<Mention, boolean>()
  for (const aversion of aversionsIn(clause)) {
    const target = targetOf(clause, mentions, aversion)
    if (!target) continue
    for (const each of listOf(clause, mentions, target.mention, target.place))
      refused.set(each, aversion.bodily || refused.get(each) === true)
  }
  return mentions.map((each) =>
    each.wanted && refused.has(each) ? { ...each, wanted: false, allergy: refused.get(each) === true } : each,
  )
}
