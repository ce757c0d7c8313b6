import type { Language } from '#shared/constants/languages.ts'
import type { RecipeStep, RecipeStructure } from '#shared/contract/recipe-structure.ts'
import type { Diet } from '#shared/words/diets.ts'
import { isAllowed } from '../safety/wishes/allowed.ts'
import type { Part } from '../library/lines/part.ts'
import type { Divided, SharedWork } from './shared-work.ts'
import { readTexts } from '../render/texts.ts'
import { bareList, filled } from '../render/words.ts'

const texts = readTexts(new URL('portion-apart.txt', import.meta.url), {
  ofDiet: ['vegetarian', 'vegan', 'pescatarian'],
  without: 'one',
  apart: 'one',
  counted: 'one',
  forOthers: 'one',
  parted: 'one',
  beside: 'one',
})

const isNamed = (diet: Diet): diet is keyof typeof texts.ofDiet => Object.hasOwn(texts.ofDiet, diet)

/** What the others have and these do not eat. */
const partsRefused = ({ parts, few }: Divided): readonly Part[] =>
  parts.filter(({ ingredient }) => !isAllowed(ingredient, few.wishes))

const nameOfDiet = (plan: Divided, language: Language): string | undefined =>
  plan.few.wishes.diets
    .filter((diet) => !plan.wishes.diets.includes(diet))
    .flatMap((diet) => (isNamed(diet) ? texts.ofDiet[diet][language] : []))[0]

/** "Vegetarian portion", "portion without bacon": by the diet that only these keep, or else by what the others have. */
function portionName(plan: Divided, language: Language): string {
  const named = nameOfDiet(plan, language)
  if (named) return named
  const gone = partsRefused(plan)
  return gone.length > 0 && gone.length < 4
    ? filled(texts.without[language], { list: bareList(gone, language) })
    : texts.apart[language]
}

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

const plural = (text: string, n: number) => text.replace('(s)', n > 1 ? 's' : '')

const all = ({ servings, few }: Divided) => servings + few.servings

/** "Vegetarian portion, for 1 of 4 people". */
const portionHeading = (plan: Divided, language: Language): string =>
  plural(
    filled(texts.counted[language], {
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
  const others = plural(
    filled(texts.forOthers[language], { n: plan.servings, all: all(plan) }),
    plan.servings,
  )
  // What they do not eat is named in no step of theirs.
  const label = `${capitalised(nameOfDiet(plan, language) ?? texts.apart[language])}${language === 'fr' ? ' :' : ':'}`
  const lines = listedIn(shared)
  const placed = (parts: readonly Part[], { uses, ...step }: RecipeStep): RecipeStep => ({
    ...step,
    uses: uses.flatMap((use) => parts[use] ?? []).map((part) => lines.indexOf(part)),
  })
  const mainSteps = main.steps.map((step) => placed(shared.main.parts, step))
  const ownSteps = own.steps.map((step, at) => ({
    ...placed(shared.few.parts, step),
    text: [label, ...(at === shared.ownFirst ? [texts.beside[language]] : []), step.text].join(' '),
  }))
  const isOwnLonger = own.cookMinutes > main.cookMinutes
  const untimed = <Step extends { minutes: number | null }>(step: Step) => ({ ...step, minutes: null })
  const cooked = mainSteps.slice(shared.until)
  const rest = ownSteps.slice(shared.ownFirst)
  const divisor = greatestDivisor(plan.few.servings, all(plan))
  const share = { n: plan.few.servings / divisor, all: all(plan) / divisor }
  const parting: RecipeStep[] =
    shared.common.length > 0
      ? [
          {
            text: `${label} ${filled(texts.parted[language], share)}`,
            minutes: null,
            celsius: null,
            uses: [],
          },
        ]
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
