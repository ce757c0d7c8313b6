import { factsOf } from '../lexicon/facts.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { dietWords } from '#shared/words/diets.ts'
import { listName } from '../render/grammar/noun.ts'
import { plainApostrophes, speak, type Phrase } from '../render/grammar/phrase.ts'
import type { Dish } from '../recipes/dishes.ts'
import type { Pattern } from '../recipes/pattern.ts'
import type { Wishes } from '../understand/wishes.ts'
import { honestTitle } from '../render/misleading-title.ts'
import { fill } from './fill.ts'
import { minutesAtBoard } from './labour.ts'
import type { Part } from './part.ts'
import { noteOn } from '../render/notes.ts'
import { partsNamed, type Plan } from './plan.ts'
import { boughtPhrase, boughtReady } from './ready-bought.ts'
import { safetyOf } from './safety-notes.ts'
import { toRecipeSteps, waitingFor, writeSteps } from './steps.ts'
import { gramsIn } from './sugar.ts'
import { tasteWordsFor } from '../render/taste-words.ts'
import { titleOf } from '../render/title.ts'
import { minutesOfAll, type WrittenStep } from './written-step.ts'

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

/** The words behind a name in the list, agreeing with it. */
function noteBehind(part: Part, phrase: Phrase | null | undefined, language: Language): string | null {
  if (!phrase) return null
  const { text } = speak(phrase, language, { parts: () => [part], whole: true })
  return text.charAt(0).toLocaleLowerCase() + text.slice(1)
}

function toIngredient(part: Part, plan: Plan): RecipeStructure['ingredients'][number] {
  const { language } = plan.wishes
  const role = plan.pattern.roles.find(({ id }) => id === part.role)
  return {
    amount: part.amount,
    unit: part.unit,
    item: listName(part, language),
    note: noteBehind(part, part.bought ? boughtPhrase(part.bought) : (role?.note ?? noteOn(part)), language),
    group: role?.group?.[language] ?? null,
    scales: part.scales,
  }
}

/** A soup may open a meal or be one: between starter and main the guest's word counts. */
function dishTypeFor({ dishType }: Wishes, dish: Dish, pattern: Pattern): RecipeStructure['dishType'] {
  const savoury = ['Starters', 'Mains']
  return dishType !== null && savoury.includes(dishType) && savoury.includes(pattern.dishType)
    ? dishType
    : (dish.course ?? pattern.dishType)
}

const minutesIn = (steps: readonly WrittenStep[]) => minutesOfAll(steps) + waitingFor(steps)

/** Lets the shop do what the guest has no time for, the longest work first, until the dish fits or nothing is left to buy. */
function relieved(full: Plan, limit: number): Plan {
  let parts = full.parts
  for (const part of full.parts.toSorted((a, b) => minutesAtBoard(b) - minutesAtBoard(a))) {
    if (minutesIn(writeSteps({ ...full, parts }, true)) <= limit) break
    const ready = boughtReady(part, full.pattern.id)
    if (ready) parts = parts.map((each) => (each === part ? ready : each))
  }
  return { ...full, parts }
}

/** A plan and its steps: at leisure where there is time, else brisk, else with what can be bought ready cut. */
function written(full: Plan): { plan: Plan; steps: WrittenStep[] } {
  const { minutes } = full.wishes
  const leisurely = writeSteps(full, false)
  if (minutes === null || minutesIn(leisurely) <= minutes) return { plan: full, steps: leisurely }
  const plan = relieved(full, minutes)
  return { plan, steps: writeSteps(plan, true) }
}

/** Cooks one dish for the wishes, quicker where the guest's time limit asks for it; never fails. */
export function compose(wishes: Wishes, dish: Dish, pattern: Pattern): Composed {
  const { plan, steps } = written(fill(wishes, dish, pattern))
  const prep = steps.filter(({ kind }) => kind === 'prep')
  const facts = factsOf(
    plan.parts.map(({ ingredient }) => ingredient),
    plan.servings,
    plan.parts.map(gramsIn),
  )
  return {
    plan,
    recipe: {
      title: plainApostrophes(capitalised(honestTitle(titleOf(plan), plan))),
      language: wishes.language,
      dishType: dishTypeFor(wishes, dish, pattern),
      // As many as were asked; that a whole cake makes more is said in the reply.
      servings: plan.servings,
      prepMinutes: minutesOfAll(prep),
      cookMinutes: minutesIn(steps) - minutesOfAll(prep),
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
