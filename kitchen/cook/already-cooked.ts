import type { Phrase } from '../recipes/phrase.ts'
import { say } from '../recipes/template.ts'
import type { CookWishes } from '../recipes/wishes.ts'
import { doingsOf } from './doings.ts'
import { withThawing } from './from-freezer.ts'
import { isCookedFlesh, withCookedLate } from './heated-late.ts'
import { isReadyCooked, type Part } from '../recipes/part.ts'
import { sentence, timed, without, type PlannedStep } from './planned-step.ts'

export const warmedOnly = {
  alone: say(
    'Have {x} ready: cooked already, so only loosened or cut up and warmed through with the rest.',
    'Préparer {x} : c’est déjà cuit, il suffit de défaire ou de couper en morceaux et de réchauffer avec le reste.',
    'Tener {x} a mano: ya está cocinado, solo se suelta o trocea y se calienta con lo demás.',
    '{x} bereitstellen: schon gegart, also nur lockern oder zerteilen und mit dem Rest heiß werden lassen.',
  ),
  loosened: say(
    'Loosen {x} with a fork or cut up: cooked already.',
    'Défaire {x} à la fourchette ou couper en morceaux : c’est déjà cuit.',
    'Soltar {x} con un tenedor o trocear: ya está cocinado.',
    '{x} mit einer Gabel lockern oder zerteilen: schon gegart.',
  ),
  beside: say(
    'Warm {x} with a spoonful of water under a lid for 4 minutes, until steaming hot right through: cooked already.',
    'Réchauffer {x} 4 minutes à couvert avec une cuillerée d’eau, jusqu’à être bien fumant à cœur : c’est déjà cuit.',
    'Calentar {x} tapado con una cucharada de agua 4 minutos, hasta que humee por dentro: ya está cocinado.',
    '{x} mit einem Löffel Wasser zugedeckt 4 Minuten erhitzen, bis alles durch und durch dampft: schon gegart.',
  ),
  together: say(
    'Boil {x} in salted water for {minutes} minutes until tender, with {warm} for the last 5, which only has to get hot through; drain well.',
    'Cuire {x} {minutes} minutes à l’eau salée, avec {warm} pour les 5 dernières, juste pour réchauffer à cœur ; bien égoutter.',
    'Cocer {x} en agua con sal {minutes} minutos, con {warm} en los últimos 5, solo para calentar por dentro; escurrir bien.',
    '{x} {minutes} Minuten in Salzwasser weich kochen, {warm} die letzten 5 Minuten nur darin heiß werden lassen; gut abgießen.',
  ),
  late: say(
    'Add {x} only for the last 5 minutes, until steaming hot right through: cooked already.',
    'N’ajouter {x} que pour les 5 dernières minutes, jusqu’à être bien fumant à cœur : c’est déjà cuit.',
    'Añadir {x} solo los últimos 5 minutos, hasta que humee por dentro: ya está cocinado.',
    '{x} erst für die letzten 5 Minuten zugeben, bis alles durch und durch dampft: schon gegart.',
  ),
} satisfies Record<string, Phrase>

/** What swells while it cooks weighs so many times more afterwards. */
const swells: Readonly<Record<string, number>> = { grain: 2.5, pasta: 2.2, legume: 2.4 }

const isCooked = ({ wanted }: Pick<CookWishes, 'wanted'>, { ingredient }: Part) =>
  wanted.some(({ id, cooked }) => cooked && id === ingredient.id)

/** Marks the parts that were cooked before, by their cooked weight where the user gave none. */
export const markedCooked = (wishes: Pick<CookWishes, 'wanted'>, parts: readonly Part[]): Part[] =>
  parts.map((part) => {
    if (!isCooked(wishes, part)) return part
    const given = wishes.wanted.find(({ id }) => id === part.ingredient.id)?.amount != null
    const more = given || part.unit !== 'g' ? 1 : (swells[part.ingredient.category] ?? 1)
    return {
      ...part,
      amount: part.amount === null ? null : Math.round((part.amount * more) / 10) * 10 || part.amount,
      bought: isCarved(part) ? ('carved' as const) : ('cooked' as const),
      // Boiled potatoes still want slicing; what is carved or picked is only pulled apart.
      cut: part.ingredient.category === 'potato' && part.cut !== null ? ('slices' as const) : null,
    }
  })

const isCarved = ({ ingredient: { category } }: Part) => category === 'meat' || category === 'poultry'

/** Meat and fish have steps of their own. */
const isWarmed = (part: Part) => isReadyCooked(part) && !isCookedFlesh(part)
const isStarch = ({ ingredient: { category } }: Part) => category === 'potato' || category === 'pasta'
const isSmall = ({ ingredient: { category, id } }: Part) =>
  ['fat', 'spice', 'herb'].includes(category) || id === 'salt' || id === 'water'

const brings = /\b(?:arrange|divide|fill|heap|pile|scatter|serve|spread(?! out)|spoon|top)\b[^§]*§/i

/** What a step works on, and does not only bring to the table. */
const cookedIn = ({ sentences, uses }: PlannedStep): readonly Part[] => {
  const doings = sentences.flatMap(doingsOf)
  const isServed = (part: Part) =>
    doings.some(({ parts }) => parts.includes(part)) &&
    doings.every(({ parts, said }) => !parts.includes(part) || brings.test(said))
  return uses.filter((part) => !isServed(part))
}

/** Heated with the rest where that comes later; beside the dish by itself; cold where nothing is hot. */
function handledIn({ aside }: PlannedStep, warm: readonly Part[], later: readonly PlannedStep[]): Phrase {
  const comesBack = (isHot: boolean) =>
    later.some(
      (step) =>
        (isHot ? cookedIn(step) : step.uses).some((part) => warm.includes(part)) &&
        (!isHot || (step.heated === true && step.kind === 'cook')),
    )
  if (comesBack(true)) return warmedOnly.alone
  return !aside && comesBack(false) ? warmedOnly.loosened : warmedOnly.beside
}

/** A pot of water, and no pan beside it. */
const isPlainBoiling = ({ boils, sentences }: PlannedStep) =>
  boils === true && sentences.every(({ text }) => !/\. [A-Z]/.test(text.en))

/** What is raw of a pot takes its own time, and what is cooked only the end of it. */
function boiledWith(step: PlannedStep, raw: readonly Part[], warm: readonly Part[]): PlannedStep {
  const minutes = Math.max(...raw.map(({ ingredient }) => ingredient.minutes))
  const said = sentence(warmedOnly.together, (name) => (name === 'warm' ? warm : raw), { minutes })
  return { ...step, minutes: step.aside ? null : minutes, sentences: [said] }
}

/** Steps in which food that is cooked already is not cooked again. */
export function warmedThrough(parts: readonly Part[], planned: readonly PlannedStep[]): PlannedStep[] {
  const steps = withThawing(parts, withCookedLate(parts, planned))
  if (!parts.some(isWarmed)) return steps
  return steps.flatMap((step, at): PlannedStep[] => {
    const warm = cookedIn(step).filter(isWarmed)
    if (warm.length === 0 || step.kind === 'prep') return [step]
    // Soft pulses may simmer along with what is in the pot; a pot of their own they need not.
    if (!step.aside && warm.every(({ bought }) => bought === 'tinned')) return [step]
    // What is raw and seen through here is cooked as long as it needs.
    const isAlone =
      (step.guards?.length ?? 0) === 0 && step.uses.every((part) => isWarmed(part) || isSmall(part))
    const isBaked = step.celsius !== null && !step.measured
    // Boiled or fried through once more it would fall apart; what only browns it stays.
    if (isAlone && step.wet && !isBaked) {
      // The salt of the water goes with the water.
      const rest = step.uses.filter((part) => !isWarmed(part) && !/^(salt|water)$/.test(part.ingredient.id))
      return [
        {
          ...step,
          sentences: [sentence(handledIn(step, warm, steps.slice(at + 1)), () => [...warm, ...rest])],
          minutes: step.aside ? null : 3,
          celsius: null,
          measured: false,
          guards: [],
          uses: [...warm, ...rest],
        },
      ]
    }
    // Cooked potatoes and pasta brown in the pan from the start.
    if ((!step.heated && !step.wet) || isBaked || (!step.wet && warm.every(isStarch))) return [step]
    if (isAlone) return [step.minutes === null ? step : timed(step, Math.min(step.minutes, 12))]
    const left = step.sentences.map((said) => without(said, warm))
    // Where it is what the sentence is about, it only takes the heat of the rest.
    if (left.includes(null)) {
      const raw = step.uses.filter((part) => !warm.includes(part) && part.ingredient.minutes > 5)
      if (raw.length === 0) return [step.minutes === null ? step : timed(step, Math.min(step.minutes, 5))]
      return [isPlainBoiling(step) ? boiledWith(step, raw, warm) : step]
    }
    return [
      {
        ...step,
        // What is raw beside it still needs all of its time.
        sentences: [...left.flatMap((said) => said ?? []), sentence(warmedOnly.late, () => warm)],
      },
    ]
  })
}
