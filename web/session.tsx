import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { CallError } from '#shared/call.ts'
import { logout as logoutCall, me as meCall } from '#shared/contract/account.ts'
import type { AnswerOf } from '#shared/endpoint.ts'
import { call } from './api.ts'

export type Me = AnswerOf<typeof meCall>

type State = { status: 'loading'; me: null } | { status: 'signedOut'; me: null } | { status: 'signedIn'; me: Me }

type Session = State & {
  /** Asks the server again who is signed in; answers them, or null. */
  refresh: () => Promise<Me | null>
  logout: () => Promise<void>
}

const SessionContext = createContext<Session | null>(null)

const signedOut: State = { status: 'signedOut', me: null }

/** Kept on this machine whoever uses it; everything else a person left goes with the logout. */
const keptAtLogout = new Set(['cookie_consent', 'theme'])

function hasSessionMark() {
  return /(?:^|;\s*)signed_in=/.test(document.cookie)
}

function forgetPerson() {
  for (const key of Object.keys(localStorage)) {
    if (!keptAtLogout.has(key)) localStorage.removeItem(key)
  }
  sessionStorage.clear()
}

/** Knows who is signed in. The first check asks the server only when the cookie says that it makes sense. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<State>({ status: 'loading', me: null })

  const refresh = useCallback(async () => {
    try {
      const me = hasSessionMark() ? await call(meCall) : null
      setState(me ? { status: 'signedIn', me } : signedOut)
      return me
    } catch (error) {
      // A failed check leaves the visitor signed out and is logged only.
      if (!(error instanceof CallError && error.code === 'not signed in')) console.warn('session check failed', error)
      setState(signedOut)
      return null
    }
  }, [])

  const logout = useCallback(async () => {
    try {
      await call(logoutCall)
    } catch (error) {
      console.warn('logout failed', error)
    }
    forgetPerson()
    setState(signedOut)
  }, [])

  useEffect(() => {
    void refresh()
  }, [refresh])

  const session = useMemo(() => ({ ...state, refresh, logout }), [state, refresh, logout])
  return <SessionContext value={session}>{children}</SessionContext>
}

export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession stands outside SessionProvider')
  return session
}
