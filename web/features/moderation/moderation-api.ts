import { countReports } from '#shared/contract/moderation.ts'
import { call } from '../../lib/api.ts'

/** For the header. In a file of its own, because visitors do not load it. */
export const fetchOpenReportCount = () => call(countReports)
