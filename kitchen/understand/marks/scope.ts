import type { Item, TextRange } from './items.ts'
import {
  answers,
  beginsAWish,
  isRow,
  isSpent,
  listBefore,
  listGoesOn,
  nextFood,
  onlyAhead,
  subjectsBefore,
} from './lists.ts'
import { opening, type Part } from './parts.ts'

/** What holds for the foods that follow, until their list ends. */
type State = 'want' | 'have' | 'refuse' | 'allergy' | 'from' | 'to' | 'less' | null

/** What the marks of a clause say of its foods. */
export interface Scope {
  items: readonly Item[]
  joined: boolean
  marked: boolean
  /** The places of this clause. */
  own: readonly number[]
  labels: Map<number, State>
  /** Refused by what stands behind, or by a clause that points back. */
  refused: Map<number, 'refuse' | 'allergy'>
  firm: Set<number>
  /** The last list of foods up to the end of this clause: what "I hate them" speaks of. */
  latest: readonly number[]
  state: State
  /** Unknown words since the last mark or food, and foods since the last mark. */
  strangers: number
  since: number
  last: number
  /** The list of this refusal was closed by an "and", or each of its things has a refusal of its own. */
  listed: boolean
  repeated: boolean
  isRather: boolean
  isWith: boolean
  places: readonly TextRange[]
  before: Pick<Scope, 'state' | 'latest' | 'marked'> | null
}

/** So many words that are neither marks nor small may stand between a refusal and what it refuses. */
const strangersAllowed = 2

/** Joins one more thing to those that are refused. */
const isAlternative = /^(?:n?or|ou|ni|[ou]|oder|noch)$/

const comparing = /^(?:than|que|qu'|als|denn)(?: |$)/

/** What a body does not take and no food is: "verträgt keine Laktose". */
const substance = /^(?:la[kc]tos[ea]|gluten|histamin[ae]?|fru[kc]tos[ea]|fodmaps?)$/

const namesAnother = (items: readonly Item[], at: number) =>
  items.slice(at + 1, at + 4).some(({ text }) => substance.test(text))

const isAhead = ({ items }: Scope, at: number) => items.slice(at + 1).some(({ kind }) => kind === 'place')

function begin(scope: Scope, state: State): void {
  scope.state = state
  scope.strangers = 0
  scope.since = 0
}

const isQuiet = ({ kind }: Item) => kind === 'small' || kind === 'lead' || kind === 'and' || kind === 'comma'

/** "My son has eaten the sausage, so without": a preposition that is all of its clause refuses what was spoken of. */
const refusesBack = ({ items, own, places, before }: Scope, at: number): readonly number[] =>
  onlyAhead.test(items[at]?.text ?? '') &&
  own.length === 0 &&
  items.every((each, place) => place === at || isQuiet(each))
    ? (before?.latest ?? []).filter((each) => places[each]?.isDish !== true)
    : []

/** "Sans xyz parce qu'il déteste": what is refused has been named in this clause, though nobody here knows it. */
const refusesStranger = (items: readonly Item[], at: number): boolean =>
  items
    .slice(0, at)
    .some(
      ({ kind }, place) =>
        kind === 'refuse' &&
        items.slice(place + 1, at).find((each) => each.kind !== 'small')?.kind === 'word',
    )

/** "No …" takes what follows it; with nothing behind it, it speaks of what stands before: "onions, no". */
function refuse(scope: Scope, item: Item, at: number, kind: 'refuse' | 'allergy'): void {
  const { items, own, joined, marked, before } = scope
  const next = items[at + 1]
  const closes = next?.kind === 'comma' && next.text !== ':' && items[at - 1]?.kind === 'place'
  if (isAhead(scope, at) && !closes) {
    scope.repeated =
      (scope.state === kind && scope.since === 1) ||
      (joined && before?.state === kind && before.latest.length === 1)
    scope.listed = false
    begin(scope, kind)
    return
  }
  for (const each of refusesBack(scope, at)) scope.refused.set(each, kind)
  const isPlain = isSpent(items, at) && !onlyAhead.test(item.text) && items[at - 1]?.kind !== 'and'
  // "With tuna, in the oven no": what stands right before it is refused, and that is no food.
  const isOther =
    kind === 'refuse' &&
    items[at - 1]?.kind === 'word' &&
    (items.slice(scope.last + 1, at).some((each) => each.kind === 'comma') || items[at - 2]?.kind === 'with')
  const looksBack = (kind === 'allergy' && !namesAnother(items, at)) || (isPlain && !isOther)
  // "Onions? No." answers; "not too sweet" does not.
  const isPointing = (joined || marked) && answers(items, at) && !refusesStranger(items, at)
  const pointed = isPointing ? (before?.latest ?? []) : []
  if (looksBack) {
    const list = own.length > 0 ? listBefore(items, at) : pointed
    const [nearest] = list
    // "Something with tuna, oven-baked no": what was wished for in so many words stays.
    for (const each of list)
      if (kind === 'allergy' || each === nearest || !scope.firm.has(each)) scope.refused.set(each, kind)
  }
  scope.state = null
}

/** "Auf Ingwer und Sellerie verzichten": what an "and" joins to the next food shares its fate. */
const isJoined = (items: readonly Item[], each: number) => {
  const behind = items.slice(items.findIndex(({ place }) => place === each) + 1)
  return behind.find(({ kind }) => kind !== 'small')?.kind === 'and'
}

/** How much something is not liked. */
const degree =
  /^(?:so|gern|gerne|much|really|at|all|either|especially|mucho|nada|tanto|tampoco|du|tout|vraiment|trop|beaucoup|specialement|non|plus|besonders|sehr|wirklich|uberhaupt|gar|auch|nicht|ganz)$/

/** A refusal with a word behind it that is its object. */
function hasObject(items: readonly Item[], at: number): boolean {
  const next = items.slice(at + 1).find(({ kind }) => kind !== 'small')
  return next?.kind === 'word' && !degree.test(next.text)
}

/** "… is out", "… makes me ill": what stands before is refused, or what the clause before named. */
function refuseBehind(scope: Scope, item: Item, at: number): void {
  const { items, own, labels, last, before } = scope
  const kind = item.kind === 'allergic' ? 'allergy' : 'refuse'
  // "Laktose verträgt er nicht" speaks of the lactose.
  if (items.slice(Math.max(last + 1, 0), at).some(({ text }) => substance.test(text))) return
  const isNext = !items.slice(last + 1, at).some((each) => each.kind === 'comma')
  // "Soup I hate cream": a verb with its subject takes what follows it at once.
  const targets =
    item.kind === 'shun' && nextFood(items, at)
      ? []
      : listBefore(items, at).filter(
          (each, place) =>
            (isNext || labels.get(each) === null) &&
            (kind === 'allergy' || place === 0 || isJoined(items, each) || !scope.firm.has(each)),
        )
  const isAlone =
    own.length === 0 &&
    items.filter((each) => each.kind === 'word').length <= strangersAllowed &&
    !refusesStranger(items, at) &&
    // "… and won't go shopping", "she can't stand xyz": what is not wanted stands behind, though nobody here knows it.
    (kind === 'allergy' || !hasObject(items, at))
  for (const each of targets.length > 0 ? targets : isAlone ? (before?.latest ?? []) : [])
    scope.refused.set(each, kind)
  // "I hate" looks ahead where nothing stands before it.
  if (targets.length === 0 && own.length > 0) begin(scope, kind)
  else scope.state = null
}

/** Gives a food that stands before, and of which nothing was said yet, a meaning. */
function labelBehind({ items, labels, firm }: Scope, at: number, state: State): void {
  for (const each of listBefore(items, at))
    if (labels.get(each) === null) {
      labels.set(each, state)
      firm.add(each)
    }
}

const thereIn = /^(?:rein|hinein|dazu|drin|dran)$/

/** "… don't agree with me, garlic is fine": between a comma and its own verdict a food is not what was refused before. */
function standsAlone(items: readonly Item[], place: number, at: number): boolean {
  const index = items.findIndex((each) => each.place === place)
  const isSmall = ({ kind }: Item) => kind === 'small' || kind === 'lead'
  const before = items.slice(0, index).findLast((each) => !isSmall(each))
  return before?.kind === 'comma' && before.text === ',' && items.slice(index + 1, at).every(isSmall)
}

function welcome({ items, own, labels, firm, before }: Scope, at: number): void {
  const first = items.find(({ kind }) => kind === 'place')?.place
  // "Peas? Yes please."
  const pointed = before?.marked ? before.latest : []
  const subjects = own.length > 0 ? subjectsBefore(items, at) : pointed
  // "Keine Nüsse und Rosinen rein": where they do not go.
  const isRefusal = subjects.some((each) => each === first && labels.get(each) === 'refuse')
  if (isRefusal && thereIn.test(items[at]?.text ?? '')) return
  for (const each of subjects) {
    const label = labels.get(each)
    if (each === first && (label === 'allergy' || (label === 'refuse' && !standsAlone(items, each, at))))
      continue
    labels.set(each, 'want')
    firm.add(each)
  }
}

const liking = /^(?:lieb|mag(?:st)?(?: |$)|mogen|love|like|adore|aime|encant|gust)/

/** "No mushrooms, spinach I love": a food that its own comma parts from a refusal, with a verb of liking behind it. */
function likedBefore({ items, labels, firm, last }: Scope, item: Item, at: number): void {
  const place = items[last]?.place
  if (place === undefined || labels.get(place) !== 'refuse' || !liking.test(item.text)) return
  let before = last - 1
  while (items[before]?.kind === 'small') before -= 1
  const isApart = items[before]?.kind === 'comma'
  const behind = items.slice(last + 1, at)
  const rest = items.slice(at + 1)
  const end = rest.findIndex(({ kind }) => kind === 'comma' || kind === 'stop')
  const goesOn = rest.slice(0, end < 0 ? undefined : end)
  const isPlain = (each: Item) => each.kind === 'small' || each.kind === 'word' || each.kind === 'lead'
  if (
    !isApart ||
    !behind.every(isPlain) ||
    behind.length > 2 ||
    !goesOn.every(({ kind }) => kind === 'small')
  )
    return
  labels.set(place, 'want')
  firm.add(place)
}

const nothingBut = /^(?:just|only|solo|solamente|nur|bloss|juste|seulement|uniquement)$/

/** "No onions or garlic, just carrots": what alone is to be in it begins behind the comma. */
const beginsOnly = ({ items, state, since }: Scope, item: Item, at: number) =>
  state === 'refuse' &&
  since > 0 &&
  nothingBut.test(item.text) &&
  items[at - 1]?.kind === 'comma' &&
  nextFood(items, at)

function name(scope: Scope, item: Item, at: number): void {
  const { items, last } = scope
  const between = items.slice(last + 1, at)
  const before = items[last]?.place ?? -1
  if (scope.since > 0) {
    // "Que no sean berenjenas rellenas": a food and the dish that is made of it are one name.
    const isOneName =
      between.every(({ text }) => text === 'de' || text === 'of') &&
      between.length < 2 &&
      (scope.places[item.place]?.isDish === true || scope.places[before]?.isDish === true)
    const goesOn = listGoesOn(between) || isOneName
    if (!goesOn && !isRow(items, at)) scope.state = null
    if (beginsAWish(items, last, at, scope.state === 'refuse' && (scope.listed || scope.repeated)))
      scope.state = null
    // "I have no eggs, pancakes please": a dish is no more of what is missing for it.
    const isOnlyComma =
      between.some(({ kind }) => kind === 'comma') && !between.some(({ kind }) => kind === 'and')
    if (
      isOnlyComma &&
      scope.places[item.place]?.isDish === true &&
      !isAlternative.test(items[at + 1]?.text ?? '') &&
      scope.places[before]?.isDish !== true
    )
      scope.state = null
    // "Not too hot, chicken with rice": how it tastes begins no list of foods.
    if (scope.places[before]?.quality === true) scope.state = null
    if (between.some(({ kind }) => kind === 'and')) scope.listed = true
  } else if (scope.strangers > strangersAllowed) scope.state = null
  scope.labels.set(item.place, scope.state)
  if (scope.state !== null || scope.isWith) scope.firm.add(item.place)
  scope.isWith = false
  scope.since += 1
  scope.last = at
  scope.strangers = 0
}

function step(scope: Scope, item: Item, at: number): void {
  switch (item.kind) {
    case 'place':
      name(scope, item, at)
      break
    case 'refuse':
    case 'allergy':
      refuse(scope, item, at, item.kind)
      break
    case 'shun':
    case 'refused':
    case 'allergic':
      // "Give me a curry", behind a comma, is an order and does nothing to anybody.
      if (/^give /.test(item.text) && scope.items[at - 1]?.kind === 'comma') begin(scope, 'want')
      else refuseBehind(scope, item, at)
      break
    case 'welcome':
      welcome(scope, at)
      break
    case 'have':
      // "Bread I always have": looks back where nothing stands ahead.
      if (!isAhead(scope, at)) labelBehind(scope, at, 'have')
      begin(scope, 'have')
      break
    case 'want':
    case 'less':
      if (item.kind === 'want') likedBefore(scope, item, at)
      begin(scope, item.kind === 'want' && scope.isRather ? 'to' : item.kind)
      break
    case 'rather':
      if (isAhead(scope, at)) {
        begin(scope, 'to')
        scope.isRather = true
      } else labelBehind(scope, at, 'to')
      break
    case 'instead':
      // "A rather than b" needs its "rather": "than" alone compares.
      if (!comparing.test(item.text) || scope.items.some(({ kind }) => kind === 'rather'))
        begin(scope, 'from')
      break
    case 'with': {
      const { state } = scope
      const isOpen = (state === 'refuse' || state === 'allergy' || state === 'from') && scope.since === 0
      if (!isOpen || scope.strangers > 0) scope.state = scope.isRather && item.text !== 'in' ? 'to' : null
      scope.isWith = true
      break
    }
    case 'comma':
      // "No oven, …": the refusal was spent on what is no food.
      if (scope.since === 0 && item.text !== ':' && !opening.has(scope.items[at - 1]?.kind ?? 'word'))
        scope.state = null
      if (scope.state === 'less') scope.state = null
      break
    case 'small':
      if (beginsOnly(scope, item, at)) begin(scope, 'want')
      break
    case 'word':
      if (beginsOnly(scope, item, at)) begin(scope, 'want')
      else scope.strangers += 1
      break
    default:
      break
  }
}

/** "Swap the cream for yogurt": what stands before the "for" goes, what stands behind it comes. */
function swap({ items, labels }: Scope, swapAt: number): void {
  const by = items.findIndex(({ kind }, at) => (kind === 'by' || kind === 'with') && at > swapAt)
  const pivot = by >= 0 ? by : items.findIndex(({ kind }) => kind === 'by' || kind === 'with')
  for (const [at, { kind, place }] of items.entries())
    if (kind === 'place') labels.set(place, pivot >= 0 && at > pivot ? 'to' : 'from')
}

/** "Ohne xyz, weil er das hasst": what was spoken of last is what nobody here knows. */
const namesStranger = (items: readonly Item[]): boolean =>
  items.some(({ kind, text }, at) => kind === 'refuse' && onlyAhead.test(text) && hasObject(items, at))

/** What the marks of a clause say of its foods; `before` is the clause before it. */
export function readScope(part: Part, before: Scope | null, places: readonly TextRange[]): Scope {
  const { items, joined, marked } = part
  const own = items.flatMap(({ kind, place }) => (kind === 'place' ? [place] : []))
  const first = items.find(({ kind }) => kind !== 'lead' && kind !== 'and' && kind !== 'small')
  const scope: Scope = {
    items,
    joined,
    marked,
    own,
    labels: new Map(),
    refused: new Map(),
    firm: new Set(),
    latest:
      own.length > 0 ? listBefore(items, items.length) : namesStranger(items) ? [] : (before?.latest ?? []),
    state: joined && first?.kind === 'place' ? (before?.state ?? null) : null,
    strangers: 0,
    since: 0,
    last: -1,
    listed: false,
    repeated: false,
    isRather: false,
    isWith: false,
    places,
    before: before && { state: before.state, latest: before.latest, marked: before.marked },
  }
  for (const [at, item] of items.entries()) step(scope, item, at)
  const swapAt = items.findIndex(({ kind }) => kind === 'swap')
  if (swapAt >= 0) swap(scope, swapAt)
  return scope
}
