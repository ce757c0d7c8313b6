import type { Language } from '#shared/constants/languages.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'

const minute = 60 * 1000
const hour = 60 * minute
const day = 24 * hour

/** The periods the texts promise, worded from the numbers that the program keeps to, so that they cannot part. */
export function periodsIn(language: Language) {
  const say = (amount: number, unit: 'minute' | 'hour' | 'day') =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount)
  return {
    session: say(lifetimes.session.lifetime / day, 'day'),
    longestSession: say(lifetimes.session.longest / day, 'day'),
    knownDevice: say(lifetimes.knownDevice / day, 'day'),
    providerSignIn: say(lifetimes.providerSignIn / minute, 'minute'),
    verificationLink: say(lifetimes.verificationLink / hour, 'hour'),
    resetLink: say(lifetimes.resetLink / hour, 'hour'),
    unverifiedAccount: say(lifetimes.unverifiedAccount / day, 'day'),
    inviteCode: say(lifetimes.invite / day, 'day'),
    inviteCookie: say(lifetimes.inviteCookieSeconds / 60, 'minute'),
    pictureLink: say(lifetimes.signedImage.lifetime / minute, 'minute'),
    sentMails: say(lifetimes.retention.sentMails / day, 'day'),
    approvedRequests: say(lifetimes.retention.approvedRequests / day, 'day'),
    auditLog: say(lifetimes.retention.auditLog / day, 'day'),
    readNotifications: say(lifetimes.retention.readNotifications / day, 'day'),
    closedReports: say(lifetimes.retention.closedReports / day, 'day'),
    moderationLog: say(lifetimes.retention.moderationLog / day, 'day'),
    timings: say(lifetimes.timingsAveraged / day, 'day'),
  }
}
