import type { Language } from '#shared/constants/languages.ts'
import { asksWhatToCook } from '../what-to-cook.ts'
import { itemsOf, type Item, type TextRange } from './items.ts'
import type { MarkKind } from './mark-file.ts'
import { partsOf, type Part } from './parts.ts'
import { readScope, type Scope } from './scope.ts'

/** What is meant by naming a food. Of what is asked, about others or unsure nothing reaches the dish. */
export type Meaning =
  | 'want'
  | 'have'
  | 'to'
  | 'refuse'
  | 'allergy'
  | 'from'
  | 'asked'
  | 'less'
  | 'others'
  | 'unsure'

type Act = 'request' | 'refusal' | 'correction' | 'question' | 'talk'

/** What a part of a turn does, and where in the text it stands. */
export interface Clause {
  start: number
  end: number
  act: Act
  /** Tells of others, of another day or of what somebody says. */
  reported: boolean
}

export interface ReadClauses {
  clauses: Clause[]
  /** One for each place. */
  meanings: Meaning[]
  /** Said in so many words, and not merely by standing in a request. */
  firm: boolean[]
}

/** What a clause does beside naming foods. */
interface Frame {
  isAsked: boolean
  /** "Can it be done without cream?" asks for it to be done. */
  isPlea: boolean
  isReport: boolean
  /** The user does not know: "I can't remember whether it was the cod". */
  isDoubted: boolean
}

function frameOf({ items, marked }: Part, text: string): Frame {
  const has = (kind: MarkKind) => items.some((item) => item.kind === kind)
  const asks = (item: Item | undefined) =>
    item?.kind === 'ask' || item?.kind === 'may' || (marked && item?.kind === 'query')
  const first = items.find(({ kind }) => kind !== 'lead' && kind !== 'and' && kind !== 'small')
  const said = text.slice(items[0]?.start, items.at(-1)?.end)
  const isAsked = items.some(asks) && !has('polite') && (marked || asks(first)) && !asksWhatToCook(said)
  return {
    isAsked,
    isPlea: isAsked && has('may') && !has('ask'),
    isReport: has('report') && !has('polite'),
    isDoubted: has('doubt'),
  }
}

function meaningOf(
  place: number,
  { labels, refused }: Scope,
  { isAsked, isPlea, isReport, isDoubted }: Frame,
): Meaning {
  const no = refused.get(place)
  if (no) return no
  const said = labels.get(place) ?? null
  if (isDoubted) return 'unsure'
  if (isAsked) return isPlea && (said === 'refuse' || said === 'allergy') ? said : 'asked'
  if (isReport && (said === null || said === 'less')) return 'others'
  return said ?? 'want'
}

function actOf({ items }: Part, { refused }: Scope, frame: Frame, meant: readonly Meaning[]): Act {
  const has = (kind: MarkKind) => items.some((item) => item.kind === kind)
  const refuses = meant.includes('refuse') || meant.includes('allergy')
  if (frame.isAsked && !(frame.isPlea && refuses)) return 'question'
  if (has('swap') || has('instead') || has('rather')) return 'correction'
  if (refused.size > 0 || refuses) return 'refusal'
  const isEmpty = meant.length === 0 && !has('want') && !has('polite')
  return frame.isReport || isEmpty ? 'talk' : 'request'
}

/** Reads a turn (folded) in one pass: marks, clauses, and what each of the places means. */
export function readClauses(text: string, language: Language, places: readonly TextRange[]): ReadClauses {
  const all = itemsOf(text, language, places)
  const meanings: Meaning[] = places.map(() => 'want')
  const firm = new Set<number>()
  const clauses: Clause[] = []
  let before: Scope | null = null
  for (const part of partsOf(all)) {
    const frame = frameOf(part, text)
    const scope = readScope(part, before, places)
    for (const place of scope.own) meanings[place] = meaningOf(place, scope, frame)
    for (const [place, meaning] of scope.refused) meanings[place] = meaning
    for (const place of [...scope.firm, ...scope.refused.keys()]) firm.add(place)
    const meant = scope.own.map((place) => meanings[place] ?? 'want')
    clauses.push({
      start: part.items[0]?.start ?? 0,
      end: part.items.at(-1)?.end ?? 0,
      reported: frame.isReport,
      act: actOf(part, scope, frame, meant),
    })
    before = scope
  }
  return { clauses, meanings, firm: places.map((_, place) => firm.has(place)) }
}
