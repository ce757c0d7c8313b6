import { factsOf } from '#server/food/facts.ts'
import type { RecipeStructure } from '#shared/recipe.ts'
import { dietWords } from '#shared/words/diets.ts'
import { listName } from '../grammar/noun.ts'
import { plainApostrophes } from '../grammar/phrase.ts'
import type { Dish } from '../patterns/dishes.ts'
import type { Pattern } from '../patterns/pattern.ts'
import type { Wishes } from '../requests/wishes.ts'
import { fill } from './fill.ts'
import type { Part } from './part.ts'
import { noteOn } from './notes.ts'
import { partsNamed, type Plan } from './plan.ts'
import { safetyOf } from './safety.ts'
import { toRecipeSteps, writeSteps } from './steps.ts'
import { gramsIn } from './sugar.ts'
import { tasteWordsFor } from './taste-words.ts'
import { titleOf } from './title.ts'

/** A composed dish: the recipe as it is saved, and the plan it came from, for talking about it. */
export interface Composed {
  recipe: RecipeStructure
  plan: Plan
}

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

function tasteOf(plan: Plan): string {
  const { language, tastes, heat } = plan.wishes
  const weight = new Map<string, number>()
  for (const { ingredient, role } of plan.parts) {
    const share = plan.pattern.heads.some((head) => head.startsWith(role)) ? 3 : 1
    for (const flavour of ingredient.flavours) {
      if (flavour === 'hot' || flavour === 'salty') continue
      weight.set(flavour, (weight.get(flavour) ?? 0) + share)
    }
  }
  const common = [...weight]
    .toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
    .map(([flavour]) => flavour)
  const hot = (heat ?? 0) > 0 ? ['hot'] : []
  const all = [...new Set([...tastes, ...hot, ...common])].slice(0, 4)
  return all.flatMap((each) => tasteWordsFor[each]?.[language] ?? []).join(', ')
}

function searchTermsOf(plan: Plan): string[] {
  const { language, diets } = plan.wishes
  const heads = [...plan.pattern.heads, ...plan.pattern.withs].flatMap((name) => partsNamed(plan, name))
  const names = [...new Set(heads)].slice(0, 6).map(({ ingredient }) => ingredient.names[language].one)
  const terms = [
    ...(plan.dish.pattern === 'panFry' ? [] : [plan.dish.label[language]]),
    ...names,
    ...diets.map((diet) => dietWords[language][diet]),
  ]
  return [...new Set(terms)].filter((term) => term.length <= 60).slice(0, 12)
}

function toIngredient(part: Part, plan: Plan): RecipeStructure['ingredients'][number] {
  const { language } = plan.wishes
  const role = plan.pattern.roles.find(({ id }) => id === part.role)
  return {
    amount: part.amount,
    unit: part.unit,
    item: listName(part, language),
    note: (role?.note ?? noteOn(part))?.[language] ?? null,
    group: role?.group?.[language] ?? null,
    scales: part.scales,
  }
}

/** A soup may open a meal or be one: between starter and main the guest's word counts. */
function dishTypeFor({ dishType }: Wishes, pattern: Pattern): RecipeStructure['dishType'] {
  const savoury = ['Starters', 'Mains']
  return dishType !== null && savoury.includes(dishType) && savoury.includes(pattern.dishType)
    ? dishType
    : pattern.dishType
}

/** Cooks one dish for the wishes, quicker where the guest's time limit asks for it; never fails. */
export function compose(wishes: Wishes, dish: Dish, pattern: Pattern): Composed {
  const plan = fill(wishes, dish, pattern)
  const total = (steps: ReturnType<typeof writeSteps>) =>
    steps.reduce((sum, step) => sum + (step.aside ? 0 : (step.minutes ?? 0)), 0)
  const leisurely = writeSteps(plan, false)
  const steps =
    wishes.minutes !== null && total(leisurely) > wishes.minutes ? writeSteps(plan, true) : leisurely
  const prep = steps.filter(({ kind }) => kind === 'prep')
  const facts = factsOf(
    plan.parts.map(({ ingredient }) => ingredient),
    plan.servings,
    plan.parts.map(gramsIn),
  )
  return {
    plan,
    recipe: {
      title: plainApostrophes(capitalised(titleOf(plan))),
      language: wishes.language,
      dishType: dishTypeFor(wishes, pattern),
      servings: plan.servings,
      prepMinutes: total(prep),
      cookMinutes: total(steps) - total(prep),
      taste: tasteOf(plan),
      searchTerms: searchTermsOf(plan),
      ingredients: plan.parts.map((part) => toIngredient(part, plan)),
      steps: toRecipeSteps(steps, plan.parts),
      diets: facts.diets,
      allergens: facts.allergens,
      safety: safetyOf(plan).map(plainApostrophes),
    },
  }
}
