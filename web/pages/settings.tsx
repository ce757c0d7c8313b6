import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useLanguage } from '../i18n/language.ts'
import { paths } from '../paths.ts'
import { Queries } from '../queries.tsx'
import { rememberReturnTo } from '../return-to.ts'
import { useSession, type Me } from '../session.tsx'
import { useLogout } from '../shell/user-menu.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from '../ui/page.tsx'
import { SkeletonText } from '../ui/skeleton.tsx'
import { Contents } from './settings/contents.tsx'
import { useAdminMatters, useOwnMatters, type Matter } from './settings/matters.tsx'
import { Section } from './settings/section.tsx'
import { useAnchor } from './settings/use-anchor.ts'

export default function Settings() {
  const { t } = useTranslation('settings')
  const { status, me, logout } = useSession()
  const logOut = useLogout()
  const [deleted, setDeleted] = useState(false)

  function bidFarewell() {
    setDeleted(true)
    void logout()
  }

  if (deleted) return <Farewell />
  if (status === 'signedOut') return <Invitation />
  return (
    <Page
      title={t('title')}
      intro={me && <span className="[overflow-wrap:anywhere]">{t('intro', { email: me.email })}</span>}
      actions={
        me && (
          <Button
            look="secondary"
            icon={<LogOut aria-hidden="true" className="size-[1.125rem]" />}
            onClick={logOut}
          >
            {t('signOut')}
          </Button>
        )
      }
    >
      {me ? (
        <Queries>
          <Matters me={me} onSignedOut={logOut} onDeleted={bidFarewell} />
        </Queries>
      ) : (
        <div aria-busy="true" className="max-w-2xl">
          <SkeletonText lines={6} />
        </div>
      )}
    </Page>
  )
}

function Matters(props: { me: Me; onSignedOut: () => void; onDeleted: () => void }) {
  const { t } = useTranslation('settings')
  const own = useOwnMatters(props)
  const everyAdmin = useAdminMatters(props)
  const admin = props.me.isAdmin ? everyAdmin : []
  useAnchor()
  return (
    <div className="grid gap-x-12 lg:grid-cols-[11rem_minmax(0,1fr)]">
      <Contents own={own} admin={admin} />
      <div>
        {own.map(drawMatter)}
        {admin.length > 0 && (
          <div role="group" aria-labelledby="administration">
            <p
              id="administration"
              className="rounded-xl bg-well px-4 py-2 text-sm font-semibold tracking-wide text-ink-soft"
            >
              {t('administration')}
            </p>
            {/* The band above draws the line. */}
            <div className="*:first:border-t-0">{admin.map(drawMatter)}</div>
          </div>
        )}
      </div>
    </div>
  )
}

function drawMatter({ anchor, title, intro, content }: Matter) {
  return (
    <Section key={anchor} anchor={anchor} title={title} intro={intro}>
      {content}
    </Section>
  )
}

/** What a visitor finds: a short invitation to log in, and back here afterwards. */
function Invitation() {
  const { t } = useTranslation('settings')
  const language = useLanguage()
  const { hash } = useLocation()
  return (
    <Page title={t('title')} heading={null}>
      <EmptyState
        title={t('title')}
        heading="h1"
        action={
          <LinkButton
            to={paths.login(language)}
            onClick={() => rememberReturnTo(paths.settings(language) + hash)}
          >
            {t('logIn')}
          </LinkButton>
        }
      >
        {t('signedOutText')}
      </EmptyState>
    </Page>
  )
}

function Farewell() {
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
