import type { Item } from '../marks/items.ts'

/** What the second listener takes a food to be: put in, kept out, or neither. */
export const verdicts = ['in', 'out', 'neither'] as const
export type Verdict = (typeof verdicts)[number]

/** An item as the listener sees it: what it does where that is known, and its letters. */
const kindOf = (item: Item | undefined) => (item === undefined ? '#' : item.kind)
const wordOf = (item: Item | undefined) =>
  item === undefined ? '#' : item.kind === 'place' ? 'M' : item.text.replaceAll(/\s+/g, '_')

const around = 3
/** So far from the food the sentence is looked at. */
const farthest = 40

/** Features of one food of a turn: the words and marks near it, those of its clause and of its sentence. */
export function featuresOf(items: readonly Item[], at: number): string[] {
  let from = at
  while (from > 0 && at - from < farthest && kindOf(items[from - 1]) !== 'stop') from -= 1
  let to = at
  while (to < items.length - 1 && to - at < farthest && kindOf(items[to + 1]) !== 'stop') to += 1
  const end = items[to + 1]?.text ?? '#'
  const isEdge = (item: Item | undefined) => item?.kind === 'comma' || item?.kind === 'but'
  let left = at
  while (left > from && !isEdge(items[left - 1])) left -= 1
  let right = at
  while (right < to && !isEdge(items[right + 1])) right += 1
  const found = new Set<string>(['bias', `end=${end}`])
  for (let step = 1; step <= around; step += 1)
    for (const [side, item] of [
      ['l', items[at - step]],
      ['r', items[at + step]],
    ] as const) {
      found.add(`${side}${step}=${wordOf(item)}`)
      found.add(`${side}${step}:${kindOf(item)}`)
    }
  found.add(`l2l1:${kindOf(items[at - 2])},${kindOf(items[at - 1])}`)
  found.add(`l1r1:${kindOf(items[at - 1])},${kindOf(items[at + 1])}`)
  for (let place = from; place <= to; place += 1) {
    const item = items[place]
    if (place === at || !item || item.kind === 'comma') continue
    const side = place < left ? 'before' : place > right ? 'behind' : place < at ? 'left' : 'right'
    if (item.kind !== 'small' && item.kind !== 'place') found.add(`${side}=${wordOf(item)}`)
    if (item.kind !== 'small' && item.kind !== 'word') found.add(`${side}:${item.kind}`)
  }
  found.add(`first=${wordOf(items[from])}`)
  found.add(`opens=${wordOf(items[left])}`)
  found.add(`opens:${kindOf(items[left])}`)
  found.add(`end:${end}:${[...found].some((each) => each.endsWith(':ask') || each.endsWith(':may'))}`)
  return [...found]
}
