import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import {
  archiveItemStates,
  type ArchiveItem,
  type ArchiveItemState,
  type RecipeArchive,
} from '#shared/contract/recipe-archives.ts'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { NextPage } from '../../ui/show-more.tsx'
import { Select } from '../../ui/select.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { Switch } from '../../ui/switch.tsx'
import { archiveItems } from './archive-queries.ts'

const states = {
  waiting: 'itemWaiting',
  saved: 'itemSaved',
  duplicate: 'itemDuplicate',
  failed: 'itemFailed',
  kept: 'itemKept',
  undone: 'itemUndone',
} as const

const tones: Record<ArchiveItemState, BadgeTone> = {
  waiting: 'plain',
  saved: 'success',
  duplicate: 'plain',
  failed: 'warning',
  kept: 'brand',
  undone: 'plain',
}

const reasons = {
  'no recipe found': 'reasonNone',
  'invalid input': 'reasonBroken',
  'too large': 'reasonLarge',
  'chef unavailable': 'reasonError',
  'server error': 'reasonError',
  edited: 'reasonEdited',
  published: 'reasonPublished',
  cooked: 'reasonCooked',
  planned: 'reasonPlanned',
  used: 'reasonUsed',
} as const

interface ItemsProps {
  archive: RecipeArchive
  /** Positions of duplicates that are to be imported all the same. */
  anyway: readonly number[]
  onAnyway: (anyway: readonly number[]) => void
}

/** Every recipe of an archive with what becomes of it. */
export function ArchiveItems({ archive, anyway, onAnyway }: ItemsProps) {
  const { t } = useTranslation(['recipeArchives', 'words'])
  const [isOpen, setIsOpen] = useState(false)
  const [of, setOf] = useState<ArchiveItemState | 'all'>('all')
  const list = useInfiniteQuery({
    ...archiveItems(archive, of === 'all' ? null : of),
    enabled: isOpen,
  })
  const items = list.data?.pages.flatMap((page) => page.items)
  const present = archiveItemStates.filter((state) => archive.counts[state] > 0)
  return (
    <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{t('items')}</summary>
      <div className="grid gap-3">
        {present.length > 1 && (
          <Select
            label={t('words:show')}
            value={of}
            onChange={setOf}
            options={[
              { value: 'all', label: `${t('showAll')} (${archive.counts.recipes})` },
              ...present.map((state) => ({
                value: state,
                label: `${t(states[state])} (${archive.counts[state]})`,
              })),
            ]}
          />
        )}
        {list.isPending && <SkeletonText lines={4} />}
        {list.isError && !items && <LoadError query={list}>{t('loadFailed')}</LoadError>}
        {items && (
          <ol className="divide-y divide-line border-y border-line">
            {items.map((item) => (
              <Item
                key={item.position}
                item={item}
                anyway={archive.state === 'ready' ? anyway.includes(item.position) : null}
                onAnyway={(isWanted) =>
                  onAnyway(
                    isWanted ? [...anyway, item.position] : anyway.filter((each) => each !== item.position),
                  )
                }
              />
            ))}
          </ol>
        )}
        <NextPage list={list}>{t('more')}</NextPage>
      </div>
    </details>
  )
}

interface ItemProps {
  item: ArchiveItem
  /** Null where there is nothing to choose. */
  anyway: boolean | null
  onAnyway: (isWanted: boolean) => void
}

function Item({ item, anyway, onAnyway }: ItemProps) {
  const { t } = useTranslation('recipeArchives')
  const language = useLanguage()
  const { title, state, reason, recipe, lines, doubts, picture } = item
  const facts = [
    lines > 0 && t('itemLines', { lines }),
    doubts > 0 && t('itemDoubts', { doubts }),
    picture === 'missing' && t('itemNoPicture'),
    reason && t(reasons[reason]),
  ].filter(Boolean)
  return (
    <li className="grid gap-1 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={tones[state]}>{t(states[state])}</Badge>
        {recipe ? (
          <Link
            to={paths.myRecipe(language, recipe.id)}
            className="inline-flex min-h-11 min-w-0 items-center font-semibold underline"
          >
            {recipe.title}
          </Link>
        ) : (
          <span className="min-w-0 [overflow-wrap:anywhere]">{title}</span>
        )}
      </div>
      {facts.length > 0 && <span className="text-sm text-ink-soft">{facts.join(' · ')}</span>}
      {state === 'duplicate' && anyway !== null && (
        <Switch label={t('anyway', { title })} checked={anyway} onChange={onAnyway} />
      )}
    </li>
  )
}
