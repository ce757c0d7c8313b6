import type { Language } from '#shared/constants/languages.ts'
import { doubts } from '../listener/second-listener.ts'
import { longestMark, marksOf, type MarkKind } from './mark-file.ts'
import { tokensIn } from './words.ts'

/** Where something to eat is named; names that overlap are one. */
export interface Place {
  start: number
  end: number
  /** No food but how it tastes: hot, sweet. */
  quality?: boolean
}

/** What is meant by naming a food. Of what is asked, about others or unsure nothing reaches the dish. */
export type Meaning = 'want' | 'have' | 'to' | 'refuse' | 'allergy' | 'from' | 'asked' | 'others' | 'unsure'

export type Act = 'request' | 'refusal' | 'correction' | 'question' | 'talk'

export interface Item {
  kind: MarkKind | 'place' | 'word' | 'comma' | 'stop'
  text: string
  start: number
  end: number
  /** Which of the places, where it is one. */
  place: number
}

/** What a part of a turn does, and where in the text it stands. */
export interface Clause {
  start: number
  end: number
  act: Act
  /** Tells of others, of another day or of what somebody says. */
  told: boolean
}

export interface ReadClauses {
  clauses: Clause[]
  /** One for each place. */
  meanings: Meaning[]
  /** Said in so many words, and not merely by standing in a request. */
  firm: boolean[]
}

const punctuation = (text: string, next: string | undefined): 'comma' | 'stop' | null => {
  if (/^[!?;]$/.test(text)) return 'stop'
  if (text === '.') return next === undefined || /\s/.test(next) ? 'stop' : null
  return /^[,:()–—\-/"«»“”„*=]$/.test(text) ? 'comma' : null
}

/** Words, marks, foods and signs in the order in which they stand; the longest mark wins. */
export function itemsOf(text: string, language: Language, places: readonly Place[]): Item[] {
  const root = marksOf(language)
  let passed = 0
  const words = tokensIn(text).filter(({ start, end }) => {
    while ((places[passed]?.end ?? Infinity) <= start) passed += 1
    const place = places[passed]
    return !place || start < place.start || end > place.end
  })
  const all = [
    ...words.map((word) => ({ ...word, place: -1 })),
    ...places.map(({ start, end }, place) => ({ text: text.slice(start, end), start, end, place })),
  ].toSorted((a, b) => a.start - b.start)
  const plain = all.map((each) => (each.place >= 0 || /^[^a-z0-9&]$/.test(each.text) ? null : each.text))
  const items: Item[] = []
  for (let at = 0; at < all.length;) {
    const token = all[at]
    if (!token) break
    const mark = plain[at] === null ? null : longestMark(root, plain, at)
    const last = all[(mark?.end ?? at + 1) - 1] ?? token
    const sign = plain[at] === null && token.place < 0 ? punctuation(token.text, text[token.end]) : null
    items.push({
      kind: token.place >= 0 ? 'place' : (mark?.kind ?? sign ?? 'word'),
      text: text.slice(token.start, last.end),
      start: token.start,
      end: last.end,
      place: token.place,
    })
    at = mark?.end ?? at + 1
  }
  return items.map((item, at) => (isAnswer(items, at) ? { ...item, kind: 'rather' } : item))
}

const comparing = /^(?:than|que|qu'|als|denn)(?: |$)/
const answersNo = /^(?:no|non|nein|nee|nope|nah|nan)(?: (?:no|non|nein|wait))*$/

/** "No, with tuna": a no that answers what was proposed, and refuses nothing by itself. */
function isAnswer(items: readonly Item[], at: number): boolean {
  const before = items[at - 1]
  const next = items[at + 1]
  const behind = items[at + 2]
  return (
    answersNo.test(items[at]?.text ?? '') &&
    (before === undefined || before.kind === 'stop' || before.kind === 'lead') &&
    next?.kind === 'comma' &&
    (behind?.kind === 'with' || behind?.kind === 'want')
  )
}

/** Marks with which another thought begins where a comma or an "and" stands before them. */
const opening: ReadonlySet<Item['kind']> = new Set([
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
  'told',
  'rather',
  'lead',
])

interface Part {
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

function partsOf(items: readonly Item[]): Part[] {
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

type State = 'want' | 'have' | 'refuse' | 'allergy' | 'from' | 'to' | 'less' | null

/** So many words that are neither marks nor small may stand between a refusal and what it refuses. */
const strangersAllowed = 2

const listGoesOn = (between: readonly Item[]) =>
  between.length > 0 &&
  between.every(({ kind }) => kind === 'comma' || kind === 'and' || kind === 'small') &&
  between.some(({ kind }) => kind === 'comma' || kind === 'and')

/** Whether a refusal has no object behind it: nothing but small words until the next comma. */
function isSpent(items: readonly Item[], at: number): boolean {
  const behind = items.slice(at + 1)
  const comma = behind.findIndex(({ kind }) => kind === 'comma')
  return !behind
    .slice(0, comma < 0 ? undefined : comma)
    .some(({ kind }) => kind === 'word' || kind === 'with')
}

/** Whether a food follows with nothing but small words before it. */
function nextFood(items: readonly Item[], at: number): boolean {
  let next = at + 1
  while (items[next]?.kind === 'small') next += 1
  return items[next]?.kind === 'place'
}

/** Prepositions refuse what follows them and nothing else. */
const onlyAhead = /^(?:without|sans|sin|ohne|minus|ss|w o|free of|except|sauf|salvo|excepto|ausser)(?: |$)/

/** The subject of what is said at a place: the last thing before it, and what an "and" joins to that. */
function subjectsBefore(items: readonly Item[], at: number): number[] {
  const [last, ...others] = listBefore(items, at)
  if (last === undefined) return []
  const from = items.findIndex(({ place }) => place === last)
  const isListed =
    items
      .slice(0, from)
      .toReversed()
      .find(({ kind }) => kind !== 'small')?.kind === 'and'
  return isListed ? [last, ...others] : [last]
}

const goesOn = /^(?:for|pour|pr|para|pa|fur|with|avec|con|mit)$/
const partitive = /^(?:du|de la|de l'|des|some|an?|un|una|une|eine?n?)$/

/** "Neither garlic nor onion, cod and carrots for two": who has closed one list begins another. */
function beginsAWish(items: readonly Item[], last: number, at: number, closed: boolean): boolean {
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
function isRow(items: readonly Item[], at: number): boolean {
  if (items[at - 1]?.kind !== 'place') return false
  let next = at
  while (items[next]?.kind === 'place') next += 1
  return items[next]?.kind === 'and' && items[next + 1]?.kind === 'place'
}

/** The places of the list that ends with this item, from its last to its first. */
function listBefore(items: readonly Item[], at: number): number[] {
  const found: number[] = []
  const pending: number[] = []
  let end = at
  for (let place = at - 1; place >= 0; place -= 1) {
    const item = items[place]
    if (item?.kind !== 'place') continue
    if (end < at) {
      const between = items.slice(place + 1, end)
      if (!listGoesOn(between)) break
      // A comma alone may part two thoughts: it counts once an "and" closes the list, or a colon opened it.
      pending.push(item.place)
      if (between.some(({ kind }) => kind === 'and') || found.length > 1) found.push(...pending.splice(0))
    } else found.push(item.place)
    end = place
  }
  return found
}

/** A name and little more is a wish: "salmon en croute", "spuds and rashers". */
const enoughToDoubt = 4

export function readClauses(text: string, language: Language, places: readonly Place[]): ReadClauses {
  const all = itemsOf(text, language, places)
  const parts = partsOf(all)
  const meanings: Meaning[] = places.map(() => 'want')
  const firm = places.map(() => false)
  /** Beyond doubt, whatever the second listener takes them for. */
  const sure = new Set<number>()
  const clauses: Clause[] = []
  let carried: State = null
  let latest: number[] = []
  let wasAsked = false
  for (const { items, joined, marked } of parts) {
    const has = (kind: MarkKind) => items.some((item) => item.kind === kind)
    const first = items.findIndex(
      (item) => item.kind !== 'lead' && item.kind !== 'and' && item.kind !== 'small',
    )
    const asks = ({ kind }: Item) => kind === 'ask' || kind === 'may' || (marked && kind === 'query')
    const isAsked =
      items.some(asks) && !has('polite') && (marked || asks(items[first] ?? ({ kind: 'word' } as Item)))
    // "Can it be done without cream?" asks for it to be done.
    const isPlea = isAsked && has('may') && !has('ask')
    const isTold = has('told') && !has('polite')
    const own = items.flatMap(({ kind, place }) => (kind === 'place' ? [place] : []))
    let state: State = joined && items[first]?.kind === 'place' ? carried : null
    let strangers = 0
    let since = 0
    let last = -1
    /** The list of this refusal was closed by an "and", or each of its things has a refusal of its own. */
    let listed = false
    let repeated = false
    let isRather = false
    let isWith = false
    const swapAt = items.findIndex(({ kind }) => kind === 'swap')
    const byAt = items.findIndex(({ kind }, at) => (kind === 'by' || kind === 'with') && at > swapAt)
    const labels = new Map<number, State>()
    const refused = new Map<number, 'refuse' | 'allergy'>()
    for (const [at, item] of items.entries()) {
      if (swapAt >= 0 && item.kind === 'place') {
        const pivot = byAt >= 0 ? byAt : items.findIndex(({ kind }) => kind === 'by' || kind === 'with')
        labels.set(item.place, pivot >= 0 && at > pivot ? 'to' : 'from')
        continue
      }
      switch (item.kind) {
        case 'refuse':
        case 'allergy': {
          const next = items[at + 1]
          const isAhead =
            items.slice(at + 1).some(({ kind }) => kind === 'place') &&
            !(next?.kind === 'comma' && next.text !== ':' && items[at - 1]?.kind === 'place')
          if (!isAhead && isSpent(items, at) && !onlyAhead.test(item.text) && items[at - 1]?.kind !== 'and') {
            const targets = own.length > 0 ? listBefore(items, at) : joined || marked ? latest : []
            for (const each of targets) refused.set(each, item.kind)
          }
          if (isAhead) {
            repeated =
              (state === item.kind && since === 1) || (joined && carried === item.kind && latest.length === 1)
            listed = false
            state = item.kind
            strangers = since = 0
          } else state = null
          break
        }
        case 'have':
          // "Bread I always have": looks back where nothing stands ahead.
          if (!items.slice(at + 1).some(({ kind }) => kind === 'place'))
            for (const each of listBefore(items, at))
              if (labels.get(each) === null) {
                labels.set(each, 'have')
                firm[each] = true
              }
          state = 'have'
          strangers = since = 0
          break
        case 'want':
        case 'less':
          state = item.kind === 'want' && isRather ? 'to' : item.kind
          strangers = since = 0
          break
        case 'rather':
          if (items.slice(at + 1).some(({ kind }) => kind === 'place')) {
            state = 'to'
            strangers = since = 0
            isRather = true
          } else
            for (const each of listBefore(items, at)) if (labels.get(each) === null) labels.set(each, 'to')
          break
        case 'instead':
          // "A rather than b" needs its "rather": "than" alone compares.
          if (comparing.test(item.text) && !has('rather')) break
          state = 'from'
          strangers = since = 0
          break
        case 'with':
          if (!(state === 'refuse' || state === 'allergy' || state === 'from') || since > 0 || strangers > 0)
            state = isRather && item.text !== 'in' ? 'to' : null
          isWith = true
          break
        case 'shun':
        case 'refused':
        case 'allergic': {
          const no = item.kind === 'allergic' ? 'allergy' : 'refuse'
          // "Soup I hate cream": a verb with its subject takes what follows it at once.
          const isAhead = item.kind === 'shun' && nextFood(items, at)
          const isNext = !items.slice(last + 1, at).some(({ kind }) => kind === 'comma')
          const targets = isAhead
            ? []
            : listBefore(items, at).filter((each) => isNext || labels.get(each) === null)
          for (const each of targets.length > 0 ? targets : own.length > 0 ? [] : latest)
            refused.set(each, no)
          // "I hate" looks back where something stands there, and ahead where nothing does.
          if (targets.length === 0 && own.length > 0) {
            state = no
            strangers = since = 0
          } else state = null
          break
        }
        case 'welcome':
          // "Peas? Yes please."
          for (const each of own.length > 0 ? subjectsBefore(items, at) : wasAsked ? latest : []) {
            const isFirst = items.find(({ kind }) => kind === 'place')?.place === each
            const label = labels.get(each)
            if (isFirst && (label === 'refuse' || label === 'allergy')) continue
            labels.set(each, 'want')
            firm[each] = true
            sure.add(each)
          }
          break
        case 'place':
          if (since > 0 && !listGoesOn(items.slice(last + 1, at)) && !isRow(items, at)) state = null
          if (since > 0 && beginsAWish(items, last, at, state === 'refuse' && (listed || repeated))) {
            state = null
            sure.add(item.place)
          } else if (sure.has(items[last]?.place ?? -1) && listGoesOn(items.slice(last + 1, at)))
            sure.add(item.place)
          if (since > 0 && places[items[last]?.place ?? -1]?.quality === true) state = null
          if (since > 0 && items.slice(last + 1, at).some(({ kind }) => kind === 'and')) listed = true
          if (state !== null && strangers > strangersAllowed && since === 0) state = null
          labels.set(item.place, state)
          if (state !== null || isWith) firm[item.place] = true
          isWith = false
          since += 1
          last = at
          strangers = 0
          break
        case 'word':
          strangers += 1
          break
        case 'comma':
          // "No oven, …": the refusal was spent on what is no food.
          if (since === 0 && item.text !== ':' && opening.has(items[at - 1]?.kind ?? 'word') === false)
            state = null
          if (state === 'less') state = null
          break
        default:
          break
      }
    }
    for (const place of own) {
      const no = refused.get(place)
      const said = labels.get(place) ?? null
      meanings[place] =
        no ??
        (said === 'refuse' || said === 'allergy'
          ? isAsked && !isPlea
            ? 'asked'
            : said
          : isAsked
            ? 'asked'
            : said === 'less' || (isTold && said === null)
              ? 'others'
              : (said ?? 'want'))
      if (no) firm[place] = true
    }
    for (const [place, meaning] of refused) meanings[place] = meaning
    if (has('polite')) for (const place of own) sure.add(place)
    wasAsked = marked
    carried = state
    if (own.length > 0) latest = listBefore(items, items.length)
    const [start, end] = [items[0]?.start ?? 0, items.at(-1)?.end ?? 0]
    const meant = own.map((place) => meanings[place])
    clauses.push({
      start,
      end,
      told: isTold,
      act:
        isAsked && !(isPlea && meant.some((each) => each === 'refuse'))
          ? 'question'
          : has('swap') || has('instead') || has('rather')
            ? 'correction'
            : refused.size > 0 || meant.some((each) => each === 'refuse' || each === 'allergy')
              ? 'refusal'
              : isTold || (own.length === 0 && !has('want') && !has('polite'))
                ? 'talk'
                : 'request',
    })
  }
  for (const [at, { place }] of all.entries()) {
    const meaning = meanings[place]
    if ((meaning !== 'want' && meaning !== 'have') || sure.has(place)) continue
    if (all.length > enoughToDoubt && doubts(all, at, firm[place] === true)) meanings[place] = 'unsure'
  }
  return { clauses, meanings, firm }
}
