import { BookOpenText, FileOutput } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WholeCollection } from '#shared/contract/collections.ts'
import { useConnection } from '../../lib/connection.ts'
import { Button } from '../../ui/button.tsx'
import { BookDialog } from '../recipes/export/book-dialog.tsx'
import { ExportDialog } from '../recipes/export/export-dialog.tsx'

/** Ways to take a collection along. */
export function TakeCollection({ collection }: { collection: WholeCollection }) {
  const { t } = useTranslation('recipeExport')
  const { isOffline } = useConnection()
  const [dialog, setDialog] = useState<'export' | 'book' | null>(null)
  const { id, title, recipes } = collection
  if (recipes.length === 0) return null
  const close = () => setDialog(null)
  return (
    <div data-screen-only className="flex">
      <Button
        variant="quiet"
        size="touch"
        className="min-w-11 text-ink-soft"
        icon={<BookOpenText className="size-[1.125rem]" />}
        title={t('makeBook')}
        disabled={isOffline}
        onClick={() => setDialog('book')}
      >
        <span className="max-sm:sr-only">{t('makeBook')}</span>
      </Button>
      <Button
        variant="quiet"
        size="touch"
        className="min-w-11 text-ink-soft"
        icon={<FileOutput className="size-[1.125rem]" />}
        title={t('export')}
        disabled={isOffline}
        onClick={() => setDialog('export')}
      >
        <span className="max-sm:sr-only">{t('export')}</span>
      </Button>
      <ExportDialog exported={{ kind: 'collection', id, title }} open={dialog === 'export'} onClose={close} />
      <BookDialog
        source={{ kind: 'collection', id, title }}
        count={recipes.length}
        open={dialog === 'book'}
        onClose={close}
      />
    </div>
  )
}
