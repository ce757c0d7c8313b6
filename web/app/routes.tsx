import { lazy, type ComponentType } from 'react'
import { matchRoutes, Navigate, Route, Routes } from 'react-router'
import { useLanguage } from '../i18n/language.ts'
import { patterns, paths } from '../lib/paths.ts'
import { lazyPage, type LazyPage } from './lazy-page.tsx'
import { Layout } from './layout/layout.tsx'
import { LanguageRoute } from './layout/language-route.tsx'
import { NotFound } from './layout/not-found.tsx'
import { RequireSession } from './layout/require-session.tsx'
import { useSession } from './session.tsx'
import Landing from '../pages/landing.tsx'

const Home = lazyPage(() => import('../pages/home.tsx'))
const Discover = lazyPage(() => import('../pages/discover.tsx'))
const Chat = lazyPage(() => import('../pages/chat.tsx'))
const Groups = lazyPage(() => import('../pages/groups.tsx'))
const Group = lazyPage(() => import('../pages/group.tsx'))
const Thread = lazyPage(() => import('../pages/thread.tsx'))
const MyGroups = lazyPage(() => import('../pages/my-groups.tsx'))
const MyRecipes = lazyPage(() => import('../pages/my-recipes.tsx'))
const Moderation = lazyPage(() => import('../pages/moderation.tsx'))
const Login = lazyPage(() => import('../pages/login.tsx'))
const Signup = lazyPage(() => import('../pages/signup.tsx'))
const Settings = lazyPage(() => import('../pages/settings.tsx'))
const Terms = lazyPage(() => import('../pages/terms.tsx'))
const Privacy = lazyPage(() => import('../pages/privacy.tsx'))
const RequestReset = lazyPage(() => import('../pages/request-reset.tsx'))
const RequestInvite = lazyPage(() => import('../pages/request-invite.tsx'))
const Verify = lazyPage(() => import('../pages/verify.tsx'))
const Reset = lazyPage(() => import('../pages/reset.tsx'))
const InviteUsed = lazyPage(() => import('../pages/invite-used.tsx'))
const InviteInvalid = lazyPage(() => import('../pages/invite-invalid.tsx'))
/** For members only. Where it cannot be fetched, a page without it is better than none. */
const Bell = lazy(async (): Promise<{ default: ComponentType }> => {
  return import('../features/notifications/bell.tsx').catch(() => ({ default: () => null }))
})
const PublicRecipe = lazyPage(() => import('../pages/recipe.tsx'))

const pages: Record<keyof typeof patterns, LazyPage> = {
  home: Home,
  discover: Discover,
  chat: Chat,
  groups: Groups,
  group: Group,
  thread: Thread,
  myGroups: MyGroups,
  myRecipes: MyRecipes,
  settings: Settings,
  moderation: Moderation,
  login: Login,
  signup: Signup,
  requestInvite: RequestInvite,
  requestReset: RequestReset,
  terms: Terms,
  privacy: Privacy,
  verify: Verify,
  reset: Reset,
  inviteUsed: InviteUsed,
  inviteInvalid: InviteInvalid,
  recipe: PublicRecipe,
}
const addresses = Object.entries(patterns).map(([name, path]) => ({ path, id: name }))

/** The page that an address shows; null for none, and for the landing page, which is always here. */
export function pageAt(pathname: string, isSignedIn: boolean): LazyPage | null {
  const name = matchRoutes(addresses, pathname)?.[0]?.route.id as keyof typeof patterns | undefined
  return name === undefined || (name === 'home' && !isSignedIn) ? null : pages[name]
}

/** The route table of the screens. */
export function App() {
  return (
    <Routes>
      <Route element={<Layout bell={<Bell />} />}>
        <Route index element={<ToLanguage />} />
        <Route path={patterns.verify} element={<Verify />} />
        <Route path={patterns.reset} element={<Reset />} />
        <Route path={patterns.inviteUsed} element={<InviteUsed />} />
        <Route path={patterns.inviteInvalid} element={<InviteInvalid />} />
        <Route path={patterns.recipe} element={<PublicRecipe />} />
        <Route path={patterns.home} element={<LanguageRoute />}>
          <Route index element={<LandingOrHome />} />
          <Route path="login" element={<Login />} />
          <Route path="signup" element={<Signup />} />
          <Route path="request-reset" element={<RequestReset />} />
          <Route path="request-invite" element={<RequestInvite />} />
          <Route path="terms" element={<Terms />} />
          <Route path="privacy" element={<Privacy />} />
          <Route path="settings" element={<Settings />} />
          <Route path="my/recipes" element={<MyRecipes />} />
          <Route path="my/groups" element={<MyGroups />} />
          <Route element={<RequireSession />}>
            <Route path="discover" element={<Discover />} />
            <Route path="chat" element={<Chat />} />
            <Route path="moderation" element={<Moderation />} />
            <Route path="groups" element={<Groups />} />
            <Route path="groups/:groupId" element={<Group />} />
            <Route path="groups/:groupId/threads/:threadId" element={<Thread />} />
          </Route>
          <Route path="*" element={<NotFound />} />
        </Route>
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  )
}

function ToLanguage() {
  return <Navigate to={paths.home(useLanguage())} replace />
}

/** Blank while nobody knows; then the landing page for visitors, home for members. */
function LandingOrHome() {
  const { status } = useSession()
  if (status === 'loading') return null
  return status === 'signedIn' ? <Home /> : <Landing />
}
