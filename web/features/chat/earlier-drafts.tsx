import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { listEarlierDrafts } from '#shared/contract/chef.ts'
import { call } from '../../lib/api.ts'
import { Menu } from '../../ui/menu.tsx'
import type { Chat } from './use-chat.ts'

/** A menu of the recipes that stood in this conversation before; nothing where there are none. */
export function EarlierDrafts({ conversation, turns, isBusy, restore }: Chat['edits']['earlier']) {
  const { t } = useTranslation('chat')
  const { data = [] } = useQuery({
    queryKey: ['earlier drafts', conversation, turns],
    queryFn: ({ signal }) => call(listEarlierDrafts, { params: { id: conversation ?? '' }, signal }),
    enabled: conversation !== null && turns > 1,
    retry: false,
  })
  if (data.length === 0) return null
  return (
    <Menu
      disabled={isBusy}
      items={data.map((draft, at) => ({
        key: String(at),
        label: t('draft.earlierOne', { number: at + 1, title: draft.title, count: draft.servings }),
        lang: draft.language,
        onSelect: () => restore(draft),
      }))}
    >
      <History className="size-4" />
      {t('draft.earlier')}
    </Menu>
  )
}
