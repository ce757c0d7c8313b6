import type { Phrase } from '../recipes/phrase.ts'
import { say } from '../recipes/template.ts'
import type { CookWishes } from '../recipes/wishes.ts'
import type { Part } from '../recipes/part.ts'
import { minutesOfAll, sentence, type PlannedStep } from './planned-step.ts'

export const onTheBone = {
  takenOff: say(
    'Cut {x} off the bone with a short, sharp knife, since it is cut up here; the bones make a stock.',
    'Désosser {x} avec un petit couteau bien aiguisé, pour pouvoir couper la chair ; les os feront un bouillon.',
    'Deshuesar {x} con un cuchillo corto y afilado, para poder cortar la carne; los huesos sirven para un caldo.',
    '{x} zum Kleinschneiden mit einem kurzen, scharfen Messer vom Knochen lösen; die Knochen geben eine Brühe.',
  ),
  longer: say(
    'On the bone it takes longer: put a lid on and cook {x} gently for {minutes} more minutes, turning once.',
    'Avec l’os, il faut plus de temps : couvrir et cuire {x} encore {minutes} minutes à feu doux, en retournant une fois.',
    'Con hueso tarda más: tapar y cocer {x} a fuego suave {minutes} minutos más, dando la vuelta una vez.',
    'Mit Knochen dauert es länger: {x} zugedeckt bei kleiner Hitze {minutes} Minuten weitergaren, einmal wenden.',
  ),
} satisfies Record<string, Phrase>

/** Whole, or only patted dry, it still has its bone. */
const isPiece = ({ cut }: Part) => cut === null || cut === 'dry'

/** Marks the meat that is there on the bone; what would be cut into cubes stays whole. */
export const markedBoned = (wishes: Pick<CookWishes, 'wanted'>, parts: readonly Part[]): Part[] =>
  parts.map((part) =>
    !part.bought && wishes.wanted.some(({ id, boned }) => boned && id === part.ingredient.id)
      ? { ...part, bought: 'boned' as const, cut: part.cut === 'cubes' ? 'dry' : part.cut }
      : part,
  )

/** Meat on the bone comes off it where the dish cuts it up, and has all the time that it needs where it stays whole. */
export function offTheBone(parts: readonly Part[], planned: readonly PlannedStep[]): PlannedStep[] {
  const boned = parts.filter(({ bought }) => bought === 'boned')
  const cut = boned.filter((part) => !isPiece(part))
  const steps = boned.filter(isPiece).reduce<readonly PlannedStep[]>(givenTime, planned)
  if (cut.length === 0) return [...steps]
  const off: PlannedStep = {
    kind: 'prep',
    sentences: [sentence(onTheBone.takenOff, () => cut)],
    minutes: 2 + cut.length * 3,
    celsius: null,
    aside: false,
    uses: cut,
  }
  return [off, ...steps]
}

function givenTime(steps: readonly PlannedStep[], part: Part): readonly PlannedStep[] {
  const first = steps.findIndex(({ kind, uses }) => kind === 'cook' && uses.includes(part))
  const last = steps.find(({ guards }) => guards?.includes(part) === true)
  const hot = steps.filter(({ kind, uses }, at) => kind === 'cook' && (uses.includes(part) || at > first))
  const lacking = Math.ceil((part.ingredient.minutes * 0.8 - minutesOfAll(hot)) / 5) * 5
  if (first < 0 || last === undefined || lacking <= 0) return steps
  // The sign that it is done stands at the end.
  const [said, ...cues] = last.sentences
  const more = sentence(onTheBone.longer, () => [part], { minutes: lacking })
  const longer = {
    ...last,
    minutes: (last.minutes ?? 0) + lacking,
    sentences: [...(said ? [said] : []), more, ...cues],
  }
  return steps.map((step) => (step === last ? longer : step))
}
