import type { Language } from '#shared/constants/languages.ts'
import { limits } from '#shared/constants/limits.ts'

const minute = 60 * 1000
const hour = 60 * minute
const day = 24 * hour

/** The periods the texts promise, worded from the numbers that the program keeps to, so that they cannot part. */
export function periodsIn(language: Language) {
  const say = (amount: number, unit: 'minute' | 'hour' | 'day') =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount)
  return {
    session: say(limits.session.lifetime / day, 'day'),
    longestSession: say(limits.session.longest / day, 'day'),
    knownDevice: say(limits.knownDevice.lifetime / day, 'day'),
    providerSignIn: say(limits.providerSignIn / minute, 'minute'),
    verificationLink: say(limits.verificationLink / hour, 'hour'),
    resetLink: say(limits.resetLink / hour, 'hour'),
    unverifiedAccount: say(limits.unverifiedAccount / day, 'day'),
    inviteCode: say(limits.invite.lifetime / day, 'day'),
    inviteCookie: say(limits.invite.cookieSeconds / 60, 'minute'),
    pictureLink: say(limits.signedImage.lifetime / minute, 'minute'),
    sentMails: say(limits.retention.sentMails / day, 'day'),
    approvedRequests: say(limits.retention.approvedRequests / day, 'day'),
    auditLog: say(limits.retention.auditLog / day, 'day'),
    readNotifications: say(limits.retention.readNotifications / day, 'day'),
    closedReports: say(limits.retention.closedReports / day, 'day'),
    moderationLog: say(limits.retention.moderationLog / day, 'day'),
    timings: say(limits.finalize.averageOver / day, 'day'),
  }
}
