import { useTranslation } from 'react-i18next'
import type { Language } from '#shared/constants/languages.ts'
import { structureFieldNames, structureFields } from '#shared/contract/structure-fields.ts'
import { useLanguage } from '../../../i18n/language.ts'

/** The name of a language in the language of the interface. */
export function useLanguageName(): (language: Language) => string {
  const names = new Intl.DisplayNames([useLanguage()], { type: 'language' })
  return (language) => names.of(language) ?? language
}

const kinds = ['title', 'taste', 'plating', 'story', 'group', 'item', 'note', 'step'] as const

/** The name of a text for a person: "Step 2" for `step.1`. */
export function usePartName(): (key: string) => string {
  const { t } = useTranslation('translations')
  const language = useLanguage()
  return (key) => {
    const [name, place] = key.split('.')
    const field = structureFieldNames.find((each) => each === name)
    if (field) return structureFields[field].label[language]
    const kind = name === 'heading' ? 'group' : kinds.find((each) => each === name)
    return kind ? t(`parts.${kind}`, { number: Number(place ?? 0) + 1 }) : key
  }
}
