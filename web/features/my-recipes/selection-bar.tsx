import {
  BookOpenText,
  FileOutput,
  Globe,
  LibraryBig,
  Lock,
  Tag,
  Trash2,
  X,
  type LucideIcon,
} from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { focusOnMount } from '../../lib/focus.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ChooseCollectionDialog } from '../collections/add-to-collection.tsx'
import { BookDialog } from '../recipes/export/book-dialog.tsx'
import { ExportDialog } from '../recipes/export/export-dialog.tsx'
import { NewTag } from '../recipes/saved/tag-editor.tsx'
import { useBulkActions, type BulkResult, type ChosenRecipe } from './use-bulk-actions.ts'

interface SelectionBarProps {
  chosen: readonly ChosenRecipe[]
  /** The number of recipes that can be chosen. */
  total: number
  onChooseAll: () => void
  onEnd: () => void
}

/** What to do with the chosen recipes, at the bottom of the window, and what became of each. */
export function SelectionBar({ chosen, total, onChooseAll, onEnd }: SelectionBarProps) {
  const { t } = useTranslation(['saved', 'recipeExport', 'words'])
  const [dialog, setDialog] = useState<'tag' | 'collect' | 'export' | 'book' | 'delete' | null>(null)
  const bulk = useBulkActions(chosen)
  const close = () => setDialog(null)
  const tagInput = useRef<HTMLInputElement>(null)
  const isIdle = chosen.length === 0 || bulk.isRunning
  const action = (label: string, Icon: LucideIcon, onClick: () => void) => (
    <Button
      variant="quiet"
      size="touch"
      disabled={isIdle}
      icon={<Icon className="size-[1.125rem]" />}
      title={label}
      onClick={onClick}
    >
      <span className="max-sm:sr-only">{label}</span>
    </Button>
  )

  return (
    <section
      ref={focusOnMount}
      tabIndex={-1}
      aria-label={t('selection')}
      aria-busy={bulk.isRunning}
      className="sticky bottom-[calc(0.75rem+var(--bottom-inset))] z-20 mt-6 rounded-3xl border border-line-strong bg-card p-3 shadow-lift outline-none"
    >
      {bulk.result && <Result result={bulk.result} onClose={bulk.dismiss} />}
      <div className="flex flex-wrap items-center gap-x-1 gap-y-1">
        <output className="px-2 text-[0.9375rem] font-semibold">
          {t('selected', { count: chosen.length })}
        </output>
        {chosen.length < total && (
          <Button variant="quiet" size="touch" onClick={onChooseAll}>
            {t('selectAll')}
          </Button>
        )}
        <Button variant="secondary" size="touch" className="ml-auto" onClick={onEnd}>
          {t('words:done')}
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-x-1 max-sm:justify-between">
        {action(t('tagThem'), Tag, () => setDialog('tag'))}
        {action(t('collectThem'), LibraryBig, () => setDialog('collect'))}
        {action(t('publishThem'), Globe, () => void bulk.publish())}
        {action(t('hideThem'), Lock, () => void bulk.makePrivate())}
        {action(t('recipeExport:export'), FileOutput, () => setDialog('export'))}
        {action(t('recipeExport:makeBook'), BookOpenText, () => setDialog('book'))}
        {action(t('words:delete'), Trash2, () => setDialog('delete'))}
      </div>

      <Dialog
        open={dialog === 'tag'}
        onClose={close}
        title={t('tagThem')}
        size="small"
        initialFocus={tagInput}
      >
        <NewTag
          inputRef={tagInput}
          onTags={(tags) => {
            close()
            void bulk.addTags(tags)
          }}
        />
      </Dialog>
      {dialog === 'collect' && (
        <ChooseCollectionDialog
          open
          onClose={close}
          onChosen={(collection) => {
            close()
            void bulk.collect(collection)
          }}
        />
      )}
      <ExportDialog
        exported={{ kind: 'chosen', ids: chosen.map(({ id }) => id) }}
        open={dialog === 'export'}
        onClose={close}
      />
      <BookDialog
        source={{ kind: 'chosen', ids: chosen.map(({ id }) => id) }}
        count={chosen.length}
        open={dialog === 'book'}
        onClose={close}
      />
      <ConfirmDialog
        open={dialog === 'delete'}
        onClose={close}
        onConfirm={() => {
          close()
          void bulk.remove()
        }}
        title={t('deleteQuestion', { count: chosen.length })}
        confirmLabel={t('words:delete')}
        text={t('deleteExplained')}
      />
    </section>
  )
}

function Result({ result, onClose }: { result: BulkResult; onClose: () => void }) {
  const { t } = useTranslation(['saved', 'ui'])
  return (
    <Alert
      tone={result.failed.length > 0 ? 'warning' : 'success'}
      className="mb-2"
      action={<IconButton label={t('ui:close')} icon={X} onClick={onClose} className="-my-2 -mr-2" />}
    >
      {result.done > 0 && <p>{t('done', { count: result.done })}</p>}
      {result.failed.length > 0 && (
        <>
          <p>{t('failed', { count: result.failed.length })}</p>
          <ul className="mt-1 max-h-32 list-disc overflow-y-auto pl-5">
            {result.failed.map(({ id, title, reason }) => (
              <li key={id}>{t('failedOne', { title, reason })}</li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  )
}
