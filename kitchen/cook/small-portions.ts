import type { Phrase } from '../recipes/phrase.ts'
import { say } from '../recipes/template.ts'
import type { Part } from './part.ts'
import type { Plan } from './plan.ts'
import { sentence, type Sentence } from './planned-step.ts'
import { isForOthers, mustBeQuartered } from './vulnerable-eaters.ts'

const mashed: Phrase = say(
  'For the baby take out a portion, mash or blend it finely, with no piece, skin, stone or bone left in it, and let it cool to lukewarm.',
  'Pour le bébé, prélever une portion, l’écraser ou la mixer finement, sans morceau, ni peau, ni noyau, ni os, et la laisser tiédir.',
  'Para el bebé, apartar una ración, aplastarla o triturarla fina, sin trozos, piel, huesos ni espinas, y dejar que se temple.',
  'Für das Baby eine Portion abnehmen, fein zerdrücken oder pürieren, ohne Stücke, Schale, Kerne oder Knochen, und lauwarm abkühlen lassen.',
)

const quartered: Phrase = say(
  'For the small child cut {x} lengthwise into quarters, and then small.',
  'Pour le petit enfant, couper {x} en quatre dans la longueur, puis en petits morceaux.',
  'Para el niño pequeño, cortar {x} en cuartos a lo largo y luego en trozos pequeños.',
  'Für das kleine Kind {x} der Länge nach vierteln und dann klein schneiden.',
)

const boned: Phrase = say(
  'For the small child take the meat off the bone, feel through it for splinters and cut it small.',
  'Pour le petit enfant, détacher la viande de l’os, vérifier au doigt qu’il ne reste aucun éclat et la couper en petits morceaux.',
  'Para el niño pequeño, separar la carne del hueso, comprobar con los dedos que no queden astillas y cortarla en trozos pequeños.',
  'Für das kleine Kind das Fleisch vom Knochen lösen, mit den Fingern nach Splittern abtasten und klein schneiden.',
)

export const smallPortions: readonly Phrase[] = [mashed, quartered, boned]

const onTheBone = ({ ingredient: { id }, cut }: Part): boolean =>
  /^(?:chicken-thigh|chicken-wing|whole-chicken|duck-leg|spare-rib|oxtail|rabbit|lamb-shank|quail)$/.test(
    id,
  ) &&
  cut !== 'cubes' &&
  cut !== 'strips'

/** What is done to the portion of a baby or a small child before it is served: the dish itself is for all. */
export function portionsFor({ parts, wishes, template }: Plan): Sentence[] {
  if (wishes.infant && !template.id.startsWith('baby') && template.dishType !== 'Cocktails')
    return isForOthers(wishes) && template.dishType === 'Desserts' ? [] : [sentence(mashed, () => [])]
  if (!wishes.toddler) return []
  const round = parts.filter(({ ingredient }) => mustBeQuartered(ingredient))
  return [
    ...(round.length > 0 ? [sentence(quartered, () => round)] : []),
    ...(parts.some(onTheBone) ? [sentence(boned, () => [])] : []),
  ]
}
