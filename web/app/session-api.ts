import { logout, me } from '#shared/contract/account.ts'
import { call } from '../lib/api.ts'

/** The session's requests; a module of its own so that visitors do not load it. */
export const fetchMe = () => call(me)

/** `keepalive`: the window may be closed right after the logout. */
export const endSession = () => call(logout, { keepalive: true })
