import { useNavigate } from 'react-router'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../i18n/language.ts'
import { useSession } from './session.tsx'

/** Leaves for the home page first, so that no guarded page remembers itself as the place to return to. */
export function useLogout() {
  const navigate = useNavigate()
  const language = useLanguage()
  const { logout } = useSession()
  return () => {
    navigate(paths.home(language))
    void logout()
  }
}
