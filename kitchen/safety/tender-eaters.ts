import type { Ingredient } from '../lexicon/ingredient.ts'
import { isFlesh } from '../lexicon/facts.ts'
import { isRiskyInPregnancy } from '../lexicon/vulnerable-eaters.ts'
import { findingOf, namesOf, type CheckedDish, type SafetyFinding, type Sentence } from './checked-dish.ts'
import { isBoughtCooked } from './doneness.ts'
import { selectorOf } from './health/selectors.ts'
import { isServedRaw } from './heated.ts'
import { mercuryIn } from './mercury.ts'
import { servesEggRaw, servesEggRunny } from './raw-egg.ts'

/** Those at the table who must be spared what others may eat. */
export interface TenderEaters {
  infant?: boolean
  /** Under five. */
  toddler?: boolean
  child?: boolean
  pregnant?: boolean
  frail?: boolean
}

const young: Record<'honey' | 'alcohol' | 'egg' | 'raw' | 'nuts', Sentence> = {
  honey: {
    en: () => 'Honey can cause botulism in children under one: leave it out.',
    fr: () => 'Le miel peut provoquer le botulisme chez l’enfant de moins d’un an : à supprimer.',
    es: () => 'La miel puede causar botulismo en menores de un año: hay que quitarla.',
    de: () => 'Honig kann bei Kindern unter einem Jahr Botulismus auslösen: bitte weglassen.',
  },
  alcohol: {
    en: (items = '') => `Alcohol is nothing for a child: ${items}.`,
    fr: (items = '') => `Pas d’alcool pour un enfant : ${items}.`,
    es: (items = '') => `Nada de alcohol para un niño: ${items}.`,
    de: (items = '') => `Alkohol ist nichts für ein Kind: ${items}.`,
  },
  egg: {
    en: () => 'The egg stays raw or runny: not for children. Cook it through or leave it out.',
    fr: () => 'L’œuf reste cru ou coulant : pas pour les enfants. Le cuire à cœur ou s’en passer.',
    es: () => 'El huevo queda crudo o líquido: no es para niños. Hay que cuajarlo bien o quitarlo.',
    de: () => 'Das Ei bleibt roh oder flüssig: nichts für Kinder. Durchgaren oder weglassen.',
  },
  raw: {
    en: (items = '') => `Not for small children, because nothing heats it through: ${items}.`,
    fr: (items = '') => `Pas pour les jeunes enfants, car rien ne le cuit à cœur : ${items}.`,
    es: (items = '') => `No es para niños pequeños, porque nada lo cuece del todo: ${items}.`,
    de: (items = '') => `Nichts für kleine Kinder, weil es nirgends durchgart: ${items}.`,
  },
  nuts: {
    en: (items = '') => `Small children can choke on ${items}: grind it finely.`,
    fr: (items = '') => `Un jeune enfant peut s’étouffer avec ${items} : le réduire en poudre fine.`,
    es: (items = '') => `Un niño pequeño puede atragantarse con ${items}: hay que molerlo fino.`,
    de: (items = '') => `Kleine Kinder können sich an ${items} verschlucken: fein mahlen.`,
  },
}

const careful: Record<'pregnancy' | 'frail' | 'pasteurised' | 'egg' | 'frailEgg', Sentence> = {
  pregnancy: {
    en: (items = '') => `During pregnancy it is better to avoid ${items}.`,
    fr: (items = '') => `Pendant la grossesse, mieux vaut éviter ${items}.`,
    es: (items = '') => `Durante el embarazo es mejor evitar ${items}.`,
    de: (items = '') => `In der Schwangerschaft besser auf ${items} verzichten.`,
  },
  frail: {
    en: (items = '') => `Frail people had better avoid ${items}.`,
    fr: (items = '') => `Les personnes fragiles feraient mieux d’éviter ${items}.`,
    es: (items = '') => `Las personas delicadas harán mejor en evitar ${items}.`,
    de: (items = '') => `Geschwächte Menschen sollten auf ${items} besser verzichten.`,
  },
  pasteurised: {
    en: (items = '') => `Uncooked, ${items} must be of pasteurised milk for those who eat: see the label.`,
    fr: (items = '') =>
      `Sans cuisson, ${items} doit être au lait pasteurisé pour qui mange ici : voir l’étiquette.`,
    es: (items = '') =>
      `Sin cocinar, ${items} tiene que ser de leche pasteurizada para quien come: mirar la etiqueta.`,
    de: (items = '') =>
      `Ungegart muss ${items} für die, die hier essen, aus pasteurisierter Milch sein: aufs Etikett sehen.`,
  },
  egg: {
    en: () => 'The egg stays raw or runny: during pregnancy cook it through or use pasteurised egg.',
    fr: () => 'L’œuf reste cru ou coulant : pendant la grossesse, le cuire à cœur ou le prendre pasteurisé.',
    es: () => 'El huevo queda crudo o líquido: durante el embarazo, cuajarlo bien o usar huevo pasteurizado.',
    de: () =>
      'Das Ei bleibt roh oder flüssig: in der Schwangerschaft durchgaren oder pasteurisiertes Ei nehmen.',
  },
  frailEgg: {
    en: () => 'The egg stays raw or runny: for frail people cook it through or use pasteurised egg.',
    fr: () =>
      'L’œuf reste cru ou coulant : pour une personne fragile, le cuire à cœur ou le prendre pasteurisé.',
    es: () =>
      'El huevo queda crudo o líquido: para personas delicadas, cuajarlo bien o usar huevo pasteurizado.',
    de: () => 'Das Ei bleibt roh oder flüssig: für Geschwächte durchgaren oder pasteurisiertes Ei nehmen.',
  },
}

/** Seeds so large that a small child can choke on them, as on nuts. */
const largeSeeds = new Set(['pumpkin-seed', 'sunflower-seed'])

const isWhole = ({ id, category, look }: Ingredient): boolean =>
  largeSeeds.has(id) || (category === 'nut' && look.shape !== 'dust' && look.shape !== 'sauce')

const isDrink = ({ alcohol, category }: Ingredient): boolean => alcohol === true && category !== 'spice'

/** Flesh that is sold raw, and fish that is cured and not cooked; what is smoked or in a tin is known by its name. */
const isRawFlesh = (food: Ingredient): boolean =>
  isFlesh(food) &&
  (food.minutes > 0 || food.category === 'fish') &&
  !/^(?:tinned-|smoked-|cooked-)|ham$|surimi|shrimp|crab/.test(food.id)

const isSoftCheese = selectorOf('soft-cheese')
const isOfMould = ({ id }: Ingredient): boolean => /^(?:brie|blue-cheese|reblochon)$/.test(id)

/** What a dish holds that somebody at the table must be spared. */
export function tenderFindings(
  dish: CheckedDish,
  { infant = false, toddler = false, child = false, pregnant = false, frail = false }: TenderEaters,
): SafetyFinding[] {
  const { items, language } = dish
  const isSmall = infant || toddler
  if (!isSmall && !child && !pregnant && !frail) return []
  const having = (test: (food: Ingredient, place: number) => boolean): number[] =>
    items.flatMap(({ foods }, place) => (foods.some((food) => test(food, place)) ? [place] : []))
  const found = (
    code: string,
    severity: SafetyFinding['severity'],
    sentence: Sentence,
    places: readonly number[],
  ): SafetyFinding[] => {
    const names = namesOf(places.map((place) => items[place]?.item ?? ''))
    return places.length > 0 ? [findingOf(code, severity, sentence, language, names)] : []
  }
  const isRaw = (place: number) => isServedRaw(dish, place)
  const isCooked = (place: number) => isBoughtCooked(items[place] ?? { item: '', note: null })
  const isPasteurised = (place: number) => {
    const { item = '', note = null } = items[place] ?? {}
    return /pasteuri/i.test(`${item} ${note ?? ''}`)
  }
  const drinks = having(isDrink)
  const flesh = having((food, place) => isRawFlesh(food) && isRaw(place) && !isCooked(place))
  const ofRawMilk = having((food, place) => isOfMould(food) && isRaw(place))
  const soft = having((food, place) => isSoftCheese(food) && isRaw(place) && !isPasteurised(place))
  const isEggUnset = servesEggRaw(dish) || servesEggRunny(dish)
  const risky = having(
    (food, place) =>
      isRiskyInPregnancy(food) || (pregnant && isDrink(food)) || (isFlesh(food) && flesh.includes(place)),
  )
  return [
    ...(infant
      ? found(
          'infant-honey',
          'dangerous',
          young.honey,
          having(({ animal }) => animal === 'honey'),
        )
      : []),
    ...(isSmall || child
      ? found(
          'infant-alcohol',
          isSmall || drinks.some(isRaw) ? 'dangerous' : 'warning',
          young.alcohol,
          drinks,
        )
      : []),
    ...((isSmall || child) && isEggUnset
      ? [findingOf('infant-raw-egg', 'dangerous', young.egg, language)]
      : []),
    ...(isSmall ? found('infant-raw', 'dangerous', young.raw, flesh) : []),
    ...(isSmall ? found('infant-raw-milk', 'warning', young.raw, ofRawMilk) : []),
    ...(isSmall ? found('infant-nuts', 'warning', young.nuts, having(isWhole)) : []),
    ...(isSmall || pregnant ? mercuryIn(dish) : []),
    ...(pregnant ? found('pregnancy', 'warning', careful.pregnancy, risky) : []),
    ...(frail && !pregnant ? found('frail', 'warning', careful.frail, risky) : []),
    ...(isSmall || pregnant || frail ? found('pasteurised', 'warning', careful.pasteurised, soft) : []),
    ...(pregnant && isEggUnset ? [findingOf('pregnancy-raw-egg', 'warning', careful.egg, language)] : []),
    ...(frail && isEggUnset ? [findingOf('frail-raw-egg', 'warning', careful.frailEgg, language)] : []),
  ]
}
