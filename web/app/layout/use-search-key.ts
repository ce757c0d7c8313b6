import { useEffect, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage } from '../../i18n/language.ts'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../session.tsx'

/** Ctrl K or ⌘ K focuses the page's search field, or opens Discover for users on a page without one. */
export function useSearchKey(main: RefObject<HTMLElement | null>) {
  const navigate = useNavigate()
  const language = useLanguage()
  const isSignedIn = useSession().status === 'signedIn'
  useEffect(() => {
    function goToSearch(event: KeyboardEvent) {
      const isSearchKey = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isSearchKey || event.key.toLowerCase() !== 'k') return
      // Behind a dialog the page is inert.
      if (document.querySelector('[role=dialog], [role=alertdialog]')) return
      const field = main.current?.querySelector<HTMLInputElement>('input[type=search]')
      if (!field && !isSignedIn) return
      event.preventDefault()
      if (field) {
        field.focus()
        field.select()
      } else void navigate(paths.discover(language), { state: { search: true } })
    }
    document.addEventListener('keydown', goToSearch)
    return () => document.removeEventListener('keydown', goToSearch)
  }, [main, navigate, language, isSignedIn])
}
