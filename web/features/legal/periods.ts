import type { Language } from '#shared/constants/languages.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'

const minute = 60 * 1000
const hour = 60 * minute
const day = 24 * hour

/** The periods in the texts, formatted from the limits that the program enforces, so that both always agree. */
export function periodsIn(language: Language) {
  const format = (amount: number, unit: 'minute' | 'hour' | 'day') =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount)
  return {
    session: format(lifetimes.session.lifetime / day, 'day'),
    longestSession: format(lifetimes.session.longest / day, 'day'),
    knownDevice: format(lifetimes.knownDevice / day, 'day'),
    storedPages: format(lifetimes.storedPages / day, 'day'),
    providerSignIn: format(lifetimes.providerSignIn / minute, 'minute'),
    verificationLink: format(lifetimes.verificationLink / hour, 'hour'),
    resetLink: format(lifetimes.resetLink / hour, 'hour'),
    unverifiedAccount: format(lifetimes.unverifiedAccount / day, 'day'),
    inviteCode: format(lifetimes.invite / day, 'day'),
    inviteCookie: format(lifetimes.inviteCookieSeconds / 60, 'minute'),
    pictureLink: format(lifetimes.signedImage.lifetime / minute, 'minute'),
    sentMails: format(lifetimes.retention.sentMails / day, 'day'),
    approvedRequests: format(lifetimes.retention.approvedRequests / day, 'day'),
    endedSessions: format(lifetimes.retention.endedSessions / day, 'day'),
    groupInvite: format(lifetimes.groupInvite / day, 'day'),
    unsentPicture: format(lifetimes.unsentPicture / day, 'day'),
    cookedRecipe: format(lifetimes.cookedRecipe / day, 'day'),
    auditLog: format(lifetimes.retention.auditLog / day, 'day'),
    readNotifications: format(lifetimes.retention.readNotifications / day, 'day'),
    closedReports: format(lifetimes.retention.closedReports / day, 'day'),
    moderationLog: format(lifetimes.retention.moderationLog / day, 'day'),
    planEntries: format(lifetimes.retention.planEntries / day, 'day'),
    householdOperations: format(lifetimes.retention.householdOperations / day, 'day'),
    deletedHouseholdRows: format(lifetimes.retention.deletedHouseholdRows / day, 'day'),
    archiveUnused: format(lifetimes.archive.unused / day, 'day'),
    archiveUndo: format(lifetimes.archive.undo / day, 'day'),
    timings: format(lifetimes.timingsAveraged / day, 'day'),
  }
}
