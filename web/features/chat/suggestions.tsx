import { ArrowUpRight } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

const ideas = ['suggestion1', 'suggestion2', 'suggestion3', 'suggestion4'] as const

/** Four ways to begin; choosing one says it. */
export function Suggestions({ onChoose }: { onChoose: (text: string) => void }) {
  const { t } = useTranslation('chat')
  const title = useId()
  return (
    <div className="mt-8">
      <h2 id={title} className="font-sans text-sm font-semibold text-ink-soft">
        {t('suggestions')}
      </h2>
      <ul aria-labelledby={title} className="mt-3 grid gap-2.5 xl:grid-cols-2">
        {ideas.map((idea) => (
          <li key={idea}>
            <button
              type="button"
              onClick={() => onChoose(t(idea))}
              className="group flex min-h-12 w-full items-center justify-between gap-3 rounded-2xl border border-line bg-paper px-4 py-2.5 text-left leading-snug text-ink transition-colors hover:border-brand"
            >
              {t(idea)}
              <ArrowUpRight
                aria-hidden="true"
                className="size-4 shrink-0 text-brand transition-transform group-hover:translate-x-0.5 group-hover:-translate-y-0.5"
              />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
