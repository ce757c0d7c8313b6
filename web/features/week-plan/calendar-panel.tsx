import { useQuery } from '@tanstack/react-query'
import { CalendarPlus, Copy } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { meals, type CalendarFeed, type Meal } from '#shared/contract/plans.ts'
import { useFormat } from '../../i18n/format.ts'
import { ErrorAlert } from '../../ui/error-alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Toggles } from '../household/toggles.tsx'
import { feeds, useCreateFeed, useRevokeFeed } from './plan-queries.ts'
import { whenSettled } from '../../lib/when-settled.ts'

/** Secret links by which calendars read the plan. */
export function CalendarPanel() {
  const { t } = useTranslation(['plan', 'words'])
  const heading = useId()
  const list = useQuery(feeds)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section aria-labelledby={heading} className="mt-12 border-t border-line pt-7">
      <h2 id={heading}>{t('calendars')}</h2>
      <p className="mt-1.5 max-w-text text-ink-soft">{t('calendarsIntro')}</p>
      <LoadError query={list}>{t('calendarsFailed')}</LoadError>
      {list.data && list.data.length > 0 && (
        <ul className="mt-4 grid max-w-text gap-2">
          {list.data.map((feed) => (
            <Feed key={feed.id} feed={feed} />
          ))}
        </ul>
      )}
      <div className="mt-5 max-w-text">
        {isOpen ? (
          <NewFeed onClose={() => setIsOpen(false)} />
        ) : (
          <Button variant="secondary" icon={CalendarPlus} onClick={() => setIsOpen(true)}>
            {t('words:makeLink')}
          </Button>
        )}
      </div>
    </section>
  )
}

function Feed({ feed }: { feed: CalendarFeed }) {
  const { t } = useTranslation('plan')
  const format = useFormat()
  const revoke = useRevokeFeed()
  const [isAsking, setIsAsking] = useState(false)
  const read = feed.readAt === null ? t('neverRead') : t('readAt', { date: format.dateTime(feed.readAt) })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-2xl border border-line bg-card py-2 pr-2 pl-4">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{format.list(feed.meals.map((meal) => t(`meals.${meal}`)))}</p>
        <p className="text-sm text-ink-soft">
          {[t('created', { date: format.shortDate(feed.createdAt) }), read].join(', ')}
        </p>
      </div>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        {t('revoke')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('revokeTitle')}
        confirmLabel={t('revoke')}
        busy={revoke.isPending}
        onClose={() => setIsAsking(false)}
        onConfirm={() =>
          void whenSettled(revoke.mutateAsync(feed.id), { onSuccess: () => setIsAsking(false) })
        }
        text={t('revokeText')}
      />
    </li>
  )
}

/** Chooses the meals, then shows the link once. */
function NewFeed({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['plan', 'ui', 'words'])
  const create = useCreateFeed()
  const [chosen, setChosen] = useState<Meal[]>(['lunch', 'dinner'])
  const [isCopied, setIsCopied] = useState(false)
  const link = create.data?.link
  if (link !== undefined)
    return (
      <div className="grid gap-4 rounded-2xl border border-line bg-card p-4">
        <p>{t('linkOnce')}</p>
        <TextField
          label={t('link')}
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className="flex flex-wrap gap-3">
          <Button
            icon={<Copy className="size-4" />}
            onClick={() => void navigator.clipboard.writeText(link).then(() => setIsCopied(true))}
          >
            {t('ui:copy')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('done')}
          </Button>
          <output className="self-center text-sm text-success">{isCopied && t('ui:copied')}</output>
        </div>
      </div>
    )
  return (
    <div className="grid gap-4">
      <div role="group" aria-label={t('calendarMeals')} className="grid gap-2.5">
        <p aria-hidden="true" className="text-sm font-semibold">
          {t('calendarMeals')}
        </p>
        <Toggles values={meals} chosen={chosen} nameOf={(meal) => t(`meals.${meal}`)} onChange={setChosen} />
      </div>
      <ErrorAlert error={create.error} texts={{ failed: t('linkFailed') }} />
      <div className="flex flex-wrap gap-3">
        <Button busy={create.isPending} disabled={chosen.length === 0} onClick={() => create.mutate(chosen)}>
          {t('words:makeLink')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('ui:cancel')}
        </Button>
      </div>
    </div>
  )
}
