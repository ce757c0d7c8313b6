import type { RecipeStep } from '#shared/contract/recipe-structure.ts'
import { plainApostrophes, speak } from '../render/grammar/phrase.ts'
import type { Step } from '../recipes/pattern.ts'
import { isAllowed } from './allowed.ts'
import { beansBoiled } from './boiled-beans.ts'
import { donenessOf } from './doneness.ts'
import { cutPhrases } from '../render/cut-phrases.ts'
import { beforeAll, boiledFirst, extraSteps, leftOver, seenThrough } from './extra-steps.ts'
import type { Cut } from './knifework.ts'
import { minutesAtBoard } from './labour.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import type { Part } from './part.ts'
import { partsNamed, type Plan } from './plan.ts'
import { notMeanwhile, withoutSalt } from '../render/plain-words.ts'
import { loadsFor } from './vessels.ts'
import { minutesOfAll, type WrittenStep } from './written-step.ts'

/** Everything that needs a knife, gathered into one or two steps in front of the stove; it takes as long as there is to cut. */
function knifework(plan: Plan): WrittenStep[] {
  const { language } = plan.wishes
  const cuts = [...new Set(plan.parts.flatMap(({ cut }) => (cut ? [cut] : [])))]
  const sentences = cuts.map((cut: Cut) => {
    const cutParts = plan.parts.filter((part) => part.cut === cut)
    return {
      text: speak(cutPhrases[cut], language, { parts: () => cutParts, whole: true }).text,
      uses: cutParts,
      minutes: cutParts.reduce((sum, part) => sum + minutesAtBoard(part), 0),
    }
  })
  if (sentences.length === 0) return []
  const half = sentences.length > 4 ? Math.ceil(sentences.length / 2) : sentences.length
  return [sentences.slice(0, half), sentences.slice(half)]
    .filter((each) => each.length > 0)
    .map((each, place) => ({
      kind: 'prep' as const,
      text: each.map(({ text }) => text).join(' '),
      // Board and knife are fetched once.
      minutes: Math.max(Math.round(each.reduce((sum, { minutes }) => sum + minutes, place === 0 ? 1 : 0)), 1),
      celsius: null,
      aside: false,
      uses: each.flatMap(({ uses }) => uses),
    }))
}

/** Hands work longer for more guests: shaping, filling, spreading, but not what a sentence times to the minute. */
function forTheCrowd(minutes: number, step: Step, plan: Plan) {
  // A heap of onions sweats longer than a handful.
  if (step.crowd === 'sweats' && plan.servings > 6)
    return Math.round(minutes * Math.min(plan.servings / 6, 2))
  if (step.crowd !== 'hands') return minutes
  return Math.round(minutes * (1 + Math.max(plan.servings - 4, 0) * 0.08))
}

function minutesOf(step: Step, plan: Plan, hurried: boolean): number | null {
  const usual = typeof step.minutes === 'function' ? step.minutes(plan) : step.minutes
  if (usual === undefined) return null
  const least = typeof step.least === 'function' ? step.least(plan) : step.least
  return forTheCrowd(hurried && least !== undefined ? Math.min(least, usual) : usual, step, plan)
}

/** True when every role that the sentence cannot do without has somebody in it. */
function isPossible(step: Step, plan: Plan) {
  const needed = step.text.en.replace(/\[[^[\]]*\]/g, '').matchAll(/\{([^{}?:]+)/g)
  return [...needed].every(
    ([, names = '']) =>
      names === 'minutes' ||
      names === 'tin' ||
      names.split('+').some((name) => partsNamed(plan, name).length > 0),
  )
}

/** Centimetres across, for so many portions. */
const tinFor = ({ portions }: Plan) => (portions <= 3 ? 18 : portions <= 5 ? 20 : portions <= 8 ? 26 : 28)

const isCareful = ({ pregnant, frail, infant, toddler, child }: Plan['wishes']) =>
  pregnant || frail || infant || toddler || child

/** Where nobody may have salt, the water is not salted either. */
function saltless(text: string, { wishes }: Plan) {
  const salt = findIngredientById('salt')
  return salt && !isAllowed(salt, wishes) ? withoutSalt(text, wishes.language) : text
}

/** How often a step is gone through: ladle by ladle, batch by batch, two pans at a time. */
function roundsOf({ rounds }: Step, { portions, servings }: Plan, load: ReturnType<typeof loadsFor>) {
  if (rounds === 'ladles') return Math.max(1, portions / 4)
  if (rounds === 'batches') return Math.ceil(servings / 6)
  return load && /^(pan|omelette)$/.test(load.id) ? Math.ceil(load.loads / 2) : 1
}

/** `seen` keeps which vessels have been spoken of, so that two pans are called for once. */
function write(step: Step, plan: Plan, hurried: boolean, seen: Set<string>): WrittenStep | null {
  if (!isPossible(step, plan) || (step.when && !step.when(plan))) return null
  const { language } = plan.wishes
  const minutes = minutesOf(step, plan, hurried)
  const spoken = speak(step.text, language, {
    parts: (name) => partsNamed(plan, name),
    values: minutes === null ? { tin: tinFor(plan) } : { minutes, tin: tinFor(plan) },
  })
  const guarded = step.doneness ? donenessOf(partsNamed(plan, step.doneness), isCareful(plan.wishes)) : null
  const cue = guarded
    ? ` ${speak(guarded.cue, language, { parts: () => [], values: { core: guarded.core ?? '' } }).text}`
    : ''
  const load = loadsFor(step.vessel, spoken.uses, plan.parts, plan.servings)
  const crowded =
    load && !seen.has(load.id)
      ? ` ${speak(load.sentence, language, { parts: () => [], values: { n: load.loads } }).text}`
      : ''
  if (load) seen.add(load.id)
  const rounds = roundsOf(step, plan, load)
  return {
    kind: step.kind,
    text: saltless(plainApostrophes(spoken.text), plan) + plainApostrophes(crowded + cue),
    minutes: minutes === null ? null : Math.round(minutes * rounds),
    celsius: step.celsius ?? step.degrees ?? guarded?.core ?? null,
    aside: step.aside ?? false,
    wet: step.wet ?? false,
    heated: step.heated ?? false,
    measured: step.degrees !== undefined || typeof guarded?.core === 'number',
    uses: spoken.uses,
    guards: guarded && step.doneness ? partsNamed(plan, step.doneness) : [],
  }
}

const isTimed = ({ kind, aside }: WrittenStep) => kind === 'cook' && !aside

/** Pulses that were bought dry and would still be hard when the dish is done. */
function boiledAhead({ parts, wishes }: Plan, written: readonly WrittenStep[]): WrittenStep[] {
  const hard = parts.filter((part) => {
    const { category, serving, minutes } = part.ingredient
    if (category !== 'legume' || serving.unit !== 'g' || minutes < 15 || part.unit === 'can') return false
    const steps = written.filter(({ uses }) => uses.includes(part))
    const given = steps.reduce((sum, step) => sum + (isTimed(step) && step.wet ? (step.minutes ?? 0) : 0), 0)
    // A pot of its own, beside the dish, has all the time it needs; steaming greens has not.
    const ownPot = part.role !== 'vegetables' && steps.some(({ aside }) => aside)
    return !ownPot && given < minutes * 0.6
  })
  if (hard.length === 0) return []
  const minutes = Math.max(...hard.map(({ ingredient }) => ingredient.minutes))
  const { text } = speak(boiledFirst, wishes.language, { parts: () => hard, values: { minutes } })
  return [
    {
      kind: 'cook',
      text: plainApostrophes(text),
      minutes,
      celsius: null,
      aside: false,
      heated: true,
      uses: hard,
    },
  ]
}

/** Whoever wrote the dish, no meat leaves the kitchen without the time and the sign that it is done. */
function finished({ parts, wishes }: Plan, written: readonly WrittenStep[]): WrittenStep[] {
  const open = parts.filter((part) => {
    const { category, core } = part.ingredient
    const steps = written.filter(({ uses, guards }) => uses.includes(part) || guards?.includes(part))
    const raw = core !== undefined && /^(meat|poultry|sausage)$/.test(category)
    return raw && !steps.some(({ measured }) => measured)
  })
  const guarded = donenessOf(open)
  if (!guarded) return []
  const minutes = Math.min(Math.max(10, ...open.map(({ ingredient }) => ingredient.minutes)), 120)
  const { language } = wishes
  const { text } = speak(seenThrough, language, { parts: () => open, values: { minutes } })
  const cue = speak(guarded.cue, language, { parts: () => [], values: { core: guarded.core ?? '' } }).text
  const step = { text: plainApostrophes(`${text} ${cue}`), minutes, celsius: guarded.core }
  return [{ kind: 'cook', ...step, aside: false, uses: open }]
}

/** A pot that runs by itself goes on before the board comes out where the rest would be done too soon. */
function slowPotsFirst(ahead: readonly WrittenStep[], cooking: readonly WrittenStep[]) {
  const starts = (step: WrittenStep, place: number) =>
    step.aside &&
    step.kind === 'cook' &&
    step.uses.length > 0 &&
    step.uses.every(({ ingredient: { category } }) => ['grain', 'pasta', 'potato'].includes(category)) &&
    minutesOfAll(cooking.slice(place)) < Math.max(...step.uses.map(({ ingredient }) => ingredient.minutes))
  const first = cooking.filter(starts)
  return [...first, ...ahead, ...cooking.filter((step) => !first.includes(step))]
}

/** Minutes that what cooks by itself, rice or potatoes, still needs when all the work is done. */
export function waitingFor(steps: readonly WrittenStep[]): number {
  return Math.max(
    0,
    ...steps.map((step, place) =>
      step.aside && step.kind === 'cook'
        ? Math.max(
            0,
            ...step.uses.map(({ ingredient: { category, minutes } }) =>
              ['grain', 'potato'].includes(category) ? minutes : 0,
            ),
          ) - minutesOfAll(steps.slice(place))
        : 0,
    ),
  )
}

/** What no sentence of the dish has named, and what was cooked on its own, comes to the table with it. */
function served(plan: Plan, parts: readonly Part[]): string[] {
  return leftOver.flatMap(({ fits, text }, place) => {
    const its = parts.filter(
      ({ ingredient }) => leftOver.findIndex((each) => each.fits(ingredient)) === place && fits(ingredient),
    )
    return its.length > 0 ? [speak(text, plan.wishes.language, { parts: () => its }).text] : []
  })
}

/** What the dish is filled with though no sentence of it says what to do with it: the sheets of a lasagne without sauce. */
export function idleParts(plan: Plan): readonly Part[] {
  const said = [...extraSteps, ...plan.pattern.steps].flatMap(
    (step) => write(step, plan, false, new Set()) ?? [],
  )
  const used = new Set(said.flatMap(({ uses }) => uses))
  return plan.parts.filter((part) => !used.has(part))
}

/** All steps of a dish in working order; whatever no sentence named is served beside it, so nothing on the list is idle. */
export function writeSteps(plan: Plan, hurried: boolean): WrittenStep[] {
  const seen = new Set<string>()
  const inWords = (step: Step) => write(step, plan, hurried, seen) ?? []
  const early = beforeAll.flatMap(inWords)
  const beside = extraSteps.flatMap(inWords)
  const told = plan.pattern.steps.flatMap(inWords)
  const proper = [...told.slice(0, -1), ...finished(plan, told), ...told.slice(-1)]
  const cooking = [...beside, ...proper]
  const written = [
    ...beansBoiled(plan, cooking).map((step) => ({ ...step, text: saltless(step.text, plan) })),
    ...boiledAhead(plan, [...early, ...cooking]),
    ...cooking,
  ]
  const ordered = slowPotsFirst(knifework(plan), written)
  const steps = [...early, ...ordered]
  const first = steps.find(({ kind }) => kind === 'cook')
  if (first) first.text = notMeanwhile(first.text, plan.wishes.language)
  const named = new Set(proper.flatMap(({ uses }) => uses))
  const unnamed = plan.parts.filter((part) => !named.has(part))
  // "Half of the oil" names it well enough, and nobody serves a stew with a bowl of oil.
  const quiet = unnamed.filter(({ ingredient: { category, id } }) => category === 'fat' || id === 'salt')
  const idle = unnamed.filter((part) => !quiet.includes(part))
  const hot = steps.find(({ kind }) => kind === 'cook') ?? steps.at(-1)
  if (hot) hot.uses = [...hot.uses, ...quiet]
  const last = steps.at(-1)
  if (!last || idle.length === 0) return steps
  return [
    ...steps.slice(0, -1),
    { ...last, text: [last.text, ...served(plan, idle)].join(' '), uses: [...last.uses, ...idle] },
  ]
}

export function toRecipeSteps(steps: readonly WrittenStep[], parts: readonly Part[]): RecipeStep[] {
  return steps.map(({ text, minutes, celsius, aside, uses }) => ({
    text,
    minutes: aside ? null : minutes,
    celsius,
    uses: [...new Set(uses)].map((part) => parts.indexOf(part)).toSorted((a, b) => a - b),
  }))
}
