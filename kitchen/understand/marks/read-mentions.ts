import type { Language } from '#shared/constants/languages.ts'
import { spansOf, type Mention, type Span } from '../mentions.ts'
import { varietyAt } from '../varieties.ts'
import type { TextRange } from './items.ts'
import { readClauses, type Clause, type Meaning } from './read-clauses.ts'

/** A food with what is meant by naming it. */
export interface Meant extends Span {
  words: string
  meaning: Meaning
  firm: boolean
}

/** Spans that overlap as one place each, in order. */
export function placesOf(
  spans: readonly (TextRange & { group?: Span['group']; dish?: unknown })[],
): TextRange[] {
  const places: TextRange[] = []
  for (const { start, end, group, dish } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = places.at(-1)
    const isDish = dish !== undefined
    if (last && start < last.end) {
      last.isDish = last.isDish === true || isDish
      last.end = Math.max(last.end, end)
    } else places.push({ start, end, quality: group === 'heat', isDish })
  }
  return places
}

/** Everything to eat that a turn (folded) names, each with its meaning, and what the parts of the turn do. */
export function readMeanings(text: string, language: Language): { clauses: Clause[]; mentions: Meant[] } {
  const spans = spansOf(text, language)
  const places = placesOf(spans)
  const { clauses, meanings, firm } = readClauses(text, language, places)
  let at = 0
  return {
    clauses,
    mentions: spans.map((span) => {
      while ((places[at]?.end ?? Infinity) < span.end) at += 1
      return {
        ...span,
        words: text.slice(span.start, span.end),
        meaning: meanings[at] ?? 'unsure',
        firm: firm[at] === true,
      }
    }),
  }
}

const wanting: ReadonlySet<Meaning> = new Set(['want', 'have', 'to'])
export const refusing: ReadonlySet<Meaning> = new Set(['refuse', 'allergy', 'from'])

/** What a turn wants and refuses; what it only asks about, tells of others or leaves unsure is neither. */
export function readMentions(text: string, language: Language): Mention[] {
  const { mentions } = readMeanings(text, language)
  const kinds = mentions.filter(({ allergen }) => allergen !== null)
  const isNamed = mentions.some(({ meaning }) => meaning === 'from')
  return mentions.flatMap(({ meaning, firm: _firm, ...span }) => {
    const wanted = wanting.has(meaning)
    if (!wanted && !refusing.has(meaning)) return []
    const isOfKind = kinds.some(({ start, end }) => start <= span.start && end >= span.end)
    if (!wanted && span.ingredientId !== null && isOfKind) return []
    // "No green pepper" leaves the red ones; what a body does not take has no colours.
    if (meaning === 'refuse' && varietyAt(text, span, language) !== null) return []
    return [
      {
        ...span,
        wanted,
        allergy: meaning === 'allergy',
        ...(meaning === 'to' && !isNamed && { instead: true as const }),
      },
    ]
  })
}
