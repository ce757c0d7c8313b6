import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChatMessage } from '#shared/contract/chef.ts'
import { unconfirmed } from '#shared/contract/safety-finding.ts'
import { Alert } from '../../ui/alert.tsx'
import type { FinishedRecipe } from './conversation.ts'
import { Disclaimer } from './disclaimer.tsx'
import { MessageList } from './message-list.tsx'
import { RecipeCard } from './recipe-card.tsx'

interface FinishedViewProps {
  finished: FinishedRecipe
  messages: readonly ChatMessage[]
  /** Whether to show that the recipe was just saved. */
  announced: boolean
  imagePanel: ReactNode
  platingPanel: ReactNode
  /** Publishing and sharing. */
  actions: ReactNode
  /** Ingredients and steps. */
  children: ReactNode
}

/** The saved recipe: image, ingredients and steps, then the plating; the conversation is collapsed. */
export function FinishedView(props: FinishedViewProps) {
  const { finished, messages, announced, imagePanel, platingPanel, actions, children } = props
  const { t } = useTranslation('chat')
  const isUnsafe = unconfirmed(finished.findings ?? []).length > 0
  return (
    <>
      {announced && (
        <Alert tone={isUnsafe ? 'warning' : 'success'} className="mb-8">
          <p className="font-medium">{t(isUnsafe ? 'unsafe.saved' : 'saved')}</p>
          <p className="text-sm text-ink-soft">{t('savedPrivate')}</p>
        </Alert>
      )}
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]">
        <div>{imagePanel}</div>
        <RecipeCard finished={finished}>{actions}</RecipeCard>
      </div>
      <div className="recipe-body mt-10 lg:mt-12">{children}</div>
      <div className="mt-12 max-w-text">{platingPanel}</div>
      <details className="mt-12">
        <summary className="flex min-h-11 w-fit items-center font-semibold text-ink underline underline-offset-4">
          {t('conversation')}
        </summary>
        <div className="mt-4 max-w-3xl">
          <MessageList messages={messages} isStreaming={false} partial="" />
          <div className="h-5 rounded-b-3xl border border-t-0 border-line bg-card" />
        </div>
      </details>
      <div className="mt-10 max-w-3xl">
        <Disclaimer />
      </div>
    </>
  )
}
