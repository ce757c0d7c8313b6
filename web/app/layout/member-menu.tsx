import { useTranslation } from 'react-i18next'
import { useLogout } from '../use-logout.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { useOwnName, useOwnNavigation } from './member-navigation.ts'
import { entryClass, MenuLinks } from './menu-links.tsx'

/** The user's part of the mobile menu. */
export default function MemberMenu() {
  const { t } = useTranslation('shell')
  const logOut = useLogout()
  const name = useOwnName()
  return (
    <>
      <p className="flex items-center gap-3 py-2 text-sm font-medium text-ink-soft">
        <Avatar name={name} size="small" />
        <span className="min-w-0 wrap-anywhere">{name}</span>
      </p>
      <MenuLinks entries={useOwnNavigation()} home="" />
      <button type="button" onClick={logOut} className={entryClass}>
        {t('logOut')}
      </button>
    </>
  )
}
