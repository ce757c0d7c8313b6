import { useTranslation } from 'react-i18next'
import { limits } from '#shared/constants/limits.ts'
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

/** Title, course, servings and times. */
export function HeadFields({ draft, onChange, problemText }: FieldsProps) {
  const { t } = useTranslation('recipeEditor')
  const words = dishTypeWords[useLanguage()]
  const number = (field: 'servings' | 'prep' | 'cook' | 'total', hint?: string) => (
    <TextField
      label={t(field)}
      hint={hint}
      inputMode="numeric"
      maxLength={6}
      value={draft[field]}
      error={problemText(field)}
      onChange={(event) => onChange({ [field]: event.currentTarget.value })}
    />
  )
  return (
    <>
      <TextField
        label={t('title')}
        required
        maxLength={limits.recipe.titleMax}
        value={draft.title}
        error={problemText('title')}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      <div className="grid grid-cols-2 items-start gap-4">
        <Select
          label={t('course')}
          options={dishTypes.map((value) => ({ value, label: words[value] }))}
          value={draft.dishType}
          onChange={(dishType) => onChange({ dishType })}
        />
        {number('servings')}
        {number('prep')}
        {number('cook')}
      </div>
      {number('total', t('totalHint'))}
    </>
  )
}

const searchTermsMax = limits.recipe.searchTerms * (limits.recipe.searchTermMax + 2)
// Together they have to fit into `limits.recipe.extraMax`.
const storyMax = 10_000
const sourceMax = 500

/** Plating, taste, search terms, story and source. */
export function TailFields({ draft, onChange }: Omit<FieldsProps, 'problemText'>) {
  const { t } = useTranslation('recipeEditor')
  return (
    <>
      <TextArea
        label={t('plating')}
        maxLength={limits.recipe.platingMax}
        value={draft.plating}
        onChange={(event) => onChange({ plating: event.currentTarget.value })}
      />
      <TextField
        label={t('taste')}
        hint={t('tasteHint')}
        maxLength={limits.recipe.tasteMax}
        value={draft.taste}
        onChange={(event) => onChange({ taste: event.currentTarget.value })}
      />
      <TextField
        label={t('terms')}
        hint={t('termsHint')}
        maxLength={searchTermsMax}
        value={draft.terms}
        onChange={(event) => onChange({ terms: event.currentTarget.value })}
      />
      <TextArea
        label={t('story')}
        hint={t('storyHint')}
        maxLength={storyMax}
        value={draft.story}
        onChange={(event) => onChange({ story: event.currentTarget.value })}
      />
      <TextField
        label={t('source')}
        hint={t('sourceHint')}
        maxLength={sourceMax}
        value={draft.source}
        onChange={(event) => onChange({ source: event.currentTarget.value })}
      />
    </>
  )
}
