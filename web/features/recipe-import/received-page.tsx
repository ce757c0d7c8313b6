import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../i18n/language.ts'
import { SignedImage } from '../../lib/signed-image.tsx'
import { recipeLists } from '../recipes/recipe-cache.ts'
import { Alert } from '../../ui/alert.tsx'
import { ErrorAlert } from '../../ui/error-alert.tsx'
import { Button } from '../../ui/button.tsx'
import { saveImported } from './import-queries.ts'
import { ImportQuestions } from './import-steps.tsx'
import { receivePage, type SentPage } from './page-messages.ts'
import { usePageImport, type Imported } from './use-page-import.ts'

/** So long a page may take to send itself. */
const patience = 10_000

/** What the bookmark has sent: nothing is read and nothing saved before the member says so. */
export function ReceivedPage({ onIgnore }: { onIgnore: () => void }) {
  const { t } = useTranslation('recipeImport')
  const [page, setPage] = useState<SentPage | null>(null)
  const [isLate, setIsLate] = useState(false)
  const [taken, setTaken] = useState<{ imported: Imported; picture: string | null } | null>(null)
  const reading = usePageImport((imported, picture) => setTaken({ imported, picture }))

  useEffect(() => receivePage(setPage), [])
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), patience)
    return () => clearTimeout(timer)
  }, [])

  if (!page) return <Alert tone={isLate ? 'warning' : 'info'}>{t(isLate ? 'nothingCame' : 'waiting')}</Alert>
  return (
    <section
      className="grid gap-4 rounded-2xl border border-line bg-card p-5"
      aria-labelledby="received-page"
    >
      <h2 id="received-page" className="text-heading break-all">
        {t('received', { host: page.host })}
      </h2>
      {page.html === null && <Alert tone="error">{t('tooLarge')}</Alert>}
      {!taken && page.html !== null && (
        <>
          <p>{t('receivedText')}</p>
          <p className="text-sm break-all text-ink-soft">{page.url}</p>
          <div className="flex flex-wrap gap-3">
            <Button
              busy={reading.isBusy}
              onClick={() => reading.read({ url: page.url, html: page.html ?? '' })}
            >
              {t('readIt')}
            </Button>
            <Button variant="quiet" onClick={onIgnore}>
              {t('ignore')}
            </Button>
          </div>
        </>
      )}
      <ErrorAlert error={reading.error} texts={{ failed: t('readFailed') }} />
      {!taken && <ImportQuestions of={reading} />}
      {taken && <TakenRecipe {...taken} />}
    </section>
  )
}

/** The recipe that was read, to be saved. */
function TakenRecipe({ imported, picture }: { imported: Imported; picture: string | null }) {
  const { t } = useTranslation('recipeImport')
  const language = useLanguage()
  const client = useQueryClient()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { recipe, source } = imported
  const saving = useMutation({
    mutationFn: () => saveImported(imported, picture, idempotencyKey),
    onSuccess: () => client.invalidateQueries({ queryKey: [recipeLists.mine] }),
  })
  if (saving.data) {
    return (
      <Alert
        tone="success"
        action={
          <Link
            to={paths.myRecipe(language, saving.data.id)}
            className="inline-flex min-h-11 items-center font-semibold underline"
          >
            {t('openIt')}
          </Link>
        }
      >
        {t('savedOne', { title: saving.data.title })}
      </Alert>
    )
  }
  return (
    <div className="grid gap-3">
      {picture && (
        <SignedImage
          image={picture}
          alt={recipe.title}
          width={320}
          height={240}
          sizes="14rem"
          className="aspect-[4/3] w-56 rounded-2xl"
        />
      )}
      <p lang={recipe.language} className="text-lg font-semibold">
        {recipe.title}
      </p>
      <p className="text-ink-soft">
        {t('lines', { ingredients: recipe.ingredients.length, steps: recipe.steps.length })}
      </p>
      <p className="text-sm break-all text-ink-soft">{source}</p>
      <ErrorAlert error={saving.error} texts={{ failed: t('saveFailed') }} />
      <Button className="justify-self-start" busy={saving.isPending} onClick={() => saving.mutate()}>
        {t('save')}
      </Button>
    </div>
  )
}
