import { BookOpen, CalendarDays, ChefHat, Compass, House } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../i18n/language.ts'

/** The most used pages within reach of a thumb; the header's menu has all of them. */
export default function PhoneBar() {
  const { t } = useTranslation(['kitchenBar', 'shell'])
  const language = useLanguage()
  const home = paths.home(language)
  const entries = [
    { to: home, label: t('shell:home'), Icon: House },
    { to: paths.discover(language), label: t('shell:discover'), Icon: Compass },
    { to: paths.chat(language), label: t('shell:chat'), Icon: ChefHat },
    { to: paths.myRecipes(language), label: t('shell:myRecipes'), Icon: BookOpen },
    { to: paths.plan(language), label: t('thisWeek'), Icon: CalendarDays },
  ]
  return (
    <nav aria-label={t('quickLinks')} data-screen-only className="phone-bar">
      <ul>
        {entries.map(({ to, label, Icon }) => (
          <li key={to}>
            <NavLink to={to} end={to === home}>
              <span className="phone-bar-icon">
                <Icon aria-hidden="true" className="size-5" />
              </span>
              <span>{label}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
