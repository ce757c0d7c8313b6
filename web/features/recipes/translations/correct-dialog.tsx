import { useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#shared/constants/languages.ts'
import { limits } from '#shared/constants/limits.ts'
import { colon } from '#shared/words/colon.ts'
import { textsOf, type RecipeWithTexts } from '#shared/words/recipe-texts.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { focusOnMount } from '../../../lib/focus.ts'
import { Alert } from '../../../ui/alert.tsx'
import { ErrorAlert } from '../../../ui/error-alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useProposeCorrection } from './corrections-api.ts'
import { useLanguageName, usePartName } from './part-name.ts'
import { prefersOriginals, setPrefersOriginals } from './reader-choice.ts'
import type { ShownRecipe } from './shown-texts.tsx'
import { whenSettled } from '../../../lib/when-settled.ts'

interface CorrectDialogProps {
  recipe: ShownRecipe
  open: boolean
  onClose: () => void
  /** Called when something is shown in another way. */
  onChange: () => void
}

function textsIn({ title, taste, plating, structure }: Partial<RecipeWithTexts>): Map<string, string> {
  if (!structure || title === undefined) return new Map()
  return textsOf({ title, taste: taste ?? null, plating: plating ?? null, structure })
}

/** The translated texts of a recipe, each with its original, to be put better by the reader. */
export function CorrectDialog({ recipe, open, onClose, onChange }: CorrectDialogProps) {
  const { t } = useTranslation('translations')
  const language = useLanguage()
  const { translation } = recipe
  const [isMine, setIsMine] = useState(() => !prefersOriginals())
  if (!translation) return null
  const { original } = translation
  const originals = textsIn({ ...original, structure: original.structure ?? undefined })
  const shown = textsIn({ ...recipe, structure: recipe.structure ?? undefined })
  // First what is not translated at all.
  const isMissing = (key: string) => translation.untranslated.includes(key)
  const keys = [...originals.keys()]
    .filter((key) => !key.startsWith('safety.'))
    .toSorted((a, b) => Number(isMissing(b)) - Number(isMissing(a)))
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('correct')}
      description={t(recipe.mine ? 'correctOwnText' : 'correctText')}
    >
      <ul className="divide-y divide-line">
        {keys.map((key) => (
          <CorrectableText
            key={key}
            {...{ recipe, language, onChange }}
            part={key}
            original={originals.get(key) ?? ''}
            originalLanguage={original.language}
            text={shown.get(key) ?? ''}
            isTranslated={!isMissing(key)}
          />
        ))}
      </ul>
      <div className="mt-4 border-t border-line pt-4">
        <Switch
          label={t('alwaysMine')}
          checked={isMine}
          onChange={(checked) => {
            setIsMine(checked)
            setPrefersOriginals(!checked)
          }}
        />
      </div>
    </Dialog>
  )
}

interface CorrectableTextProps {
  recipe: ShownRecipe
  language: Language
  onChange: () => void
  /** The key of the text. */
  part: string
  original: string
  originalLanguage: Language
  text: string
  isTranslated: boolean
}

function CorrectableText(props: CorrectableTextProps) {
  const { recipe, language, onChange, part, original, originalLanguage, text, isTranslated } = props
  const { t } = useTranslation(['translations', 'words', 'ui'])
  const nameOf = usePartName()
  const languageName = useLanguageName()
  const propose = useProposeCorrection(recipe.id, language)
  const [isOpen, setIsOpen] = useState(false)
  const [draft, setDraft] = useState(text)
  const opener = useRef<HTMLButtonElement>(null)
  const name = nameOf(part)

  function close() {
    setIsOpen(false)
    // The form's buttons disappear with it.
    setTimeout(() => opener.current?.focus())
  }

  function send(event: SubmitEvent) {
    event.preventDefault()
    if (draft.trim() === '' || propose.isPending) return
    void whenSettled(propose.mutateAsync({ key: part, text: draft.trim() }), {
      onSuccess: () => {
        close()
        if (recipe.mine) onChange()
      },
    })
  }

  return (
    <li className="grid gap-2 py-3">
      <div className="flex items-center justify-between gap-3">
        <p className="text-sm font-semibold">{name}</p>
        {!isOpen && (
          <Button
            ref={opener}
            variant="quiet"
            size="touch"
            className="-my-2 -mr-3"
            aria-label={t('editPart', { part: name })}
            onClick={() => {
              propose.reset()
              setDraft(isTranslated ? text : '')
              setIsOpen(true)
            }}
          >
            {t('edit')}
          </Button>
        )}
      </div>
      <p lang={isTranslated ? undefined : originalLanguage} className="wrap-anywhere">
        {text}
      </p>
      {isTranslated && (
        <p className="text-sm wrap-anywhere text-ink-soft">
          {languageName(originalLanguage)}
          {colon[language]} <span lang={originalLanguage}>{original}</span>
        </p>
      )}
      {propose.isSuccess && !isOpen && (
        <Alert tone="success">{t(propose.data.accepted ? 'saved' : 'sent')}</Alert>
      )}
      {isOpen && (
        <form onSubmit={send} className="grid gap-3">
          <TextArea
            label={t('yourText', { part: name })}
            value={draft}
            maxLength={limits.translations.textMax}
            rows={part.startsWith('step') || part === 'story' || part === 'plating' ? 4 : 2}
            onChange={(event) => setDraft(event.currentTarget.value)}
            ref={focusOnMount}
          />
          <ErrorAlert error={propose.error} texts={{ failed: t('notSaved') }} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" size="small" busy={propose.isPending} disabled={draft.trim() === ''}>
              {t(recipe.mine ? 'words:save' : 'send')}
            </Button>
            <Button variant="quiet" size="small" onClick={close}>
              {t('ui:cancel')}
            </Button>
          </div>
        </form>
      )}
    </li>
  )
}
