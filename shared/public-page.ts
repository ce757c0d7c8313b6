import type { Language } from './constants/languages.ts'
import type { WireRecipe } from './contract/recipes.ts'
import type { PageSettings } from './page-settings.ts'

/** A page for visitors: its title, a sentence about it for search engines and previews, and its HTML. */
export interface LandingPage {
  title: string
  description: string
  body: string
}

/**
 * Renders the landing page for visitors, its HTML exactly as the browser renders it first. Implemented and loaded like
 * `RenderPublicPage`.
 */
export type RenderLandingPage = (page: { language: Language; settings: PageSettings }) => LandingPage

/**
 * Renders the public page of a recipe as HTML in the reader's language. `web` implements it, the build bundles it, and
 * the server loads the built file: neither imports the other. Null for a recipe that was not found.
 */
export type RenderPublicPage = (page: { recipe: WireRecipe | null; language: Language }) => string
