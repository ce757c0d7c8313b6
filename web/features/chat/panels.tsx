import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#shared/constants/languages.ts'
import { classNames } from '../../ui/class-names.ts'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { ChefMessage } from './chef-message.tsx'
import { EmptyPlate } from './empty-plate.tsx'

interface PanelProps {
  /** Its content is being made. */
  busy: boolean
}

/** The dish's picture: the plate waits, is being painted, or is served as `picture`. */
export function ImagePanel({ busy, picture }: PanelProps & { picture: ReactNode }) {
  const { t } = useTranslation('chat')
  return (
    <Panel title={t('image')} busy={busy}>
      <figure>
        {picture ?? (
          <div
            className={classNames(
              'flex aspect-4/3 items-center justify-center rounded-2xl bg-surface-sunken',
              busy && 'animate-pulse',
            )}
          >
            <EmptyPlate className="w-3/5" />
          </div>
        )}
        <figcaption className="mt-2.5 text-sm text-ink-soft">
          {picture ? t('imageMade') : busy ? `${t('inTheMaking')}…` : t('imageEmpty')}
        </figcaption>
      </figure>
    </Panel>
  )
}

/** How the dish comes to the table, in the recipe's language. */
export function PlatingPanel({
  busy,
  text,
  lang,
}: PanelProps & { text: string | null; lang: Language | null }) {
  const { t } = useTranslation('chat')
  return (
    <Panel title={t('plating')} busy={busy}>
      {text ? (
        <div lang={lang ?? undefined}>
          <ChefMessage text={text} />
        </div>
      ) : busy ? (
        <SkeletonText lines={4} />
      ) : (
        <p className="text-sm text-ink-soft">{t('platingEmpty')}</p>
      )}
    </Panel>
  )
}

function Panel({ title, busy, children }: { title: string; busy: boolean; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} aria-busy={busy || undefined}>
      <h2 id={id} className="mb-3 border-b border-line pb-2 text-heading">
        {title}
      </h2>
      {children}
    </section>
  )
}
