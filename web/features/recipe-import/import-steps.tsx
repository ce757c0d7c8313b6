import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Duplicate } from '#shared/contract/recipe-text.ts'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import type { PageImport } from './use-page-import.ts'

interface PageChoiceProps {
  /** The recipes of a page. */
  choices: readonly { title: string }[]
  busy: boolean
  onChoose: (choice: number) => void
}

/** Asks which recipe of a page is meant. */
function PageChoice({ choices, busy, onChoose }: PageChoiceProps) {
  const { t } = useTranslation('recipeImport')
  const [chosen, setChosen] = useState<number | null>(null)
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">{t('several')}</legend>
      {choices
        .map(({ title }, index) => ({ title, index }))
        .map(({ title, index }) => (
          <Button
            key={index}
            variant="secondary"
            className="justify-self-start text-left"
            busy={busy && chosen === index}
            disabled={busy}
            onClick={() => {
              setChosen(index)
              onChoose(index)
            }}
          >
            {title}
          </Button>
        ))}
    </fieldset>
  )
}

interface DuplicatesProps {
  duplicates: readonly Duplicate[]
  onAnyway: () => void
}

/** Says that the user has the recipe already, before it is taken a second time. */
export function Duplicates({ duplicates, onAnyway }: DuplicatesProps) {
  const { t } = useTranslation('recipeImport')
  const language = useLanguage()
  const [first] = duplicates
  if (!first) return null
  return (
    <Alert
      tone="warning"
      action={
        <Button variant="secondary" size="touch" onClick={onAnyway}>
          {t('anyway')}
        </Button>
      }
    >
      <p>{t(first.by === 'address' ? 'duplicate' : 'duplicateTitle')}</p>
      <ul>
        {duplicates.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={paths.myRecipe(language, id)}
              target="_blank"
              className="inline-flex min-h-11 items-center font-semibold underline"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  )
}

/** The questions about a page that is being imported. */
export function ImportQuestions({ of: { question, isBusy, choose, anyway } }: { of: PageImport }) {
  if (question?.kind === 'choice')
    return <PageChoice choices={question.choices} busy={isBusy} onChoose={choose} />
  return question && <Duplicates duplicates={question.imported.duplicates} onAnyway={anyway} />
}
