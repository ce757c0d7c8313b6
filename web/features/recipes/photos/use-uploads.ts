import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { CallError } from '#shared/contract/call.ts'
import { limits } from '#shared/constants/limits.ts'
import { sendPhoto } from './send-photo.ts'

type Failure = CallError['code'] | 'not a picture'

export interface Upload {
  key: number
  name: string
  percent: number
  /** Why it did not arrive; null while it is under way. */
  failure: Failure | null
}

/**
 * Photos on their way, one after the other so that a phone's line is not split among them; each can be called off.
 * `onArrived` is told whenever something has arrived and nothing more is under way.
 */
export function useUploads(recipeId: string, onArrived: () => void) {
  const [uploads, setUploads] = useState<Upload[]>([])
  const running = useRef(new Map<number, AbortController>())
  const queue = useRef<Promise<void>>(Promise.resolve())
  const arrived = useRef(0)
  const next = useRef(0)
  // As a mutation, so that a lost session is noticed here as anywhere else.
  const { mutateAsync: sendOne } = useMutation({ mutationFn: sendPhoto })

  useEffect(() => {
    const all = running.current
    return () => all.forEach((each) => each.abort())
  }, [])

  const change = (key: number, fields: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...fields } : each)))
  const drop = (key: number) => setUploads((all) => all.filter((each) => each.key !== key))

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
      arrived.current += 1
      drop(key)
    } catch (error) {
      if (!signal.aborted) change(key, { failure: error instanceof CallError ? error.code : 'network' })
    }
  }

  function add(photos: readonly { file: File; description: string }[]) {
    const wanted = photos.map((photo) => ({
      ...photo,
      key: (next.current += 1),
      refused: rejectReason(photo.file),
    }))
    setUploads((all) => [
      ...all,
      ...wanted.map(({ file, key, refused }) => ({ key, name: file.name, percent: 0, failure: refused })),
    ])
    for (const { file, description, key, refused } of wanted) {
      if (refused) continue
      running.current.set(key, new AbortController())
      queue.current = sendAfter(queue.current, key, file, description.trim())
    }
  }

  async function sendAfter(earlier: Promise<void>, key: number, file: File, description: string) {
    await earlier
    await send(key, file, description)
    running.current.delete(key)
    if (running.current.size > 0 || arrived.current === 0) return
    arrived.current = 0
    onArrived()
  }

  /** Calls one off, or puts away the message about one that failed. */
  function cancel(key: number) {
    running.current.get(key)?.abort(new DOMException('called off', 'AbortError'))
    drop(key)
  }

  return { uploads, add, cancel }
}

/** What need not be sent to know that it would be refused. */
export function rejectReason(file: File): Failure | null {
  if (!file.type.startsWith('image/')) return 'not a picture'
  return file.size > limits.imageUpload.maxBytes ? 'too large' : null
}
