import { useTranslation } from 'react-i18next'
import { limits } from '#shared/constants/limits.ts'
import { languageNames, languages } from '#shared/constants/languages.ts'
import {
  structureField,
  structureFieldNames,
  type StructureFieldName,
} from '#shared/contract/structure-fields.ts'
import { dishTypes, dishTypeWords } from '#shared/words/dish-types.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { RecipeDraft } from './recipe-draft.ts'

interface FieldsProps {
  draft: RecipeDraft
  onChange: (fields: Partial<RecipeDraft>) => void
  problemText: (field: string) => string | undefined
}

const { recipe: most } = limits

/** Title, course, servings and times. */
export function HeadFields({ draft, onChange, problemText }: FieldsProps) {
  const { t } = useTranslation(['recipeEditor', 'words'])
  const words = dishTypeWords[useLanguage()]
  const text = (field: 'title' | 'servings' | 'prep' | 'cook', maxLength: number) => (
    <TextField
      label={t(field)}
      required={field === 'title'}
      inputMode={field === 'title' ? undefined : 'numeric'}
      maxLength={maxLength}
      value={draft[field]}
      error={problemText(field)}
      onChange={(event) => onChange({ [field]: event.currentTarget.value })}
    />
  )
  return (
    <div className="grid grid-cols-2 items-end gap-x-4 gap-y-3 sm:grid-cols-4 *:first:col-span-full">
      {text('title', most.titleMax)}
      <Select
        label={t('words:dishType')}
        options={dishTypes.map((value) => ({ value, label: words[value] }))}
        value={draft.dishType}
        onChange={(dishType) => onChange({ dishType })}
      />
      {text('servings', 6)}
      {text('prep', 6)}
      {text('cook', 6)}
    </div>
  )
}

/** The fields that are typed as they are, with the characters they may have and their hint in `recipeEditor`. */
const plainFields = [
  ['plating', most.platingMax, null, true],
  ['taste', most.tasteMax, 'tasteHint', false],
  ['terms', most.searchTerms * (most.searchTermMax + 2), 'termsHint', false],
  // Story and source together have to fit into `limits.recipe.extraMax`.
  ['story', 10_000, 'storyHint', true],
  ['source', 500, 'sourceHint', false],
  ['total', 6, 'totalHint', false],
] as const

/** What a recipe need not have, behind one line: the table above, and the optional fields of the structure. */
export function MoreFields({ draft, onChange, problemText }: FieldsProps) {
  const { t } = useTranslation('recipeEditor')
  const language = useLanguage()
  const hasProblem = ['total', ...structureFieldNames.map((name) => `fields:${name}`)].some(problemText)
  const changeField = (name: StructureFieldName, text: string) => {
    const { [name]: _, ...others } = draft.fields
    // A blank field is none, as in a draft where nothing was typed.
    onChange({ fields: text === '' ? others : { ...others, [name]: text } })
  }
  return (
    <details open={hasProblem || undefined} className="rounded-2xl border border-line px-4">
      <summary className="-mx-4 min-h-11 cursor-pointer px-4 py-3 font-semibold">{t('more')}</summary>
      <div className="grid gap-5 pt-2 pb-4">
        {plainFields.map(([field, maxLength, hint, isLong]) => {
          const Input = isLong ? TextArea : TextField
          return (
            <Input
              key={field}
              label={t(field)}
              hint={hint && t(hint)}
              maxLength={maxLength}
              value={draft[field]}
              error={problemText(field)}
              onChange={(event) => onChange({ [field]: event.currentTarget.value })}
            />
          )
        })}
        {structureFieldNames.map((name) => {
          const { kind, label, hint, lineMax, linesMax } = structureField(name)
          const Input = kind === 'line' || kind === 'link' ? TextField : TextArea
          return (
            <Input
              key={name}
              label={label[language]}
              hint={hint?.[language]}
              maxLength={(lineMax + 1) * linesMax}
              value={draft.fields[name] ?? ''}
              error={problemText(`fields:${name}`)}
              onChange={(event) => changeField(name, event.currentTarget.value)}
            />
          )
        })}
        <Select
          label={t('language')}
          hint={t('languageHint')}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          value={draft.language}
          onChange={(chosen) => onChange({ language: chosen })}
        />
      </div>
    </details>
  )
}
