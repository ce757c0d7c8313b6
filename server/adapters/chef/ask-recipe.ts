import type { ModelMessage } from 'ai'
import type { Language } from '#shared/constants/languages.ts'
import { askModel, type ModelAnswer } from './ask-model.ts'
import type { PayingListener } from './chef.ts'
import type { ChefModel } from './language-model.ts'
import { recipeSchema } from './recipe-answer.ts'
import { readRecipeAnswer, type ReadAnswer } from './recipe-reader.ts'

/** Tokens of an answer with a recipe. */
export const recipeTokens = 8000

export interface RecipeQuestion {
  task: 'recipe' | 'repair'
  instructions: string
  messages: ModelMessage[]
  /** Of the conversation. */
  language: Language
}

/** Asks a model for a recipe by schema. Its words are not for the listener: a recipe on its way is no text to read. */
export async function askRecipe(
  model: ChefModel,
  { language, ...asked }: RecipeQuestion,
  listener: PayingListener,
): Promise<ModelAnswer & ReadAnswer> {
  const { onText: _, ...silent } = listener
  const answer = await askModel(model, { ...asked, schema: recipeSchema, maxTokens: recipeTokens }, silent)
  const read = answer.declined ? { cooked: null, problems: [] } : readRecipeAnswer(answer.text, language)
  return { ...answer, ...read }
}
