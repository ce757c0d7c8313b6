import { storedPagesLifetime } from './stored-pages.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** How long things last. Durations are in milliseconds unless the name says otherwise. */
export const lifetimes = {
  /** Used or not, a session ends after `longest`. */
  session: { lifetime: 30 * day, touchEvery: day, longest: 180 * day },
  /** Since the last sign-in with that browser. */
  knownDevice: 365 * day,
  /** Of the pages that a device stores, since the server last confirmed their member. */
  storedPages: storedPagesLifetime,
  verificationLink: 24 * hour,
  resetLink: hour,
  /** An account whose address is never verified is deleted after this, and its address is free again. */
  unverifiedAccount: 7 * day,
  /** How long a sign-in at a provider may take. */
  providerSignIn: 10 * minute,
  /** After this an address that a process claimed for an import is read again. */
  importClaim: minute,
  /**
   * Of exports of other programs: after `claim` another process goes on with one; what is not started after `unused` is
   * deleted; `undo` is how long an import can be taken back as a whole.
   */
  archive: { claim: minute, unused: 7 * day, undo: 30 * day },
  /** How recent a sign-in must be to count as re-authentication for users without a password. */
  recentSignIn: 10 * minute,
  invite: 30 * day,
  inviteCookieSeconds: 600,
  householdInvite: 7 * day,
  groupInvite: 7 * day,
  /** Between the announcement that somebody is removed from a household, and the removal. */
  householdRemoval: 24 * hour,
  signedImage: { lifetime: 60 * minute, cachedFor: 50 * minute },
  /** How long rows are stored that are no longer in use. */
  retention: {
    sentMails: 30 * day,
    approvedRequests: 30 * day,
    readNotifications: 90 * day,
    /** Why sessions were ended, as long as a browser stores pages and the cookie of the session. */
    endedSessions: storedPagesLifetime,
    auditLog: 365 * day,
    closedReports: 365 * day,
    moderationLog: 365 * day,
    /** Of meals in the week plan, after their day: as long as ideas avoid what was planned. */
    planEntries: 365 * day,
    /** Ids of operations, so that a repeated one is known. */
    householdOperations: 30 * day,
    /** A device that was away for longer receives all rows again. */
    deletedHouseholdRows: 90 * day,
  },
  /** Further events of one kind within this time are counted in the same notification. */
  notificationsFoldWithin: hour,
  /** The daily mail of unread notifications: from this time of the day (UTC) on. */
  digest: { every: day, at: 7 * hour, lines: 20 },
  /** How long the chef remembers for whom it cooked a recipe that may still be saved. */
  cookedRecipe: 7 * day,
  /** Of a picture for the chef that was not sent. */
  unsentPicture: day,
  /** Older runs of saving a recipe do not count in the average time. */
  timingsAveraged: 30 * day,
  /** What models were asked for on a day. */
  modelUsage: 365 * day,
} as const
