import type { Recipe } from '#shared/contract/recipes.ts'
import type { importRecipe } from '#shared/contract/recipe-text.ts'
import type { AnswerOf } from '#shared/contract/endpoint.ts'
import { limits } from '#shared/constants/limits.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { structureFieldNames } from '#shared/contract/structure-fields.ts'
import { saidLines } from '#shared/words/field-lines.ts'
import { unstructuredText } from '#shared/words/source.ts'
import { writeAmountText, writeRangeText } from './amount-text.ts'
import { blankDraft, blankStep, type RecipeDraft } from './recipe-draft.ts'

const orBlank = (minutes: number | null) => (minutes ? String(minutes) : '')

/** The optional fields as they are typed: a line of text each. */
function typedFields(recipe: RecipeStructure): RecipeDraft['fields'] {
  const typed = structureFieldNames.map((name) => {
    const lines = saidLines(name, recipe[name], recipe.language)
    return [name, lines.join('\n')] as const
  })
  return Object.fromEntries(typed.filter(([, text]) => text !== ''))
}

/** A draft of a parsed recipe. `text` is the original text, which is saved as long as nothing in it changes. */
export function draftOfStructure(recipe: RecipeStructure, text: string | null): RecipeDraft {
  const { language } = recipe
  return {
    ...blankDraft(language),
    title: recipe.title,
    dishType: recipe.dishType,
    servings: String(recipe.servings),
    prep: orBlank(recipe.prepMinutes),
    cook: orBlank(recipe.cookMinutes),
    taste: recipe.taste,
    terms: recipe.searchTerms.join(', '),
    ingredients: recipe.ingredients.map((each, index) => ({
      key: String(index + 1),
      amount: writeRangeText(each.amount, each.amountMax, language),
      // The editor has no unit "piece": an amount without a unit means pieces.
      unit: each.unit === 'piece' || each.unit === null ? '' : each.unit,
      item: each.item,
      note: each.note ?? '',
      group: each.group ?? '',
      scales: each.scales,
    })),
    steps: recipe.steps.map(({ text: step, minutes, group }, index) => ({
      key: String(index + 1),
      text: step,
      minutes: writeAmountText(minutes, language),
      group: group ?? '',
    })),
    ...unstructuredText(recipe, text ?? ''),
    fields: typedFields(recipe),
    text,
    before: recipe,
  }
}

/** A draft of an imported recipe, with the page as its source. */
export function draftOfImport(imported: AnswerOf<typeof importRecipe>): RecipeDraft {
  return {
    ...draftOfStructure(imported.recipe, null),
    total: orBlank(imported.totalMinutes),
    source: imported.source,
  }
}

/** A draft of a saved recipe. Without a structure, the lines of its text become the steps. */
export function draftOfRecipe(recipe: Recipe): RecipeDraft {
  const [prep, cook] = [recipe.prepMinutes, recipe.cookMinutes]
  const isSum = recipe.totalMinutes === (prep ?? 0) + (cook ?? 0)
  const { structure } = recipe
  const draft = structure
    ? draftOfStructure(structure, recipe.content)
    : {
        ...blankDraft(recipe.language),
        steps: recipe.content
          .split(/\s*\n\s*/)
          .map((text, index) => ({
            ...blankStep(String(index + 1)),
            text: text.slice(0, limits.recipe.stepMax),
          }))
          .slice(0, limits.recipe.stepsMax),
        text: recipe.content,
      }
  return {
    ...draft,
    title: recipe.title,
    dishType: recipe.dishType,
    prep: orBlank(prep ?? structure?.prepMinutes ?? null),
    cook: orBlank(cook ?? structure?.cookMinutes ?? null),
    total: isSum ? '' : orBlank(recipe.totalMinutes),
    plating: recipe.plating ?? '',
    taste: recipe.taste ?? structure?.taste ?? '',
  }
}
