import { endedCookie } from '#shared/constants/session-ends.ts'

/** Whether the server has said that this browser's session was ended from elsewhere; its pages are to be deleted then. */
export const isEndedElsewhere = () =>
  typeof document !== 'undefined' && new RegExp(String.raw`(?:^|;\s*)${endedCookie}=`).test(document.cookie)

export function forgetEnd() {
  document.cookie = `${endedCookie}=; Path=/; Max-Age=0`
}
