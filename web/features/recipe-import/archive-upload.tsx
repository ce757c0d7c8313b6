import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronDown, FolderUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecipeArchive } from '#shared/contract/recipe-archives.ts'
import { Alert } from '../../ui/alert.tsx'
import { ErrorAlert } from '../../ui/error-alert.tsx'
import { Button } from '../../ui/button.tsx'
import { FileInput } from '../../ui/file-input.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Section } from '../../ui/section.tsx'
import { ArchiveCard } from './archive-card.tsx'
import { archivesQuery, problemOf, sendFile } from './archive-queries.ts'

interface Sending {
  file: File
  archive: RecipeArchive | null
  stop: AbortController
}

/** A collection from another program: its export is sent, looked at and imported. */
export function ArchiveUpload() {
  const { t } = useTranslation(['recipeArchives', 'words'])
  const archives = useQuery(archivesQuery)
  const { sending, problem, error, send } = useSending(archives.data ?? [])
  const shown = archives.data?.filter(({ id, state }) => state !== 'uploading' || id !== sending?.archive?.id)
  return (
    <Section title={t('title')} intro={t('intro')}>
      {sending ? (
        <div className="grid gap-3 rounded-2xl border border-line bg-card p-4">
          <Progress
            label={t('sending', { name: sending.file.name })}
            value={sending.archive ? (100 * sending.archive.received) / sending.archive.bytes : 0}
          />
          <Button
            variant="quiet"
            size="touch"
            className="justify-self-start"
            onClick={() => sending.stop.abort()}
          >
            {t('words:stop')}
          </Button>
        </div>
      ) : (
        <FileInput label={t('choose')} accept="" icon={FolderUp} onFile={send} />
      )}
      <details className="group text-sm text-ink-soft">
        <summary className="flex min-h-6 w-fit list-none items-center gap-1 hover:text-ink [&::-webkit-details-marker]:hidden">
          {t('which')}
          <ChevronDown className="size-4 shrink-0 group-open:rotate-180" />
        </summary>
        <p className="mt-1">{t('programs')}</p>
      </details>
      {problem && <Alert tone="error">{t(problem)}</Alert>}
      <ErrorAlert
        error={error}
        texts={{
          failed: t('sendFailed'),
          'limit reached': t('oneAtATime'),
          'too large': t('largeFile'),
          unavailable: t('noRoomNow'),
        }}
      />
      {/* What keeps a file from being sent keeps the list from being loaded: one sentence is enough. */}
      {error === null && <LoadError query={archives}>{t('loadFailed')}</LoadError>}
      {shown?.map((archive) => (
        <ArchiveCard key={archive.id} archive={archive} />
      ))}
    </Section>
  )
}

function useSending(known: readonly RecipeArchive[]) {
  const client = useQueryClient()
  const [sending, setSending] = useState<Sending | null>(null)
  const [problem, setProblem] = useState<'emptyFile' | 'largeFile' | null>(null)
  const [error, setError] = useState<unknown>(null)
  const current = useRef<AbortController>(null)
  useEffect(() => () => current.current?.abort(), [])

  async function send(file: File) {
    const found = problemOf(file)
    setProblem(found)
    setError(null)
    if (found) return
    const stop = new AbortController()
    current.current = stop
    setSending({ file, archive: null, stop })
    try {
      await sendFile(file, known, (archive) => setSending({ file, archive, stop }), stop.signal)
    } catch (failure) {
      if (!stop.signal.aborted) setError(failure)
    } finally {
      setSending(null)
      await client.invalidateQueries(archivesQuery)
    }
  }
  return { sending, problem, error, send: (file: File) => void send(file) }
}
