import { useNavigate } from 'react-router'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../i18n/language.ts'
import { unsentWork } from '../lib/unsent-work.ts'
import { useSession } from './session.tsx'

/** Set by the layout, which asks before unsent work is deleted. */
let ask: ((confirmed: () => void) => void) | null = null

export function provideLogoutQuestion(question: typeof ask) {
  ask = question
}

/** Leaves for the home page first, so that no guarded page remembers itself as the place to return to. */
export function useLogout() {
  const navigate = useNavigate()
  const language = useLanguage()
  const { logout } = useSession()
  const leave = () => {
    navigate(paths.home(language))
    void logout()
  }
  return () => {
    const { waiting, refused } = unsentWork()
    if (ask && waiting + refused.length > 0) ask(leave)
    else leave()
  }
}
