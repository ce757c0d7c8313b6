import { logout, me } from '#shared/contract/account.ts'
import { call } from './api.ts'

/** What the session asks the server, apart from the session itself so that visitors need not load it. */
export const whoIsIt = () => call(me)

export const endSession = () => call(logout)
