import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useSession } from '../session.tsx'

export interface NavigationEntry {
  to: string
  label: string
}

/**
 * The links of the header. The specification shows "Sign up" to signed-in users only.
 */
export function useNavigation(): NavigationEntry[] {
  const { t } = useTranslation('shell')
  const { status } = useSession()
  const language = useLanguage()
  const home = { to: paths.home(language), label: t('home') }
  if (status !== 'signedIn') return [home]
  return [
    home,
    { to: paths.discover(language), label: t('discover') },
    { to: paths.chat(language), label: t('chat') },
    { to: paths.groups(language), label: t('groups') },
    { to: paths.signup(language), label: t('signUp') },
  ]
  if (status !== 'signedIn') return { main: [home], own: [] }
  return {
    main: [
      home,
      { to: paths.discover(language), label: t('discover') },
      { to: paths.chat(language), label: t('chat') },
      { to: paths.groups(language), label: t('groups') },
      { to: paths.signup(language), label: t('signUp') },
    ],
    own: [
      { to: paths.myRecipes(language), label: t('myRecipes') },
      { to: paths.myCooked(language), label: t('cookingDiary') },
      { to: paths.household(language), label: t('household') },
      { to: paths.settings(language), label: t('settings') },
      ...(canModerate ? [{ to: paths.moderation(language), label: t('reports') }] : []),
    ],
  }
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
