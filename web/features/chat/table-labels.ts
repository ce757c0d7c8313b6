import { useTranslation } from 'react-i18next'
import { eaterKinds, equipmentKinds } from '#shared/contract/chat-table.ts'
import { allergens, allergenWords } from '#shared/words/allergens.ts'
import { diets, dietWords } from '#shared/words/diets.ts'
import { formatMinutes } from '#shared/words/amounts.ts'
import { useLanguage } from '../../i18n/language.ts'
import type { ChipEntry } from './table.ts'

/** The names of the chips in the language of the page. */
export function useTableLabels() {
  const { t } = useTranslation('chat')
  const language = useLanguage()

  /** The value alone: "tree nuts", "4 people". */
  function nameOf({ field, value, name }: Pick<ChipEntry, 'field' | 'value' | 'name'>): string {
    switch (field) {
      case 'servings':
        return t('table.people', { count: Number(value) })
      case 'minutes':
        return formatMinutes(Number(value), language)
      case 'allergens':
        return allergens.flatMap((each) => (each === value ? allergenWords[language][each] : [])).join('')
      case 'diets':
        return diets.flatMap((each) => (each === value ? dietWords[language][each] : [])).join('')
      case 'equipment':
        return equipmentKinds.flatMap((each) => (each === value ? t(`table.kitchen.${each}`) : [])).join('')
      case 'eaters':
        return eaterKinds.flatMap((each) => (each === value ? t(`table.guests.${each}`) : [])).join('')
      default:
        return name ?? String(value)
    }
  }

  /** The text of the chip. */
  function labelOf(chip: ChipEntry): string {
    const name = nameOf(chip)
    switch (chip.field) {
      case 'minutes':
        return t('table.atMost', { name })
      case 'allergens':
        return t(chip.doubtful ? 'table.doubtful' : 'table.allergy', { name })
      case 'with':
        return t('table.withFood', { name })
      case 'without':
        return t('table.withoutFood', { name })
      default:
        return name
    }
  }

  return { nameOf, labelOf }
}
