import { useTranslation } from 'react-i18next'
import { limits } from '#shared/constants/limits.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { EditorList, type EditorRowsProps, type RowProps } from './editor-list.tsx'
import { blankStep, type DraftStep } from './recipe-draft.ts'
import { TemperatureQuestion } from './temperature-question.tsx'

/** The headings so far, suggested in every row. */
const headingsId = 'step-headings'

/** The steps, each with optional minutes. */
export function StepRows(props: EditorRowsProps<DraftStep>) {
  const { t } = useTranslation('recipeEditor')
  const groups = [...new Set(props.rows.map(({ group }) => group.trim()).filter((group) => group !== ''))]
  return (
    <>
      <EditorList
        {...props}
        blank={blankStep}
        most={limits.recipe.stepsMax}
        rowName={(number) => t('stepNumber', { number })}
        addLabel={t('addStep')}
        Fields={StepFields}
      />
      <datalist id={headingsId}>
        {groups.map((group) => (
          <option key={group} value={group}>
            {group}
          </option>
        ))}
      </datalist>
    </>
  )
}

function StepFields({ row, change, problemText }: RowProps<DraftStep>) {
  const { t } = useTranslation('recipeEditor')
  return (
    <div className="grid items-start gap-2 sm:grid-cols-[1fr_8rem]">
      <TextArea
        label={t('stepText')}
        labelHidden
        placeholder={t('stepText')}
        data-field="text"
        rows={2}
        maxLength={limits.recipe.stepMax}
        value={row.text}
        error={problemText(`step:${row.key}`)}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      <TextField
        label={t('minutes')}
        labelHidden
        placeholder={t('minutes')}
        data-field="minutes"
        inputMode="decimal"
        maxLength={10}
        value={row.minutes}
        error={problemText(`minutes:${row.key}`)}
        onChange={(event) => change({ minutes: event.currentTarget.value })}
      />
      <TextField
        label={t('group')}
        labelHidden
        placeholder={t('group')}
        data-field="group"
        list={headingsId}
        maxLength={limits.recipe.ingredientGroupMax}
        value={row.group}
        onChange={(event) => change({ group: event.currentTarget.value })}
      />
      <TemperatureQuestion step={row} onAnswer={(text) => change({ text })} />
    </div>
  )
}
