import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { setOffline, useConnection } from '../lib/connection.ts'
import { clearInviteCode } from '../lib/invite-cookie.ts'
import { forgetEnd, isEndedElsewhere } from '../lib/ended-session.ts'
import { keptWorkKey, tidyKeptWork } from '../lib/kept-work.ts'
import type { Me } from '../lib/me.ts'
import { pendingRecipeKey } from '../lib/return-to.ts'
import {
  confirmStoredMember,
  hasExpiredPages,
  lockStoredMember,
  openableMember,
} from '../lib/stored-member.ts'
import { unfinishedWork } from '../lib/unfinished-work.ts'

export type { Me }

type State =
  | { status: 'loading'; me: null }
  | { status: 'signedOut'; me: null }
  | { status: 'signedIn'; me: Me; isStored: boolean }

type Session = State & {
  /** The check had no answer: the member of this device reads the stored pages, until the server answers anything. */
  isStored: boolean
  /** The session ended without a logout. */
  hasEnded: boolean
  /** It was ended from elsewhere, so that nothing of the member stays on this device. */
  isCleared: boolean
  /** Fetches the signed-in user again; null if there is none. */
  refresh: () => Promise<Me | null>
  logout: () => Promise<void>
}

const SessionContext = createContext<Session | null>(null)

const signedOut: State = { status: 'signedOut', me: null }

const storedState = (me: Me): State => ({ status: 'signedIn', me, isStored: true })

/** Loaded for signed-in users only: visitors do not pay for the contract. */
const loadSessionApi = () => import('./session-api.ts')

/** After so long without an answer the stored pages open. */
const patience = 4000
/** How often the server is tried while there is no connection. */
const retryAfter = 20_000
const afterLoad = 1000
/** The key of a logout that the server does not know of yet. */
const lateLogout = 'late_logout'

/** Without service workers (old browsers, insecure addresses) there are no stored pages. */
const canStorePages = () => 'serviceWorker' in navigator

/** Neither a member nor a refusal: the server was not reached. */
const isWithoutAnswer = (error: unknown) =>
  error instanceof Error && error.message === 'network' && 'status' in error && error.status === 0

/** Settings of the device, not of the user: a logout removes everything else. */
const preservedAtLogout = new Set(['cookie_consent', 'theme'])

/** The recipe that is being saved belongs to this tab only, and waits for the same member. */
const preservedAtEnd = new Set([...preservedAtLogout, keptWorkKey, pendingRecipeKey, 'return_to'])

/** The best guess without a request: the session cookie itself is not readable. */
export function hasSessionMark() {
  // The server renders for visitors only.
  return typeof document !== 'undefined' && /(?:^|;\s*)signed_in=/.test(document.cookie)
}

function clearUserData(preserved: ReadonlySet<string> = preservedAtLogout) {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (!preserved.has(key)) storage.removeItem(key)
  }
  clearInviteCode()
  deleteStoredPages()
}

function deleteStoredPages() {
  if (!canStorePages()) return
  import('../lib/delete-stored-pages.ts')
    .then((module) => module.deleteStoredPages())
    .catch((error: unknown) => console.warn('deleting the stored pages failed', error))
}

let clearing: Promise<void> | null = null

/** A session that was refused: its pages are locked, or deleted when it was ended from elsewhere. */
function closeStoredPages() {
  lockStoredMember()
  if (isEndedElsewhere()) clearing ??= clearDevice().finally(() => (clearing = null))
}

async function clearDevice() {
  try {
    const { keepUnsentWork } = await import('../features/offline/leave-device.ts')
    await keepUnsentWork()
  } catch (error) {
    // The device may be lost: deleting matters more.
    console.warn('keeping the unsent work failed', error)
  }
  clearUserData(preservedAtEnd)
  forgetEnd()
}

/** Without a connection only this device can be cleared at once. The session is ended at the next start of a page. */
function sendLogoutLater() {
  document.cookie = 'signed_in=; Path=/; Max-Age=0'
  localStorage.setItem(lateLogout, 'yes')
}

async function sendLateLogout() {
  if (localStorage.getItem(lateLogout) === null) return
  try {
    // Signed in again meanwhile, that session stays.
    if (!hasSessionMark()) await (await loadSessionApi()).endSession()
    localStorage.removeItem(lateLogout)
  } catch (error) {
    console.warn('logout failed', error)
  }
}

/** After the page has loaded, which must not wait for it. */
function storePages(me: Me) {
  if (!canStorePages()) return
  confirmStoredMember(me.id)
  const start = () =>
    import('../features/offline/start.ts')
      .then(({ storePages: store }) => store(me))
      .catch((error: unknown) => console.warn('storing the pages for offline use failed', error))
  if (document.readyState === 'complete') setTimeout(start, afterLoad)
  else window.addEventListener('load', () => setTimeout(start, afterLoad), { once: true })
}

/** The member of this device, whose pages may be read without a connection; null if there is none. */
async function openStoredSession(): Promise<Me | null> {
  if (!canStorePages() || !hasSessionMark() || openableMember() === null) return null
  try {
    const { openStoredSession: open } = await import('../features/offline/stored-session.ts')
    return await open()
  } catch (error) {
    console.warn('opening the stored pages failed', error)
    return null
  }
}

/** Provides the signed-in user. Without the `signed_in` cookie the first check sends no request. */
export function SessionProvider({ children }: { children: ReactNode }) {
  // Visitors see the page at once instead of a blank one until an answer.
  const [state, setState] = useState<State>(() =>
    hasSessionMark() ? { status: 'loading', me: null } : signedOut,
  )
  const [hasEnded, setHasEnded] = useState(false)
  const [isCleared, setIsCleared] = useState(isEndedElsewhere)
  const hadSession = useRef(hasSessionMark())
  /** Preloaded, so that a logout can be sent synchronously. */
  const endSession = useRef<(() => Promise<unknown>) | null>(null)

  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
  })

  /** Opens the stored pages instead of a session that cannot be checked; false where there are none. */
  const openStored = useCallback(async () => {
    const me = await openStoredSession()
    if (me) {
      hadSession.current = true
      // Not over what is known by now: a confirmed session stays as it is, and an answer may have come meanwhile.
      setState((before) => (before.status === 'loading' ? storedState(me) : before))
    }
    return me !== null
  }, [])

  const close = useCallback(() => {
    if (isEndedElsewhere()) setIsCleared(true)
    setState(signedOut)
    closeStoredPages()
  }, [])

  const refresh = useCallback(async () => {
    try {
      const calls = hasSessionMark() ? await loadSessionApi() : null
      endSession.current = calls && calls.endSession
      const me = calls && (await calls.fetchMe())
      if (me) {
        hadSession.current = true
        setOffline(false)
        setHasEnded(false)
        setIsCleared(false)
        setState({ status: 'signedIn', me, isStored: false })
        tidyKeptWork(me.id)
        storePages(me)
      } else {
        // A refusal has already removed the cookie.
        await unfinishedWork()
        setHasEnded(hadSession.current)
        close()
      }
      return me
    } catch (error) {
      // A session that was confirmed is not over because a later check has no answer, also where no pages are stored.
      const isSignedIn = latest.current.status === 'signedIn'
      if (isWithoutAnswer(error) && ((await openStored()) || isSignedIn)) return null
      const isRefused = error instanceof Error && error.message === 'not signed in'
      if (isRefused) lockStoredMember()
      setOffline(false)
      // Any other failure counts as signed out and is only logged.
      if (!isRefused) console.warn('session check failed', error)
      await unfinishedWork()
      setHasEnded(isRefused && hadSession.current)
      if (isRefused) close()
      else setState(signedOut)
      return null
    }
  }, [openStored, close])

  const logout = useCallback(async () => {
    let isUnsent = false
    try {
      await endSession.current?.()
    } catch (error) {
      isUnsent = isWithoutAnswer(error)
      console.warn('logout failed', error)
    }
    clearUserData()
    if (isUnsent) sendLogoutLater()
    hadSession.current = false
    setHasEnded(false)
    setIsCleared(false)
    setState(signedOut)
  }, [])

  useEffect(() => {
    if (hasExpiredPages()) deleteStoredPages()
    tidyKeptWork(null)
    void sendLateLogout()
    if (!hasSessionMark()) {
      // A refusal may have removed the cookie before this page could see it, or since it was drawn.
      closeStoredPages()
      if (hadSession.current) void refresh()
      return
    }
    void refresh()
    const late = setTimeout(() => latest.current.status === 'loading' && void openStored(), patience)
    return () => clearTimeout(late)
  }, [refresh, openStored])

  const { isOffline } = useConnection()
  const isStored = state.status === 'signedIn' && state.isStored
  useEffect(() => {
    // A call that was answered ends the stored session as well as the check itself.
    if (isStored && !isOffline) void refresh()
    if (!isStored && !isOffline) return
    const retry = () => {
      if (document.visibilityState === 'visible') void refresh()
    }
    const timer = setInterval(retry, retryAfter)
    window.addEventListener('online', retry)
    document.addEventListener('visibilitychange', retry)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', retry)
      document.removeEventListener('visibilitychange', retry)
    }
  }, [isStored, isOffline, refresh])

  const isConfirmed = state.status === 'signedIn' && !state.isStored
  useEffect(() => {
    if (!isConfirmed) return
    // A refused request that no page reads, such as a stream, removes the cookie too.
    const timer = setInterval(() => !hasSessionMark() && void refresh(), retryAfter)
    return () => clearInterval(timer)
  }, [isConfirmed, refresh])

  const session = useMemo(
    () => ({ ...state, isStored, hasEnded, isCleared, refresh, logout }),
    [state, isStored, hasEnded, isCleared, refresh, logout],
  )
  return <SessionContext value={session}>{children}</SessionContext>
}

export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider above it')
  return session
}
