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
}

/** The user's recipes, week and list: beside the specification's links on a desk, together under "Kitchen" on a phone. */
export function useKitchenNavigation(): NavigationEntry[] {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  return [
    { to: paths.myRecipes(language), label: t('myRecipes') },
    { to: paths.plan(language), label: t('week') },
    { to: paths.shoppingList(language), label: t('list') },
  ]
}
