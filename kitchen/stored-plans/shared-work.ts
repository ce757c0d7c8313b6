import { cutPhrases } from '../library/steps/cut-phrases.ts'
import type { Category } from '../lexicon/ingredient.ts'
import type { StoredKind } from './kinds.ts'
import type { Portion } from './read-plan.ts'
import { sentenceId } from './sentences.ts'
import { minutesAtBoard } from '../library/lines/labour.ts'
import { cooksAmount } from '../library/lines/measures.ts'
import type { Part } from '../library/lines/part.ts'
import { minutesOfAll, without, type PlannedStep, type Sentence } from '../library/steps/planned-step.ts'

/** A plan, and the portion that is cooked beside it for some of those at the table. */
export type Divided = Portion & { few: Portion }

/** What is done for all at the table at once, and what each of the two portions has for itself. */
export interface SharedWork {
  /** Both plans with the same parts where both have a food: as much of it as the table needs. */
  main: Portion
  few: Portion
  /** What both have. */
  common: readonly Part[]
  /** How many steps the portion has to itself at the board, before all others. */
  ownFirst: number
  /** After how many of the main plan's steps the two part. */
  until: number
  /** The main plan's steps that are done for all: those, and the pots of water in which everybody's rice is. */
  forAll: ReadonlySet<PlannedStep>
}

/** The same food doing the same work, measured the same way. */
const isSame = (one: Part, other: Part) =>
  one.ingredient === other.ingredient &&
  one.role === other.role &&
  one.unit === other.unit &&
  one.cut === other.cut &&
  one.bought === other.bought &&
  (one.amount === null) === (other.amount === null)

const summed = (one: Part, other: Part): Part =>
  one.amount === null || other.amount === null
    ? one
    : { ...one, ...cooksAmount({ amount: one.amount + other.amount, unit: one.unit }, true) }

/** The plan with some parts in place of others, in its list and in every sentence. */
function withParts(plan: Portion, instead: ReadonlyMap<Part, Part>): Portion {
  const swapped = (parts: readonly Part[]) => parts.map((part) => instead.get(part) ?? part)
  const said = (each: Sentence): Sentence => ({
    ...each,
    bound: new Map(
      [...each.bound].map(([name, value]) => [name, typeof value === 'number' ? value : swapped(value)]),
    ),
  })
  const steps = plan.steps.map((step): PlannedStep => ({
    ...step,
    sentences: step.sentences.map(said),
    uses: swapped(step.uses),
    ...(step.guards && { guards: swapped(step.guards) }),
  }))
  return { ...plan, parts: swapped(plan.parts), steps }
}

const cuts: ReadonlySet<string> = new Set(Object.values(cutPhrases).map(({ en }) => en))

/** Only sentences of the board, which can be said of fewer foods. */
const isKnifeWork = ({ kind, sentences }: PlannedStep) =>
  kind === 'prep' && sentences.every(({ text }) => cuts.has(text.en))

/** What a step of the board says of these foods alone; null where it says nothing of them. */
function only(step: PlannedStep, isMeant: (part: Part) => boolean): PlannedStep | null {
  const out = step.uses.filter((part) => !isMeant(part))
  const sentences = step.sentences.flatMap((said) => without(said, out) ?? [])
  if (sentences.length === 0) return null
  return { ...step, sentences, uses: step.uses.filter(isMeant) }
}

const boiledBeside: readonly Category[] = ['grain', 'pasta', 'potato', 'legume']

/** Rice, pasta or potatoes in water of their own, which no other food gets into. */
const isPotOfWater = ({ kind, uses, sentences }: PlannedStep, { pots = [] }: StoredKind) =>
  kind === 'cook' &&
  uses.length > 0 &&
  uses.every(({ ingredient }) => boiledBeside.includes(ingredient.category)) &&
  sentences.some(({ text }) => pots.includes(sentenceId(text)))

const work = (steps: readonly PlannedStep[]) =>
  steps.flatMap(({ uses }) => uses).reduce((sum, part) => sum + minutesAtBoard(part), 0)

/** Divides whole minutes among steps by their work at the board; each takes one at least, as far as they reach. */
function withMinutes(steps: readonly PlannedStep[], minutes: number): PlannedStep[] {
  const all = work(steps)
  let left = minutes
  return steps.map((step, at) => {
    const share = all > 0 ? Math.round((minutes * work([step])) / all) : 0
    const later = steps.length - at - 1
    const own = later === 0 ? left : Math.max(Math.min(share, left - later), Math.min(left, 1))
    left -= own
    return { ...step, minutes: own }
  })
}

function isSameSentence(one: Sentence, other: Sentence): boolean {
  const isSameValue = (a: readonly Part[] | number | undefined, b: typeof a) =>
    typeof a === 'object' && typeof b === 'object'
      ? a.length === b.length && a.every((part) => b.includes(part))
      : a === b
  return (
    one.text.en === other.text.en &&
    one.whole === other.whole &&
    [...one.bound].every(([name, value]) => isSameValue(value, other.bound.get(name)))
  )
}

const isSameStep = (one: PlannedStep, other: PlannedStep) =>
  one.kind === other.kind &&
  minutesOfAll([one]) === minutesOfAll([other]) &&
  one.celsius === other.celsius &&
  one.sentences.length === other.sentences.length &&
  one.sentences.every((said, at) => {
    const same = other.sentences[at]
    return same !== undefined && isSameSentence(said, same)
  })

/** The work before the first pot. */
const leading = ({ steps }: Portion) => {
  const first = steps.findIndex(({ kind }) => kind !== 'prep')
  return steps.slice(0, first < 0 ? steps.length : first)
}

/**
 * Cooks would cut for the whole table, start one pot, and take the portion of the few out of it before what these do
 * not eat goes in. Where the portion is another kind of dish, nothing is shared.
 */
export function sharedWork({ few: portion, ...others }: Divided): SharedWork {
  const isOneKind = portion.dish.kind === others.dish.kind
  const pairs = others.parts.flatMap((part) => {
    const same = isOneKind ? portion.parts.find((each) => isSame(part, each)) : undefined
    return same ? [{ part, same, both: summed(part, same) }] : []
  })
  const main = withParts(others, new Map(pairs.map(({ part, both }) => [part, both])))
  const few = withParts(portion, new Map(pairs.map(({ same, both }) => [same, both])))
  const common = pairs.map(({ both }) => both)
  const isCommon = (part: Part) => common.includes(part)
  const isOwn = (part: Part) => !isCommon(part)

  const [mainPreps, fewPreps] = [leading(main), leading(few)]
  const ofOneOnly = (step: PlannedStep) => step.uses.length > 0 && step.uses.every(isOwn)
  const alone = (preps: readonly PlannedStep[]) =>
    preps.flatMap((step) => (isKnifeWork(step) ? (only(step, isOwn) ?? []) : ofOneOnly(step) ? [step] : []))
  const [own, ofOthers] = [alone(fewPreps), alone(mainPreps)]
  const atBoard = mainPreps.flatMap((step) => (isKnifeWork(step) ? (only(step, isCommon) ?? []) : []))
  const isLeft = (step: PlannedStep) => !isKnifeWork(step) && !ofOneOnly(step)
  const mainLeft = [...mainPreps.filter(isLeft), ...main.steps.slice(mainPreps.length)]
  const fewLeft = [...fewPreps.filter(isLeft), ...few.steps.slice(fewPreps.length)]

  // Together only while nothing else has been in the pot: both lists begin alike.
  const firstOther = isOneKind
    ? mainLeft.findIndex((step, at) => {
        const same = fewLeft[at]
        return same === undefined || !step.uses.every(isCommon) || !isSameStep(step, same)
      })
    : 0
  const alike = firstOther < 0 ? mainLeft.length : firstOther
  const mainRest = mainLeft.slice(alike)
  // A step that costs time is left out of the shorter of the two only, whose times are not told.
  const isUntold = (step: PlannedStep) => minutesOfAll([step]) === 0 || few.cookMinutes <= main.cookMinutes
  const isShared = (step: PlannedStep) =>
    (isKnifeWork(step) || isPotOfWater(step, main.kind)) &&
    step.uses.every(isCommon) &&
    isUntold(step) &&
    mainRest.some((each) => isSameStep(each, step))
  const fewRest = fewLeft.slice(alike).filter((step) => !isShared(step))
  const leftOut = fewLeft.filter((step) => !fewRest.includes(step))

  // The work at the board is as long as before, and told where it is done.
  const sum = (steps: readonly PlannedStep[]) =>
    steps.filter(isKnifeWork).reduce((all, { minutes }) => all + (minutes ?? 0), 0)
  const knives = [...own, ...atBoard, ...ofOthers].filter(isKnifeWork)
  const timed = new Map(
    withMinutes(knives, sum(mainPreps) + sum(fewPreps)).map((step, at) => [knives[at], step]),
  )
  const retimed = (steps: readonly PlannedStep[]) => steps.map((step) => timed.get(step) ?? step)
  const before = [...retimed(atBoard), ...retimed(ofOthers), ...mainLeft.slice(0, alike)]
  return {
    main: { ...main, steps: [...before, ...mainRest] },
    few: {
      ...few,
      steps: [...retimed(own), ...fewRest],
      prepMinutes: few.prepMinutes - minutesOfAll(leftOut.filter(({ kind }) => kind === 'prep')),
    },
    common,
    ownFirst: own.length,
    until: before.length,
    forAll: new Set([
      ...before,
      ...mainRest.filter((step) => leftOut.some((other) => isSameStep(step, other))),
    ]),
  }
}
