import { BookOpenText } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#shared/constants/limits.ts'
import { paperSizeNames, type PaperSize } from '#shared/constants/paper-sizes.ts'
import { Alert } from '../../../ui/alert.tsx'
import { ErrorAlert } from '../../../ui/error-alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useBook, type BookSource } from './book-queries.ts'

interface BookDialogProps {
  source: BookSource
  /** Of its recipes. */
  count: number
  open: boolean
  onClose: () => void
}

/** Asks for title and paper, makes the book and tells how far it is. */
export function BookDialog({ source, count, open, onClose }: BookDialogProps) {
  const { t } = useTranslation(['recipeExport', 'words'])
  const [title, setTitle] = useState(() => t('words:myRecipes'))
  const [paper, setPaper] = useState<PaperSize>('a5')
  const { making, share, stop } = useBook(source)
  const { book: most } = limits
  const isMaking = making.isPending

  function close() {
    stop()
    onClose()
    making.reset()
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={source.kind === 'collection' ? t('bookOf', { title: source.title }) : t('makeBook')}
      size="normal"
    >
      <form
        className="grid gap-5 pt-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isMaking) making.mutate({ title: title.trim(), paper })
        }}
      >
        <p className="text-ink-soft">{t('bookText')}</p>
        {count > most.recipes && (
          <Alert tone="warning">{t('bookTooMany', { count, most: most.recipes })}</Alert>
        )}
        {source.kind === 'chosen' && (
          <TextField
            label={t('bookTitle')}
            value={title}
            onChange={(event) => setTitle(event.currentTarget.value)}
            maxLength={limits.collection.titleMax}
            required
          />
        )}
        <Select
          label={t('paper')}
          value={paper}
          onChange={setPaper}
          options={paperSizeNames.map((value) => ({ value, label: t(`papers.${value}`) }))}
        />
        {share !== null && (
          <Progress
            label={share < 1 ? t('bookProgress') : t('bookArrives')}
            value={share < 1 ? share * 100 : null}
          />
        )}
        <div aria-live="polite">
          {isMaking && share === null && <p>{t('bookProgress')}</p>}
          {making.isSuccess && (
            <Alert tone="success">
              {t('bookDone', { name: making.data.name, count: making.data.pages })}
            </Alert>
          )}
          <ErrorAlert
            error={making.error}
            texts={{
              failed: t('bookFailed'),
              'not found': t('bookEmpty'),
              'too many requests': t('bookWait'),
            }}
          />
        </div>
        <Button
          type="submit"
          busy={isMaking}
          disabled={source.kind === 'chosen' && (title.trim() === '' || count > most.recipes)}
          icon={BookOpenText}
          className="sm:justify-self-start"
        >
          {t('makeBook')}
        </Button>
      </form>
    </Dialog>
  )
}
