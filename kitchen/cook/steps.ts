import { isMeatOrSausage } from '../lexicon/facts.ts'
import { heatOf } from './equipment.ts'
import { namesNeeded, type Phrase } from '../recipes/phrase.ts'
import type { Step } from '../recipes/template.ts'
import { beansBoiled } from './boiled-beans.ts'
import { asItIs } from './by-state.ts'
import { donenessOf, type Manner } from './doneness.ts'
import { beforeAll, boiledFirst, extraSteps, leftOver, onTop, seenThrough } from './extra-steps.ts'
import { goingIn } from './goes-in.ts'
import { knifework } from './knife-steps.ts'
import { isReadyCooked, type Part } from '../recipes/part.ts'
import { partsNamed, type Plan } from '../recipes/plan.ts'
import { sentenceWith, sentence, usesOf, type PlannedStep, type Sentence } from './planned-step.ts'
import { lacking } from './said-otherwise.ts'
import { isSidePot, minutesFrom, notTooEarly, sidesInTime } from './side-pots.ts'
import { tinSaid, usualTin, vesselSaid } from './tin-size.ts'
import { loadsFor } from './vessels.ts'
import { portionsFor } from './small-portions.ts'
import { naturalBatch, yieldOf } from './yields.ts'

/** A pot or an oven that asks for nobody for so long leaves time for the herbs. */
const isIdle = ({ aside, minutes, wet, kind }: PlannedStep) =>
  !aside && (wet === true || kind === 'wait') && (minutes ?? 0) >= 25

/** Herbs and lemons that are needed only at the end are cut while the pot works, not before everything else. */
function cutMeanwhile({ parts }: Plan, written: readonly PlannedStep[]) {
  const place = written.findLastIndex(isIdle)
  const early = new Set(written.slice(0, place + 1).flatMap(({ uses }) => uses))
  const used = new Set(written.slice(place + 1).flatMap(({ uses }) => uses))
  const last =
    place < 0
      ? []
      : parts.filter(
          (part) =>
            part.cut !== null &&
            part.cut !== 'zestJuice' &&
            (part.ingredient.category === 'herb' || part.ingredient.category === 'citrus') &&
            used.has(part) &&
            !early.has(part),
        )
  const steps = knifework(last).map((step) => ({ ...step, aside: true, minutes: null }))
  return { place: last.length > 0 ? place : -1, parts: last, steps }
}

/** Hands work longer for more guests: shaping, filling, spreading, but not what a sentence times to the minute. */
function forTheCrowd(minutes: number, step: Step, plan: Plan) {
  // A heap of onions sweats longer than a handful.
  if (step.crowd === 'sweats' && plan.servings > 6)
    return Math.round(minutes * Math.min(plan.servings / 6, 2))
  if (step.crowd !== 'hands') return minutes
  return Math.round(minutes * (1 + Math.max(plan.servings - 4, 0) * 0.08))
}

/** What is tough is no sooner tender because somebody is in a hurry. */
const isTough = ({ ingredient: { category, minutes }, bought }: Part) =>
  category === 'meat' && minutes >= 60 && !isReadyCooked({ bought })

function minutesOf(step: Step, plan: Plan, hurried: boolean): number | null {
  const usual = typeof step.minutes === 'function' ? step.minutes(plan) : step.minutes
  if (usual === undefined) return null
  const least = typeof step.least === 'function' ? step.least(plan) : step.least
  const isFixed = step.doneness !== undefined && partsNamed(plan, step.doneness).some(isTough)
  return forTheCrowd(hurried && least !== undefined && !isFixed ? Math.min(least, usual) : usual, step, plan)
}

/** So many minutes a pot or an oven is meant for what is tough and raw. */
const forTough = 60

/** What was cooked before, or is tender in place of what the dish is made of, has no hours in the pot. */
function suitedTo({ doneness, text, kind }: Step, plan: Plan, minutes: number | null): number | null {
  if (minutes === null || kind !== 'cook' || doneness === undefined || !text.en.includes('{minutes}'))
    return minutes
  const seen = partsNamed(plan, doneness)
  const isDone = seen.length > 0 && seen.every(isReadyCooked)
  if (!isDone && (minutes < forTough || seen.some(({ ingredient }) => ingredient.minutes > minutes / 2)))
    return minutes
  const solid = plan.parts.filter((part) => part.role !== 'side' && !isReadyCooked(part))
  return Math.min(minutes, Math.max(isDone ? 10 : 25, ...solid.map(({ ingredient }) => ingredient.minutes)))
}

/** The sentence where every role that it cannot do without has somebody in it, if need be without its salt or onion; or null. */
function possible(text: Phrase, plan: Plan): Phrase | null {
  const missing = namesNeeded(text).filter(
    (names) =>
      !names.includes('minutes') &&
      !names.includes('tin') &&
      !names.some((name) => partsNamed(plan, name).length > 0),
  )
  const [side] = missing.flat()
  if (side === undefined) return text
  const bare = new Set(missing.flat()).size === 1 ? lacking(text, side) : null
  return bare && possible(bare, plan)
}

const tinFor = ({ portions, wishes, template }: Plan) => wishes.tin ?? usualTin(portions, template.id)

const isCareful = ({ pregnant, frail, infant, toddler, child }: Plan['wishes']) =>
  pregnant || frail || infant || toddler || child

/** How often a step is gone through: ladle by ladle, batch by batch, two pans at a time. */
function roundsOf({ rounds }: Step, { portions, servings }: Plan, load: ReturnType<typeof loadsFor>) {
  if (rounds === 'ladles') return Math.max(1, portions / 4)
  if (rounds === 'batches') return Math.ceil(servings / 6)
  return load && /^(pan|omelette)$/.test(load.id) ? Math.ceil(load.loads / 2) : 1
}

/** One tin is one tin, for as many as it feeds. */
const crowdOf = (plan: Plan) => (plan.servings <= (naturalBatch(plan) ?? 0) ? 2 : plan.servings)

/** Dishes whose mince is shaped or filled in raw, so that it has a middle. */
const shapesMince =
  /^(meatballs|burger|meatloaf|klopse|schnitzel|cordonBleu|floured|battered|smothered|braisedRolls|dumplings|boiledDumplings|steamedBuns|skewers|scotchEggs|croquettes|fritters|falafel|filledLeaves|inPastry|mashCakes|airFry|panFry|sandwich)$/

const isPulled = (plan: Plan) =>
  plan.template.steps.some(({ pulls, when }) => pulls === true && (when?.(plan) ?? true))

const mannerOf = ({ wet }: Step, plan: Plan, minutes: number | null): Manner => ({
  stewed: wet === true ? (minutes ?? 0) : 0,
  pulled: isPulled(plan),
  crumbled: !shapesMince.test(plan.template.id),
})

/** `seen` holds the vessels that have been spoken of, so that two pans are called for once. */
function planStep(step: Step, plan: Plan, hurried: boolean, seen: Set<string>): PlannedStep | null {
  const text = possible(step.text, plan)
  if (text === null || (step.when && !step.when(plan))) return null
  const minutes = suitedTo(step, plan, minutesOf(step, plan, hurried))
  // A wait that hurry has brought to nothing is no step.
  if (minutes === 0) return null
  const tin = tinFor(plan)
  const said = sentence(text, (name) => partsNamed(plan, name), minutes === null ? { tin } : { minutes, tin })
  const uses = usesOf(said)
  // The sign that raw meat is done is not looked for in what is done already.
  const guards = step.doneness ? partsNamed(plan, step.doneness).filter((part) => !isReadyCooked(part)) : []
  const guarded = step.doneness
    ? donenessOf(guards, isCareful(plan.wishes), mannerOf(step, plan, minutes))
    : null
  const load = loadsFor(step.vessel, uses, plan.parts, crowdOf(plan))
  const crowded = load && !seen.has(load.id) ? [sentenceWith(load.sentence, { n: load.loads })] : []
  if (load) seen.add(load.id)
  const rounds = roundsOf(step, plan, load)
  return {
    kind: step.kind,
    sentences: [said, ...crowded, ...(guarded ? [cueOf(guarded)] : [])],
    minutes: minutes === null ? null : Math.round(minutes * rounds),
    celsius: step.celsius ?? step.degrees ?? guarded?.core ?? null,
    aside: step.aside ?? false,
    wet: step.wet ?? false,
    heated: step.heated ?? false,
    ...(step.boils && { boils: true }),
    ...(step.fries && { fries: true }),
    ...(step.otherwise && { otherwise: step.otherwise }),
    on: heatOf(step, plan.template, uses),
    measured: step.degrees !== undefined || typeof guarded?.core === 'number',
    uses,
    guards: guarded ? guards : [],
  }
}

const cueOf = ({ cue, core }: NonNullable<ReturnType<typeof donenessOf>>): Sentence =>
  sentenceWith(cue, core === null ? {} : { core })

const isTimed = ({ kind, aside }: PlannedStep) => kind === 'cook' && !aside

/** Pulses that were bought dry and would still be hard when the dish is done. */
function boiledAhead({ parts }: Plan, written: readonly PlannedStep[]): PlannedStep[] {
  const hard = parts.filter((part) => {
    const { category, serving, minutes } = part.ingredient
    if (category !== 'legume' || serving.unit !== 'g' || minutes < 15 || part.unit === 'can') return false
    if (isReadyCooked(part)) return false
    const steps = written.filter(({ uses }) => uses.includes(part))
    const given = steps.reduce((sum, step) => sum + (isTimed(step) && step.wet ? (step.minutes ?? 0) : 0), 0)
    // A pot of its own, beside the dish, has all the time it needs; steaming greens has not.
    const ownPot = part.role !== 'vegetables' && steps.some(({ aside }) => aside)
    return !ownPot && given < minutes * 0.6
  })
  if (hard.length === 0) return []
  const minutes = Math.max(...hard.map(({ ingredient }) => ingredient.minutes))
  return [
    {
      kind: 'cook',
      sentences: [sentence(boiledFirst, () => hard, { minutes })],
      minutes,
      celsius: null,
      aside: false,
      heated: true,
      on: 'stove',
      uses: hard,
    },
  ]
}

/** Whoever wrote the dish, no meat leaves the kitchen without the time and the sign that it is done. */
function finished({ parts }: Plan, written: readonly PlannedStep[]): PlannedStep[] {
  const open = parts.filter((part) => {
    const steps = written.filter(({ uses, guards }) => uses.includes(part) || guards?.includes(part))
    const raw = part.ingredient.core !== undefined && isMeatOrSausage(part.ingredient)
    return raw && !isReadyCooked(part) && !steps.some(({ measured }) => measured)
  })
  const guarded = donenessOf(open)
  if (!guarded) return []
  const minutes = Math.min(Math.max(10, ...open.map(({ ingredient }) => ingredient.minutes)), 120)
  const sentences = [sentence(seenThrough, () => open, { minutes }), cueOf(guarded)]
  return [{ kind: 'cook', sentences, minutes, celsius: guarded.core, aside: false, on: 'stove', uses: open }]
}

/** A pot that runs by itself goes on before the board comes out where the rest would be done too soon. */
function slowPotsFirst(cut: readonly Part[], cooking: readonly PlannedStep[]) {
  const starts = (step: PlannedStep, place: number) =>
    isSidePot(step) &&
    minutesFrom(cooking, place) < Math.max(...step.uses.map(({ ingredient }) => ingredient.minutes))
  const first = cooking.filter(starts)
  // Potatoes are peeled before they boil.
  const inFirst = new Set(first.flatMap(({ uses }) => uses))
  const later = knifework(cut.filter((part) => !inFirst.has(part)))
  const rest = cooking.filter((step) => !first.includes(step))
  return [...knifework(cut.filter((part) => inFirst.has(part))), ...first, ...later, ...rest]
}

/** What no sentence of the dish has named, and what was cooked on its own, comes to the table with it. */
function served(parts: readonly Part[], boiled: ReadonlySet<Part>): Sentence[] {
  return leftOver.flatMap(({ fits, text }, place) => {
    const its = parts.filter(
      (part) =>
        leftOver.findIndex((each) => each.fits(part.ingredient, part.cut)) === place &&
        fits(part.ingredient, part.cut),
    )
    if (its.length === 0) return []
    // Eggs that were boiled beside the dish are not boiled again.
    return [sentence(its.every((part) => boiled.has(part)) ? onTop : text, () => its)]
  })
}

/** What the dish is filled with though no sentence of it says what to do with it: the sheets of a lasagne without sauce. */
export function idleParts(plan: Plan): readonly Part[] {
  const said = [...extraSteps, ...plan.template.steps].flatMap(
    (step) => planStep(step, plan, false, new Set()) ?? [],
  )
  const used = new Set(said.flatMap(({ uses }) => uses))
  return plan.parts.filter((part) => !used.has(part))
}

/** Nothing of what it could be fried for is there: the pan is only hot. */
const isOnlyHot = ({ kind, aside, sentences, uses }: PlannedStep) =>
  kind === 'cook' &&
  !aside &&
  sentences.length === 1 &&
  sentences[0]?.text.en.includes('[') === true &&
  uses.length > 0 &&
  uses.every(({ ingredient: { category, id } }) => category === 'fat' || /^(butter|ghee)$/.test(id))

/** Who fries nothing in the hot fat heats it for the next step, which says so. */
function heatedFor(steps: readonly PlannedStep[]): PlannedStep[] {
  return steps.flatMap((step, at) => {
    const next = steps[at + 1]
    if (isOnlyHot(step) && next?.kind === 'cook' && !next.aside) return []
    const before = steps[at - 1]
    return before && isOnlyHot(before) && step.kind === 'cook' && !step.aside
      ? [
          {
            ...step,
            sentences: [...before.sentences, ...step.sentences],
            uses: [...new Set([...before.uses, ...step.uses])],
          },
        ]
      : [step]
  })
}

/** All steps of a dish in working order; whatever no sentence named is served beside it, so nothing on the list is idle. */
export function planSteps(plan: Plan, hurried: boolean): PlannedStep[] {
  const seen = new Set<string>()
  const planned = (step: Step) => planStep(step, plan, hurried, seen) ?? []
  const early = beforeAll.flatMap(planned)
  // What the dish fries in a step of its own is neither steamed nor fried before.
  const friesExtras = plan.template.steps.some(({ heated, text }) => heated && text.en.includes('{extra}'))
  const beside = extraSteps
    .filter(({ text }) => !friesExtras || !/\{extra\.(raw|cookable)\}/.test(text.en))
    .flatMap(planned)
  const told = heatedFor(asItIs(plan.template.steps.flatMap(planned)))
  const whole = [...told.slice(0, -1), ...finished(plan, [...beside, ...told]), ...told.slice(-1)]
  const cooking = notTooEarly(sidesInTime([...beside, ...whole]))
  const written = [...beansBoiled(plan, cooking), ...boiledAhead(plan, [...early, ...cooking]), ...cooking]
  const late = cutMeanwhile(plan, written)
  const paused = late.place < 0 ? written : written.toSpliced(late.place + 1, 0, ...late.steps)
  const ordered = slowPotsFirst(
    plan.parts.filter((part) => !late.parts.includes(part)),
    paused,
  )
  const named = new Set(whole.flatMap(({ uses }) => uses))
  const unnamed = plan.parts.filter((part) => !named.has(part))
  // "Half of the oil" names it well enough, and nobody serves a stew with a bowl of oil.
  const quiet = unnamed.filter(({ ingredient: { category, id } }) => category === 'fat' || id === 'salt')
  const { steps, served: idle } = goingIn(
    unnamed.filter((part) => !quiet.includes(part)),
    [...early, ...ordered],
  )
  const hot = steps.find(({ kind }) => kind === 'cook') ?? steps.at(-1)
  if (hot) hot.uses = [...hot.uses, ...quiet]
  const last = steps.at(-1)
  const boiledEggs = new Set(
    beside.flatMap(({ uses }) => uses).filter(({ ingredient }) => ingredient.id === 'egg'),
  )
  const closing = [
    ...served(idle, boiledEggs),
    ...portionsFor(plan),
    ...yieldOf(plan),
    ...tinSaid(plan.wishes, naturalBatch(plan)),
  ]
  const [start] = steps
  const vessel = vesselSaid(plan, steps)
  if (start && vessel) start.sentences = [vessel, ...start.sentences]
  if (!last || closing.length === 0) return steps
  return [
    ...steps.slice(0, -1),
    { ...last, sentences: [...last.sentences, ...closing], uses: [...last.uses, ...idle] },
  ]
}
