import { isMeatOrSausage } from '../lexicon/facts.ts'
import type { Phrase } from '../recipes/phrase.ts'
import { say } from '../recipes/template.ts'
import type { CookWishes } from '../recipes/wishes.ts'
import { cooksAmount } from './measures.ts'
import type { Part } from '../recipes/part.ts'
import type { Plan } from '../recipes/plan.ts'
import { sentence, type PlannedStep } from './planned-step.ts'

/** What takes the place of the long simmering in a pot with a lid of its own. */
export const machineSteps = {
  pressure: say(
    'Put {x} with all that was fried into the pressure cooker, with at least 250 ml of liquid and no more than two thirds full, close it and cook for {minutes} minutes under full pressure; let the pressure fall by itself for 10 minutes before opening.',
    'Mettre {x} avec tout ce qui a doré dans la cocotte-minute, avec au moins 25 cl de liquide et sans dépasser les deux tiers, fermer et cuire {minutes} minutes sous pression, à partir du sifflement ; laisser la pression retomber 10 minutes avant d’ouvrir.',
    'Poner {x} con todo lo dorado en la olla a presión, con al menos 250 ml de líquido y sin pasar de dos tercios, cerrar y cocer {minutes} minutos desde que sube la presión; dejar que baje sola 10 minutos antes de abrir.',
    '{x} mit allem Angebratenen und mindestens 250 ml Flüssigkeit in den Schnellkochtopf geben, höchstens zu zwei Dritteln füllen, schließen und unter vollem Druck {minutes} Minuten garen; den Druck vor dem Öffnen 10 Minuten von selbst fallen lassen.',
  ),
  slow: say(
    'Put {x} with all that was fried into the slow cooker, cover and cook on low for {hours} hours or on high for half as long, without lifting the lid; nothing boils away, so that little liquid is enough.',
    'Mettre {x} avec tout ce qui a doré dans la mijoteuse, couvrir et cuire {hours} heures à basse intensité, ou moitié moins à haute, sans soulever le couvercle ; rien ne s’évapore, peu de liquide suffit.',
    'Poner {x} con todo lo dorado en la olla lenta, tapar y cocer {hours} horas en bajo, o la mitad en alto, sin levantar la tapa; nada se evapora, así que basta con poco líquido.',
    '{x} mit allem Angebratenen in den Slowcooker geben, zudecken und {hours} Stunden auf Low oder halb so lang auf High garen, ohne den Deckel zu heben; es verdampft nichts, wenig Flüssigkeit genügt.',
  ),
  slowHigh: say(
    'Put {x} with all that was fried into the slow cooker, cover and cook on high for {hours} hours, without lifting the lid; nothing boils away, so that little liquid is enough.',
    'Mettre {x} avec tout ce qui a doré dans la mijoteuse, couvrir et cuire {hours} heures à haute intensité, sans soulever le couvercle ; rien ne s’évapore, peu de liquide suffit.',
    'Poner {x} con todo lo dorado en la olla lenta, tapar y cocer {hours} horas en alto, sin levantar la tapa; nada se evapora, así que basta con poco líquido.',
    '{x} mit allem Angebratenen in den Slowcooker geben, zudecken und {hours} Stunden auf High garen, ohne den Deckel zu heben; es verdampft nichts, wenig Flüssigkeit genügt.',
  ),
  oven: say(
    'Put {x} with all that was fried into an ovenproof pot, cover and cook in the oven at 160 °C for {minutes} minutes.',
    'Mettre {x} avec tout ce qui a doré dans une cocotte allant au four, couvrir et enfourner {minutes} minutes à 160 °C.',
    'Poner {x} con todo lo dorado en una cazuela apta para el horno, tapar y hornear {minutes} minutos a 160 °C.',
    '{x} mit allem Angebratenen in einen ofenfesten Topf geben, zudecken und {minutes} Minuten bei 160 °C im Ofen garen.',
  ),
} satisfies Record<string, Phrase>

/** Steps shorter than this are over before the pressure is there. */
const worthIt = 12

/** What foams and burns under pressure, or falls apart in hours. */
const barred: ReadonlySet<string> = new Set(['dairy', 'fish', 'shellfish', 'egg'])

const isLongSimmer = ({ kind, aside, heated, celsius, measured, minutes, uses }: PlannedStep) =>
  kind === 'cook' &&
  !aside &&
  heated === true &&
  (celsius === null || measured === true) &&
  (minutes ?? 0) >= worthIt &&
  uses.length > 0 &&
  uses.every(({ ingredient: { category } }) => !barred.has(category))

/** A sauce is thickened when the meat is out. */
const thickens = ({ uses }: PlannedStep) =>
  uses.some(({ ingredient: { id } }) => /^(cornflour|flour|rice-flour)$/.test(id))

const isMainMeat = ({ role, ingredient }: Part) => role === 'main' && isMeatOrSausage(ingredient)

type Machine = 'pressure' | 'slow' | 'oven'
type Machines = Pick<CookWishes, 'pressureCooker' | 'slowCooker' | 'slowHours' | 'baked' | 'noOven'>

/** What of the machines is wanted; what bakes anyway needs no pot in the oven. */
const machineFor = (
  { template }: Plan,
  { pressureCooker, slowCooker, baked, noOven }: Machines,
): Machine | null =>
  pressureCooker ? 'pressure' : slowCooker ? 'slow' : baked && !noOven && !template.oven ? 'oven' : null

/** Minutes under pressure for what simmers so long in the open. */
const underPressure = ({ parts }: Plan, minutes: number): number => {
  const has = (...categories: string[]) =>
    parts.some(({ ingredient: { category } }) => categories.includes(category))
  if (has('meat', 'sausage') && minutes >= 45) return 40
  if (has('poultry')) return 12
  return Math.max(7, Math.round(minutes / 3))
}

/** Hours on low: the least and the most of them, and as many as are usual. On high it is half as long. */
const hoursOnLow = ({ parts }: Plan) =>
  parts.some(({ ingredient: { category } }) => category === 'meat')
    ? { least: 7, usual: 8, most: 10 }
    : { least: 5, usual: 6, most: 9 }

/** How long in the slow cooker: as long as the guest is away, on low or on high, where that is done and no mush. */
function slowly(plan: Plan, wanted: number | null): { hours: number; isHigh: boolean } {
  const { least, usual, most } = hoursOnLow(plan)
  if (wanted === null) return { hours: usual, isHigh: false }
  const isHigh = wanted < least
  const [from, to] = isHigh ? [Math.ceil(least / 2), least - 1] : [least, most]
  return { hours: Math.min(Math.max(wanted, from), to), isHigh }
}

/** So many millilitres of milk or cream foam up to the valve. */
const foams = 200

const isMilky = ({ parts }: Plan) =>
  parts.some(
    ({ ingredient, amount, unit }) =>
      ingredient.category === 'dairy' && unit === 'ml' && (amount ?? 0) >= foams,
  )

const isPoured = ({ ingredient: { id, category }, unit }: Part) =>
  (category === 'stock' || category === 'wine' || id === 'water') && (unit === 'ml' || unit === 'l')

const millilitresOf = ({ amount, unit }: Part) => (amount ?? 0) * (unit === 'l' ? 1000 : 1)

/** Soups and dry pulses keep their water. */
const needsItsWater = ({ template, parts }: Plan) =>
  template.dishType === 'Starters' ||
  /[sS]oup$|^(boiledJoint|beanPot|dal|ramen)$/.test(template.id) ||
  parts.some(({ ingredient: { category }, unit }) => category === 'legume' && unit === 'g')

/** Under pressure less than this burns. */
const leastUnderPressure = 250

/** The liquid that a closed pot takes: half in a slow cooker, enough for steam under pressure. */
export function pouredFor(plan: Plan, wishes: Machines): Plan['parts'] {
  const { pressureCooker } = wishes
  if (machineFor(plan, wishes) === 'oven') return plan.parts
  const poured = plan.parts.filter(isPoured)
  const total = poured.reduce((sum, part) => sum + millilitresOf(part), 0)
  const share = pressureCooker ? Math.max(1, leastUnderPressure / total) : needsItsWater(plan) ? 1 : 0.5
  if (total === 0 || share === 1) return plan.parts
  return plan.parts.map((part) =>
    poured.includes(part)
      ? { ...part, ...cooksAmount({ amount: millilitresOf(part) * share, unit: 'ml' }, true) }
      : part,
  )
}

/** The same dish in a pressure cooker or a slow cooker; null where nothing of it simmers long. */
export function inMachine(plan: Plan, steps: readonly PlannedStep[], wishes: Machines): PlannedStep[] | null {
  const machine = machineFor(plan, wishes)
  if (machine === null || plan.template.dishType === 'Cocktails') return null
  if (machine === 'pressure' && isMilky(plan)) return null
  const simmering = steps.filter(isLongSimmer)
  const long = simmering.toSorted((a, b) => (b.minutes ?? 0) - (a.minutes ?? 0))[0]
  // What bakes or roasts is none for a closed pot.
  if (!long || (plan.template.oven && (wishes.noOven || long.wet !== true))) return null
  const [, ...cues] = long.sentences
  const open = long.minutes ?? 0
  const slow = slowly(plan, wishes.slowHours)
  const minutes = {
    pressure: underPressure(plan, open),
    slow: slow.hours * 60,
    oven: Math.round(open * 1.25),
  }[machine]
  const values: Readonly<Record<string, number>> = machine === 'slow' ? { hours: minutes / 60 } : { minutes }
  // What would go into the pot later goes in with the rest: nobody opens it between.
  const together = simmering.filter((step) => step === long || (step.wet === true && !thickens(step)))
  // The meat was browned before, and is what the pot is for.
  const browned = steps
    .slice(0, steps.indexOf(long))
    .flatMap((step) => step.uses.filter((part) => step.kind === 'cook' && isMainMeat(part)))
  const uses = [...new Set([...browned, ...together.flatMap((step) => step.uses)])]
  const words = machineSteps[machine === 'slow' && slow.isHigh ? 'slowHigh' : machine]
  const said = sentence(words, () => uses, values)
  return steps.flatMap((step) =>
    step === together[0]
      ? {
          ...long,
          wet: true,
          uses,
          sentences: [said, ...cues],
          minutes: machine === 'pressure' ? minutes + 15 : minutes,
          ...(machine === 'oven' && { on: 'oven' as const }),
        }
      : together.includes(step)
        ? []
        : [step],
  )
}
