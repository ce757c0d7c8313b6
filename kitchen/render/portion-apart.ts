import type { Language } from '#shared/constants/languages.ts'
import type { RecipeStep, RecipeStructure } from '#shared/contract/recipe-structure.ts'
import type { Diet } from '#shared/words/diets.ts'
import { isAllowed } from '../cook/allowed.ts'
import type { CookedPlan } from '../cook/cook.ts'
import type { Part } from '../cook/part.ts'
import { sharedWork, type Divided, type SharedWork } from '../cook/shared-work.ts'
import { bareList, filled } from './words.ts'

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

/** Said once, where the two part. */
const parted: Record<Language, string> = {
  en: 'From here on this portion has a pan or bowl of its own: it gets {n}/{all} of what is ready, and of everything else that both have.',
  fr: 'À partir d’ici, cette part a son propre récipient : y mettre {n}/{all} de ce qui est prêt, puis de tout ce que les deux ont en commun.',
  es: 'A partir de aquí esta ración tiene su propio recipiente: lleva {n}/{all} de lo que está listo y de todo lo demás que tienen las dos.',
  de: 'Ab hier hat diese Portion ihr eigenes Geschirr: Sie bekommt {n}/{all} von dem, was fertig ist, und von allem, was beide haben.',
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

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b))

const listedIn = ({ main, few, common }: SharedWork): readonly Part[] => [
  ...new Set([...common, ...main.parts, ...few.parts]),
]

/** The parts in the order in which the recipe lists them: what all have, what the others have, what these have. */
export const listedParts = (plan: CookedPlan): readonly Part[] =>
  plan.few ? listedIn(sharedWork({ ...plan, few: plan.few })) : plan.parts

/**
 * One recipe of both. What both have stands once in the list, and is cut and cooked together until they part; the rest
 * of the portion runs beside the others' dish, so that of the two only the longer costs time.
 */
export function joinedRecipe(
  plan: Divided,
  shared: SharedWork,
  main: RecipeStructure,
  own: RecipeStructure,
  language: Language,
): RecipeStructure {
  const heading = portionHeading(plan, language).slice(0, 100)
  const others = plural(filled(forOthers[language], { n: plan.servings, all: all(plan) }), plan.servings)
  // What they do not eat is named in no step of theirs.
  const label = `${capitalised(nameOfDiet(plan, language) ?? apart[language])}${language === 'fr' ? ' :' : ':'}`
  const lines = listedIn(shared)
  const placed = (parts: readonly Part[], { uses, ...step }: RecipeStep): RecipeStep => ({
    ...step,
    uses: uses.flatMap((use) => parts[use] ?? []).map((part) => lines.indexOf(part)),
  })
  const mainSteps = main.steps.map((step) => placed(shared.main.parts, step))
  const ownSteps = own.steps.map((step, at) => ({
    ...placed(shared.few.parts, step),
    text: [label, ...(at === shared.ownFirst ? [beside[language]] : []), step.text].join(' '),
  }))
  const isOwnLonger = own.cookMinutes > main.cookMinutes
  const untimed = <Step extends { minutes: number | null }>(step: Step) => ({ ...step, minutes: null })
  const cooked = mainSteps.slice(shared.until)
  const rest = ownSteps.slice(shared.ownFirst)
  const divisor = greatestDivisor(plan.few.servings, all(plan))
  const share = { n: plan.few.servings / divisor, all: all(plan) / divisor }
  const parting: RecipeStep[] =
    shared.common.length > 0
      ? [{ text: `${label} ${filled(parted[language], share)}`, minutes: null, celsius: null, uses: [] }]
      : []
  const linesOf = (part: Part) => {
    const line = main.ingredients[shared.main.parts.indexOf(part)]
    if (line) return shared.common.includes(part) ? line : { ...line, group: line.group ?? others }
    const ofFew = own.ingredients[shared.few.parts.indexOf(part)]
    return ofFew ? { ...ofFew, group: heading } : []
  }
  return {
    ...main,
    servings: all(plan),
    prepMinutes: main.prepMinutes + own.prepMinutes,
    cookMinutes: Math.max(main.cookMinutes, own.cookMinutes),
    ingredients: lines.flatMap(linesOf),
    steps: [
      ...ownSteps.slice(0, shared.ownFirst),
      ...mainSteps.slice(0, shared.until),
      ...parting,
      ...(isOwnLonger ? cooked.map(untimed) : cooked),
      ...(isOwnLonger ? rest : rest.map(untimed)),
    ],
    searchTerms: [...new Set([...main.searchTerms, ...own.searchTerms])].slice(0, 12),
    diets: main.diets.filter((diet) => own.diets.includes(diet)),
    allergens: [...new Set([...main.allergens, ...own.allergens])],
    safety: [...new Set([...main.safety, ...own.safety])].slice(0, 20),
  }
}
