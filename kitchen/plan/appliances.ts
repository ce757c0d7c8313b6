import { fold } from '#shared/words/fold.ts'

const appliances = ['oven', 'stove', 'microwave'] as const
export type Appliance = (typeof appliances)[number]

/** What of a recipe says how it is cooked. */
export interface CookedSteps {
  steps: { text: string }[]
  cookMinutes: number
}

/** Words of steps in the four languages, without accents; a stem matches its endings. */
const named: Record<Appliance, RegExp> = {
  oven: /\b(?:oven|bake[sd]?|baking|broil|au four|le four|du four|enfourn\w*|horno|hornea\w*|hornee\w*|\w*ofen|back(?:en|t)|uberback\w*)\b/,
  stove:
    /\b(?:pan|pans|pot|saucepan|skillet|wok|fry|fries|frying|boil\w*|simmer\w*|saute\w*|poele|casserole|marmite|faitout|mijot\w*|bouill\w*|revenir|sarten|cazo|olla|cazuela|hierv\w*|herv\w*|cocer|cuece\w*|sofri\w*|pfanne|topf|kochen|kocht|koch|brat\w*|anbraten|kocheln|sieden|dunst\w*)\b/,
  microwave: /\b(?:microwave\w*|micro-?ondes?|microondas|mikrowelle\w*)\b/,
}

/**
 * What the steps of a recipe need. A recipe that is cooked without naming any of them, or without known steps, may need
 * everything: it is not suggested to a kitchen that lacks something.
 */
export function appliancesOf(structure: CookedSteps | null): ReadonlySet<Appliance> {
  const text = fold(structure?.steps.map((step) => step.text).join('\n') ?? '')
  const found = appliances.filter((each) => named[each].test(text))
  if (found.length > 0) return new Set(found)
  const isCold = structure !== null && structure.steps.length > 0 && structure.cookMinutes === 0
  return new Set(isCold ? [] : appliances)
}
