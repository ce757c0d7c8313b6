import { isMeat } from '../lexicon/facts.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { matchesOf } from '../lexicon/may-match.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { Dish } from '../library/dishes/dish.ts'
import { amountBefore } from '../read/text/amounts.ts'
import type { Wanted } from '../safety/wishes/wishes.ts'
import { anyOf } from '../lexicon/text/word-list.ts'

/** Cuts that are named without their animal, which the dish tells. */
const cuts = new RegExp(
  anyOf({
    en: 'shoulders?\nlegs?\nthighs?\nbreasts?\nloins?\nneck\nbelly\nshanks?\nribs?\njoint\nbrisket\nrump\nchuck\nmeat',
    fr: 'epaules?\ngigots?\ncuisses?\nechine\npoitrine\njarrets?\npaleron\ncollier\nroti\nviande\njoues?',
    es: 'paleta\npaletilla\npierna\nmuslos?\npechugas?\nlomo\ncuello\nfalda\naguja\ncostillas?\ncarne\ncarrilleras?',
    de: 'schulter\nkeulen?\nnacken\nbrust\nschenkel\nrucken\nbauch\nhaxen?\nbraten\nhals\nfleisch\nbackchen',
  }),
  'g',
)

const weights: ReadonlySet<string> = new Set(['g', 'kg', 'lb', 'oz'])

const isMeatId = (id: string) => {
  const food = findIngredientById(id)
  return food !== null && isMeat(food)
}

/** "Pulled pork, 4 lb shoulder": a weight that stands before a cut is that of the only meat of the dish. */
export function withCutAmount(
  wanted: readonly Wanted[],
  folded: string,
  language: Language,
  dish: Dish | null,
): readonly Wanted[] {
  const meats = wanted.filter(({ id }) => isMeatId(id))
  if (meats.some(({ amount }) => amount !== null) || meats.length > 1) return wanted
  const [own, second] = (dish?.wants ?? []).filter(isMeatId)
  const id = meats[0]?.id ?? (second === undefined ? own : undefined)
  if (id === undefined) return wanted
  const measure = matchesOf(cuts, folded)
    .map(({ index }) => amountBefore(folded, index, language))
    .find((each) => each?.unit != null && weights.has(each.unit))
  if (!measure) return wanted
  const { amount, unit } = measure
  const given: Wanted = { id, loosely: false, ...meats[0], amount, unit, inHand: true }
  return meats.length > 0 ? wanted.map((each) => (each.id === id ? given : each)) : [...wanted, given]
}
