import { useLocation } from 'react-router'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../i18n/language.ts'
import { rememberReturnTo } from '../lib/return-to.ts'
import { LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

interface LogInToSeeProps {
  /** The title of the page. */
  title: string
  /** What the link says. */
  logIn: string
  children: string
}

/** A page of members as visitors see it: a link to log in, which returns here. */
export function LogInToSee({ title, logIn, children }: LogInToSeeProps) {
  const language = useLanguage()
  const { pathname, search, hash } = useLocation()
  return (
    <EmptyState
      title={title}
      heading="h1"
      action={
        <LinkButton to={paths.login(language)} onClick={() => rememberReturnTo(pathname + search + hash)}>
          {logIn}
        </LinkButton>
      }
    >
      {children}
    </EmptyState>
  )
}
