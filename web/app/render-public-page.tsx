import { createInstance, type i18n } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import * as z from 'zod/mini'
import { languages, type Language } from '#shared/constants/languages.ts'
import { getPublicRecipe, type WireRecipe } from '#shared/contract/recipes.ts'
import { paths } from '#shared/paths.ts'
import type { RenderPublicPage } from '#shared/public-page.ts'
import { publicParts, RecipeNotFound, RecipePage } from '../features/recipes/public-recipe.tsx'
import { shownIn } from '../features/recipes/translations/shown-texts.tsx'
import { RecipeBody } from '../features/recipes/recipe-body.tsx'

/** The language alone: the components of the page take their words from `shared`, not from the catalogs. */
function withLanguage(language: Language): i18n {
  const instance = createInstance()
  void instance.init({ lng: language, fallbackLng: false, resources: {}, initAsync: false })
  return instance
}

const instances = new Map(languages.map((language) => [language, withLanguage(language)]))

/** Translated if the page is one in another language. */
function readShown(wire: WireRecipe) {
  const recipe = z.parse(getPublicRecipe.answer, wire)
  return shownIn(recipe, recipe.rendering)
}

/** The recipe is read as the browser reads the one embedded in the page. */
export const renderPublicPage: RenderPublicPage = ({ recipe, language }) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={instances.get(language) ?? withLanguage(language)}>
      <header data-shell className="recipe-shell">
        <p>
          <a href={paths.home(language)}>Convive</a>
        </p>
      </header>
      <main>
        {recipe ? (
          <RecipePage article={<RecipeBody {...publicParts(readShown(recipe), language)} />} />
        ) : (
          <RecipeNotFound />
        )}
      </main>
    </I18nextProvider>,
  )
