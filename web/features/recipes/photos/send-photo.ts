import * as z from 'zod/mini'
import { CallError, formDataOf, pathOf } from '#shared/contract/call.ts'
import { uploadPhoto } from '#shared/contract/photos.ts'
import { isErrorCode } from '#shared/contract/errors.ts'

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
export function sendPhoto({ recipeId, file, description, onProgress, signal }: PhotoUpload): Promise<void> {
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
