import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ChatTable } from '#shared/contract/chat-table.ts'
import { chat, type ChatMessage, type Understood } from '#shared/contract/chef.ts'
import type { Language } from '#shared/constants/languages.ts'
import { call } from '../../lib/api.ts'
import { handSet } from './table.ts'

/** Several taps in a row are one request. */
const debounce = 350

interface RedraftOptions {
  id: string | null
  messages: readonly ChatMessage[]
  language: Language
  isStreaming: boolean
  onUnderstood: (understood: Understood) => void
}

/**
 * Requests the table and the draft once more, without a new message: after a chip has changed, when a stored
 * conversation is opened and when the language of the page changes. A failure leaves what is shown.
 */
export function useRedraft({ id, messages, language, isStreaming, onUnderstood }: RedraftOptions) {
  const [isBusy, setIsBusy] = useState(false)
  const running = useRef<AbortController | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const current = useRef({ id, messages, language })
  useEffect(() => {
    current.current = { id, messages, language }
  }, [id, messages, language])

  const cancel = useCallback(() => {
    clearTimeout(timer.current)
    running.current?.abort()
    running.current = null
    setIsBusy(false)
  }, [])

  const run = useCallback(
    (
      wait: number,
      conversation: { id: string | null; messages: readonly ChatMessage[] },
      table: ChatTable | null,
    ) => {
      cancel()
      if (conversation.messages.at(-1)?.role !== 'assistant') return
      const stopping = new AbortController()
      running.current = stopping
      setIsBusy(true)
      const request = async () => {
        try {
          const body = {
            messages: [...conversation.messages],
            language: current.current.language,
            conversation: conversation.id,
            table: handSet(table) ?? {},
          }
          const answer = await call(chat, { body, signal: stopping.signal })
          if (!stopping.signal.aborted) onUnderstood(answer)
        } catch {
          // The chips stay as they are and are sent with the next message.
        } finally {
          if (running.current === stopping) setIsBusy(false)
        }
      }
      timer.current = setTimeout(() => void request(), wait)
    },
    [cancel, onUnderstood],
  )

  // An answer brings its own table and draft.
  useEffect(() => {
    if (isStreaming) cancel()
  }, [isStreaming, cancel])
  useEffect(() => cancel, [cancel])

  return useMemo(
    () => ({
      isBusy,
      request: (table: ChatTable) => run(debounce, current.current, table),
      open: (opened: string, stored: readonly ChatMessage[], table: ChatTable | null) =>
        run(0, { id: opened, messages: stored }, table),
    }),
    [isBusy, run],
  )
}
