import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChatMessage } from '#shared/contract/chef.ts'
import { unconfirmed } from '#shared/contract/safety-finding.ts'
import { Alert } from '../../ui/alert.tsx'
import type { FinishedRecipe } from './conversation.ts'
import { Disclaimer } from './disclaimer.tsx'
import { MessageList } from './message-list.tsx'

interface FinishedViewProps {
  finished: FinishedRecipe
  messages: readonly ChatMessage[]
  /** Whether to show that the recipe was just saved. */
  announced: boolean
  /** The recipe. */
  children: ReactNode
}

/** The saved recipe; the conversation is collapsed. */
export function FinishedView({ finished, messages, announced, children }: FinishedViewProps) {
  const { t } = useTranslation('chat')
  const isUnsafe = unconfirmed(finished.findings ?? []).length > 0
  return (
    <>
      {announced && (
        <Alert tone={isUnsafe ? 'warning' : 'success'} className="mb-4 py-2! text-sm!">
          <div className="flex flex-wrap gap-x-2">
            <p className="font-medium">{t(isUnsafe ? 'unsafe.saved' : 'saved')}</p>
            <p className="text-ink-soft">{t('savedPrivate')}</p>
          </div>
        </Alert>
      )}
      <div>{children}</div>
      <details className="mt-12">
        <summary className="flex min-h-11 w-fit items-center font-semibold text-ink underline underline-offset-4">
          {t('conversation')}
        </summary>
        <div className="mt-4 max-w-3xl">
          <MessageList messages={messages} coming={null} />
          <div className="h-5 rounded-b-3xl border border-t-0 border-line bg-card" />
        </div>
      </details>
      <div className="mt-10 max-w-3xl">
        <Disclaimer />
      </div>
    </>
  )
}
