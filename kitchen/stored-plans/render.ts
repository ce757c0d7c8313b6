import type { Language } from '#shared/constants/languages.ts'
import type { RecipeIngredient, RecipeStep, RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { dietWords } from '#shared/words/diets.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { tasteWordsFor } from '../lexicon/taste-words.ts'
import { withoutSalt } from '../library/steps/salted.ts'
import type { Part } from '../library/lines/part.ts'
import { boughtPhrase } from '../library/lines/ready-bought.ts'
import type { PlannedStep } from '../library/steps/planned-step.ts'
import { listName } from '../render/grammar/noun.ts'
import { plainApostrophes } from '../render/grammar/phrase.ts'
import { noteOn } from '../render/notes.ts'
import { safetyIn } from '../render/safety.ts'
import { noteBehind, spoken, unitIn } from '../render/spoken.ts'
import { isAllowed } from '../safety/wishes/allowed.ts'
import { groupOfRole, noteOfRole } from './kinds.ts'
import { notMeanwhile } from './plain-words.ts'
import { joinedRecipe } from './portion-apart.ts'
import type { Portion, Portions } from './read-plan.ts'
import { sharedWork } from './shared-work.ts'
import { headsIn, titleOf } from './title.ts'

function searchTermsOf(plan: Portion, language: Language): string[] {
  const { dish, wishes } = plan
  const terms = [
    ...(dish.kind === 'panFry' ? [] : [dish.label[language]]),
    ...headsIn(plan)
      .slice(0, 6)
      .map(({ names }) => names[language].one),
    ...wishes.diets.map((diet) => dietWords[language][diet]),
  ]
  return [...new Set(terms)].filter((term) => term.length <= 60).slice(0, 12)
}

/** Dishes that go into a blender with all that is in the pot. */
const blended: ReadonlySet<string> = new Set(['soup', 'babyPuree', 'groundSauce'])

function ingredientIn(part: Part, plan: Portion, language: Language): RecipeIngredient {
  return {
    amount: part.amount,
    unit: unitIn(part, language),
    item: listName(part, language),
    note: noteBehind(
      part,
      part.bought
        ? boughtPhrase(part.bought)
        : (noteOfRole(plan.kind, part.role) ?? noteOn(part, blended.has(plan.dish.kind))),
      language,
    ),
    group: groupOfRole(plan.kind, part.role)?.[language] ?? null,
    scales: part.scales,
  }
}

const mayHaveSalt = ({ wishes }: Portion) => {
  const salt = findIngredientById('salt')
  return salt === null || isAllowed(salt, wishes)
}

/** The steps in words; where those who share a step may have no salt, its water is not salted either. */
function stepsIn(
  plan: Portion,
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

/** The recipe in words: the same plan has the same numbers in every language. */
export function render(plan: Portions, language: Language): RecipeStructure {
  if (!plan.few) return portionIn(plan, language)
  const divided = { ...plan, few: plan.few }
  const shared = sharedWork(divided)
  const unsalted = mayHaveSalt(shared.few) ? undefined : shared.forAll
  const [main, few] = [portionIn(shared.main, language, unsalted), portionIn(shared.few, language)]
  return joinedRecipe(divided, shared, main, few, language)
}

function portionIn(plan: Portion, language: Language, unsalted?: ReadonlySet<PlannedStep>): RecipeStructure {
  return {
    title: titleOf(plan, language),
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
