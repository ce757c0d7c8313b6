import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  deleteArchive,
  startArchive,
  stopArchive,
  undoArchive,
  type ExportProgram,
  type RecipeArchive,
} from '#shared/contract/recipe-archives.ts'
import { useFormat } from '../../i18n/format.ts'
import { call } from '../../lib/api.ts'
import { recipeLists } from '../recipes/recipe-cache.ts'
import { Alert } from '../../ui/alert.tsx'
import { ErrorAlert } from '../../ui/error-alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Progress } from '../../ui/progress.tsx'
import { ArchiveColumns } from './archive-columns.tsx'
import { ArchiveFacts } from './archive-facts.tsx'
import { ArchiveItems } from './archive-items.tsx'
import { archivesQuery, isAtWork } from './archive-queries.ts'

/** Names of products, the same in every language. */
const programNames: Partial<Record<ExportProgram, string>> = {
  convive: 'Convive',
  paprika: 'Paprika',
  mealie: 'Mealie',
  tandoor: 'Tandoor',
  nextcloud: 'Nextcloud Cookbook',
  copymethat: 'CopyMeThat',
  myrecipebox: 'My Recipe Box',
  cooklang: 'Cooklang',
  recipemd: 'RecipeMD',
  markdown: 'Markdown',
  mealmaster: 'Meal-Master',
  mastercook: 'MasterCook',
}

const titles = {
  uploading: 'stateUploading',
  reading: 'stateReading',
  ready: 'stateReady',
  importing: 'stateImporting',
  done: 'stateDone',
  stopped: 'stateStopped',
  undoing: 'stateUndoing',
  undone: 'stateUndone',
  failed: 'stateFailed',
} as const

const reasons = {
  'no recipe found': 'failedNone',
  'invalid input': 'failedBroken',
  'too large': 'failedLarge',
  'storage full': 'failedFull',
} as const

/** One export: how far it is, what was found in it, and what became of that. */
export function ArchiveCard({ archive }: { archive: RecipeArchive }) {
  const { t } = useTranslation('recipeArchives')
  const format = useFormat()
  const [anyway, setAnyway] = useState<readonly number[]>([])
  const { id, state, counts, reason } = archive
  const heading = `archive-${id}`
  return (
    <article aria-labelledby={heading} className="grid gap-4 rounded-2xl border border-line bg-card p-4">
      <div>
        <h3 id={heading} className="font-semibold [overflow-wrap:anywhere]">
          {archive.name}
        </h3>
        <p className="text-sm text-ink-soft">
          {[
            archive.program &&
              (programNames[archive.program] ??
                t(archive.program === 'table' ? 'programTable' : 'programSchema')),
            archive.bytes >= 1_000_000 && format.bytes(archive.bytes),
            format.dateTime(archive.createdAt),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <output className="font-medium">{t(titles[state])}</output>
      <ArchiveProgress archive={archive} />
      {reason && <Alert tone={state === 'failed' ? 'error' : 'warning'}>{t(reasons[reason])}</Alert>}
      {counts.recipes > 0 && !isAtWork(archive) && <ArchiveFacts archive={archive} />}
      {archive.table && (state === 'ready' || state === 'failed') && (
        <ArchiveColumns archive={archive} table={archive.table} />
      )}
      <ArchiveActions archive={archive} anyway={anyway} />
      {counts.recipes > 0 && !isAtWork(archive) && (
        <ArchiveItems archive={archive} anyway={anyway} onAnyway={setAnyway} />
      )}
    </article>
  )
}

function ArchiveProgress({ archive }: { archive: RecipeArchive }) {
  const { t } = useTranslation('recipeArchives')
  const { state, counts, files, filesRead } = archive
  if (state === 'uploading') {
    const percent = Math.floor((100 * archive.received) / archive.bytes)
    return <p className="text-ink-soft">{t('unfinished', { percent })}</p>
  }
  if (state === 'reading')
    return (
      <Progress
        label={t('readFiles', { done: filesRead, total: files })}
        value={files > 1 ? (100 * filesRead) / files : null}
      />
    )
  if (state !== 'importing' && state !== 'undoing') return null
  const total =
    state === 'importing'
      ? counts.recipes
      : counts.recipes - counts.duplicate - counts.failed - counts.waiting
  const done = state === 'importing' ? counts.recipes - counts.waiting : counts.undone + counts.kept
  return <Progress label={t('progress', { done, total })} value={total > 0 ? (100 * done) / total : null} />
}

type Action = 'start' | 'stop' | 'undo' | 'delete'

function ArchiveActions({ archive, anyway }: { archive: RecipeArchive; anyway: readonly number[] }) {
  const { t } = useTranslation(['recipeArchives', 'words'])
  const format = useFormat()
  const client = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const { state, counts, undoUntil } = archive
  const params = { id: archive.id }
  const acting = useMutation({
    mutationFn: async (action: Action) => {
      if (action === 'start') await call(startArchive, { params, body: { anyway: [...anyway] } })
      else if (action === 'stop') await call(stopArchive, { params })
      else if (action === 'undo') await call(undoArchive, { params })
      else await call(deleteArchive, { params })
    },
    onSettled: async () => {
      setIsAsking(false)
      await client.invalidateQueries(archivesQuery)
      await client.invalidateQueries({ queryKey: [recipeLists.mine] })
    },
  })
  const wanted = counts.waiting + anyway.length
  const canStart = (state === 'ready' || state === 'stopped') && wanted > 0
  const button = (action: Action, label: string, variant: 'primary' | 'secondary' | 'quiet') => (
    <Button
      variant={variant}
      busy={acting.isPending && acting.variables === action}
      disabled={acting.isPending && acting.variables !== action}
      onClick={() => acting.mutate(action)}
    >
      {label}
    </Button>
  )
  return (
    <>
      <ErrorAlert error={acting.error} texts={{ failed: t('words:actionFailed') }} />
      <div className="flex flex-wrap gap-2 empty:hidden">
        {canStart && button('start', t(state === 'ready' ? 'start' : 'goOn', { count: wanted }), 'primary')}
        {state === 'importing' && button('stop', t('words:stop'), 'secondary')}
        {undoUntil && (
          <Button variant="secondary" disabled={acting.isPending} onClick={() => setIsAsking(true)}>
            {t('undo')}
          </Button>
        )}
        {!isAtWork(archive) && button('delete', t('remove'), 'quiet')}
      </div>
      {undoUntil && (
        <p className="text-sm text-ink-soft">{t('undoUntil', { date: format.date(undoUntil) })}</p>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => acting.mutate('undo')}
        title={t('undoTitle')}
        confirmLabel={t('undo')}
        cancelLabel={t('undoNot')}
        busy={acting.isPending}
        text={t('undoText', { count: counts.saved })}
      />
    </>
  )
}
