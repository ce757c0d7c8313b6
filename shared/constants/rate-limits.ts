const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How often something may be tried: `count` within `window`, in milliseconds. */
export const rateLimits = {
  /** After `free` wrong passwords the account is locked for `delay`, doubled by each further one up to `longest`. */
  wrongPasswordsPerAccount: { free: 4, delay: minute, longest: hour, window: day },
  /** From a known device of the account, instead of the limits of account and address. */
  wrongPasswordsPerDevice: { count: 10, window: hour },
  signInsPerAddress: { count: 100, window: hour },
  signUpsPerAddress: { count: 100, window: hour },
  providerSignInsPerAddress: { count: 300, window: hour },
  validationsPerAddress: { count: 150, window: hour },
  resendsPerAddress: { count: 30, window: hour },
  /** Per mailbox and address that asks, or per mailbox and known device. */
  resendsPerEmail: { count: 3, window: hour },
  resetsPerAddress: { count: 30, window: hour },
  resetsPerEmail: { count: 3, window: hour },
  /** Of each kind to one mailbox, requested by all devices that are not known there. */
  mailsPerMailbox: { count: 12, window: hour },
  wrongTokensPerAddress: { count: 100, window: hour },
  accessTokensPerMember: { count: 30, window: hour },
  wrongAccessTokensPerAddress: { count: 100, window: hour },
  /** All requests with any of a user's access tokens, beside the limits of each call. */
  requestsWithTokensPerMember: { count: 6000, window: hour },
  inviteRequestsPerAddress: { count: 30, window: hour },
  /** Each answer may tell whether an address has an account. */
  invitesSentPerMember: { count: 30, window: hour },
  addressChangesPerMember: { count: 10, window: hour },
  exportsPerMember: { count: 10, window: hour },
  /** Single recipes as files, and archives of several. */
  recipeFilesPerMember: { count: 300, window: hour },
  recipeArchivesPerMember: { count: 20, window: hour },
  recipeBooksPerMember: { count: 20, window: hour },
  groupInvitesPerMember: { count: 60, window: hour },
  correctionsPerMember: { count: 120, window: hour },
  photosPerMember: { count: 300, window: hour },
  commentsPerMember: { count: 600, window: hour },
  /** New and changed entries of the cooking log. */
  cookedPerMember: { count: 600, window: hour },
  /** Threads, posts and recipes shared into groups; enough for moving an existing forum here. */
  postsPerMember: { count: 5000, window: hour },
  groupsPerMember: { count: 300, window: hour },
  savesPerMember: { count: 300, window: hour },
  editsPerMember: { count: 600, window: hour },
  /** Changes of saved recipes, tags, notes and collections; one action may change hundreds of recipes. */
  binderChangesPerMember: { count: 6000, window: hour },
  /** Changes of a household's settings, eaters and members. */
  householdChangesPerMember: { count: 600, window: hour },
  /** Dishes suggested for the week plan, and calendar links: all meals of a week, with a few tries for each. */
  planIdeasPerMember: { count: 200, window: hour },
  /** Requests that change rows of a household; one has up to 200 operations. */
  rowChangesPerMember: { count: 3000, window: hour },
  /** Reads of what changed in a household: one after each change of anybody in it. */
  rowReadsPerMember: { count: 3000, window: hour },
  /** Calendars ask every hour, some every few minutes. */
  readsPerCalendarLink: { count: 60, window: hour },
  householdInvitesPerMember: { count: 30, window: hour },
  /** Texts that are read and recipes that are completed in the editor. */
  writingsPerMember: { count: 600, window: hour },
  /** What is suggested while somebody types a search, at most a few times per second. */
  suggestionsPerMember: { count: 6000, window: hour },
  importsPerMember: { count: 60, window: hour },
  /** Lists of addresses, and addresses that are read again. */
  importListsPerMember: { count: 60, window: hour },
  /** Exports of other programs that are sent, started, stopped or undone, and the parts that they are sent in. */
  archivesPerMember: { count: 60, window: hour },
  archivePartsPerMember: { count: 600, window: hour },
  suspensionsPerMember: { count: 30, window: hour },
  reportsPerMember: { count: 20, window: hour },
  chatTurnsPerMember: { count: 60, window: hour },
  chefChecksPerAdmin: { count: 10, window: hour },
  /** Changed chips, which ask no chef. */
  chatTablesPerMember: { count: 600, window: hour },
  /** Changes of a draft by hand, which ask no chef either. */
  draftEditsPerMember: { count: 600, window: hour },
  /** All requests to the chef, invalid ones included. */
  chatCallsPerMember: { count: 900, window: hour },
  paintingsPerMember: { count: 60, window: hour },
} as const
