import { logout, me } from '#shared/contract/account.ts'
import { makeCall } from '#shared/contract/call.ts'
import { call } from '../lib/api.ts'

/**
 * The document of a member has asked for the session already (`<link rel="preload">`). The browser takes that answer
 * only for a request with the same headers, so this one sets none.
 */
const callLikePreload = makeCall({
  fetch: (path, init) => fetch(path, { ...init, headers: {} }),
})

/** The session's requests; a module of its own so that visitors do not load it. */
export const fetchMe = () => callLikePreload(me)

export const endSession = () => call(logout)
