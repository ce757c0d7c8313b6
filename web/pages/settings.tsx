import { useIsFetching } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../i18n/language.ts'
import { LogInToSee } from '../app/log-in-to-see.tsx'
import { useSession, type Me } from '../app/session.tsx'
import { useLogout } from '../app/use-logout.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from '../ui/page.tsx'
import { Section } from '../ui/section.tsx'
import { SkeletonText } from '../ui/skeleton.tsx'
import { settingsGroups, useAdminSections, useUserSections } from './settings/sections.tsx'
import { Contents, Group } from './settings/section.tsx'

/** The id of the user whose account was deleted here, from the state of the location. */
const deletedUserOf = (state: unknown) =>
  typeof state === 'object' && state !== null && 'deletedUser' in state ? state.deletedUser : null

export default function Settings() {
  const { t } = useTranslation('settings')
  const { status, me, logout } = useSession()
  const logOut = useLogout()
  const navigate = useNavigate()
  const deletedUser = deletedUserOf(useLocation().state)

  function onAccountDeleted() {
    // In the location, because the page is mounted anew when the user changes.
    navigate({}, { replace: true, state: { deletedUser: me?.id } })
    void logout()
  }

  if (deletedUser !== null && (!me || me.id === deletedUser)) return <AccountDeleted />
  if (status === 'signedOut') return <Invitation />
  return (
    <Page
      title={t('title')}
      actions={
        me && (
          <Button
            variant="quiet"
            className="-mr-2 max-sm:px-2 sm:-mr-5"
            icon={<LogOut className="size-[1.125rem]" />}
            onClick={logOut}
          >
            {t('signOut')}
          </Button>
        )
      }
    >
      {me ? (
        <Sections me={me} onSignedOut={logOut} onDeleted={onAccountDeleted} />
      ) : (
        <div aria-busy="true" className="max-w-2xl">
          <SkeletonText lines={6} />
        </div>
      )}
    </Page>
  )
}

function Sections(props: { me: Me; onSignedOut: () => void; onDeleted: () => void }) {
  const { t } = useTranslation('settings')
  const own = useUserSections(props)
  const everyAdmin = useAdminSections(props)
  const all = props.me.isAdmin ? [...own, ...everyAdmin] : own
  const groups = settingsGroups.flatMap((group) => {
    const sections = all.filter((section) => section.group === group)
    const [first] = sections
    if (!first) return []
    const single = sections.length === 1 ? first.anchor : null
    return { anchor: single ?? group, title: t(group), sections }
  })
  useAnchor()
  return (
    <div className="grid gap-x-12 lg:grid-cols-[12rem_minmax(0,1fr)]">
      <Contents groups={groups} />
      <div>
        {groups.map((group, index) => (
          <Group key={group.anchor} group={group} isFirst={index === 0}>
            {group.sections.map(({ anchor, title, intro, content }) => (
              <Section key={anchor} {...{ anchor, title, intro }}>
                <div className="max-w-[44rem]">{content}</div>
              </Section>
            ))}
          </Group>
        ))}
      </div>
    </div>
  )
}

/** For visitors: a link to log in, which returns here. */
function Invitation() {
  const { t } = useTranslation(['settings', 'words'])
  return (
    <Page title={t('title')} heading={null}>
      <LogInToSee title={t('title')} logIn={t('words:logIn')}>
        {t('signedOutText')}
      </LogInToSee>
    </Page>
  )
}

function AccountDeleted() {
  const { t } = useTranslation('settings')
  const language = useLanguage()
  return (
    <Page title={t('deletedTitle')} heading={null}>
      <div role="status">
        <EmptyState
          title={t('deletedTitle')}
          heading="h1"
          action={<LinkButton to={paths.home(language)}>{t('toHome')}</LinkButton>}
        >
          {t('deletedText')}
        </EmptyState>
      </div>
    </Page>
  )
}

/** Former anchors, which mails already sent and stored links still carry. */
const renamed = new Map([
  ['peace', 'muted'],
  ['notices', 'notifications'],
])

const userInput = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Scrolls to the section of the address's anchor: at once, and again when the lists above it have loaded, unless the
 * user has scrolled, typed or clicked by then.
 */
function useAnchor() {
  const location = useLocation()
  const fetching = useIsFetching() > 0
  const wasFetching = useRef(false)
  const target = useRef<HTMLElement | null>(null)

  useEffect(() => {
    const anchor = location.hash.slice(1)
    const section = anchor === '' ? null : document.getElementById(renamed.get(anchor) ?? anchor)
    if (!section) return
    target.current = section
    section.focus({ preventScroll: true })
    section.scrollIntoView()
    const cancel = () => (target.current = null)
    for (const event of userInput) window.addEventListener(event, cancel, { passive: true })
    return () => {
      for (const event of userInput) window.removeEventListener(event, cancel)
    }
  }, [location])

  useEffect(() => {
    const hasLoaded = wasFetching.current && !fetching
    wasFetching.current = fetching
    if (!hasLoaded) return
    target.current?.scrollIntoView()
    target.current = null
  }, [fetching])
}
