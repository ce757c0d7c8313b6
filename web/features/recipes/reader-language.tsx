import { useEffect, useState } from 'react'
import { getPublicRecipe, getRecipe, type Recipe, type RecipeRendering } from '#shared/contract/recipes.ts'
import { ui } from '#shared/constants/ui.ts'
import { useLanguage } from '../../i18n/language.ts'
import { callOrStored } from '../../lib/or-stored.ts'
import { storedPage, storedRecipe } from './stored-recipes.ts'
import { chooseTranslation, wantsTranslation } from './translations/reader-choice.ts'
import { shownIn, type ShownRecipe } from './translations/shown-texts.tsx'

interface Shown {
  recipe: ShownRecipe
  /** Switches between translation and original; null where there is no choice. */
  toggle: (() => void) | null
  /** Fetches the translation again, after a correction. */
  reload: () => void
}

/**
 * The recipe in the reader's language as far as it can be translated. The original is shown until the translation has
 * arrived, and when there is none. The public page, which the server renders in the language of its address, translates
 * on request, so that its text does not move. While a model is at work, its result is looked for now and then.
 */
export function useReaderLanguage(
  recipe: Recipe,
  { onPublicPage = false }: { onPublicPage?: boolean } = {},
): Shown {
  const language = useLanguage()
  const given = recipe.rendering?.language === language ? recipe.rendering : null
  const [isWanted, setIsWanted] = useState(() => (onPublicPage ? given !== null : wantsTranslation(recipe)))
  const [found, setFound] = useState<{ key: string; rendering: RecipeRendering | null } | null>(null)
  const [attempt, setAttempt] = useState(0)
  const { id, uuid, title, content, taste, plating } = recipe
  const isForeign = recipe.translatable && recipe.language !== language
  // An edit changes what is to be translated.
  const text = JSON.stringify([id, language, title, content, taste, plating])
  const key = `${text} ${attempt}`
  const known = found?.key.startsWith(text) ? found.rendering : given
  const isMissing = isForeign && isWanted && found?.key !== key && !(given && attempt === 0)

  useEffect(() => {
    if (!isMissing) return
    const leaving = new AbortController()
    const options = { query: { in: language }, signal: leaving.signal }
    const reading = onPublicPage
      ? callOrStored(getPublicRecipe, { params: { uuid }, ...options }, (stored) =>
          storedPage(stored, uuid, language),
        )
      : callOrStored(getRecipe, { params: { id }, ...options }, (stored) =>
          storedRecipe(stored, id, language),
        )
    reading.then(
      ({ rendering }) => setFound({ key, rendering }),
      () => {
        if (!leaving.signal.aborted) setFound((before) => ({ key, rendering: before?.rendering ?? null }))
      },
    )
    return () => leaving.abort()
  }, [isMissing, key, id, uuid, language, onPublicPage])

  const isPending = isForeign && isWanted && known?.translation.isPending === true
  useEffect(() => {
    if (!isPending || attempt >= ui.translationAttempts) return
    const waiting = setTimeout(() => setAttempt(attempt + 1), ui.translationDelay)
    return () => clearTimeout(waiting)
  }, [isPending, attempt])

  const rendering = isForeign && isWanted ? known : null
  const hasChoice = isForeign && (!isWanted || rendering !== null)
  return {
    recipe: shownIn(recipe, rendering),
    toggle: hasChoice
      ? () => {
          chooseTranslation(recipe, !isWanted)
          setIsWanted(!isWanted)
        }
      : null,
    reload: () => setAttempt(attempt + 1),
  }
}
