import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { getPublicRecipe, getRecipe, type Recipe, type RecipeRendering } from '#shared/contract/recipes.ts'
import { useLanguage } from '../../i18n/language.ts'
import { call } from '../../lib/api.ts'

interface Shown {
  recipe: Recipe
  /** For a line below the title: says that the recipe is translated, leads to the original; null without a choice. */
  note: ReactNode
}

/**
 * The recipe in the reader's language if the built-in chef cooked it. The original is shown until the translation has
 * arrived, and when there is none. The public page, which the server renders in the recipe's language, translates on
 * request, so that its text does not move.
 */
export function useReaderLanguage(
  recipe: Recipe,
  { onPublicPage = false }: { onPublicPage?: boolean } = {},
): Shown {
  const language = useLanguage()
  const [isWanted, setIsWanted] = useState(!onPublicPage)
  const [found, setFound] = useState<{ key: string; rendering: RecipeRendering | null } | null>(null)
  const { id, uuid, title, content, taste, plating } = recipe
  const isForeign = recipe.translatable && recipe.language !== language
  // An edit changes what is to be translated.
  const key = JSON.stringify([id, language, title, content, taste, plating])
  const isMissing = isForeign && isWanted && found?.key !== key

  useEffect(() => {
    if (!isMissing) return
    const leaving = new AbortController()
    const options = { query: { in: language }, signal: leaving.signal }
    const reading = onPublicPage
      ? call(getPublicRecipe, { params: { uuid }, ...options })
      : call(getRecipe, { params: { id }, ...options })
    reading.then(
      ({ rendering }) => setFound({ key, rendering }),
      () => {
        if (!leaving.signal.aborted) setFound({ key, rendering: null })
      },
    )
    return () => leaving.abort()
  }, [isMissing, key, id, uuid, language, onPublicPage])

  const rendering = isForeign && isWanted && found?.key === key ? found.rendering : null
  if (!isForeign || (isWanted && !rendering)) return { recipe, note: null }
  return {
    recipe: rendering ? { ...recipe, ...rendering } : recipe,
    note: <TranslationNote isTranslated={isWanted} onToggle={() => setIsWanted(!isWanted)} />,
  }
}

function TranslationNote({ isTranslated, onToggle }: { isTranslated: boolean; onToggle: () => void }) {
  const { t } = useTranslation('recipeView')
  return (
    <span data-screen-only>
      {isTranslated && <>{t('translatedByChef')} · </>}
      <button type="button" onClick={onToggle}>
        {t(isTranslated ? 'showOriginal' : 'showTranslation')}
      </button>
    </span>
  )
}
