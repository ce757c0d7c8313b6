import { useTranslation } from 'react-i18next'
import type { Group } from '#shared/contract/groups.ts'
import { useCategoryLabel } from './categories.ts'
import { EditGroup } from './edit-group.tsx'
import { GroupFacts } from './group-facts.tsx'
import { GroupPicture } from './group-picture.tsx'
import { MembershipButton } from './membership-button.tsx'

interface GroupPanelProps {
  group: Group
  /** Undefined for non-members: the public list has no count. */
  threadCount: number | undefined
}

/** The description of a group beside its threads, with Join, Leave and Edit. */
export function GroupPanel({ group, threadCount }: GroupPanelProps) {
  const { t } = useTranslation('groups')
  const categoryLabel = useCategoryLabel()
  return (
    <aside aria-label={t('about')} className="grid min-w-0 content-start gap-5">
      <GroupPicture
        group={group}
        eager
        sizes="(width >= 64rem) 20rem, 92vw"
        className="aspect-[16/7] w-full rounded-3xl lg:aspect-[4/3]"
      />
      <div className="grid gap-4">
        <div>
          {group.category && (
            <p className="mb-1 text-xs font-semibold tracking-wide text-brand uppercase">
              {categoryLabel(group.category)}
            </p>
          )}
          <h1 className="text-title lg:text-[2.25rem]">{group.name}</h1>
        </div>
        <GroupFacts group={group} threadCount={threadCount} />
        {group.description && <p className="whitespace-pre-line text-ink-soft">{group.description}</p>}
        {group.tags.length > 0 && (
          <ul aria-label={t('tags')} className="flex flex-wrap gap-2">
            {group.tags.map((tag) => (
              <li key={tag} className="rounded-full bg-surface-sunken px-3 py-1 text-sm text-ink-soft">
                #{tag.replace(/^#/, '')}
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap gap-3">
          <MembershipButton group={group} />
          {group.role === 'owner' && <EditGroup group={group} />}
        </div>
      </div>
    </aside>
  )
}
