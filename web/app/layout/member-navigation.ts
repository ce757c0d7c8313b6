import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useSession } from '../session.tsx'
import type { NavigationEntry } from './navigation.ts'

/** The links to the user's own pages. */
export function useOwnNavigation(): NavigationEntry[] {
  const { t } = useTranslation(['shell', 'kitchenBar'])
  const language = useLanguage()
  const canModerate = useIsModerator()
  return [
    { to: paths.myRecipes(language), label: t('myRecipes') },
    { to: paths.plan(language), label: t('kitchenBar:thisWeek') },
    { to: paths.myCooked(language), label: t('cookingDiary') },
    { to: paths.shoppingList(language), label: t('shoppingList') },
    { to: paths.household(language), label: t('household') },
    { to: paths.settings(language), label: t('settings') },
    ...(canModerate ? [{ to: paths.moderation(language), label: t('reports') }] : []),
  ]
}

/** The user's name in the header. */
export function useOwnName(): string {
  const { t } = useTranslation('shell')
  const { me } = useSession()
  return me?.name?.trim() || t('me')
}

const loadModerationApi = () => import('../../features/moderation/moderation-api.ts')

/** Whether the user moderates anything; fetched once per user, and never for visitors. */
export function useIsModerator(): boolean {
  const { me } = useSession()
  const id = me?.id
  const isAdmin = me?.isAdmin ?? false
  const [moderatorId, setModeratorId] = useState<string | null>(null)
  useEffect(() => {
    if (id === undefined || isAdmin) return
    // A failure only hides the link until the next page load.
    loadModerationApi()
      .then(({ fetchOpenReportCount }) => fetchOpenReportCount())
      .then(({ isModerator }) => isModerator && setModeratorId(id))
      .catch((error: unknown) => console.warn('fetching the count of open reports failed', error))
  }, [id, isAdmin])
  return isAdmin || (id !== undefined && moderatorId === id)
}
