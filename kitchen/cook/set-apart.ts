import { isFlesh } from '../lexicon/facts.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import type { Phrase } from '../recipes/phrase.ts'
import { say } from '../recipes/template.ts'
import type { CookWishes } from '../understand/wishes.ts'
import { isAllowed } from './allowed.ts'
import type { Part } from './part.ts'
import { sentence, type PlannedStep } from './planned-step.ts'

export const cookedApart: Phrase = say(
  'Fry {x} in a pan of its own for 12 minutes until cooked through, and serve it apart, so that those who do not eat it have the dish without.',
  'Faire dorer {x} 12 minutes dans une poêle à part, et bien cuire à cœur ; servir à part, pour que chacun puisse s’en passer.',
  'Dorar {x} 12 minutos en una sartén aparte, hasta hacerlo del todo, y servirlo por separado, para quien no lo come.',
  '{x} in einer eigenen Pfanne 12 Minuten durchbraten und getrennt dazu reichen, damit alle anderen ohne essen können.',
)

/** The wishes with the diets of a few as diets of all, for whatever is in the pot that they eat from too. */
export const forEverybody = (wishes: CookWishes): CookWishes =>
  wishes.dietsOfSome.length === 0
    ? wishes
    : { ...wishes, diets: [...new Set([...wishes.diets, ...wishes.dietsOfSome])] }

/** Whether only a few at the table do without this, who get the dish without it: it is cooked in a pan of its own. */
export function isForTheOthers(ingredient: Ingredient, wishes: CookWishes): boolean {
  if (!isFlesh(ingredient) || !isAllowed(ingredient, wishes)) return false
  return wishes.apart.includes(ingredient.id) || !isAllowed(ingredient, forEverybody(wishes))
}

/** The parts that stay apart from the dish. */
const partsApart = (parts: readonly Part[], wishes: CookWishes): readonly Part[] =>
  parts.filter(({ ingredient, role }) => role === 'extra' && isForTheOthers(ingredient, wishes))

/** The step that cooks them, in place of any other that names them. */
export function servedApart(
  parts: readonly Part[],
  wishes: CookWishes,
  steps: readonly PlannedStep[],
): PlannedStep[] {
  const apart = partsApart(parts, wishes)
  if (apart.length === 0) return [...steps]
  const isOnly = ({ uses, kind }: PlannedStep) =>
    kind === 'cook' && uses.length > 0 && uses.every((part) => apart.includes(part))
  const own = steps.find(isOnly)
  if (!own) return [...steps]
  const [, ...cues] = own.sentences
  return steps.map((step) =>
    step === own ? { ...step, sentences: [sentence(cookedApart, () => own.uses), ...cues] } : step,
  )
}
