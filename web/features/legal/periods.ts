import type { Language } from '#shared/constants/languages.ts'
import { limits } from '#shared/constants/limits.ts'

const minute = 60 * 1000
const hour = 60 * minute
const day = 24 * hour

/** The periods in the texts, formatted from the limits that the program enforces, so that both always agree. */
export function periodsIn(language: Language) {
  const format = (amount: number, unit: 'minute' | 'hour' | 'day') =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount)
  return {
    session: format(limits.session.lifetime / day, 'day'),
    longestSession: format(limits.session.longest / day, 'day'),
    knownDevice: format(limits.knownDevice.lifetime / day, 'day'),
    providerSignIn: format(limits.providerSignIn / minute, 'minute'),
    verificationLink: format(limits.verificationLink / hour, 'hour'),
    resetLink: format(limits.resetLink / hour, 'hour'),
    unverifiedAccount: format(limits.unverifiedAccount / day, 'day'),
    inviteCode: format(limits.invite.lifetime / day, 'day'),
    inviteCookie: format(limits.invite.cookieSeconds / 60, 'minute'),
    pictureLink: format(limits.signedImage.lifetime / minute, 'minute'),
    sentMails: format(limits.retention.sentMails / day, 'day'),
    approvedRequests: format(limits.retention.approvedRequests / day, 'day'),
    auditLog: format(limits.retention.auditLog / day, 'day'),
    readNotifications: format(limits.retention.readNotifications / day, 'day'),
    closedReports: format(limits.retention.closedReports / day, 'day'),
    moderationLog: format(limits.retention.moderationLog / day, 'day'),
    timings: format(limits.finalize.averageOver / day, 'day'),
  }
}
