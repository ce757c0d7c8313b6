import { amountBefore } from '#server/food/amounts.ts'
import { findIngredients } from '#server/food/find.ts'
import type { Ingredient } from '#server/food/ingredient.ts'
import type { Language } from '#shared/languages.ts'
import type { Allergen } from '#shared/words/allergens.ts'
import type { Unit } from '#shared/words/units.ts'
import { cues } from './cues.ts'
import { allergenNames, groupWords, type FoodGroup } from './groups.ts'

/** One thing to eat that a guest named, and whether they want it. */
export interface Mention {
  start: number
  end: number
  /** The guest's own words for it, folded. */
  words: string
  wanted: boolean
  /** Said as something a body cannot take, not as a matter of taste. */
  allergy: boolean
  ingredientId: string | null
  /** The animal was named but no cut. */
  loosely: boolean
  amount: number | null
  unit: Unit | null
  group: FoodGroup | null
  allergen: Allergen | null
}

type Span = Omit<Mention, 'wanted' | 'allergy' | 'words'>

function spansOf(clause: string, language: Language): Span[] {
  const blank = { ingredientId: null, loosely: false, amount: null, unit: null, group: null, allergen: null }
  const named = (pattern: RegExp) =>
    [...clause.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length }))
  const isNamed = ({ ingredient, matched }: { ingredient: Ingredient; matched: string }) =>
    !(ingredient.id === 'aperol' && !/aperol/i.test(matched))
  const found = findIngredients(clause, language).filter(isNamed)
  const ingredients = (found.length > 0 ? found : findIngredients(clause, 'any')).map(
    ({ ingredient, start, end }): Span => {
      const read = amountBefore(clause, start, language)
      const vague =
        read !== null &&
        read.unit === null &&
        (!ingredient.countable ||
          !/\d|two|three|deux|trois|dos|tres|zwei|drei|half|halb|demi|media/.test(
            clause.slice(read.start, read.end),
          ))
      const measure = vague ? null : read
      return {
        ...blank,
        start,
        end,
        ingredientId: ingredient.id,
        loosely:
          /^(beef|lamb|pork|boeuf|agneau|porc|ternera|res|carne de res|cordero|cerdo|rind(fleisch)?|lamm(fleisch)?|schwein(efleisch)?|chicken|poulet|pollo|huhn|huhnchen|hahnchen)$/.test(
            clause.slice(start, end),
          ),
        amount: measure?.amount ?? null,
        unit: measure?.unit ?? null,
      }
    },
  )
  const inside = (span: { start: number; end: number }) =>
    ingredients.some(
      (each) =>
        each.start <= span.start && each.end >= span.end && each.end - each.start > span.end - span.start,
    )
  const allergens = allergenNames.flatMap(([allergen, pattern]) =>
    named(pattern).map((span) => ({ ...blank, ...span, allergen })),
  )
  const groups = groupWords.flatMap(([group, pattern]) =>
    named(pattern).map((span) => ({ ...blank, ...span, group })),
  )
  return [...ingredients, ...[...allergens, ...groups].filter((span) => !inside(span))].toSorted(
    (a, b) => a.start - b.start,
  )
}

const breaksOff = /\b(with|avec|con|mit|but|mais|pero|aber|then|for|pour|para|fur)\b/
const tooMuch = /\b(too|trop|demasiad[oa]s?|zu viel|zu|much|beaucoup de|mucho)\b/

/** True when nothing stands between a refusal and the thing but small words and other refused things. */
function reaches(gap: string, spans: readonly Span[], offset: number, first: boolean) {
  if (breaksOff.test(gap)) return false
  const apart = spans.filter(
    (each, place) =>
      !spans.some((other, at) => at < place && other.start < each.end && other.end > each.start),
  )
  const bare = apart
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => {
      const from = start - offset
      return from >= 0 && end - offset <= text.length
        ? `${text.slice(0, from)} ${text.slice(end - offset)}`
        : text
    }, gap)
  const words = bare.split(/[\s,:'"()]+|(?<=')/).filter(Boolean)
  return words.every((word) => cues.fillers.test(word)) && !(first && /[:]/.test(gap))
}

const isAllergenic = ({ allergen, group }: Span) =>
  allergen !== null ||
  (group !== null &&
    [
      'dairy',
      'meat',
      'fish',
      'seafood',
      'pork',
      'cheese',
      'cream',
      'alcohol',
      'sugar',
      'redMeat',
      'poultry',
      'gelatine',
    ].includes(group))

type Refusal = 'allergy' | 'taste' | 'no' | 'unclear'

const listLink = /,|\/|&|\b(and|or|nor|et|ou|ni|y|e|o|u|und|oder|noch)\b/

function refusalOf(clause: string, span: Span, spans: readonly Span[]): Refusal {
  const behind = cues.back.exec(clause.slice(span.end))
  if (behind) return cues.allergy.test(behind[0]) || /^\W*(-?free|frei)/.test(behind[0]) ? 'allergy' : 'taste'
  const refusals = [...clause.slice(0, span.start).matchAll(new RegExp(cues.no, 'g'))]
  const last = refusals.at(-1)
  if (!last) return 'no'
  const from = last.index + last[0].length
  const gap = clause.slice(from, span.start)
  if (tooMuch.test(gap) && !/,/.test(gap)) return 'unclear'
  const between = spans.filter((each) => each.start >= from && each.end <= span.start)
  if (!reaches(gap, between, from, between.length === 0)) return 'no'
  const previous = between.at(-1)
  if (
    previous &&
    previous.end <= span.start &&
    !listLink.test(clause.slice(previous.end, span.start)) &&
    previous.start !== span.start
  )
    return 'no'
  const afterComma =
    /,\s*(\S+\s+)?$/.test(gap) &&
    between.length > 0 &&
    !/\b(or|nor|and|ni|o|et|ou|y|oder|und|noch)\s+\S*$/.test(gap)
  const opener = between[0]
  const strange =
    afterComma &&
    opener &&
    isAllergenic(opener) &&
    !spans.some((each) => each.start === span.start && isAllergenic(each))
  if (strange) return 'no'
  return cues.allergy.test(last[0]) ||
    /\ballerg|\balerg|intoleran/.test(clause.slice(Math.max(0, last.index - 25), from))
    ? 'allergy'
    : 'taste'
}

/** Everything to eat that a clause (folded text) names, in order, each wanted or refused. */
export function readMentions(clause: string, language: Language): Mention[] {
  const spans = spansOf(clause, language)
  const swap = cues.replace.exec(clause)
  const turn = swap ? new RegExp(cues.by).exec(clause.slice(swap.index + swap[0].length)) : null
  const german = swap && !turn ? new RegExp(cues.by).exec(clause) : null
  const pivot = swap ? (turn ? swap.index + swap[0].length + turn.index : (german?.index ?? null)) : null
  return spans.flatMap((span) => {
    if (pivot !== null)
      return [
        { ...span, words: clause.slice(span.start, span.end), wanted: span.start > pivot, allergy: false },
      ]
    const refusal = refusalOf(clause, span, spans)
    if (refusal === 'unclear') return []
    const kind = spans.some(
      (each) => each !== span && each.allergen !== null && each.start <= span.start && each.end >= span.end,
    )
    if (kind && span.ingredientId !== null && refusal !== 'no') return []
    return [
      {
        ...span,
        words: clause.slice(span.start, span.end),
        wanted: refusal === 'no',
        allergy: refusal === 'allergy',
      },
    ]
  })
}
