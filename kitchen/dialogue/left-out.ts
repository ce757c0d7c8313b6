import { isSuitable } from '../lexicon/facts.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import type { Language } from '#shared/constants/languages.ts'
import { allergenWords } from '#shared/words/allergens.ts'
import { dietWords } from '#shared/words/diets.ts'
import { joined, listed } from '../lexicon/articles.ts'
import { isAllowed } from '../recipes/allowed.ts'
import type { Composed } from '../render/compose.ts'
import { hazardsAt } from '../decide/conditions.ts'
import { isOutForHealth } from '../safety/health/known-needs.ts'
import { groupMembers } from '../lexicon/food-groups.ts'
import type { Wishes } from '../recipes/wishes.ts'
import { definiteList, filled, nounsOf } from '../render/words.ts'

type Reason = 'unwanted' | 'allergy' | 'allergen' | 'diet' | 'alcohol' | 'health' | 'safety' | 'taste'

const sentences: Record<Reason | 'swapped', Record<Language, string>> = {
  unwanted: {
    en: 'I left out {list}, as you wanted.',
    fr: 'J’ai laissé de côté {list}, comme vous le vouliez.',
    es: 'He dejado fuera {list}, como querías.',
    de: 'Weggelassen habe ich {list}, wie du es wolltest.',
  },
  allergy: {
    en: 'I left out {list}, because you mentioned an allergy; if it may go in after all, say that nobody is allergic to it.',
    fr: 'J’ai laissé de côté {list}, puisque vous m’avez parlé d’une allergie ; si on peut tout de même en mettre, dites que personne n’y est allergique.',
    es: 'He dejado fuera {list}, porque me hablaste de una alergia; si al final se puede, di que nadie es alérgico.',
    de: 'Weggelassen habe ich {list}, weil du von einer Allergie gesprochen hast; darf es doch hinein, sag, dass niemand dagegen allergisch ist.',
  },
  allergen: {
    en: 'I left out {list}, because it must be free of {why}.',
    fr: 'J’ai laissé de côté {list}, puisque ce doit être sans {why}.',
    es: 'He dejado fuera {list}, porque tiene que ser sin {why}.',
    de: 'Weggelassen habe ich {list}, weil es ohne {why} sein soll.',
  },
  diet: {
    en: 'I left out {list}, so that it stays {why}.',
    fr: 'J’ai laissé de côté {list}, pour que ce soit {why}.',
    es: 'He dejado fuera {list}, para que siga siendo una receta {why}.',
    de: 'Weggelassen habe ich {list}, damit es {why} bleibt.',
  },
  alcohol: {
    en: 'I left out {list}, because there is to be no alcohol.',
    fr: 'J’ai laissé de côté {list}, puisque ce sera sans alcool.',
    es: 'He dejado fuera {list}, porque va sin alcohol.',
    de: 'Weggelassen habe ich {list}, weil kein Alkohol hinein soll.',
  },
  health: {
    en: 'I left out {list}, because of what you said about your health.',
    fr: 'J’ai laissé de côté {list}, à cause de ce que vous avez dit de votre santé.',
    es: 'He dejado fuera {list}, por lo que has contado de tu salud.',
    de: 'Weggelassen habe ich {list}, wegen dessen, was du über die Gesundheit gesagt hast.',
  },
  safety: {
    en: 'I left out {list}: not everybody who eats this could have it safely.',
    fr: 'J’ai laissé de côté {list} : ce ne serait pas sans danger pour tous ceux qui en mangent.',
    es: 'He dejado fuera {list}: no sería seguro para todos los que lo comen.',
    de: 'Weggelassen habe ich {list}: Das wäre nicht für alle sicher, die davon essen.',
  },
  taste: {
    en: 'I left out {list}: it does not belong in this dish.',
    fr: 'J’ai laissé de côté {list} : dans ce plat, cela n’aurait pas sa place.',
    es: 'He dejado fuera {list}: en este plato no tiene su sitio.',
    de: 'Weggelassen habe ich {list}: In dieses Gericht passt das nicht.',
  },
  swapped: {
    en: 'Instead {list} I took {why}.',
    fr: 'À la place {list}, j’ai pris {why}.',
    es: 'En lugar {list} he puesto {why}.',
    de: 'Statt {list} nehme ich {why}.',
  },
}

const kosher: Record<Language, string> = {
  en: 'kosher-style',
  fr: 'de type casher',
  es: 'de estilo kosher',
  de: 'koscher',
}

/** True of ingredients that a hazard at this table forbids, also when they are asked for by name. */
const isDangerous = (each: Ingredient, wishes: Wishes): boolean =>
  hazardsAt(wishes).some(
    ({ out, must }) =>
      out.some((selector) => selector(each)) || (must.includes('eggs-safe') && each.category === 'egg'),
  )

function reasonFor(each: Ingredient, wishes: Wishes, told: Wishes): { reason: Reason; why: string } {
  const { language } = wishes
  if (wishes.allergyIds.includes(each.id) || wishes.allergyGroups.some((group) => groupMembers[group](each)))
    return { reason: 'allergy', why: '' }
  const unwanted =
    told.excludedIds.includes(each.id) || told.excludedGroups.some((group) => groupMembers[group](each))
  if (unwanted) return { reason: 'unwanted', why: '' }
  if (isOutForHealth(each, wishes)) return { reason: 'health', why: '' }
  const allergens = wishes.allergens.filter((allergen) => each.allergens.includes(allergen))
  if (allergens.length > 0)
    return {
      reason: 'allergen',
      why: joined(
        allergens.map((allergen) => allergenWords[language][allergen]),
        language,
      ),
    }
  const diet = wishes.diets.find((one) => !isSuitable(each, one))
  if (diet)
    return { reason: 'diet', why: diet === 'kosherStyle' ? kosher[language] : dietWords[language][diet] }
  if (each.alcohol && (wishes.alcoholFree || wishes.infant || wishes.child || wishes.pregnant))
    return { reason: 'alcohol', why: '' }
  // What was taken out of the dish again because of who eats it.
  if (isDangerous(each, told) || wishes.excludedIds.includes(each.id)) return { reason: 'safety', why: '' }
  const isSpared = wishes.pregnant || wishes.frail || wishes.infant || wishes.toddler || wishes.child
  if (isSpared && !isAllowed(each, wishes)) return { reason: 'safety', why: '' }
  return { reason: 'taste', why: '' }
}

/** What the guest named and did not get, each with its reason; what stands in for it is named where something does. */
export function leftOut(names: readonly Ingredient[], { plan, recipe }: Composed, told: Wishes): string[] {
  const { language } = recipe
  const wishes = { ...plan.wishes, language }
  const given = plan.asked
  const swaps = names.map((each) => {
    const kin = plan.parts
      .map(({ ingredient }) => ingredient)
      .find((one) => one.category === each.category && !given.includes(one))
    const { reason } = reasonFor(each, wishes, told)
    return {
      each,
      kin: reason === 'taste' || reason === 'unwanted' || reason === 'allergy' ? undefined : kin,
    }
  })
  const swapped = swaps.flatMap(({ each, kin }) =>
    kin
      ? [
          filled(sentences.swapped[language], {
            list: listed(nounsOf([each], language), 'of', language),
            why: listed(nounsOf([kin], language), language === 'de' ? 'acc' : 'bare', language),
          }),
        ]
      : [],
  )
  const rest = swaps.flatMap(({ each, kin }) => (kin ? [] : [each]))
  const grouped = Map.groupBy(rest, (each) => JSON.stringify(reasonFor(each, wishes, told)))
  const missed = [...grouped].map(([key, list]) => {
    const { reason, why } = JSON.parse(key) as ReturnType<typeof reasonFor>
    return filled(sentences[reason][language], { list: definiteList(list, language), why })
  })
  return [...swapped, ...missed]
}
