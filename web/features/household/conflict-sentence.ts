import { useTranslation } from 'react-i18next'
import { allergenWords } from '#shared/words/allergens.ts'
import { dietWords } from '#shared/words/diets.ts'
import { useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import type { RecipeConflict } from './recipe-conflicts.ts'

/** "Not for Tom: mussels", wherever it stands. */
export function useConflictSentence() {
  const { t } = useTranslation('household')
  const language = useLanguage()
  const format = useFormat()
  return (conflict: RecipeConflict): string => {
    const { name } = conflict.eater
    switch (conflict.kind) {
      case 'allergy': {
        // An allergen without a known ingredient is named itself.
        const named = conflict.allergens.flatMap(({ allergen, foods }) =>
          foods.length > 0 ? foods : allergenWords[language][allergen],
        )
        return t('notFor', { name, foods: format.list([...new Set(named)]) })
      }
      case 'diet': {
        const who = t(`eatsDiet.${conflict.diet}`, { name })
        if (conflict.foods.length > 0) return t('containsFor', { who, foods: format.list(conflict.foods) })
        return t('notMarkedFor', { who, diet: dietWords[language][conflict.diet] })
      }
      case 'dislike':
        return t('notLikedBy', { name, foods: format.list(conflict.foods) })
    }
  }
}
