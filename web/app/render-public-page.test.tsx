import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { languages } from '#shared/constants/languages.ts'
import { wireRecipe } from '../features/recipes/test-recipe.ts'
import { loadAllTexts } from '../i18n/i18n.ts'
import PublicRecipePage from '../pages/recipe.tsx'
import { renderPage } from '../test/render-page.tsx'
import { renderPublicPage } from './render-public-page.tsx'

const recipes = {
  'with a structure, a picture and notes': wireRecipe({
    Title: 'Fish & chips <“half & half”>',
    ImageUrl: 'recipe_1.png',
    image_made_by: 'builtin',
    Taste: 'Salty',
  }),
  'that the built-in chef can translate': wireRecipe({ translatable: true }),
  'that is only text': wireRecipe({ recipe: null, Content: 'Boil.\n\nEat.', OwnerName: null, Rating: 0 }),
}

test.each(Object.entries(recipes))(
  'the server renders a recipe %s as the browser does, without the controls',
  async (_, recipe) => {
    for (const language of languages) {
      await loadAllTexts(language)
      const { unmount } = renderPage(
        <Routes>
          <Route path="/recipes/:uuid" element={<PublicRecipePage />} />
        </Routes>,
        {
          path: `/recipes/${recipe.UUID}`,
          answers: { [`GET /api/recipes/public/${recipe.UUID}`]: { json: recipe } },
        },
      )
      const inBrowser = await screen.findByRole('article')
      for (const control of inBrowser.querySelectorAll('[data-screen-only]')) control.remove()
      // Around texts that the server renders without them.
      for (const tick of inBrowser.querySelectorAll('.ingredient-tick')) tick.replaceWith(...tick.childNodes)
      for (const button of inBrowser.querySelectorAll('.time-button')) {
        const time = document.createElement('span')
        time.className = 'step-time'
        time.append(...button.childNodes)
        button.replaceWith(time)
      }
      const onServer = new DOMParser().parseFromString(renderPublicPage({ recipe, language }), 'text/html')
      expect(onServer.querySelectorAll('h1')).toHaveLength(1)
      // Not as text, because the order of attributes differs.
      expect(inBrowser.isEqualNode(onServer.querySelector('article')), language).toBe(true)
      unmount()
    }
  },
)
