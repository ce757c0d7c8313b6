import type { Category, Ingredient } from '../lexicon/ingredient.ts'
import type { Phrase } from '../recipes/phrase.ts'
import { say, type Step, type Template } from '../recipes/template.ts'
import type { Part } from '../recipes/part.ts'
import { sentence, type PlannedStep } from './planned-step.ts'

export const goesIn = {
  poured: say(
    'Pour in {x} as well and let it all simmer for 3 minutes.',
    'Verser aussi {x} et laisser frémir le tout 3 minutes.',
    'Verter también {x} y dejar cocer todo 3 minutos a fuego suave.',
    'Auch {x} zugießen und alles 3 Minuten köcheln lassen.',
  ),
  stirred: say(
    'Stir in {x} too and let it cook along for a minute.',
    'Ajouter aussi {x} et laisser revenir une minute en remuant.',
    'Añadir también {x} y rehogar un minuto, removiendo.',
    'Auch {x} einrühren und eine Minute mitgaren.',
  ),
} satisfies Record<string, Phrase>

const isOf =
  (...categories: Category[]) =>
  ({ ingredient }: Pick<Part, 'ingredient'>) =>
    categories.includes(ingredient.category)

const isPoured = (part: Part) =>
  isOf('stock', 'wine', 'plantMilk')(part) ||
  /^(?:milk|lactose-free-milk|passata|tinned-tomato)$/.test(part.ingredient.id)

/** What tastes of nothing good before it was hot; salt, pepper and what is ground for the table aside. */
const isStirred = (part: Pick<Part, 'ingredient'>) =>
  (isOf('aromatic')(part) && !/^(?:spring-onion|chilli|jalapeno|horseradish)$/.test(part.ingredient.id)) ||
  (isOf('spice')(part) &&
    !/^(?:salt|black-pepper|nutmeg|paprika|chilli-flakes|cinnamon|vanilla.*)$/.test(part.ingredient.id)) ||
  /paste$|^(?:miso|gochujang|doubanjiang|tamarind|fish-sauce|oyster-sauce|worcestershire-sauce)$/.test(
    part.ingredient.id,
  )

type Cooking = Pick<Step, 'kind' | 'degrees'> & {
  aside?: boolean
  heated?: boolean
  boils?: boolean
  celsius?: number | null
}

/** On the stove, in the dish itself, and in no bath of fat or of water that is poured away. */
const isHost = ({ kind, aside, heated, celsius, degrees, boils }: Cooking) =>
  kind === 'cook' && aside !== true && heated === true && boils !== true && (celsius ?? degrees ?? 0) < 100

/** What nobody eats as it is, in a dish that has no pan or pot for it. */
export const isOutOfPan = (ingredient: Ingredient, { steps }: Pick<Template, 'steps'>): boolean =>
  isStirred({ ingredient }) && !steps.some(isHost)

/** Nobody serves stock, tomato purée or raw garlic beside a dish: what no sentence names goes into the pan or the pot. */
export function goingIn(
  idle: readonly Part[],
  steps: readonly PlannedStep[],
): { steps: PlannedStep[]; served: readonly Part[] } {
  const hosts = steps.filter(isHost)
  const add = (
    all: readonly PlannedStep[],
    host: PlannedStep | undefined,
    text: Phrase,
    parts: readonly Part[],
  ) => {
    const minutes = text === goesIn.poured ? 3 : 1
    return all.map((step) =>
      step === host && parts.length > 0
        ? {
            ...step,
            sentences: [...step.sentences, sentence(text, () => parts)],
            uses: [...step.uses, ...parts],
            minutes: (step.minutes ?? 0) + minutes,
          }
        : step,
    )
  }
  if (hosts.length === 0) return { steps: [...steps], served: idle }
  const poured = idle.filter(isPoured)
  const stirred = idle.filter((part) => !poured.includes(part) && isStirred(part))
  const withPaste = add(steps, hosts[0], goesIn.stirred, stirred)
  const last = withPaste.findLast(isHost)
  return {
    steps: add(withPaste, last, goesIn.poured, poured),
    served: idle.filter((part) => !poured.includes(part) && !stirred.includes(part)),
  }
}
