import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Group } from '#shared/contract/groups.ts'
import { useLanguage } from '../../i18n/language.ts'
import { paths } from '../../lib/paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { useCategoryLabel } from './categories.ts'
import { GroupFacts } from './group-facts.tsx'
import { GroupPicture } from './group-picture.tsx'
import { MembershipButton } from './membership-button.tsx'

/** A group in a list: picture, description and Join. */
export function GroupCard({ group }: { group: Group }) {
  const { t } = useTranslation('groups')
  const language = useLanguage()
  const categoryLabel = useCategoryLabel()
  const titleId = useId()
  return (
    <article
      aria-labelledby={titleId}
      className="group relative flex flex-col overflow-hidden rounded-3xl border border-line bg-card transition-shadow hover:shadow-card"
    >
      <GroupPicture
        group={group}
        sizes="(width >= 64rem) 24rem, (width >= 40rem) 45vw, 92vw"
        className="aspect-[16/7] w-full"
      />
      <div className="flex flex-1 flex-col gap-2 p-5">
        {group.category && (
          <p className="text-xs font-semibold tracking-wide text-brand uppercase">
            {categoryLabel(group.category)}
          </p>
        )}
        <h3 id={titleId} className="text-xl leading-snug">
          <Link
            to={paths.group(language, group.id)}
            className="after:absolute after:inset-0 group-hover:text-brand"
          >
            {group.name}
          </Link>
        </h3>
        {group.description && <p className="line-clamp-3 text-ink-soft">{group.description}</p>}
        <div className="mt-auto flex flex-wrap items-end justify-between gap-3 pt-3">
          <div className="min-w-0 flex-[1_1_10rem]">
            <GroupFacts group={group} />
          </div>
          <div className="relative z-10">
            {group.role === null && (
              <MembershipButton group={group} size="small" named className="min-h-11 px-5" />
            )}
            {group.role === 'owner' && <Badge tone="success">{t('owner')}</Badge>}
          </div>
        </div>
      </div>
    </article>
  )
}
