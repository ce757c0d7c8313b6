import type { Language } from './constants/languages.ts'
import type { WireRecipe } from './contract/recipes.ts'
import type { PageSettings } from './page-settings.ts'

/**
 * Renders the landing page for visitors as HTML, exactly as the browser renders it first. Implemented and loaded like
 * `RenderPublicPage`.
 */
export type RenderLandingPage = (page: { language: Language; settings: PageSettings }) => string

/**
 * Renders the public page of a recipe as HTML in the reader's language. `web` implements it, the build bundles it, and
 * the server loads the built file: neither imports the other.
 */
export type RenderPublicPage = (page: { recipe: WireRecipe; language: Language }) => string
