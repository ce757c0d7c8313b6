import type { Language } from './constants/languages.ts'
import type { WireRecipe } from './contract/recipes.ts'

/**
 * Renders the public page of a recipe as HTML in the reader's language. `web` implements it, the build bundles it, and
 * the server loads the built file: neither imports the other.
 */
export type RenderPublicPage = (page: { recipe: WireRecipe; language: Language }) => string
