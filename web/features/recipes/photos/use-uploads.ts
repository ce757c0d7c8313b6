import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { CallError, formDataOf, pathOf } from '#shared/contract/call.ts'
import { limits } from '#shared/constants/limits.ts'
import { uploadPhoto } from '#shared/contract/photos.ts'
import { isErrorCode } from '#shared/contract/errors.ts'
import { isPictureFile } from '../../../lib/picture-file.ts'

type Failure = CallError['code'] | 'not a picture'

export interface Upload {
  key: number
  name: string
  percent: number
  /** Why the upload failed; null while it is queued or running. */
  failure: Failure | null
}

/**
 * Uploads photos one after another, so that they do not share a slow connection; each can be cancelled. `onUploaded` is
 * called when the queue is empty and at least one upload has succeeded.
 */
export function useUploads(recipeId: string, onUploaded: () => void) {
  const [uploads, setUploads] = useState<Upload[]>([])
  const running = useRef(new Map<number, AbortController>())
  const queue = useRef<Promise<void>>(Promise.resolve())
  const uploadedCount = useRef(0)
  const lastKey = useRef(0)
  // A mutation, so that the query client handles a lost session.
  const { mutateAsync: sendOne } = useMutation({ mutationFn: sendPhoto })

  useEffect(() => {
    const all = running.current
    return () => all.forEach((each) => each.abort())
  }, [])

  const change = (key: number, fields: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...fields } : each)))
  const removeUpload = (key: number) => setUploads((all) => all.filter((each) => each.key !== key))

  async function send(key: number, file: File, description: string) {
    const signal = running.current.get(key)?.signal
    if (!signal || signal.aborted) return
    try {
      await sendOne({
        recipeId,
        file,
        description,
        signal,
        onProgress: (percent) => change(key, { percent }),
      })
      uploadedCount.current += 1
      removeUpload(key)
    } catch (error) {
      if (!signal.aborted) change(key, { failure: error instanceof CallError ? error.code : 'network' })
    }
  }

  function add(photos: readonly { file: File; description: string }[]) {
    const added = photos.map((photo) => ({
      ...photo,
      key: (lastKey.current += 1),
      rejected: rejectReason(photo.file),
    }))
    setUploads((all) => [
      ...all,
      ...added.map(({ file, key, rejected }) => ({ key, name: file.name, percent: 0, failure: rejected })),
    ])
    for (const { file, description, key, rejected } of added) {
      if (rejected) continue
      running.current.set(key, new AbortController())
      queue.current = sendAfter(queue.current, key, file, description.trim())
    }
  }

  async function sendAfter(earlier: Promise<void>, key: number, file: File, description: string) {
    await earlier
    await send(key, file, description)
    running.current.delete(key)
    if (running.current.size > 0 || uploadedCount.current === 0) return
    uploadedCount.current = 0
    onUploaded()
  }

  /** Cancels an upload, or removes the message of a failed one. */
  function cancel(key: number) {
    running.current.get(key)?.abort(new DOMException('cancelled', 'AbortError'))
    removeUpload(key)
  }

  return { uploads, add, cancel }
}

/** Why the server would refuse the file; null when it can be uploaded. */
export function rejectReason(file: File): Failure | null {
  if (!isPictureFile(file)) return 'not a picture'
  return file.size > limits.imageUpload.maxBytes ? 'too large' : null
}

interface PhotoUpload {
  recipeId: string
  file: File
  /** Not sent when empty. */
  description: string
  onProgress: (percent: number) => void
  signal: AbortSignal
}

const errorBody = z.object({ error: z.string() })

/**
 * Uploads one photo with XMLHttpRequest, because `fetch` reports no upload progress. Resolves when the server has stored
 * it; rejects with a `CallError`, or with the signal's reason when it was aborted.
 */
function sendPhoto({ recipeId, file, description, onProgress, signal }: PhotoUpload): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(uploadPhoto.method, pathOf(uploadPhoto, { id: recipeId }))
    request.setRequestHeader('accept', 'application/json')
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress((loaded / total) * 100)
    })
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status <= 299) resolve()
      else reject(new CallError(codeOf(request.responseText), { status: request.status }))
    })
    request.addEventListener('error', () => reject(new CallError('network')))
    request.addEventListener('abort', () => reject(signal.reason))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(formDataOf({ file, ...(description && { description }) }))
  })
}

function codeOf(text: string) {
  try {
    const code = z.safeParse(errorBody, JSON.parse(text)).data?.error
    return isErrorCode(code) ? code : 'server error'
  } catch {
    return 'server error'
  }
}
