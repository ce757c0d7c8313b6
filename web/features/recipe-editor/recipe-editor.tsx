import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Recipe } from '#shared/contract/recipes.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Alert } from '../../ui/alert.tsx'
import { ErrorAlert } from '../../ui/error-alert.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { HeadFields, MoreFields } from './editor-fields.tsx'
import { IngredientLines } from './ingredient-lines.tsx'
import { besidePage, PageRead } from './page-read.tsx'
import { PictureField } from './picture-field.tsx'
import { useReadLines } from './read-lines.ts'
import { ReadRecipe } from './read-recipe.tsx'
import { isBlank, type RecipeDraft } from './recipe-draft.ts'
import { useSaveRecipe } from './save-recipe.ts'
import { StepLines } from './step-lines.tsx'
import { BareScale, scaleOfDraft } from './temperature-question.tsx'
import { useRecipeDraft } from './use-recipe-draft.ts'
import { problemsOf, structureOf } from './draft-to-recipe.ts'
import { whenSettled } from '../../lib/when-settled.ts'

export interface RecipeEditorProps {
  /** Null for a new one. */
  recipe: Recipe | null
  onClose: () => void
  onSaved: (saved: Recipe & { takenBack: boolean }) => void
}

/** The form for writing a recipe. Unsaved changes survive a reload and are discarded only after a confirmation. */
export default function RecipeEditor({ recipe, onClose, onSaved }: RecipeEditorProps) {
  const { t } = useTranslation(['recipeEditor', 'words', 'ui'])
  const draftState = useRecipeDraft(recipe, useLanguage())
  const { draft, pristine, setDraft } = draftState
  const [attempts, setAttempts] = useState(0)
  const [question, setQuestion] = useState<
    'close' | 'startOver' | { replaceBy: RecipeDraft; page: string | null } | null
  >(null)
  const [readParts, setReadParts] = useState<{ ingredients: number; steps: number } | null>(null)
  const [photo, setPhoto] = useState<File | null>(null)
  /** The picture of the page that was read. */
  const [page, setPage] = useState<string | null>(null)
  const body = useRef<HTMLDivElement>(null)
  const readMessage = useRef<HTMLOutputElement>(null)
  const saving = useSaveRecipe()
  useReadLines(draft, setDraft)
  const written = JSON.stringify(draft, withoutReading)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- another text or photo is another attempt
  const idempotencyKey = useMemo(() => crypto.randomUUID(), [written, photo])

  const isChecked = attempts > 0
  const problems = problemsOf(draft)
  const problemText = (field: string) => {
    const problem = isChecked ? problems.get(field) : undefined
    return problem && t(`problems.${problem}`)
  }

  useEffect(() => {
    if (attempts > 0) body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempts])
  // The button that was pressed is gone; what was read of which title is to be seen first.
  useEffect(() => {
    if (readParts === null) return
    readMessage.current?.focus({ preventScroll: true })
    readMessage.current?.scrollIntoView({ block: 'start' })
  }, [readParts])

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

  function replaceDraft(read: RecipeDraft, from: string | null) {
    setPage(from)
    // The image stays where the recipe that was read has none.
    setDraft((now) => ({ ...read, picture: read.picture.kind === 'kept' ? now.picture : read.picture }))
    const { ingredients, steps } = structureOf(read)
    setReadParts({ ingredients: ingredients.length, steps: steps.length })
  }

  function onConfirm() {
    if (question === 'close') {
      draftState.discard()
      onClose()
    } else if (question === 'startOver') {
      draftState.startOver()
      setPhoto(null)
      setPage(null)
    } else if (question) replaceDraft(question.replaceBy, question.page)
    setQuestion(null)
  }

  const onRead = (read: RecipeDraft, from: string | null) =>
    isBlank(draft) ? replaceDraft(read, from) : setQuestion({ replaceBy: read, page: from })
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
      size={page === null ? 'wide' : 'full'}
      title={recipe ? t('words:editTitled', { title: recipe.title }) : t('writeTitle')}
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            {t('ui:cancel')}
          </Button>
          <Button busy={saving.isPending} onClick={save}>
            {t('save')}
          </Button>
        </>
      }
    >
      <div ref={body} className={classNames('grid gap-5 pt-3', page !== null && besidePage)}>
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
        <output
          ref={readMessage}
          tabIndex={-1}
          className="scroll-mt-24 font-semibold text-success outline-none empty:hidden"
        >
          {readParts &&
            t('wasRead', {
              ingredients: t('countIngredients', { count: readParts.ingredients }),
              steps: t('countSteps', { count: readParts.steps }),
            })}
        </output>
        {page !== null && <PageRead picture={page} />}
        <HeadFields {...{ draft, problemText }} onChange={change} />
        {recipe === null && <ReadRecipe onRead={onRead} />}
        <section className="grid gap-1">
          <h3 className="text-heading">{t('ingredients')}</h3>
          <p className="text-sm text-ink-soft">{t('linesHint')}</p>
          <IngredientLines
            rows={draft.ingredients}
            onRows={(ingredients) => change({ ingredients })}
            {...{ problemText, language: draft.language }}
          />
        </section>
        <section className="grid gap-1">
          <h3 className="text-heading">{t('steps')}</h3>
          <BareScale value={scaleOfDraft(draft)}>
            <StepLines
              rows={draft.steps}
              onRows={(steps) => change({ steps })}
              {...{ problemText, language: draft.language }}
            />
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
        <MoreFields {...{ draft, problemText }} onChange={change} />
        {isChecked && problems.size > 0 && (
          <Alert tone="error">{t(problems.has('content') ? 'nothingWritten' : 'notYet')}</Alert>
        )}
        <ErrorAlert error={saving.error} texts={{ failed: t('saveFailed') }} />
      </div>
      <ConfirmDialog
        open={question !== null}
        onClose={() => setQuestion(null)}
        onConfirm={onConfirm}
        title={t(typeof question === 'object' && question ? 'replaceQuestion' : 'discardQuestion')}
        confirmLabel={t(typeof question === 'object' && question ? 'replace' : 'words:discard')}
        cancelLabel={t('continueEditing')}
      />
    </Dialog>
  )
}

/** What the kitchen reads of the lines is no change of what was written. */
const withoutReading = (name: string, value: unknown): unknown =>
  name === 'of' ? undefined : name === 'line' ? (value as { scales?: boolean } | null)?.scales : value
