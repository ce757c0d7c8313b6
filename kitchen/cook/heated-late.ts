import { isFlesh } from '../lexicon/facts.ts'
import type { Phrase } from '../recipes/phrase.ts'
import { say } from '../recipes/template.ts'
import type { Category } from '../lexicon/ingredient.ts'
import { doingsOf } from './doings.ts'
import type { Part } from '../recipes/part.ts'
import { sentence, usesOf, without, type PlannedStep } from './planned-step.ts'

export const heatedLate = {
  torn: say(
    'Take {x} off the bone where there is one, pull or cut into bite-sized pieces and keep in the fridge until wanted.',
    'Désosser {x} s’il le faut, défaire ou couper en morceaux d’une bouchée et garder au réfrigérateur jusqu’à l’emploi.',
    'Deshuesar {x} si hace falta, desmenuzar o cortar en trozos de un bocado y guardar en la nevera hasta el momento de usar.',
    '{x} wenn nötig von den Knochen lösen, in mundgerechte Stücke zupfen oder schneiden und bis dahin kühl stellen.',
  ),
  softened: say(
    'Soften {x}[ in {fat}] for {minutes} minutes over medium heat.',
    'Faire fondre {x}[ avec {fat}] {minutes} minutes à feu moyen.',
    'Rehogar {x}[ con {fat}] {minutes} minutos a fuego medio.',
    '{x}[ mit {fat:dat}] bei mittlerer Hitze {minutes} Minuten weich dünsten.',
  ),
  simmered: say(
    'Bring {x} to a simmer and let cook gently for {minutes} minutes.',
    'Porter {x} à frémissement et laisser cuire doucement {minutes} minutes.',
    'Llevar {x} a un hervor suave y cocer {minutes} minutos.',
    '{x} zum Köcheln bringen und {minutes} Minuten sanft garen.',
  ),
  warmed: say(
    'Warm {x} in the pan or pot for {minutes} minutes, stirring, until steaming hot right through: cooked already, so no longer than that.',
    'Réchauffer {x} {minutes} minutes dans la poêle ou la casserole en remuant, jusqu’à être bien fumant à cœur : c’est déjà cuit, donc pas plus longtemps.',
    'Calentar {x} {minutes} minutos en la sartén o la olla, removiendo, hasta que humee por dentro: ya está cocinado, así que no más tiempo.',
    '{x} in Pfanne oder Topf unter Rühren {minutes} Minuten erhitzen, bis alles durch und durch dampft: schon gegart, also nicht länger.',
  ),
} satisfies Record<string, Phrase>

/** Meat and fish that were cooked before; a second cooking makes them dry. */
export const isCookedFlesh = ({ bought, ingredient }: Part): boolean =>
  bought === 'carved' || (bought === 'cooked' && isFlesh(ingredient))

/** In the oven, and not just seen through to a core temperature. */
const isBaked = ({ celsius, measured }: PlannedStep) => celsius !== null && !measured

const isOnStove = (step: PlannedStep) =>
  step.kind === 'cook' && (step.heated === true || step.wet === true) && !isBaked(step)

const isOf =
  (...categories: Category[]) =>
  ({ ingredient }: Part) =>
    categories.includes(ingredient.category)
const isFat = (part: Part) => isOf('fat')(part) || /^(butter|ghee)$/.test(part.ingredient.id)
const isSoft = isOf('aromatic', 'fat', 'spice', 'herb')

/** It only comes back into the pan or the sauce for a moment. */
const isReturned = ({ sentences, minutes }: PlannedStep, late: readonly Part[]) =>
  (minutes ?? 0) <= 5 &&
  sentences
    .flatMap(doingsOf)
    .filter(({ parts }) => parts.some((part) => late.includes(part)))
    .every(({ said }) => /\b(?:return|toss|fold in|mix|warm)\b[^§]*§/i.test(said))

/** A step that goes on without the cooked meat in it, null where there was nothing else, and itself where it only warms it. */
function emptied(step: PlannedStep, late: readonly Part[]): PlannedStep | null {
  if (isReturned(step, late)) return step
  const rest = step.uses.filter((part) => !late.includes(part))
  const others = rest.filter((part) => !isFat(part) && part.ingredient.id !== 'salt')
  if (others.length === 0) return null
  const alone = (parts: readonly Part[]) =>
    sentence(
      step.wet ? heatedLate.simmered : heatedLate.softened,
      (name) => (name === 'fat' ? rest.filter(isFat) : parts),
      { minutes: 5 },
    )
  const bare = { celsius: null, measured: false, guards: [], uses: rest }
  if (!step.wet && others.every(isSoft)) return { ...step, ...bare, sentences: [alone(others)], minutes: 5 }
  const sentences = step.sentences.flatMap((said) => without(said, late) ?? [])
  const named = new Set(sentences.flatMap(usesOf))
  const lost = step.sentences.flatMap(usesOf).filter((part) => others.includes(part) && !named.has(part))
  if (lost.length === 0) return { ...step, sentences, uses: rest }
  return {
    ...step,
    ...bare,
    sentences: [...sentences, alone(lost)],
    minutes: named.size > 0 ? step.minutes : 5,
  }
}

/** Cooked meat is not browned and stewed again with the rest: it goes in at the end, until it steams. */
export function withCookedLate(parts: readonly Part[], steps: readonly PlannedStep[]): PlannedStep[] {
  const late = parts.filter(isCookedFlesh)
  if (late.length === 0) return [...steps]
  const kept: PlannedStep[] = []
  let from: number | null = null
  for (const step of steps) {
    const isIn = isOnStove(step) && step.uses.some((part) => late.includes(part))
    const left = isIn ? emptied(step, late) : step
    if (left !== step) from ??= kept.length
    if (left) kept.push(left)
  }
  const firstCook = kept.findIndex(({ kind }) => kind === 'cook')
  const torn: PlannedStep = {
    kind: 'prep',
    sentences: [sentence(heatedLate.torn, () => late)],
    minutes: 2,
    celsius: null,
    aside: false,
    uses: late,
  }
  const board = firstCook < 0 ? 0 : firstCook
  if (from === null) return kept.toSpliced(board, 0, torn)
  const needed = kept.findIndex(
    (step, at) => at >= (from ?? 0) && step.uses.some((part) => late.includes(part)),
  )
  const oven = kept.findIndex((step, at) => at >= (from ?? 0) && isBaked(step))
  const limit = needed >= 0 ? needed : oven >= 0 ? oven : kept.length
  const last = kept.slice(0, limit).findLastIndex((step) => isOnStove(step) && !step.aside)
  // The last step seasons and brings it to the table.
  const isOpen = (kept[last]?.minutes ?? 0) >= 3 ? last + 1 : Math.min(last + 1, kept.length - 1)
  const place = needed >= 0 ? needed : Math.max(isOpen, from)
  const warmed: PlannedStep = {
    kind: 'cook',
    sentences: [sentence(heatedLate.warmed, () => late, { minutes: 4 })],
    minutes: 4,
    celsius: null,
    aside: false,
    heated: true,
    on: 'stove',
    uses: late,
  }
  return kept.toSpliced(place, 0, warmed).toSpliced(board, 0, torn)
}
