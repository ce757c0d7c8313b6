import type { Language } from '#shared/constants/languages.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import type { Diet } from '#shared/words/diets.ts'
import { isAllowed } from '../cook/allowed.ts'
import type { CookedPlan } from '../cook/cook.ts'
import type { Part } from '../cook/part.ts'
import { bareList, filled } from './words.ts'

/** A plan, and the portion that is cooked beside it for some of those at the table. */
type Divided = CookedPlan & { few: CookedPlan }

const ofDiet: Record<Language, Partial<Record<Diet, string>>> = {
  en: { vegetarian: 'vegetarian portion', vegan: 'vegan portion', pescatarian: 'pescatarian portion' },
  fr: { vegetarian: 'part végétarienne', vegan: 'part végane', pescatarian: 'part pescétarienne' },
  es: { vegetarian: 'ración vegetariana', vegan: 'ración vegana', pescatarian: 'ración pescetariana' },
  de: {
    vegetarian: 'vegetarische Portion',
    vegan: 'vegane Portion',
    pescatarian: 'pescetarische Portion',
  },
}

const without: Record<Language, string> = {
  en: 'portion without {list}',
  fr: 'part sans {list}',
  es: 'ración sin {list}',
  de: 'Portion ohne {list}',
}

const apart: Record<Language, string> = {
  en: 'portion apart',
  fr: 'part à part',
  es: 'ración aparte',
  de: 'eigene Portion',
}

const counted: Record<Language, string> = {
  en: '{what}, for {n} of {all} people',
  fr: '{what}, pour {n} personne(s) sur {all}',
  es: '{what}, para {n} de {all} personas',
  de: '{what}, für {n} von {all} Personen',
}

const forOthers: Record<Language, string> = {
  en: 'For the others, {n} of {all} people',
  fr: 'Pour les autres, {n} personne(s) sur {all}',
  es: 'Para los demás, {n} de {all} personas',
  de: 'Für die anderen, {n} von {all} Personen',
}

const ownTools: Record<Language, string> = {
  en: 'It gets a clean board and knife, and pots, pans, bowls and spoons of its own that nothing of the other portion has touched.',
  fr: 'Elle a sa planche et son couteau propres, et ses casseroles, poêles, bols et cuillères à elle, que rien de l’autre part n’a touchés.',
  es: 'Lleva tabla y cuchillo limpios, y ollas, sartenes, cuencos y cucharas propios, que nada de la otra ración ha tocado.',
  de: 'Sie bekommt ein sauberes Brett und Messer und eigene Töpfe, Pfannen, Schüsseln und Löffel, die nichts von der anderen Portion berührt hat.',
}

const beside: Record<Language, string> = {
  en: 'At the same time as the other portion, in its own pan or bowl:',
  fr: 'En même temps que l’autre part, dans son propre récipient :',
  es: 'Al mismo tiempo que la otra ración, en su propio recipiente:',
  de: 'Gleichzeitig mit der anderen Portion, in eigenem Geschirr:',
}

/** What the others have and these do not eat. */
export const partsRefused = ({ parts, few }: Divided): readonly Part[] =>
  parts.filter(({ ingredient }) => !isAllowed(ingredient, few.wishes))

const nameOfDiet = (plan: Divided, language: Language): string | undefined =>
  plan.few.wishes.diets
    .filter((diet) => !plan.wishes.diets.includes(diet))
    .flatMap((diet) => ofDiet[language][diet] ?? [])[0]

/** "Vegetarian portion", "portion without bacon": by the diet that only these keep, or else by what the others have. */
function portionName(plan: Divided, language: Language): string {
  const named = nameOfDiet(plan, language)
  if (named) return named
  const gone = partsRefused(plan)
  return gone.length > 0 && gone.length < 4
    ? filled(without[language], { list: bareList(gone, language) })
    : apart[language]
}

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

const plural = (text: string, n: number) => text.replace('(s)', n > 1 ? 's' : '')

const all = ({ servings, few }: Divided) => servings + few.servings

/** "Vegetarian portion, for 1 of 4 people". */
export const portionHeading = (plan: Divided, language: Language): string =>
  plural(
    filled(counted[language], {
      what: capitalised(portionName(plan, language)),
      n: plan.few.servings,
      all: all(plan),
    }),
    plan.few.servings,
  )

/** How many steps of knife work come before all others. */
const knifeWork = ({ steps }: CookedPlan) => {
  const first = steps.findIndex(({ kind }) => kind !== 'prep')
  return first < 0 ? steps.length : first
}

/**
 * One recipe of both. The knife work of the portion apart comes first, while everything is clean; the rest of it runs
 * beside the others' dish, so that of the two only the longer costs time.
 */
export function joinedRecipe(
  plan: Divided,
  main: RecipeStructure,
  own: RecipeStructure,
  language: Language,
): RecipeStructure {
  const heading = portionHeading(plan, language).slice(0, 100)
  const others = plural(filled(forOthers[language], { n: plan.servings, all: all(plan) }), plan.servings)
  // What they do not eat is named in no step of theirs.
  const label = `${capitalised(nameOfDiet(plan, language) ?? apart[language])}${language === 'fr' ? ' :' : ':'}`
  const [preps, before] = [knifeWork(plan.few), knifeWork(plan)]
  const isOwnLonger = own.cookMinutes > main.cookMinutes
  const untimed = <Step extends { minutes: number | null }>(step: Step) => ({ ...step, minutes: null })
  const shifted = own.steps.map(({ uses, text, ...rest }, at) => ({
    ...rest,
    text: [
      label,
      ...(at === preps ? [beside[language]] : []),
      text,
      ...(at === 0 ? [ownTools[language]] : []),
    ].join(' '),
    uses: uses.map((each) => each + main.ingredients.length),
  }))
  const [first, rest] = [shifted.slice(0, preps), shifted.slice(preps)]
  const cooked = main.steps.slice(before)
  return {
    ...main,
    servings: all(plan),
    prepMinutes: main.prepMinutes + own.prepMinutes,
    cookMinutes: Math.max(main.cookMinutes, own.cookMinutes),
    ingredients: [
      ...main.ingredients.map((each) => ({ ...each, group: each.group ?? others })),
      ...own.ingredients.map((each) => ({ ...each, group: heading })),
    ],
    steps: [
      ...first,
      ...main.steps.slice(0, before),
      ...(isOwnLonger ? cooked.map(untimed) : cooked),
      ...(isOwnLonger ? rest : rest.map(untimed)),
    ],
    searchTerms: [...new Set([...main.searchTerms, ...own.searchTerms])].slice(0, 12),
    diets: main.diets.filter((diet) => own.diets.includes(diet)),
    allergens: [...new Set([...main.allergens, ...own.allergens])],
    safety: [...new Set([...main.safety, ...own.safety])].slice(0, 20),
  }
}
