import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { me as meCall } from '#shared/contract/account.ts'
import type { AnswerOf } from '#shared/contract/endpoint.ts'
import { clearInviteCode } from '../lib/invite-cookie.ts'
import { unfinishedWork } from '../lib/unfinished-work.ts'

export type Me = AnswerOf<typeof meCall>

type State =
  | { status: 'loading'; me: null }
  | { status: 'signedOut'; me: null }
  | { status: 'signedIn'; me: Me }

type Session = State & {
  /** The session ended without a logout. */
  hasEnded: boolean
  /** Fetches the signed-in user again; null if there is none. */
  refresh: () => Promise<Me | null>
  logout: () => Promise<void>
}

const SessionContext = createContext<Session | null>(null)

const signedOut: State = { status: 'signedOut', me: null }

/** Loaded for signed-in users only: visitors do not pay for the contract. */
const loadSessionApi = () => import('./session-api.ts')

/** Settings of the device, not of the user: a logout removes everything else. */
const preservedAtLogout = new Set(['cookie_consent', 'theme'])

/** The best guess without a request: the session cookie itself is not readable. */
export function hasSessionMark() {
  // The server renders for visitors only.
  return typeof document !== 'undefined' && /(?:^|;\s*)signed_in=/.test(document.cookie)
}

function clearUserData() {
  for (const key of Object.keys(localStorage)) {
    if (!preservedAtLogout.has(key)) localStorage.removeItem(key)
  }
  sessionStorage.clear()
  clearInviteCode()
}

/** Provides the signed-in user. Without the `signed_in` cookie the first check sends no request. */
export function SessionProvider({ children }: { children: ReactNode }) {
  // Visitors see the page at once instead of a blank one until an answer.
  const [state, setState] = useState<State>(() =>
    hasSessionMark() ? { status: 'loading', me: null } : signedOut,
  )
  const [hasEnded, setHasEnded] = useState(false)
  const hadSession = useRef(hasSessionMark())
  /** Preloaded, so that a logout can be sent synchronously. */
  const endSession = useRef<(() => Promise<unknown>) | null>(null)

  const refresh = useCallback(async () => {
    try {
      const calls = hasSessionMark() ? await loadSessionApi() : null
      endSession.current = calls && calls.endSession
      const me = calls && (await calls.fetchMe())
      if (me) {
        hadSession.current = true
        setHasEnded(false)
        setState({ status: 'signedIn', me })
      } else {
        // A refusal has already removed the cookie.
        await unfinishedWork()
        setHasEnded(hadSession.current)
        setState(signedOut)
      }
      return me
    } catch (error) {
      const isRefused = error instanceof Error && error.message === 'not signed in'
      // Any other failure counts as signed out and is only logged.
      if (!isRefused) console.warn('session check failed', error)
      await unfinishedWork()
      setHasEnded(isRefused && hadSession.current)
      setState(signedOut)
      return null
    }
  }, [])

  const logout = useCallback(async () => {
    try {
      await endSession.current?.()
    } catch (error) {
      console.warn('logout failed', error)
    }
    clearUserData()
    hadSession.current = false
    setHasEnded(false)
    setState(signedOut)
  }, [])

  useEffect(() => {
    if (hasSessionMark()) void refresh()
  }, [refresh])

  const session = useMemo(() => ({ ...state, hasEnded, refresh, logout }), [state, hasEnded, refresh, logout])
  return <SessionContext value={session}>{children}</SessionContext>
}

export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider above it')
  return session
}
