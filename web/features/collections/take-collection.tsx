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
    <div data-screen-only className="mt-3 flex flex-wrap gap-2">
      <Button
        variant="secondary"
        size="small"
        className="min-h-11"
        icon={<BookOpenText aria-hidden="true" className="size-[1.125rem]" />}
        disabled={isOffline}
        onClick={() => setDialog('book')}
      >
        {t('makeBook')}
      </Button>
      <Button
        variant="secondary"
        size="small"
        className="min-h-11"
        icon={<FileOutput aria-hidden="true" className="size-[1.125rem]" />}
        disabled={isOffline}
        onClick={() => setDialog('export')}
      >
        {t('export')}
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
