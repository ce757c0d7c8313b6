import type { Recipe } from '#shared/contract/recipes.ts'
import type { importRecipe } from '#shared/contract/recipe-text.ts'
import type { AnswerOf } from '#shared/contract/endpoint.ts'
import { limits } from '#shared/constants/limits.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { structureFieldNames } from '#shared/contract/structure-fields.ts'
import { saidLines } from '#shared/words/field-lines.ts'
import { unstructuredText } from '#shared/words/source.ts'
import { ingredientLine } from '#shared/words/amounts.ts'
import { rowsOf } from './lines.ts'
import { bareStep, blankDraft, type RecipeDraft } from './recipe-draft.ts'

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
    ingredients: rowsOf(recipe.ingredients, (line) => ingredientLine(line, language), language),
    steps: rowsOf(recipe.steps, (step) => step.text, language),
    ...unstructuredText(recipe, text ?? ''),
    fields: typedFields(recipe),
    text,
    before: recipe,
  }
}

/** A draft of an imported recipe, with the page as its source. */
export function draftOfImport(
  imported: AnswerOf<typeof importRecipe>,
  picture: string | null = null,
): RecipeDraft {
  return {
    ...draftOfStructure(imported.recipe, null),
    total: orBlank(imported.totalMinutes),
    source: imported.source,
    ...(picture !== null && { picture: { kind: 'painted' as const, key: picture } }),
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
        steps: rowsOf(
          recipe.content
            .split(/\s*\n\s*/)
            .slice(0, limits.recipe.stepsMax)
            .map((text) => ({ ...bareStep, text: text.slice(0, limits.recipe.stepMax) })),
          (step) => step.text,
          recipe.language,
        ),
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
