import { Image as ImageIcon, UtensilsCrossed, type LucideIcon } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#shared/constants/languages.ts'
import { SignedImage } from '../../lib/signed-image.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyPlate } from '../../ui/empty-plate.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { ChefMessage } from './chef-message.tsx'
import type { FinalizeState } from './finalize-state.ts'
import type { PaintedImage } from './pending.ts'

interface PanelProps {
  /** The content is being generated. */
  busy: boolean
  /** Beside another one in little space. */
  compact?: boolean
}

/** Image and plating, as far as they are made; side by side where something else needs the height. */
export function MakingPanels({ state, compact }: { state: FinalizeState; compact: boolean }) {
  const isRunning = state.phase === 'running'
  const pending = isRunning || state.phase === 'failed' ? state.pending : null
  const { image = null, plating = null, recipe = null } = pending ?? {}
  if (!pending) return <EmptyPanels />
  return (
    <div className={compact ? 'grid grid-cols-2 items-start gap-4' : 'grid gap-10'}>
      <ImagePanel
        busy={isRunning && !image}
        image={image}
        dishTitle={recipe?.title ?? ''}
        compact={compact}
      />
      <PlatingPanel
        busy={isRunning && plating === null}
        text={plating}
        lang={recipe?.language ?? null}
        compact={compact}
      />
    </div>
  )
}

/** Both before there is anything to show: what they will be, in a line each. */
function EmptyPanels() {
  const { t } = useTranslation('chat')
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-1 lg:rounded-2xl lg:border lg:border-line lg:px-4 lg:py-3.5">
      <EmptyPanel Icon={ImageIcon} title={t('image')} text={t('imageEmpty')} />
      <EmptyPanel Icon={UtensilsCrossed} title={t('plating')} text={t('platingEmpty')} />
    </div>
  )
}

function EmptyPanel({ Icon, title, text }: { Icon: LucideIcon; title: string; text: string }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex min-w-0 items-center gap-3">
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-items-center rounded-xl bg-surface-sunken"
      >
        <Icon className="size-5 text-ink-soft" />
      </span>
      <div className="min-w-0">
        <h2 id={id} className="font-sans text-sm font-semibold">
          {title}
        </h2>
        <p className="text-xs leading-snug text-ink-soft">{text}</p>
      </div>
    </section>
  )
}

/** The image of the dish; an empty plate until it is painted. */
function ImagePanel({
  busy,
  image,
  dishTitle,
  compact = false,
}: PanelProps & { image: PaintedImage | null; dishTitle: string }) {
  const { t } = useTranslation('chat')
  return (
    <Panel title={t('image')} busy={busy} compact={compact}>
      <figure>
        {image ? (
          <DishImage key={image.key} className="aspect-4/3 w-full rounded-2xl" {...{ image, dishTitle }} />
        ) : (
          <div
            className={classNames(
              'flex aspect-4/3 items-center justify-center rounded-2xl bg-surface-sunken',
              busy && 'animate-pulse',
            )}
          >
            <EmptyPlate className="w-3/5" />
          </div>
        )}
        <figcaption className={classNames('text-ink-soft', compact ? 'mt-1.5 text-xs' : 'mt-2.5 text-sm')}>
          {image ? t('imageMade') : `${t('inTheMaking')}…`}
        </figcaption>
      </figure>
    </Panel>
  )
}

/** The plating suggestion, in the language of the recipe. */
function PlatingPanel({
  busy,
  text,
  lang,
  compact = false,
}: PanelProps & { text: string | null; lang: Language | null }) {
  const { t } = useTranslation('chat')
  return (
    <Panel title={t('plating')} busy={busy} compact={compact}>
      {text ? (
        <div
          lang={lang ?? undefined}
          // The saved recipe shows all of it.
          className={compact ? 'max-h-36 overflow-hidden text-sm mask-b-from-70%' : undefined}
        >
          <ChefMessage text={text} />
        </div>
      ) : busy ? (
        <SkeletonText lines={4} />
      ) : (
        <p className={classNames('text-ink-soft', compact ? 'text-xs' : 'text-sm')}>{t('platingEmpty')}</p>
      )}
    </Panel>
  )
}

function Panel({
  title,
  busy,
  compact,
  children,
}: Required<PanelProps> & { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} aria-busy={busy || undefined} className="min-w-0">
      <h2
        id={id}
        className={compact ? 'mb-2 text-base font-semibold' : 'mb-3 border-b border-line pb-2 text-heading'}
      >
        {title}
      </h2>
      {children}
    </section>
  )
}

interface DishImageProps {
  image: PaintedImage
  dishTitle: string
  className?: string
}

/** Uses the signed link that came with the image; when that has expired, requests a new one by the key. */
export function DishImage({ image, dishTitle, className }: DishImageProps) {
  const { t } = useTranslation('chat')
  const [expired, setExpired] = useState(false)
  const alt = t('imageAlt', { title: dishTitle })
  if (expired) {
    return (
      <SignedImage
        image={image.key}
        alt={alt}
        width={1200}
        height={900}
        sizes="(min-width: 64rem) 40rem, 100vw"
        fallback={t('imageMissing')}
        className={className}
      />
    )
  }
  return (
    <img
      src={image.url}
      alt={alt}
      width="1200"
      height="900"
      decoding="async"
      onError={() => setExpired(true)}
      className={classNames('bg-surface-sunken object-cover', className)}
    />
  )
}
