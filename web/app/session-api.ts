import { logout, me } from '#shared/contract/account.ts'
import { call } from '../lib/api.ts'

/** What the session asks the server, apart from the session itself so that visitors need not load it. */
export const fetchMe = () => call(me)

/** Whoever signs out may close the window at once. */
export const endSession = () => call(logout, { keepalive: true })
