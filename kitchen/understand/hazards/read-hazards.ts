import type { Language } from '#shared/constants/languages.ts'
import { matches } from '../../lexicon/may-match.ts'
import { cues } from '../cues.ts'
import { withoutOtherCooks } from '../explained.ts'
import { dishesNamedIn } from '../../library/dishes/dish-names.ts'
import { isPerishable } from '../../answers/kinds.ts'
import { blamedDishes } from '../blamed-dishes.ts'
import { spansOf } from '../mentions.ts'
import { atTable } from '../absent.ts'
import { hazards, type Hazard, type Tender, type Term } from '../../safety/hazards/hazard.ts'
import { measuredIn } from '../../safety/hazards/measured.ts'
import type { Wishes } from '../../safety/wishes/wishes.ts'

/** Who eats, as far as a turn tells, and what they must not get. */
export interface Eating extends Tender {
  alcoholFree: boolean
  /** A baby that eats nothing of it: "my baby sister is 30", or one of a few weeks. */
  grown: boolean
  /** Illnesses of `health` that follow from what is told. */
  needs: readonly string[]
}

interface Heard {
  hazards: readonly Hazard[]
  eating: Eating
}

const longTurn = 500

/** A long turn, a pasted recipe for one, is read three sentences at a time: what stands far apart makes no danger. */
function windowsOf(folded: string): string[] {
  if (folded.length <= longTurn) return [folded]
  const sentences = folded.match(/[^.!?\n]+[.!?\n]*/g) ?? [folded]
  return sentences.map((_, at) => sentences.slice(at, at + 3).join(' '))
}

const month = 12

/** "My baby comes home, 27 years old already": who speaks of a grown child so. */
const grownBaby =
  /(?<![a-z])(?:baby|bebe)(?![a-z])(?:(?!(?<![a-z])(?:and|et|y|und|i'm|i am|je|j'ai|ich|soy|yo)(?![a-z]))[^.]){0,50}?(?<!\d)(?:1[89]|[2-9]\d) (?:years?|ans|anos|jahre?)(?![a-z])/

/** "She blows out her 40 candles" is no child's birthday. */
const grownCandles = /(?<!\d)(?:1[89]|[2-9]\d) (?:candles|bougies|velas|velitas|kerzen)(?![a-z])/

function factsOf(
  text: string,
  language: Language,
  before: Tender,
): { facts: ReadonlySet<string>; eating: Eating } {
  const { concepts, there } = atTable(text, language)
  const measured = measuredIn(there)
  const { months } = measured
  const has = (name: string) => concepts.has(name)
  const isGrown = has('not-infant') || grownBaby.test(text)
  const isInfant =
    months.some((each) => each < month) ||
    ((has('infant') || matches(cues.infant, there)) && !isGrown && !months.some((each) => each >= month))
  const isToddler =
    has('toddler') || matches(cues.toddler, there) || months.some((each) => each >= month && each < 5 * month)
  // Before four months nobody eats what is cooked; what is asked for such a baby is refused.
  const isNewborn = months.some((each) => each < 4)
  const eating: Eating = {
    infant: before.infant || (isInfant && !isNewborn),
    toddler: before.toddler || isToddler,
    child:
      before.child ||
      isInfant ||
      isToddler ||
      months.some((each) => each < 18 * month) ||
      (has('kids-party') && !has('old') && !grownCandles.test(text)),
    pregnant:
      before.pregnant ||
      has('pregnant') ||
      matches(cues.pregnant, text) ||
      has('breastfeeding') ||
      (has('maybe-pregnant') && !has('other-test')) ||
      measured.weeksPregnant,
    frail:
      before.frail ||
      has('immune') ||
      matches(cues.frail, withoutOtherCooks(text, language)) ||
      months.some((each) => each >= 75 * month),
    alcoholFree: has('sober') || (has('driving') && has('alcohol')) || has('liver-ill'),
    grown: isNewborn || (isGrown && !isInfant),
    needs: [],
  }
  const facts = new Set(concepts)
  // A known dish is cooked food by whatever name.
  if (dishesNamedIn(text).some(({ dish }) => isPerishable(dish.kind))) facts.add('cooked-food')
  for (const name of ['infant', 'toddler', 'child', 'pregnant', 'frail'] as const)
    if (eating[name]) facts.add(`@${name}`)
  if (isInfant) facts.add('@infant')
  if (isNewborn) facts.add('@newborn')
  if (measured.lowCore) facts.add('@lowcore')
  if (measured.fewCalories) facts.add('@fewcalories')
  if (measured.hours) facts.add('hours')
  else facts.delete('hours')
  return { facts, eating }
}

/**
 * Reads the dangers of a turn from what its words mean: each is a few things that have to come together, in whatever
 * words and order. `refused` when a reader of allergies has kept something out.
 */
export function hazardsIn(
  folded: string,
  language: Language,
  before: Tender & Pick<Partial<Wishes>, 'pressureCooker'>,
  refused: boolean,
): Heard {
  const found = new Set<Hazard>()
  let eating: Eating = { ...before, alcoholFree: false, grown: false, needs: [] }
  let foods: boolean | null = null
  for (const text of windowsOf(folded)) {
    const { facts, eating: now } = factsOf(text, language, eating)
    eating = { ...now, alcoholFree: now.alcoholFree || eating.alcoholFree, needs: eating.needs }
    const isTrue = (name: string): boolean => {
      if (name === '@refused') return refused
      // Who speaks of a seal means that of the pot on the table.
      if (name === '@pressure') return before.pressureCooker === true
      if (name === '@food') return (foods ??= spansOf(folded, language).length > 0)
      if (name === '@blamed') return blamedDishes(text, language).length > 0
      return facts.has(name)
    }
    const holds = ({ denied, names }: Term) => names.some(isTrue) !== denied
    for (const hazard of hazards) if (hazard.when.some((terms) => terms.every(holds))) found.add(hazard)
  }
  const needs = [...found].flatMap(({ need }) => need ?? [])
  return { hazards: [...found], eating: { ...eating, needs } }
}
