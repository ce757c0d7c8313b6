import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Decision, ReportedCase } from '#shared/contract/moderation.ts'
import { useFormat } from '../../i18n/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import { SuspendDialog } from './suspend-dialog.tsx'

interface CaseCardProps {
  reported: ReportedCase
  isAdmin: boolean
  /** The picture of a recipe or a photo, drawn by who knows pictures. */
  picture: (imageName: string, alt: string) => ReactNode
  /** The way to where it stands; null where one cannot go. */
  contextLink: ReactNode
  onDecided: () => void
}

type DialogState = { what: Decision | 'suspend'; turn: number; open: boolean }

/** One thing that waits: what it is, what people say about it, and what can be decided. */
export function CaseCard({ reported, isAdmin, picture, contextLink, onDecided }: CaseCardProps) {
  const { t } = useTranslation(['moderation', 'ui'])
  const titleId = useId()
  // It stays known while the dialog closes.
  const [asked, setAsked] = useState<DialogState>({ what: 'dismiss', turn: 0, open: false })
  const ask = (what: DialogState['what']) => setAsked({ what, turn: asked.turn + 1, open: true })
  const close = () => setAsked({ ...asked, open: false })
  const name = reported.author ?? (reported.authorId === null ? t('somebody') : t('ui:unnamedUser'))
  const title = t('caseOf', { kind: t(`kinds.${reported.kind}`), name })
  const isWhole = reported.kind === 'recipe' || reported.kind === 'thread'
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
              <span>{isWhole ? reported.title : t('in', { title: reported.title })}</span>
              {reported.group && <span>{t('inGroup', { name: reported.group.name })}</span>}
            </p>
          </header>
          {reported.imageName && picture(reported.imageName, title)}
          {reported.text && (
            <blockquote className="line-clamp-6 border-l-2 border-line-strong pl-4 whitespace-pre-line">
              {reported.text}
            </blockquote>
          )}
          <ReportList reported={reported} />
          <div className="-ml-1 flex flex-wrap gap-2">
            <Button variant="secondary" size="small" className="min-h-11" onClick={() => ask('dismiss')}>
              {t('dismiss')}
            </Button>
            {!reported.isHidden && (
              <Button variant="secondary" size="small" className="min-h-11" onClick={() => ask('hide')}>
                {t('hide')}
              </Button>
            )}
            <Button variant="danger" size="small" className="min-h-11" onClick={() => ask('remove')}>
              {t('remove')}
            </Button>
            {reported.authorId !== null && (
              <Button variant="quiet" size="small" className="min-h-11" onClick={() => ask('suspend')}>
                {t('suspend')}
              </Button>
            )}
            {contextLink}
          </div>
        </article>
      </Card>
      {asked.turn > 0 && asked.what !== 'suspend' && (
        <DecisionDialog
          key={asked.turn}
          reported={reported}
          action={asked.what}
          open={asked.open}
          onClose={close}
          onDecided={() => {
            close()
            onDecided()
          }}
        />
      )}
      {asked.what === 'suspend' && reported.authorId !== null && (
        <SuspendDialog
          key={asked.turn}
          person={{ id: reported.authorId, name }}
          group={reported.group}
          canSuspendEverywhere={isAdmin}
          open={asked.open}
          onClose={close}
        />
      )}
    </li>
  )
}

function ReportList({ reported }: { reported: ReportedCase }) {
  const { t } = useTranslation('moderation')
  const format = useFormat()
  if (reported.reports.length === 0) return null
  return (
    <div>
      <p className="text-sm font-semibold">{t('reports', { count: reported.reports.length })}</p>
      <ul className="mt-1 grid gap-1 text-[0.9375rem]">
        {reported.reports.map(({ id, reason, note, createdAt }) => (
          <li key={id}>
            {t(`reasons.${reason}`)}
            {note && <span className="text-ink-soft"> – {note}</span>}{' '}
            <time dateTime={createdAt} className="text-sm text-ink-faint">
              {format.dateTime(createdAt)}
            </time>
          </li>
        ))}
      </ul>
    </div>
  )
}
