import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { me as meCall } from '#shared/contract/account.ts'
import type { AnswerOf } from '#shared/contract/endpoint.ts'
import { clearInviteCode } from '../lib/invite-cookie.ts'

export type Me = AnswerOf<typeof meCall>

type State =
  | { status: 'loading'; me: null }
  | { status: 'signedOut'; me: null }
  | { status: 'signedIn'; me: Me }

type Session = State & {
  /** A session that was there is gone, and nobody logged out. */
  hasEnded: boolean
  /** Asks the server again who is signed in; answers them, or null. */
  refresh: () => Promise<Me | null>
  logout: () => Promise<void>
}

const SessionContext = createContext<Session | null>(null)

const signedOut: State = { status: 'signedOut', me: null }

/** Fetched when somebody is signed in: the contract would weigh on the first load of every visitor. */
const loadSessionApi = () => import('./session-api.ts')

/** Kept on this machine whoever uses it; everything else a person left goes with the logout. */
const preservedAtLogout = new Set(['cookie_consent', 'theme'])

/** Whether somebody is signed in, as far as the page can know without asking. */
export function hasSessionMark() {
  return /(?:^|;\s*)signed_in=/.test(document.cookie)
}

function clearUserData() {
  for (const key of Object.keys(localStorage)) {
    if (!preservedAtLogout.has(key)) localStorage.removeItem(key)
  }
  sessionStorage.clear()
  clearInviteCode()
}

/** Knows who is signed in. The first check asks the server only when the cookie says that it makes sense. */
export function SessionProvider({ children }: { children: ReactNode }) {
  // Without the mark nobody is signed in, and a visitor need not look at a blank page until that is asked.
  const [state, setState] = useState<State>(() =>
    hasSessionMark() ? { status: 'loading', me: null } : signedOut,
  )
  const [hasEnded, setHasEnded] = useState(false)
  const hadSession = useRef(hasSessionMark())
  /** In the hand of whoever is signed in, so that signing out waits for nothing before it is sent. */
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
        // An answer that refused somebody has already removed the mark.
        setHasEnded(hadSession.current)
        setState(signedOut)
      }
      return me
    } catch (error) {
      const isRefused = error instanceof Error && error.message === 'not signed in'
      // A failed check leaves the visitor signed out and is logged only.
      if (!isRefused) console.warn('session check failed', error)
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
  if (!session) throw new Error('useSession stands outside SessionProvider')
  return session
}
