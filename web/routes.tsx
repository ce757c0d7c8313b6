import { lazy, type ComponentType } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { useLanguage } from './i18n/language.ts'
import { patterns, paths } from './paths.ts'
import { preloadable } from './preloadable.tsx'
import { Layout } from './shell/layout.tsx'
import { LanguageRoute } from './shell/language-route.tsx'
import { NotFound } from './shell/not-found.tsx'
import { RequireSession } from './shell/require-session.tsx'
import { useSession } from './session.tsx'
import Landing from './pages/landing.tsx'

const Home = lazy(() => import('./pages/home.tsx'))
const Discover = lazy(() => import('./pages/discover.tsx'))
const Chat = lazy(() => import('./pages/chat.tsx'))
const Groups = lazy(() => import('./pages/groups.tsx'))
const Group = lazy(() => import('./pages/group.tsx'))
const Thread = lazy(() => import('./pages/thread.tsx'))
const MyGroups = lazy(() => import('./pages/my-groups.tsx'))
const MyRecipes = lazy(() => import('./pages/my-recipes.tsx'))
const Care = lazy(() => import('./pages/care.tsx'))
const Login = lazy(() => import('./pages/login.tsx'))
const Signup = lazy(() => import('./pages/signup.tsx'))
const Settings = lazy(() => import('./pages/settings.tsx'))
const Terms = lazy(() => import('./pages/terms.tsx'))
const Privacy = lazy(() => import('./pages/privacy.tsx'))
const RequestReset = lazy(() => import('./pages/request-reset.tsx'))
const RequestInvite = lazy(() => import('./pages/request-invite.tsx'))
const Verify = lazy(() => import('./pages/verify.tsx'))
const Reset = lazy(() => import('./pages/reset.tsx'))
const InviteUsed = lazy(() => import('./pages/invite-used.tsx'))
const InviteInvalid = lazy(() => import('./pages/invite-invalid.tsx'))
/** For members only. Where it cannot be fetched, a page without it is better than none. */
const Bell = lazy(async (): Promise<{ default: ComponentType }> => {
  return import('./notices/bell.tsx').catch(() => ({ default: () => null }))
})
/** Brought before the first drawing when the server has drawn it already: nothing may flash in between. */
export const PublicRecipe = preloadable(() => import('./pages/recipe.tsx'))

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
            <Route path="care" element={<Care />} />
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
