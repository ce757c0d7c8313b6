import { matchRoutes, Navigate, Route, Routes, useLocation } from 'react-router'
import { patterns, paths } from '#shared/paths.ts'
import { RecipeNoticeContext } from '../features/recipes/recipe-notice-context.ts'
import { RecipeToolsContext } from '../features/recipes/recipe-tools-context.ts'
import { useLanguage } from '../i18n/language.ts'
import { isKitchenInUse } from '../features/kitchen-bar/in-use.ts'
import { lazyPage, type LazyPage } from '../lib/lazy-page.tsx'
import Landing from '../pages/landing.tsx'
import { queryPage, withQueries } from './lazy-page.tsx'
import { renderMemberNotice, renderMemberTools } from './recipe-parts.tsx'
import { Layout } from './layout/layout.tsx'
import { LanguageRoute, RequireSession } from './layout/route-guards.tsx'
import { useSession } from './session.tsx'

const Home = queryPage(() => import('../pages/home.tsx'))
const Discover = queryPage(() => import('../pages/discover.tsx'))
const Chat = queryPage(() => import('../pages/chat.tsx'))
const Groups = queryPage(() => import('../pages/groups.tsx'))
const Group = queryPage(() => import('../pages/group.tsx'))
const Thread = queryPage(() => import('../pages/thread.tsx'))
const MyGroups = queryPage(() => import('../pages/my-groups.tsx'))
const MyRecipes = queryPage(() => import('../pages/my-recipes.tsx'))
const MyCooked = queryPage(() => import('../pages/my-cooked.tsx'))
const ImportRecipes = queryPage(() => import('../pages/import-recipes.tsx'))
const Household = queryPage(() => import('../pages/household.tsx'))
const ShoppingList = queryPage(() => import('../pages/shopping-list.tsx'))
const Plan = queryPage(() => import('../pages/plan.tsx'))
const Moderation = queryPage(() => import('../pages/moderation.tsx'))
const Login = lazyPage(() => import('../pages/login.tsx'))
const Signup = lazyPage(() => import('../pages/signup.tsx'))
const Settings = queryPage(() => import('../pages/settings.tsx'))
const Terms = lazyPage(async () => ({ default: (await import('../pages/legal.tsx')).Terms }))
const Privacy = lazyPage(async () => ({ default: (await import('../pages/legal.tsx')).Privacy }))
const RequestReset = lazyPage(() => import('../pages/request-reset.tsx'))
const RequestInvite = lazyPage(() => import('../pages/request-invite.tsx'))
const Verify = lazyPage(() => import('../pages/verify.tsx'))
const Reset = lazyPage(() => import('../pages/reset.tsx'))
const InviteUsed = lazyPage(async () => ({
  default: (await import('../pages/invite-problem.tsx')).InviteUsed,
}))
const InviteInvalid = lazyPage(async () => ({
  default: (await import('../pages/invite-problem.tsx')).InviteInvalid,
}))
/** A part of the layout, left out when it cannot be fetched. */
const lazyPart = (load: Parameters<typeof lazyPage>[0]) =>
  lazyPage(() => load().catch(() => ({ default: () => null })))
const Bell = lazyPart(() => withQueries(() => import('../features/notifications/bell.tsx')))
const UserMenu = lazyPart(() => import('./layout/user-menu.tsx'))
const MemberMenu = lazyPart(() => import('./layout/member-menu.tsx'))
const PhoneBar = lazyPart(() => import('./layout/phone-bar.tsx'))
const KitchenBar = lazyPart(() => import('../features/kitchen-bar/kitchen-bar.tsx'))
const OfflineNote = lazyPart(() => import('../features/offline/offline-note.tsx'))
const NeedsConnection = lazyPart(() => import('../features/offline/needs-connection.tsx'))
const NotFound = lazyPage(() => import('./layout/not-found.tsx'))
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
  myCooked: MyCooked,
  importRecipes: ImportRecipes,
  household: Household,
  plan: Plan,
  shoppingList: ShoppingList,
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

/** The page at an address; null if there is none, and for the landing page, which is part of the first load. */
export function pageAt(pathname: string, isSignedIn: boolean): LazyPage | null {
  const name = matchRoutes(addresses, pathname)?.[0]?.route.id as keyof typeof patterns | undefined
  return name === undefined || (name === 'home' && !isSignedIn) ? null : pages[name]
}

/** Fetches what the layout will show besides the page, so that it is there from the first render on. */
export async function preloadLayout(isSignedIn: boolean): Promise<void> {
  const parts = [
    ...(isSignedIn ? [UserMenu, MemberMenu, PhoneBar] : []),
    ...(isKitchenInUse() ? [KitchenBar] : []),
  ]
  await Promise.all(parts.map(({ preload }) => preload()))
}

/** The route table. */
export function App() {
  return (
    <RecipeNoticeContext value={renderMemberNotice}>
      <RecipeToolsContext value={renderMemberTools}>
        <Routes>
          <Route
            element={
              <Layout
                bell={<Bell />}
                userMenu={<UserMenu />}
                memberMenu={<MemberMenu />}
                kitchenBar={<KitchenBar />}
                phoneBar={<PhoneBar />}
                offlineNote={<OfflineNote />}
                needsConnection={<NeedsConnection />}
              />
            }
          >
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
              <Route path="my/cooked" element={<MyCooked />} />
              <Route path="my/import" element={<ImportRecipes />} />
              <Route path="my/household" element={<Household />} />
              <Route path="my/list" element={<ShoppingList />} />
              <Route path="my/plan" element={<Plan />} />
              <Route path="my/groups" element={<MyGroups />} />
              <Route path="care" element={<ToModeration />} />
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
      </RecipeToolsContext>
    </RecipeNoticeContext>
  )
}

function ToLanguage() {
  return <Navigate to={paths.home(useLanguage())} replace />
}

/** The moderation page's former address, for stored links. */
function ToModeration() {
  const { search, hash } = useLocation()
  return <Navigate to={{ pathname: '../moderation', search, hash }} replace />
}

/** Blank until the session is known; then the landing page for visitors, home for members. */
function LandingOrHome() {
  const { status } = useSession()
  if (status === 'loading') return null
  return status === 'signedIn' ? <Home /> : <Landing />
}
