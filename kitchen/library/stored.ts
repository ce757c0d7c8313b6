import { isDeepStrictEqual } from 'node:util'
import { languages, type Language } from '#shared/constants/languages.ts'
import { limits } from '#shared/constants/limits.ts'
import type { LibraryPlan, StoredLibraryPlan } from '#shared/contract/recipe-plan.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { textsOf, withTexts } from '#shared/words/recipe-texts.ts'
import { units } from '#shared/words/units.ts'
import { bodySentences, safetyRules } from './steps/safety-notes.ts'
import { lazily } from '../lexicon/lazily.ts'
import type { Phrase } from './steps/phrase.ts'
import { plainApostrophes } from '../render/grammar/phrase.ts'
import { printed, printedRecipe } from '../render/print.ts'
import { hazards } from '../safety/hazards/hazard.ts'
import { edited } from './edit/index.ts'
import type { Applied } from './edit/apply.ts'
import { renderedRecipe } from './render-recipe.ts'

/** What may be said of any recipe for everybody; what is said because of somebody's body is not among it. */
const notesForAll = lazily((): readonly Phrase[] =>
  [...safetyRules, ...hazards.map(({ warning }) => warning)].filter((each) => !bodySentences.includes(each)),
)

const written = (phrase: Phrase, language: Language) => printed(plainApostrophes(phrase[language]), language)

/** These notes of a recipe as phrases; null where one of them is no note of the kitchen. */
function notesOf(notes: readonly string[], language: Language, { recipe }: Applied): Phrase[] | null {
  const known = [...notesForAll(), ...(recipe.careful ? [recipe.careful] : [])]
  const found = notes.flatMap((text) => known.find((each) => written(each, language) === text) ?? [])
  return found.length === notes.length ? found : null
}

const unitKey = (place: number) => `unit.${place}`

/** What the recipe says; what course it is, what it is called in a search and what is derived are the cook's and the code's. */
const saidBy = ({
  title,
  language,
  servings,
  prepMinutes,
  cookMinutes,
  taste,
  ingredients,
  steps,
}: RecipeStructure) => ({
  title,
  language,
  servings,
  prepMinutes,
  cookMinutes,
  taste,
  ingredients,
  steps,
})

/**
 * The recipe with its plan, as they are stored: the plan has the words of every language. Null where the recipe is not
 * what the library and the operations of the plan make.
 */
export function storedFrom(
  { recipe: base, operations, told = 0 }: LibraryPlan,
  structure: RecipeStructure,
): { plan: StoredLibraryPlan | null; structure: RecipeStructure } | null {
  const edit = edited({ base, operations }, [])
  const notes = edit && notesOf(structure.safety.slice(told), structure.language, edit.applied)
  if (!notes) return null
  const { recipe, servings } = edit.applied
  const inLanguage = (language: Language): RecipeStructure => ({
    ...printedRecipe(renderedRecipe(recipe, language, { servings })),
    safety: notes.map((note) => written(note, language)),
  })
  const own = inLanguage(structure.language)
  if (!isDeepStrictEqual(saidBy(own), saidBy(structure))) return null
  const texts = Object.fromEntries(
    languages.map((language): [Language, Record<string, string>] => {
      const said = inLanguage(language)
      const { title, taste, ingredients } = said
      return [
        language,
        {
          ...Object.fromEntries(textsOf({ title, taste, plating: null, structure: said })),
          // What is counted in stalks in one language is counted without a word in another.
          ...Object.fromEntries(
            ingredients.flatMap(({ unit }, place) => (unit === null ? [] : [[unitKey(place), unit]])),
          ),
        },
      ]
    }),
  ) as StoredLibraryPlan['texts']
  const plan: StoredLibraryPlan = { v: 2, recipe: base, operations, texts }
  const isSmall = JSON.stringify(plan).length <= limits.recipe.planTextsMax
  return { plan: isSmall ? plan : null, structure: { ...structure, safety: own.safety } }
}

/** The stored recipe in words of another language. */
export function storedIn(
  { texts }: StoredLibraryPlan,
  structure: RecipeStructure,
  language: Language,
): RecipeStructure {
  const own = texts[structure.language]
  const said = texts[language]
  // What a person has written stays as it is.
  const isOwn = (key: string, text: string) => own[key] === text
  const { title, taste } = structure
  const recipe = { title, taste, plating: null, structure }
  const replaced = [...textsOf(recipe)].flatMap(([key, text]): [string, string][] =>
    isOwn(key, text) && said[key] !== undefined ? [[key, said[key]]] : [],
  )
  const translated = withTexts(recipe, new Map(replaced)).structure
  const unitOf = (place: number) => units.find((unit) => unit === said[unitKey(place)]) ?? null
  const ingredients = translated.ingredients.map((line, place) => ({ ...line, unit: unitOf(place) }))
  return { ...translated, ingredients, language }
}
