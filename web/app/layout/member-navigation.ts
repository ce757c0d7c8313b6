import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useSession } from '../session.tsx'
import { useKitchenNavigation, type NavigationEntry } from './navigation.ts'

/** The links to the user's own pages. */
export function useOwnNavigation(): NavigationEntry[] {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const kitchen = useKitchenNavigation()
  const reports = useReportsLabel()
  return [
    ...kitchen,
    { to: paths.myCooked(language), label: t('cookingDiary') },
    { to: paths.household(language), label: t('household') },
    { to: paths.settings(language), label: t('settings') },
    ...(reports === null ? [] : [{ to: paths.moderation(language), label: reports }]),
  ]
}

/** The user's name in the header. */
export function useOwnName(): string {
  const { t } = useTranslation('shell')
  const { me } = useSession()
  return me?.name?.trim() || t('me')
}

const loadModerationApi = () => import('../../features/moderation/moderation-api.ts')

/** So often the open reports are counted again, at a change of page. */
const countedFor = 60_000

/** The number of open reports for who moderates anything, null for others; never asked for by visitors. */
function useOpenReports(): number | null {
  const { me } = useSession()
  const { pathname } = useLocation()
  const id = me?.id
  const isAdmin = me?.isAdmin ?? false
  const [known, setKnown] = useState<{ id: string; count: number | null; at: number } | null>(null)
  const mine = known?.id === id ? known : null
  const ask = useEffectEvent(async (userId: string | undefined, _page: string) => {
    const isDue = mine === null || (mine.count !== null && Date.now() - mine.at > countedFor)
    if (userId === undefined || !isDue) return
    // A failure only hides the count until the next page.
    try {
      const { fetchOpenReportCount } = await loadModerationApi()
      const { isModerator, count } = await fetchOpenReportCount()
      setKnown({ id: userId, count: isModerator ? count : null, at: Date.now() })
    } catch (error) {
      console.warn('fetching the count of open reports failed', error)
    }
  })
  useEffect(() => void ask(id, pathname), [id, pathname])
  return mine?.count ?? (isAdmin ? 0 : null)
}

/** The label of the link to the reports; null for who moderates nothing. */
export function useReportsLabel(): string | null {
  const { t } = useTranslation('shell')
  const count = useOpenReports()
  if (count === null) return null
  return count === 0 ? t('reports') : t('reportsOpen', { count })
}
