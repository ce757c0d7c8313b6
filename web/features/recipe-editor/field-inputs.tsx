import { structureField, structureFieldNames } from '#shared/contract/structure-fields.ts'
import { useLanguage } from '../../i18n/language.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { RecipeDraft } from './recipe-draft.ts'

interface FieldInputsProps {
  draft: RecipeDraft
  onChange: (fields: Partial<RecipeDraft>) => void
  problemText: (field: string) => string | undefined
}

/** An input for each field of the table: one line, or a line for each of several. */
export function FieldInputs({ draft, onChange, problemText }: FieldInputsProps) {
  const language = useLanguage()
  return structureFieldNames.map((name) => {
    const { kind, label, hint, lineMax, linesMax } = structureField(name)
    const shared = {
      label: label[language],
      hint: hint?.[language],
      value: draft.fields[name] ?? '',
      error: problemText(`fields:${name}`),
    }
    const change = (text: string) => {
      const { [name]: _, ...others } = draft.fields
      // A blank field is none, as in a draft where nothing was typed.
      onChange({ fields: text === '' ? others : { ...others, [name]: text } })
    }
    return kind === 'line' ? (
      <TextField
        key={name}
        {...shared}
        maxLength={lineMax}
        onChange={(event) => change(event.currentTarget.value)}
      />
    ) : (
      <TextArea
        key={name}
        {...shared}
        maxLength={(lineMax + 1) * linesMax}
        onChange={(event) => change(event.currentTarget.value)}
      />
    )
  })
}
