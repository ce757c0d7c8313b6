import { isFlesh } from '../lexicon/facts.ts'
import { gramsOf } from '../lexicon/weight.ts'
import type { Phrase } from '../recipes/phrase.ts'
import { say } from '../recipes/template.ts'
import type { CookWishes } from '../understand/wishes.ts'
import { cooksAmount } from './measures.ts'
import type { Part } from './part.ts'
import { sentence, type PlannedStep } from './planned-step.ts'

export const fromFreezer = {
  thawed: say(
    'Thaw {x} overnight in the fridge, or sealed in cold water within about an hour; throw the liquid away and pat dry.',
    'Décongeler {x} une nuit au réfrigérateur, ou sous emballage fermé dans l’eau froide en une heure environ ; jeter le liquide et éponger.',
    'Descongelar {x} de un día para otro en la nevera, o en bolsa cerrada en agua fría en una hora más o menos; tirar el líquido y secar.',
    '{x} über Nacht im Kühlschrank auftauen lassen, oder gut verschlossen in kaltem Wasser in etwa einer Stunde; die Flüssigkeit weggießen und trocken tupfen.',
  ),
  squeezed: say(
    'Let {x} thaw in a sieve and squeeze out the water.',
    'Laisser décongeler {x} dans une passoire et bien presser pour en chasser l’eau.',
    'Dejar descongelar {x} en un colador y escurrir bien apretando.',
    '{x} in einem Sieb auftauen lassen und das Wasser gut ausdrücken.',
  ),
  straight: say(
    'Leave {x} in the freezer until wanted: it goes in frozen and takes 2 or 3 minutes longer than fresh.',
    'Laisser {x} au congélateur jusqu’à l’emploi : à verser sans décongeler, en comptant 2 ou 3 minutes de plus que pour du frais.',
    'Dejar {x} en el congelador hasta el momento de usar: va sin descongelar y necesita 2 o 3 minutos más que en fresco.',
    '{x} bis dahin im Gefrierfach lassen: Es kommt gefroren dazu und braucht 2 bis 3 Minuten länger als frisch.',
  ),
} satisfies Record<string, Phrase>

/** Marks what comes out of the freezer: it is neither washed nor cut. */
export const markedFrozen = (wishes: Pick<CookWishes, 'wanted'>, parts: readonly Part[]): Part[] =>
  parts.map((part) => {
    const isFrozen = wishes.wanted.some(({ id, frozen }) => frozen && id === part.ingredient.id)
    if (!isFrozen || part.bought) return part
    if (isFlesh(part.ingredient)) return { ...part, bought: 'thawed' as const }
    const grams = gramsOf(part.ingredient, part.amount, part.unit)
    const measure = grams && part.unit === null ? cooksAmount({ amount: grams, unit: 'g' }, true) : {}
    return { ...part, ...measure, cut: null, bought: 'unthawed' as const }
  })

const isGreen = ({ ingredient }: Part) => ingredient.category === 'leafyGreen'

/** What is to be done with it before anything else. */
export function withThawing(parts: readonly Part[], steps: readonly PlannedStep[]): PlannedStep[] {
  const kinds: readonly (readonly [Phrase, (part: Part) => boolean])[] = [
    [fromFreezer.thawed, ({ bought }) => bought === 'thawed'],
    [fromFreezer.squeezed, (part) => part.bought === 'unthawed' && isGreen(part)],
    [fromFreezer.straight, (part) => part.bought === 'unthawed' && !isGreen(part)],
  ]
  const said = kinds.flatMap(([text, isOfKind]) => {
    const its = parts.filter(isOfKind)
    return its.length === 0 ? [] : [{ its, said: sentence(text, () => its) }]
  })
  if (said.length === 0) return [...steps]
  const thawing: PlannedStep = {
    kind: 'prep',
    sentences: said.map((each) => each.said),
    minutes: 1,
    celsius: null,
    aside: false,
    uses: said.flatMap(({ its }) => its),
  }
  return [thawing, ...steps]
}
