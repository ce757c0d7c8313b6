import { ChefHat, Compass, CookingPot, House, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useKitchenNavigation } from './navigation.ts'

/** The most used pages within reach of a thumb; the header's menu has all of them. The kitchen opens with the week. */
export default function PhoneBar() {
  const { t } = useTranslation(['kitchenBar', 'shell'])
  const language = useLanguage()
  const home = paths.home(language)
  const { pathname } = useLocation()
  const kitchen = useKitchenNavigation().map(({ to }) => to)
  const entries = [
    { to: home, label: t('shell:home'), Icon: House },
    { to: paths.discover(language), label: t('shell:discover'), Icon: Compass },
    { to: paths.chat(language), label: t('shell:chat'), Icon: ChefHat },
    { to: paths.plan(language), label: t('shell:kitchen'), Icon: CookingPot },
    { to: paths.groups(language), label: t('shell:groups'), Icon: Users },
  ]
  function currentOf(to: string) {
    if (pathname === to) return 'page'
    // The recipes and the list are pages of the kitchen, a group is one of the groups.
    const isWithin = kitchen.includes(to)
      ? kitchen.includes(pathname)
      : to !== home && pathname.startsWith(`${to}/`)
    return isWithin ? 'true' : undefined
  }
  return (
    <nav aria-label={t('quickLinks')} data-screen-only className="phone-bar">
      <ul>
        {entries.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link to={to} aria-current={currentOf(to)}>
              <span className="phone-bar-icon">
                <Icon className="size-5" />
              </span>
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
