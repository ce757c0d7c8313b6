import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { GroupCards } from './group-cards.tsx'
import { GroupRows } from './group-rows.tsx'
import { GroupSection } from './group-section.tsx'
import { myGroups, publicGroups } from './group-queries.ts'

/** The user's groups, which can be left, and those to join, without a search. */
export function MyGroupCards() {
  const { t } = useTranslation('groups')
  const mine = useQuery(myGroups)
  const others = useQuery(publicGroups)
  const ownIds = new Set(mine.data?.map(({ id }) => id))
  return (
    <div className="grid gap-10">
      <GroupSection title={t('myGroups')} busy={mine.isPending}>
        <GroupRows
          groups={mine.data}
          query={mine}
          canLeave
          empty={<p className="text-ink-soft">{t('noneMineText')}</p>}
        />
      </GroupSection>
      <GroupSection title={t('discoverGroups')} busy={others.isPending}>
        <GroupCards
          groups={mine.data && others.data?.filter(({ id, role }) => role === null && !ownIds.has(id))}
          query={others}
          empty={
            <p className="text-ink-soft">{t(others.data?.length === 0 ? 'noneYetText' : 'noneLeftText')}</p>
          }
        />
      </GroupSection>
    </div>
  )
}
