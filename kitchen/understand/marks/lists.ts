import type { Item } from './items.ts'

/** Whether nothing but what joins a list stands between two foods. */
export const listGoesOn = (between: readonly Item[]) =>
  between.length > 0 &&
  between.every(({ kind }) => kind === 'comma' || kind === 'and' || kind === 'small') &&
  between.some(({ kind }) => kind === 'comma' || kind === 'and')

/** Whether a refusal has no object behind it: nothing but small words until the next comma. */
export function isSpent(items: readonly Item[], at: number): boolean {
  const behind = items.slice(at + 1)
  // "Cheesecake, no bake": what is not wanted is something to do.
  if (behind[0]?.kind === 'want') return false
  const comma = behind.findIndex(({ kind }) => kind === 'comma')
  return !behind
    .slice(0, comma < 0 ? undefined : comma)
    .some(({ kind }) => kind === 'word' || kind === 'with')
}

/** "A mojito, eggs and cheese I hate": one of something begins no list of things. */
const oneOf = /^(?:an?|une?|una|eine?[nm]?)$/

const courtesy =
  /^(?:please|pls|thanks|thank you|por favor|porfa|gracias|merci|svp|bitte|danke|it|them|that|ca|eso|das)$/

/** Whether nothing but courtesy follows until the next comma. */
export function answers(items: readonly Item[], at: number): boolean {
  const behind = items.slice(at + 1)
  const comma = behind.findIndex(({ kind }) => kind === 'comma')
  return behind.slice(0, comma < 0 ? undefined : comma).every(({ text }) => courtesy.test(text))
}

/** Whether a food follows with nothing but small words before it. */
export function nextFood(items: readonly Item[], at: number): boolean {
  let next = at + 1
  while (items[next]?.kind === 'small') next += 1
  return items[next]?.kind === 'place'
}

/** Prepositions refuse what follows them and nothing else. */
export const onlyAhead =
  /^(?:without|sans|sin|ohne|minus|ss|w o|free of|except|sauf|salvo|excepto|ausser)(?: |$)/

/** "Pork or beef, chicken and lamb are fine": how many of a list, from its last, belong to the last pair or row. */
function closedBefore(items: readonly Item[], list: readonly number[]): number {
  const places = list.map((each) => items.findIndex(({ place }) => place === each))
  const end = places.findIndex((place, nth) => {
    const before = places[nth + 1]
    const further = places[nth + 2]
    if (before === undefined || further === undefined) return false
    const joins = (from: number, to: number) => items.slice(from + 1, to).some(({ kind }) => kind === 'and')
    return !joins(before, place) && joins(further, before)
  })
  return end < 0 ? list.length : end
}

/** The subject of what is said at a place: the last thing before it, and what an "and" joins to that. */
export function subjectsBefore(items: readonly Item[], at: number): number[] {
  const [last, ...all] = listBefore(items, at)
  if (last === undefined) return []
  const others = all.slice(0, closedBefore(items, [last, ...all]))
  let before = at - 1
  while (before >= 0 && items[before]?.place !== last) before -= 1
  before -= 1
  while (items[before]?.kind === 'small') before -= 1
  const isListed = items[before]?.kind === 'and'
  return isListed ? [last, ...others] : [last]
}

const goesOn = /^(?:for|pour|pr|para|pa|fur|with|avec|con|mit)$/
const partitive = /^(?:du|de la|de l'|des|some|an?|un|una|une|eine?n?)$/

/** "Neither garlic nor onion, cod and carrots for two": who has closed one list begins another. */
export function beginsAWish(items: readonly Item[], last: number, at: number, closed: boolean): boolean {
  const between = items.slice(last + 1, at)
  if (!between.some(({ kind }) => kind === 'comma') || between.some(({ kind }) => kind === 'and'))
    return false
  return (
    between.some(({ text }) => partitive.test(text)) ||
    (closed &&
      items.slice(at + 1).some(({ kind, text }) => kind === 'by' || goesOn.test(text.split(' ')[0] ?? '')))
  )
}

/** "No meat fish eggs or dairy": foods in a row without a comma, which an "or" closes. */
export function isRow(items: readonly Item[], at: number): boolean {
  if (items[at - 1]?.kind !== 'place') return false
  let next = at
  while (items[next]?.kind === 'place') next += 1
  return items[next]?.kind === 'and' && items[next + 1]?.kind === 'place'
}

/** The places of the list that ends with this item, from its last to its first. */
export function listBefore(items: readonly Item[], at: number): number[] {
  const found: number[] = []
  let end = at
  for (let place = at - 1; place >= 0; place -= 1) {
    const item = items[place]
    if (item?.kind !== 'place') continue
    if (end < at) {
      const between = items.slice(place + 1, end)
      if (!listGoesOn(between)) break
      // A comma alone may part two thoughts: it counts in a list that an "and" closes.
      const isClosed = between.some(({ kind }) => kind === 'and')
      if (!isClosed && (found.length === 1 || oneOf.test(items[place - 1]?.text ?? ''))) break
      found.push(item.place)
    } else found.push(item.place)
    end = place
  }
  return found
}
