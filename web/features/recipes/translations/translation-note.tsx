import { useTranslation } from 'react-i18next'
import type { ShownRecipe, ShownTranslation } from './shown-texts.tsx'

interface TranslationNoteProps {
  recipe: ShownRecipe
  onToggle: () => void
  /** Opens the dialog of corrections; visitors have none. */
  onCorrect?: () => void
}

/** Says who translated a recipe and what is still in its own language; leads to the original and to corrections. */
export function TranslationNote({ recipe, onToggle, onCorrect }: TranslationNoteProps) {
  const { t } = useTranslation(['translations', 'recipeView'])
  const { translation } = recipe
  return (
    <span data-screen-only>
      {translation && (
        <>
          <TranslatedBy translation={translation} />{' '}
        </>
      )}
      <button type="button" onClick={onToggle}>
        {t(translation ? 'recipeView:showOriginal' : 'recipeView:showTranslation')}
      </button>
      {translation && onCorrect && (
        <>
          {' · '}
          <button type="button" onClick={onCorrect}>
            {t('correct')}
          </button>
        </>
      )}
    </span>
  )
}

function TranslatedBy({ translation }: { translation: ShownTranslation }) {
  const { t } = useTranslation('translations')
  const { madeBy, untranslated, approximate, corrected, isPending, original } = translation
  const hasChef = madeBy.includes('chef')
  const hasModel = madeBy.includes('model')
  const by =
    hasChef && hasModel ? t('byChefAndModel') : hasModel ? t('byModel') : t(hasChef ? 'byChef' : 'byReaders')
  const names = [...new Set(corrected.flatMap((each) => each.by ?? []))]
  const isCorrected = madeBy.includes('reader') && madeBy.length > 1
  const hasSteps = untranslated.some((key) => key.startsWith('step.'))
  const parts = [
    by,
    isCorrected &&
      (names.length > 0 ? t('correctedBy', { names: names.join(', ') }) : t('correctedByReaders')),
    !isPending && hasSteps && t(`stepsIn.${original.language}`),
    !isPending &&
      !hasSteps &&
      untranslated.length + approximate.length > 0 &&
      t(`partlyIn.${original.language}`),
  ].filter((part) => part !== false)
  return (
    <>
      {parts.join(' · ')}
      <span role="status">{isPending && ` · ${t('pending')}`}</span>
      {' · '}
    </>
  )
}
