import type { Language } from '#shared/constants/languages.ts'
import type { Part } from '../recipes/part.ts'
import type { Sentence } from '../cook/planned-step.ts'
import { ingredientLine } from '#shared/words/amounts.ts'
import { inOwnVessel } from '../cook/tin-size.ts'
import type { Composed } from '../render/compose.ts'
import { boughtFor } from '../decide/places.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { gramsOf } from '../lexicon/weight.ts'
import type { Phrase } from '../recipes/phrase.ts'
import { definiteList, filled, people, timeInWords } from '../render/words.ts'
import { partOf } from '../understand/accounting.ts'
import type { Wishes } from '../recipes/wishes.ts'

/** A number or a limit of the user's that the dish does not keep, or that changes how it is made. */
export type LimitLost =
  | { kind: 'amount'; food: Ingredient }
  | { kind: 'short'; food: Ingredient; heads: number }
  | { kind: 'tooLittle'; food: Ingredient; given: Measure; needed: Measure; heads: number }
  | { kind: 'bought'; foods: readonly Ingredient[] }
  | { kind: 'smallTin'; heads: number }
  | { kind: 'work'; minutes: number; limit: number }
  | { kind: 'ownVessel'; said: Sentence }

type Plan = Composed['plan']
type Measure = Pick<Part, 'amount' | 'unit'>

/** So many grams for each, or so many in all, are a good part of a glut. */
const glut = 180
const aHeap = 1000

/** Foods whose amount the user gave and the plan has changed by more than a tenth. */
const amountsLost = (plan: Plan, { wanted }: Pick<Wishes, 'wanted'>): Ingredient[] =>
  wanted.flatMap(({ id, amount, unit, rough }) => {
    const food = findIngredientById(id)
    const part = food && partOf(plan, food)
    if (part && rough === 'plenty') {
      const used = gramsOf(part.ingredient, part.amount, part.unit) ?? glut
      return used < Math.min(glut * plan.servings, aHeap) ? [part.ingredient] : []
    }
    if (amount === null || !part || part.amount === null) return []
    const given = unit === part.unit ? amount : gramsOf(part.ingredient, amount, unit)
    const used = unit === part.unit ? part.amount : gramsOf(part.ingredient, part.amount, part.unit)
    return given && used && Math.abs(used - given) > given * 0.1 ? [part.ingredient] : []
  })

/** What there is too little of: shared by those who were counted, or made up where the dish is none with less. */
function shortIn(plan: Plan): LimitLost[] {
  const { short, servings } = plan
  if (!short) return []
  const { ingredient: food, heads, isScaled, given } = short
  const needed = plan.parts.find(({ ingredient }) => ingredient === food)
  if (!isScaled || !needed) return [{ kind: 'short', food, heads }]
  return [{ kind: 'tooLittle', food, given, needed, heads: servings }]
}

/** What is done in another vessel than the usual one is said beside the recipe too. */
const ofVessels: ReadonlySet<Phrase> = new Set(Object.values(inOwnVessel))

/** What there is too little of, what would have to be bought, a tin that is too small, and work that takes longer. */
export function limitsLost(plan: Plan, wishes: Wishes): LimitLost[] {
  const { portions, servings } = plan
  const short = shortIn(plan)
  // Its own sentence says how much the dish takes of it.
  const isTold = (food: Ingredient) => short.some((each) => each.kind === 'tooLittle' && each.food === food)
  const bought = boughtFor(plan)
  const isSmall = wishes.tin !== null && wishes.servings !== null && portions < servings * 0.75
  const limit = wishes.work
  return [
    ...amountsLost(plan, wishes)
      .filter((food) => !isTold(food))
      .map((food) => ({ kind: 'amount' as const, food })),
    ...short,
    ...(bought.length > 0 ? [{ kind: 'bought' as const, foods: bought }] : []),
    ...(isSmall ? [{ kind: 'smallTin' as const, heads: portions }] : []),
    ...(limit !== null && plan.prepMinutes > limit
      ? [{ kind: 'work' as const, minutes: plan.prepMinutes, limit }]
      : []),
    ...plan.steps
      .flatMap(({ sentences: all }) => all.filter(({ text }) => ofVessels.has(text)))
      .map((said) => ({ kind: 'ownVessel' as const, said })),
  ]
}

const sentences: Record<Exclude<LimitLost['kind'], 'ownVessel'>, Record<Language, string>> = {
  amount: {
    en: 'Of {list} the dish takes another amount than the one you gave; keep the rest for another day.',
    fr: 'Pour {list}, la recette prend une autre quantité que la vôtre ; gardez le reste pour un autre jour.',
    es: 'De {list} la receta usa otra cantidad que la tuya; guarda el resto para otro día.',
    de: 'Hier braucht das Gericht eine andere Menge, als du genannt hast: {list}. Heb den Rest auf.',
  },
  tooLittle: {
    en: 'What you have ({given}) is not enough for {n}: I count {needed}.',
    fr: 'Ce que vous avez ({given}) ne suffit pas pour {n} : je compte {needed}.',
    es: 'Lo que tienes ({given}) no alcanza para {n}: cuento {needed}.',
    de: 'Was da ist ({given}), reicht nicht für {n}: Dafür rechne ich {needed}.',
  },
  short: {
    en: 'Going by {list} you have, it is usually enough for {n}; shared among more, everybody gets less of it.',
    fr: 'Pour {list}, ce que vous avez suffit d’ordinaire pour {n} ; à plus nombreux, chacun en aura moins.',
    es: 'Con {list} que tienes suele alcanzar para {n}; siendo más, a cada uno le toca menos.',
    de: 'Was da ist ({list}), reicht sonst für {n}; auf mehr verteilt bekommt jeder weniger davon.',
  },
  bought: {
    en: 'For this you would still have to buy {list}; from what you have alone I know nothing better.',
    fr: 'Il faudrait encore acheter {list} ; avec ce que vous avez seulement, je ne connais rien de mieux.',
    es: 'Para esto aún habría que comprar {list}; solo con lo que tienes no conozco nada mejor.',
    de: 'Dazu müsstest du noch einkaufen: {list}. Nur mit dem, was da ist, weiß ich nichts Besseres.',
  },
  smallTin: {
    en: 'Your tin makes about {n} portions; for all of you, bake it twice.',
    fr: 'Votre moule donne environ {n} parts ; pour tout le monde, faites-en deux.',
    es: 'De tu molde salen unas {n} raciones; para todos, hazlo dos veces.',
    de: 'Deine Form ergibt etwa {n} Portionen; für alle zweimal backen.',
  },
  work: {
    en: 'The work alone takes about {work}, more than the {limit} that you have for it; the rest cooks by itself.',
    fr: 'Le travail seul prend environ {work}, alors que vous y mettez {limit} au plus ; le reste cuit tout seul.',
    es: 'Solo el trabajo lleva unos {work}, y querías {limit} como mucho; lo demás se hace solo.',
    de: 'Allein die Arbeit dauert etwa {work}, mehr als die {limit}, die du dafür hast; der Rest gart von selbst.',
  },
}

export const isLimit = (lost: { kind: string }): lost is LimitLost =>
  lost.kind === 'ownVessel' || lost.kind in sentences

/** "2 eggs", "200 g flour". */
function measured(food: Ingredient, { amount, unit }: Measure, language: Language): string {
  const { one, many } = food.names[language]
  const item = unit === null && amount !== 1 ? many : one
  return ingredientLine({ amount, unit, item, note: null }, language)
}

export function sayingLimit(each: LimitLost, language: Language): string {
  switch (each.kind) {
    case 'amount':
      return filled(sentences.amount[language], { list: definiteList([each.food], language) })
    case 'ownVessel':
      return filled(
        each.said.text[language],
        Object.fromEntries([...each.said.bound].map(([name, value]) => [name, String(value)])),
      )
    case 'short':
      return filled(sentences.short[language], {
        list: definiteList([each.food], language),
        n: people(each.heads, language),
      })
    case 'tooLittle':
      return filled(sentences.tooLittle[language], {
        given: measured(each.food, each.given, language),
        needed: measured(each.food, each.needed, language),
        n: people(each.heads, language),
      })
    case 'bought':
      return filled(sentences.bought[language], { list: definiteList(each.foods, language) })
    case 'smallTin':
      return filled(sentences.smallTin[language], { n: String(each.heads) })
    case 'work':
      return filled(sentences.work[language], {
        work: timeInWords(each.minutes, language),
        limit: timeInWords(each.limit, language),
      })
  }
}
