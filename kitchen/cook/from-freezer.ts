import { isFlesh } from '../lexicon/facts.ts'
import { gramsOf } from '../lexicon/weight.ts'
import type { Phrase } from '../recipes/phrase.ts'
import { say, type Template } from '../recipes/template.ts'
import type { CookWishes } from '../recipes/wishes.ts'
import { cooksAmount } from './measures.ts'
import type { Part } from '../recipes/part.ts'
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
  fillets: say(
    'Leave {x} in the freezer until wanted: no thawing is needed, but about 8 more minutes than the step says for fresh fish (the total counts them). Rinse off the ice and pat dry.',
    'Laisser {x} au congélateur jusqu’à l’emploi : inutile de décongeler, mais compter environ 8 minutes de plus que l’étape ne le dit pour du frais (le total les comprend). Rincer le givre et éponger.',
    'Dejar {x} en el congelador hasta el momento de usar: no hace falta descongelar, pero sí unos 8 minutos más de lo que dice el paso para fresco (el total ya los cuenta). Enjuagar la escarcha y secar.',
    '{x} bis dahin im Gefrierfach lassen: Auftauen ist nicht nötig, aber rund 8 Minuten mehr, als der Schritt für frischen Fisch nennt (in der Gesamtzeit enthalten). Das Eis abspülen und trocken tupfen.',
  ),
} satisfies Record<string, Phrase>

/** Minutes that a fillet takes longer out of the freezer, in an oven or in a broth. */
const frozenThrough = 8

const isFillet = ({ ingredient: { category } }: Pick<Part, 'ingredient'>) => category === 'fish'

/** Seen through in an oven or in a broth, where fish may go in frozen; in a pan and in a crumb it has to be thawed. */
const isGentleTo = ({ steps }: Template, { role }: Part) =>
  steps.some(
    ({ doneness = '', wet, celsius, degrees }) =>
      doneness.split('.')[0] === role && (wet === true || (celsius ?? 0) > 100) && degrees === undefined,
  ) && steps.every(({ degrees, kind }) => kind !== 'cook' || degrees === undefined)

/** Marks what comes out of the freezer: it is neither washed nor cut. */
export const markedFrozen = (
  wishes: Pick<CookWishes, 'wanted'>,
  parts: readonly Part[],
  template: Template,
): Part[] =>
  parts.map((part) => {
    const isFrozen = wishes.wanted.some(({ id, frozen }) => frozen && id === part.ingredient.id)
    if (!isFrozen || part.bought) return part
    if (isFillet(part) && isGentleTo(template, part))
      return { ...part, cut: null, bought: 'unthawed' as const }
    if (isFlesh(part.ingredient)) return { ...part, bought: 'thawed' as const }
    const grams = gramsOf(part.ingredient, part.amount, part.unit)
    const measure = grams && part.unit === null ? cooksAmount({ amount: grams, unit: 'g' }, true) : {}
    return { ...part, ...measure, cut: null, bought: 'unthawed' as const }
  })

const isFrozenFillet = (part: Part) => part.bought === 'unthawed' && isFillet(part)

const isGreen = ({ ingredient }: Part) => ingredient.category === 'leafyGreen'

/** What is to be done with it before anything else. */
export function withThawing(parts: readonly Part[], steps: readonly PlannedStep[]): PlannedStep[] {
  const kinds: readonly (readonly [Phrase, (part: Part) => boolean])[] = [
    [fromFreezer.thawed, ({ bought }) => bought === 'thawed'],
    [fromFreezer.squeezed, (part) => part.bought === 'unthawed' && isGreen(part)],
    [fromFreezer.straight, (part) => part.bought === 'unthawed' && !isGreen(part) && !isFillet(part)],
    [fromFreezer.fillets, isFrozenFillet],
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
  const longer = steps.map((step) =>
    step.guards?.some(isFrozenFillet) ? { ...step, minutes: (step.minutes ?? 0) + frozenThrough } : step,
  )
  return [thawing, ...longer]
}
