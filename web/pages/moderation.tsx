import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../app/session.tsx'
import { ModerationLog } from '../features/moderation/moderation-log.tsx'
import { SuspensionList } from '../features/moderation/suspension-list.tsx'
import { Page } from '../ui/page.tsx'
import { focusAfterDialog } from '../lib/focus.ts'
import { LoadError } from '../ui/load-error.tsx'
import { Section } from '../ui/section.tsx'
import { NextPage } from '../ui/show-more.tsx'
import { SkeletonText } from '../ui/skeleton.tsx'
import { cases } from '../features/moderation/moderation-queries.ts'
import { CaseCard } from '../features/moderation/case-card.tsx'

/** Open cases, suspended members and the log, for admins and owners of groups. */
export default function Moderation() {
  const { t } = useTranslation('moderation')
  const { me } = useSession()
  return (
    <Page title={t('title')} intro={t('intro')}>
      <CaseList isAdmin={me?.isAdmin ?? false} />
      <SuspensionList />
      <ModerationLog />
    </Page>
  )
}

/** The open cases, oldest first. */
function CaseList({ isAdmin }: { isAdmin: boolean }) {
  const { t } = useTranslation('moderation')
  const section = useRef<HTMLElement>(null)
  const list = useInfiniteQuery(cases)
  return (
    <Section title={t('open')} ref={section} busy={list.isPending}>
      {list.isPending && <SkeletonText lines={5} />}
      {list.isError && !list.data && <LoadError query={list}>{t('casesFailed')}</LoadError>}
      {list.data?.length === 0 && (
        <div>
          <h3 className="text-xl">{t('noneOpen')}</h3>
          <p className="mt-1 text-ink-soft">{t('noneOpenText')}</p>
        </div>
      )}
      {list.data && list.data.length > 0 && (
        <ul className="grid gap-4">
          {list.data.map((reported) => (
            <CaseCard
              key={`${reported.kind} ${reported.id}`}
              reported={reported}
              isAdmin={isAdmin}
              // The button may be gone with its case.
              onDecided={() => focusAfterDialog(section)}
            />
          ))}
        </ul>
      )}
      <NextPage list={list} />
    </Section>
  )
}
