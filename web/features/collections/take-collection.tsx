import { BookOpenText, FileOutput, type LucideIcon } from 'lucide-react'
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
  const action = (label: string, Icon: LucideIcon, opened: 'export' | 'book') => (
    <Button
      variant="quiet"
      size="touch"
      className="min-w-11 text-ink-soft"
      icon={<Icon className="size-[1.125rem]" />}
      title={label}
      disabled={isOffline}
      onClick={() => setDialog(opened)}
    >
      <span className="max-sm:sr-only">{label}</span>
    </Button>
  )
  return (
    <div data-screen-only className="flex">
      {action(t('makeBook'), BookOpenText, 'book')}
      {action(t('export'), FileOutput, 'export')}
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
