import { countReports } from '#shared/contract/moderation.ts'
import { call } from '../../lib/api.ts'

/** What the header asks for a member, apart from it so that visitors need not load it. */
export const fetchOpenReportCount = () => call(countReports)
