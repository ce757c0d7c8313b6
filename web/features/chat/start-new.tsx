import { ArrowUpRight, SquarePen } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

interface StartNewProps {
  /** The recipe is saved. */
  finished: boolean
  /** The conversation has no saved recipe: ask before leaving it. */
  needsConfirmation: boolean
  disabled: boolean
  onStart: () => void
}

/** The button that starts a new conversation. */
export function StartNew({ finished, needsConfirmation, disabled, onStart }: StartNewProps) {
  const { t } = useTranslation('chat')
  const [isConfirming, setIsConfirming] = useState(false)
  return (
    <>
      <Button
        variant={finished ? 'secondary' : 'quiet'}
        className="max-sm:size-11 max-sm:px-0! max-sm:disabled:border-transparent"
        disabled={disabled}
        icon={SquarePen}
        onClick={() => (needsConfirmation ? setIsConfirming(true) : onStart())}
      >
        <span className="max-sm:sr-only">{t('startNew')}</span>
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        onConfirm={() => {
          setIsConfirming(false)
          onStart()
        }}
        title={t('startNewQuestion')}
        confirmLabel={t('startNewConfirm')}
        cancelLabel={t('startNewCancel')}
        text={t('startNewWarning')}
      />
    </>
  )
}

const ideas = ['suggestion1', 'suggestion2', 'suggestion3', 'suggestion4'] as const

/** First messages to choose from; choosing one sends it. */
export function Suggestions({ onChoose }: { onChoose: (text: string) => void }) {
  const { t } = useTranslation('chat')
  const title = useId()
  return (
    <div className="mt-6 sm:mt-8">
      <h2 id={title} className="font-sans text-sm font-semibold text-ink-soft">
        {t('suggestions')}
      </h2>
      <ul aria-labelledby={title} className="mt-3 grid gap-2.5 xl:grid-cols-2">
        {ideas.map((idea) => (
          // On a phone three leave room for who eats.
          <li key={idea} className="max-sm:last:hidden">
            <button
              type="button"
              onClick={() => onChoose(t(idea))}
              className="group flex min-h-12 w-full items-center justify-between gap-3 rounded-2xl border border-line bg-paper px-4 py-2.5 text-left leading-snug text-ink transition-colors hover:border-brand"
            >
              {t(idea)}
              <ArrowUpRight className="size-4 shrink-0 text-brand transition-transform group-hover:translate-x-0.5 group-hover:-translate-y-0.5" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
