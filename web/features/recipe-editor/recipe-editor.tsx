import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Recipe } from '#shared/contract/recipes.ts'
import { useErrorMessage } from '../../lib/errors.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { HeadFields, TailFields } from './about-fields.tsx'
import { FieldInputs } from './field-inputs.tsx'
import { IngredientRows } from './ingredient-rows.tsx'
import { PictureField } from './picture-field.tsx'
import { ReadRecipe } from './read-recipe.tsx'
import { isBlank, type RecipeDraft } from './recipe-draft.ts'
import { useSaveRecipe } from './save-recipe.ts'
import { StepRows } from './step-rows.tsx'
import { BareScale, scaleOfDraft } from './temperature-question.tsx'
import { useRecipeDraft } from './use-recipe-draft.ts'
import { problemsOf } from './draft-to-recipe.ts'
import { whenSettled } from '../../lib/when-settled.ts'

export interface RecipeEditorProps {
  /** Null for a new one. */
  recipe: Recipe | null
  onClose: () => void
  onSaved: (saved: Recipe & { takenBack: boolean }) => void
}

/** The form for writing a recipe. Unsaved changes survive a reload and are discarded only after a confirmation. */
export default function RecipeEditor({ recipe, onClose, onSaved }: RecipeEditorProps) {
  const { t } = useTranslation('recipeEditor')
  const errorMessage = useErrorMessage()
  const draftState = useRecipeDraft(recipe, useLanguage())
  const { draft, pristine, setDraft } = draftState
  const [attempts, setAttempts] = useState(0)
  const [question, setQuestion] = useState<'close' | 'startOver' | { replaceBy: RecipeDraft } | null>(null)
  const [isRead, setIsRead] = useState(false)
  const [photo, setPhoto] = useState<File | null>(null)
  const body = useRef<HTMLDivElement>(null)
  const saving = useSaveRecipe()
  // eslint-disable-next-line react-hooks/exhaustive-deps -- another text or photo is another attempt
  const idempotencyKey = useMemo(() => crypto.randomUUID(), [draft, photo])

  const isChecked = attempts > 0
  const problems = problemsOf(draft)
  const problemText = (field: string) => {
    const problem = isChecked ? problems.get(field) : undefined
    return problem && t(`problems.${problem}`)
  }

  useEffect(() => {
    if (attempts > 0) body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempts])

  function save() {
    setAttempts((before) => before + 1)
    if (problems.size > 0) return
    void whenSettled(saving.mutateAsync({ recipe, draft, pristine, photo, idempotencyKey }), {
      onSuccess: (saved) => {
        draftState.discard()
        onSaved(saved)
      },
    })
  }

  function replaceDraft(read: RecipeDraft) {
    // The image stays: a parsed recipe has none.
    setDraft((now) => ({ ...read, picture: now.picture }))
    setIsRead(true)
  }

  function onConfirm() {
    if (question === 'close') {
      draftState.discard()
      onClose()
    } else if (question === 'startOver') {
      draftState.startOver()
      setPhoto(null)
    } else if (question) replaceDraft(question.replaceBy)
    setQuestion(null)
  }

  const onRead = (read: RecipeDraft) =>
    isBlank(draft) ? replaceDraft(read) : setQuestion({ replaceBy: read })
  const change = (fields: Partial<RecipeDraft>) => setDraft((now) => ({ ...now, ...fields }))
  function close() {
    // Otherwise the result of saving would not be shown.
    if (saving.isPending) return
    if (draftState.isDirty) setQuestion('close')
    else onClose()
  }

  return (
    <Dialog
      open
      onClose={close}
      size="wide"
      title={recipe ? t('editTitle', { title: recipe.title }) : t('writeTitle')}
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            {t('cancel')}
          </Button>
          <Button busy={saving.isPending} onClick={save}>
            {t('save')}
          </Button>
        </>
      }
    >
      <div ref={body} className="grid gap-6 pt-3">
        {draftState.isRestored && (
          <Alert
            tone="success"
            action={
              <Button variant="quiet" size="small" onClick={() => setQuestion('startOver')}>
                {t('startOver')}
              </Button>
            }
          >
            {t('restored')}
          </Alert>
        )}
        {recipe === null && <ReadRecipe onRead={onRead} />}
        <output className="text-ink-soft empty:hidden">{isRead && t('wasRead')}</output>
        <HeadFields {...{ draft, problemText }} onChange={change} />
        <section className="grid gap-3">
          <h3 className="text-heading">{t('ingredients')}</h3>
          <IngredientRows
            rows={draft.ingredients}
            onRows={(ingredients) => change({ ingredients })}
            problemText={problemText}
          />
        </section>
        <section className="grid gap-3">
          <h3 className="text-heading">{t('steps')}</h3>
          <BareScale value={scaleOfDraft(draft)}>
            <StepRows rows={draft.steps} onRows={(steps) => change({ steps })} problemText={problemText} />
          </BareScale>
        </section>
        <PictureField
          draft={draft}
          former={recipe?.imageKey ?? null}
          photo={photo}
          onChange={(picture, file) => {
            change({ picture })
            setPhoto(file)
          }}
        />
        <FieldInputs {...{ draft, problemText }} onChange={change} />
        <TailFields draft={draft} onChange={change} />
        {isChecked && problems.size > 0 && (
          <Alert tone="error">{t(problems.has('content') ? 'nothingWritten' : 'notYet')}</Alert>
        )}
        {saving.error && (
          <Alert tone="error">{errorMessage(saving.error, { failed: t('saveFailed') })}</Alert>
        )}
      </div>
      <ConfirmDialog
        open={question !== null}
        onClose={() => setQuestion(null)}
        onConfirm={onConfirm}
        title={t(typeof question === 'object' && question ? 'replaceQuestion' : 'discardQuestion')}
        confirmLabel={t(typeof question === 'object' && question ? 'replace' : 'discard')}
        cancelLabel={t('continueEditing')}
      />
    </Dialog>
  )
}
