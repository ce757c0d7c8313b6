import { useId, useState, type HTMLAttributes } from 'react'
import { useTranslation } from 'react-i18next'
import type { Decision, ReportedCase } from '#shared/contract/moderation.ts'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../i18n/language.ts'
import { SignedImage } from '../../lib/signed-image.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Moment } from '../../ui/moment.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import { SuspendDialog } from './suspend-dialog.tsx'

interface CaseCardProps {
  reported: ReportedCase
  isAdmin: boolean
  onDecided: () => void
}

/** The dialog of a case. It stays mounted while it closes; a new key for each opening starts it anew. */
type DialogState = { action: Decision | 'suspend'; key: number; open: boolean }

/** One reported or hidden content: what it says, what is said of it, and the possible decisions. */
export function CaseCard({ reported, isAdmin, onDecided }: CaseCardProps) {
  const { t } = useTranslation(['moderation', 'ui'])
  const titleId = useId()
  const [dialog, setDialog] = useState<DialogState>({ action: 'dismiss', key: 0, open: false })
  const show = (action: DialogState['action']) => setDialog({ action, key: dialog.key + 1, open: true })
  const close = () => setDialog({ ...dialog, open: false })
  const name = reported.author ?? (reported.authorId === null ? t('somebody') : t('ui:unnamedUser'))
  const title = t('caseOf', { kind: t(`kinds.${reported.kind}`), name })
  const isTopLevel = ['recipe', 'thread', 'collection'].includes(reported.kind)
  return (
    <li>
      <Card className="grid gap-4 p-5">
        <article aria-labelledby={titleId} className="grid gap-4">
          <header className="grid gap-1">
            <h3 id={titleId} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl">
              {title}
              {reported.isHidden && <Badge tone="warning">{t('hidden')}</Badge>}
            </h3>
            <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
              <span>{isTopLevel ? reported.title : t('in', { title: reported.title })}</span>
              {reported.group && <span>{t('inGroup', { name: reported.group.name })}</span>}
            </p>
          </header>
          {reported.imageName && <CasePicture image={reported.imageName} alt={title} />}
          {reported.text && (
            <blockquote className="line-clamp-6 border-l-2 border-line-strong pl-4 whitespace-pre-line">
              {reported.text}
            </blockquote>
          )}
          <ReportList reported={reported} />
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" size="touch" onClick={() => show('dismiss')}>
              {t('dismiss')}
            </Button>
            {!reported.isHidden && (
              <Button variant="secondary" size="touch" onClick={() => show('hide')}>
                {t('hide')}
              </Button>
            )}
            <Button variant="danger" size="touch" onClick={() => show('remove')}>
              {t('remove')}
            </Button>
          </div>
          {/* Their words begin where those above do. */}
          <div className="-mt-2 -ml-3 flex flex-wrap empty:hidden">
            {reported.authorId !== null && (
              <Button variant="quiet" size="touch" onClick={() => show('suspend')}>
                {t('suspend')}
              </Button>
            )}
            <ContextLink reported={reported} />
          </div>
        </article>
      </Card>
      {dialog.key > 0 && dialog.action !== 'suspend' && (
        <DecisionDialog
          key={dialog.key}
          reported={reported}
          action={dialog.action}
          open={dialog.open}
          onClose={close}
          onDecided={() => {
            close()
            onDecided()
          }}
        />
      )}
      {dialog.action === 'suspend' && reported.authorId !== null && (
        <SuspendDialog
          key={dialog.key}
          user={{ id: reported.authorId, name }}
          group={reported.group}
          canSuspendEverywhere={isAdmin}
          open={dialog.open}
          onClose={close}
        />
      )}
    </li>
  )
}

function CasePicture({ image, alt }: { image: string; alt: string }) {
  return (
    <SignedImage
      image={image}
      alt={alt}
      width={320}
      height={240}
      sizes="20rem"
      className="aspect-[4/3] w-full max-w-80 rounded-2xl"
    />
  )
}

/** Of threads, posts and collections: the card shows all of a recipe, comment or photo that matters. */
function ContextLink({ reported: { kind, id, group, threadId } }: { reported: ReportedCase }) {
  const { t } = useTranslation('moderation')
  const language = useLanguage()
  if (!group || (threadId === null && kind !== 'collection')) return null
  return (
    <LinkButton
      variant="quiet"
      size="touch"
      to={threadId === null ? paths.collection(language, id) : paths.thread(language, group.id, threadId)}
    >
      {t('viewInContext')}
    </LinkButton>
  )
}

function ReportList({ reported }: { reported: ReportedCase }) {
  const { t } = useTranslation('moderation')
  if (reported.reports.length === 0) return null
  return (
    <div>
      <p className="text-sm font-semibold">{t('reports', { count: reported.reports.length })}</p>
      <ul className="mt-1 grid gap-1 text-[0.9375rem]">
        {reported.reports.map(({ id, reason, note, createdAt }) => (
          <li key={id}>
            {t(`reasons.${reason}`)}
            {note && <span className="text-ink-soft"> – {note}</span>}{' '}
            <Moment at={createdAt} className="text-sm text-ink-faint" />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'article' | 'section' | 'li' | 'aside'
  /** False for content with its own padding, such as a picture up to the edge. */
  padded?: boolean
}

/** A raised surface. */
function Card({ as: Tag = 'div', padded = true, className, ...rest }: CardProps) {
  return (
    <Tag
      {...rest}
      className={classNames(
        'overflow-hidden rounded-3xl border border-line bg-card',
        padded && 'p-5 sm:p-7',
        className,
      )}
    />
  )
}
