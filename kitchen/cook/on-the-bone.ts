import type { Phrase } from '../recipes/phrase.ts'
import type { TemplateId } from '../recipes/template-ids.ts'
import { say } from '../recipes/template.ts'
import type { CookWishes } from '../understand/wishes.ts'
import { isPatient } from './animal-cuts.ts'
import type { Part } from './part.ts'
import { minutesOfAll, sentence, type PlannedStep } from './planned-step.ts'

export const takenOff: Phrase = say(
  'Cut {x} off the bone with a short, sharp knife; there is too little time here for the bone, which makes a stock.',
  'Désosser {x} avec un petit couteau bien aiguisé : la cuisson est trop courte ici pour garder l’os, qui fera un bouillon.',
  'Deshuesar {x} con un cuchillo corto y afilado: aquí se cuece demasiado poco para el hueso, que sirve para un caldo.',
  '{x} mit einem kurzen, scharfen Messer vom Knochen lösen: Für den Knochen ist die Garzeit hier zu kurz, er gibt eine Brühe.',
)

/** Whole, or only patted dry, it still has its bone. */
const isPiece = ({ cut }: Part) => cut === null || cut === 'dry'

/** Marks the meat that is there on the bone; in a pot that simmers long it stays on it. */
export const markedBoned = (
  wishes: Pick<CookWishes, 'wanted'>,
  parts: readonly Part[],
  template: TemplateId,
): Part[] =>
  parts.map((part) =>
    !part.bought && wishes.wanted.some(({ id, boned }) => boned && id === part.ingredient.id)
      ? { ...part, bought: 'boned' as const, cut: part.cut && isPatient(template) ? 'dry' : part.cut }
      : part,
  )

/** Meat on the bone that the dish cuts up, or cooks for less time than the bone needs, comes off it first. */
export function offTheBone(parts: readonly Part[], steps: readonly PlannedStep[]): PlannedStep[] {
  const boned = parts.filter((part) => {
    if (part.bought !== 'boned') return false
    const first = steps.findIndex(({ kind, uses }) => kind === 'cook' && uses.includes(part))
    const hot = steps.filter(({ kind, uses }, at) => kind === 'cook' && (uses.includes(part) || at > first))
    return !isPiece(part) || (first >= 0 && minutesOfAll(hot) < part.ingredient.minutes * 0.75)
  })
  if (boned.length === 0) return [...steps]
  const off: PlannedStep = {
    kind: 'prep',
    sentences: [sentence(takenOff, () => boned)],
    minutes: 2 + boned.length * 3,
    celsius: null,
    aside: false,
    uses: boned,
  }
  return [off, ...steps]
}
