import { findIngredientById } from '../lexicon/find-by-id.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { RecipeIngredient, RecipeStep, RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { dietWords } from '#shared/words/diets.ts'
import { isAllowed } from '../recipes/allowed.ts'
import type { CookedPlan } from '../cook/cook.ts'
import type { Part } from '../recipes/part.ts'
import { partsNamed } from '../recipes/plan.ts'
import type { PlannedStep } from '../cook/planned-step.ts'
import { boughtPhrase } from '../cook/ready-bought.ts'
import { sharedWork } from '../cook/shared-work.ts'
import { listName } from './grammar/noun.ts'
import { plainApostrophes } from './grammar/phrase.ts'
import { honestTitle } from './misleading-title.ts'
import { noteOn } from './notes.ts'
import { joinedRecipe } from './portion-apart.ts'
import { notMeanwhile, withoutSalt } from './plain-words.ts'
import { safetyIn } from './safety.ts'
import { tasteWordsFor } from '../lexicon/taste-words.ts'
import { noteBehind, spoken, unitIn } from './spoken.ts'
import { titleOf } from './title.ts'

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

function searchTermsOf(plan: CookedPlan, language: Language): string[] {
  const { diets } = plan.wishes
  const heads = [...plan.template.heads, ...plan.template.withs].flatMap((name) => partsNamed(plan, name))
  const names = [...new Set(heads)].slice(0, 6).map(({ ingredient }) => ingredient.names[language].one)
  const terms = [
    ...(plan.dish.template === 'panFry' ? [] : [plan.dish.label[language]]),
    ...names,
    ...diets.map((diet) => dietWords[language][diet]),
  ]
  return [...new Set(terms)].filter((term) => term.length <= 60).slice(0, 12)
}

/** Dishes that go into a blender with all that is in the pot. */
const blended: ReadonlySet<string> = new Set(['soup', 'babyPuree', 'groundSauce'])

function ingredientIn(part: Part, plan: CookedPlan, language: Language): RecipeIngredient {
  const role = plan.template.roles.find(({ id }) => id === part.role)
  return {
    amount: part.amount,
    unit: unitIn(part, language),
    item: listName(part, language),
    note: noteBehind(
      part,
      part.bought ? boughtPhrase(part.bought) : (role?.note ?? noteOn(part, blended.has(plan.template.id))),
      language,
    ),
    group: role?.group?.[language] ?? null,
    scales: part.scales,
  }
}

const mayHaveSalt = ({ wishes }: CookedPlan) => {
  const salt = findIngredientById('salt')
  return salt === null || isAllowed(salt, wishes)
}

/** The steps in words; where those who share a step may have no salt, its water is not salted either. */
function stepsIn(
  plan: CookedPlan,
  language: Language,
  unsalted: ReadonlySet<PlannedStep> = new Set(),
): RecipeStep[] {
  const { steps, parts } = plan
  const isSaltless = !mayHaveSalt(plan)
  const opening = steps.find(({ kind }) => kind === 'cook')
  const textOf = (step: PlannedStep) => {
    const text = plainApostrophes(step.sentences.map((each) => spoken(each, language)).join(' '))
    const plain = isSaltless || unsalted.has(step) ? withoutSalt(text, language) : text
    return step === opening ? notMeanwhile(plain, language) : plain
  }
  return steps.map((step) => ({
    text: textOf(step),
    minutes: step.aside ? null : step.minutes,
    celsius: step.celsius,
    uses: [...new Set(step.uses)].map((part) => parts.indexOf(part)).toSorted((a, b) => a - b),
  }))
}

/** What the menu says. */
export const titleIn = (plan: CookedPlan, language: Language): string =>
  plainApostrophes(capitalised(honestTitle(titleOf(plan, language), plan, language)))

/** The recipe in words: the same plan has the same numbers in every language. */
export function render(plan: CookedPlan, language: Language): RecipeStructure {
  if (!plan.few) return portionIn(plan, language)
  const divided = { ...plan, few: plan.few }
  const shared = sharedWork(divided)
  const unsalted = mayHaveSalt(shared.few) ? undefined : shared.forAll
  const [main, few] = [portionIn(shared.main, language, unsalted), portionIn(shared.few, language)]
  return joinedRecipe(divided, shared, main, few, language)
}

function portionIn(
  plan: CookedPlan,
  language: Language,
  unsalted?: ReadonlySet<PlannedStep>,
): RecipeStructure {
  return {
    title: titleIn(plan, language),
    language,
    dishType: plan.dishType,
    // As many as were asked; that a whole cake makes more is said in the reply.
    servings: plan.servings,
    prepMinutes: plan.prepMinutes,
    cookMinutes: plan.cookMinutes,
    taste: plan.tastes.flatMap((each) => tasteWordsFor[each]?.[language] ?? []).join(', '),
    searchTerms: searchTermsOf(plan, language),
    ingredients: plan.parts.map((part) => ingredientIn(part, plan, language)),
    steps: stepsIn(plan, language, unsalted),
    diets: [...plan.diets],
    allergens: [...plan.allergens],
    safety: safetyIn(plan, language),
  }
}
