import { countReports } from '#shared/contract/care.ts'
import { call } from './api.ts'

/** What the header asks for a member, apart from it so that visitors need not load it. */
export const whatWaits = () => call(countReports)
