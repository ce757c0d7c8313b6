import { queryOptions } from '@tanstack/react-query'
import {
  createArchive,
  listArchiveItems,
  listArchives,
  sendArchivePart,
  type ArchiveItem,
  type ArchiveItemState,
  type RecipeArchive,
} from '#shared/contract/recipe-archives.ts'
import { CallError } from '#shared/contract/call.ts'
import { limits } from '#shared/constants/limits.ts'
import { call } from '../../lib/api.ts'
import { pagedQuery } from '../../lib/paging.ts'

const { partBytes } = limits.archive

const works: readonly RecipeArchive['state'][] = ['reading', 'importing', 'undoing']
export const isAtWork = (archive: RecipeArchive): boolean => works.includes(archive.state)

/** The latest archives; asked again while the server works on one of them. */
export const archivesQuery = queryOptions({
  queryKey: ['archives'],
  queryFn: ({ signal }) => call(listArchives, { signal }),
  refetchInterval: ({ state }) => (state.data?.some(isAtWork) ? 1500 : false),
})

/** The recipes of an archive in one state, or all; they change with the state of the archive. */
export function archiveItems(
  { id, state }: Pick<RecipeArchive, 'id' | 'state'>,
  of: ArchiveItemState | null,
) {
  const key = ['archive items', id, state, of] as const
  return pagedQuery<ArchiveItem, typeof key>(key, limits.list.max, (page, signal) =>
    call(listArchiveItems, { params: { id }, query: { ...page, ...(of && { state: of }) }, signal }),
  )
}

/** What keeps a file from being sent at all. */
export function problemOf(file: File): 'emptyFile' | 'largeFile' | null {
  if (file.size === 0) return 'emptyFile'
  return file.size > limits.archive.bytes ? 'largeFile' : null
}

const pauses = [1000, 4000, 10_000]

/** A part again after a moment without a connection; what has come already is not sent twice. */
async function withRetries<Answer>(send: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  for (const pause of pauses) {
    try {
      return await send()
    } catch (error) {
      const isPassing =
        error instanceof CallError && (error.code === 'network' || error.code === 'unavailable')
      if (!isPassing || signal.aborted) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return send()
}

/** Sends a file in parts; one that was broken off goes on where it was. */
export async function sendFile(
  file: File,
  known: readonly RecipeArchive[],
  onProgress: (archive: RecipeArchive) => void,
  signal: AbortSignal,
): Promise<RecipeArchive> {
  const name = file.name.replaceAll(/\p{C}/gu, '').trim().slice(0, limits.archive.nameMax) || 'file'
  let archive =
    known.find((each) => each.state === 'uploading' && each.name === name && each.bytes === file.size) ??
    (await call(createArchive, { body: { name, bytes: file.size }, signal }))
  onProgress(archive)
  while (archive.state === 'uploading') {
    const { id, received } = archive
    const part = file.slice(received, received + partBytes)
    archive = await withRetries(
      () => call(sendArchivePart, { params: { id }, form: { offset: String(received), file: part }, signal }),
      signal,
    )
    onProgress(archive)
  }
  return archive
}
