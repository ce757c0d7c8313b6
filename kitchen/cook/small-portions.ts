import type { Phrase } from '../recipes/phrase.ts'
import { say } from '../recipes/template.ts'
import type { Part } from '../recipes/part.ts'
import type { Plan } from '../recipes/plan.ts'
import { sentence, type Sentence } from './planned-step.ts'
import { isForOthers } from '../recipes/vulnerable-eaters.ts'

const mashed: Phrase = say(
  'For the baby take out a portion, mash or blend it finely, with no piece, skin, stone or bone left in it, and let it cool to lukewarm.',
  'Pour le bébé, prélever une portion, l’écraser ou la mixer finement, sans morceau, ni peau, ni noyau, ni os, et la laisser tiédir.',
  'Para el bebé, apartar una ración, aplastarla o triturarla fina, sin trozos, piel, huesos ni espinas, y dejar que se temple.',
  'Für das Baby eine Portion abnehmen, fein zerdrücken oder pürieren, ohne Stücke, Schale, Kerne oder Knochen, und lauwarm abkühlen lassen.',
)

const boned: Phrase = say(
  'For the small child take the meat off the bone, feel through it for splinters and cut it small.',
  'Pour le petit enfant, détacher la viande de l’os, vérifier au doigt qu’il ne reste aucun éclat et la couper en petits morceaux.',
  'Para el niño pequeño, separar la carne del hueso, comprobar con los dedos que no queden astillas y cortarla en trozos pequeños.',
  'Für das kleine Kind das Fleisch vom Knochen lösen, mit den Fingern nach Splittern abtasten und klein schneiden.',
)

export const smallPortions: readonly Phrase[] = [mashed, boned]

const onTheBone = ({ ingredient: { id }, cut }: Part): boolean =>
  /^(?:chicken-thigh|chicken-wing|whole-chicken|duck-leg|goose-leg|pork-knuckle|spare-rib|oxtail|rabbit|lamb-shank|quail)$/.test(
    id,
  ) &&
  cut !== 'cubes' &&
  cut !== 'strips'

/** What is done to the portion of a baby or a small child before it is served: the dish itself is for all. */
export function portionsFor({ parts, wishes, template }: Plan): Sentence[] {
  if (wishes.infant && !template.id.startsWith('baby') && template.dishType !== 'Cocktails')
    return isForOthers(wishes) && template.dishType === 'Desserts' ? [] : [sentence(mashed, () => [])]
  if (!wishes.toddler) return []
  return parts.some(onTheBone) ? [sentence(boned, () => [])] : []
}
