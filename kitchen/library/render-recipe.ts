import type { Language } from '#shared/constants/languages.ts'
import type { RecipeIngredient, RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { safetyOfFoods } from './steps/food-safety.ts'
import type { Part } from './lines/part.ts'
import { sentence, type PlannedStep } from './steps/planned-step.ts'
import { boughtPhrase } from './lines/ready-bought.ts'
import { gramsIn } from './lines/grams-in.ts'
import { factsOf } from '../lexicon/facts.ts'
import type { Phrase } from './steps/phrase.ts'
import { listName } from '../render/grammar/noun.ts'
import { plainApostrophes } from '../render/grammar/phrase.ts'
import { noteOn } from '../render/notes.ts'
import { noteBehind, spoken, unitIn } from '../render/spoken.ts'
import { tasteWordsFor } from '../lexicon/taste-words.ts'
import { headingPhrase, notePhrase } from './headings.ts'
import { minutesOf, partOf, plannedSteps } from './planned.ts'
import { methodOf, type Recipe, type RecipeLine } from './recipe.ts'
import { scaledLines } from './scale.ts'
import { courses, type WayName } from './vocabulary.ts'

interface Asked {
  servings?: number
  way?: WayName | null
}

/** What goes through a blender at the end keeps its bay leaf until then. */
const isBlended = ({ steps }: Pick<Recipe, 'steps'>) => steps.some(({ text }) => /\bblend\b/i.test(text.en))

function notePhraseOf({ note }: RecipeLine, part: Part, recipe: Recipe): Phrase | null {
  if (part.bought) return boughtPhrase(part.bought)
  return note === null ? noteOn(part, isBlended(recipe)) : notePhrase(note)
}

function ingredientIn(line: RecipeLine, part: Part, recipe: Recipe, language: Language): RecipeIngredient {
  return {
    amount: part.amount,
    unit: unitIn(part, language),
    item: listName(part, language),
    note: noteBehind(part, notePhraseOf(line, part, recipe), language),
    group: line.heading === null ? null : (headingPhrase(line.heading)?.[language] ?? null),
    scales: part.scales,
  }
}

const textIn = ({ sentences }: PlannedStep, language: Language): string =>
  plainApostrophes(sentences.map((said) => spoken(said, language)).join(' '))

const searchTerms = ({ names, lines }: Recipe, language: Language): string[] => {
  const main = lines.filter(({ role }) => role === 'main').map((line) => partOf(line).ingredient)
  const terms = [names[language], ...main.map((food) => food.names[language].one)]
  return [...new Set(terms)].filter((term) => term.length <= 60).slice(0, 12)
}

/** The recipe in words of one language, for so many: the same numbers in every language. */
export function renderedRecipe(recipe: Recipe, language: Language, asked: Asked = {}): RecipeStructure {
  const servings = asked.servings ?? recipe.serves
  const method = methodOf(recipe, asked.way ?? null)
  const lines = scaledLines(method.lines, recipe, servings)
  const parts = lines.map(partOf)
  const steps = plannedSteps(method, parts)
  const facts = factsOf(
    parts.map(({ ingredient }) => ingredient),
    servings,
    parts.map(gramsIn),
  )
  return {
    title: recipe.names[language],
    language,
    dishType: courses[recipe.course],
    servings,
    ...minutesOf(steps),
    taste: recipe.taste.flatMap((each) => tasteWordsFor[each]?.[language] ?? []).join(', '),
    searchTerms: searchTerms(recipe, language),
    ingredients: lines.map((line, index) =>
      ingredientIn(line, parts[index] ?? partOf(line), recipe, language),
    ),
    steps: steps.map((step) => ({
      text: textIn(step, language),
      minutes: step.aside ? null : step.minutes,
      celsius: step.celsius,
      uses: [...new Set(step.uses)].map((part) => parts.indexOf(part)).toSorted((a, b) => a - b),
    })),
    diets: facts.diets,
    allergens: facts.allergens,
    safety: [...safetyOfFoods(parts), ...(recipe.careful ? [recipe.careful] : [])].map((phrase) =>
      plainApostrophes(phrase[language]),
    ),
  }
}

/** How it is served, in words of one language; null where nothing special is said. */
export function platingOf({ plating, lines }: Recipe, language: Language): string | null {
  if (!plating) return null
  const parts = lines.map(partOf)
  const of = (food: string) => parts.filter(({ ingredient }) => ingredient.id === food)
  return plainApostrophes(spoken(sentence(plating, of), language))
}
