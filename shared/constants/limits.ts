/** Every number the product promises or enforces, once. Durations are in milliseconds unless the name says otherwise. */
const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

export const limits = {
  minimumAge: 13,
  legalEffectiveDate: '2025-09-04',

  /** So many may wait for their hash, of which two are made at a time. */
  password: { min: 8, max: 128, waiting: 50 },
  email: { max: 254 },
  name: { max: 100 },
  note: { max: 1000 },

  /** Used or not, a session ends after `longest`. */
  session: { lifetime: 30 * day, touchEvery: day, longest: 180 * day },
  /** A browser that has signed in is known for so long after the last time, and so many of each member's. */
  knownDevice: { lifetime: 365 * day, perMember: 20 },
  verificationLink: 24 * hour,
  resetLink: hour,
  /** An account whose address nobody proves goes after this, and its address is free again. */
  unverifiedAccount: 7 * day,
  /** How long somebody may take at a sign-in provider. */
  providerSignIn: 10 * minute,
  /** Who has no password proves who they are by a sign-in that is at most this old. */
  recentSignIn: 10 * minute,
  /** A code of the app holds for a `period`; as many steps to either side are taken as clocks may differ. */
  secondFactor: {
    digits: 6,
    period: 30 * second,
    window: 1,
    recoveryCodes: 10,
    setUp: hour,
  },
  invite: { length: 10, lifetime: 30 * day, perMember: 5, cookieSeconds: 600 },
  signupRedirectDelay: 800,

  /** How long what is done with is kept. */
  retention: {
    sentMails: 30 * day,
    approvedRequests: 30 * day,
    readNotifications: 90 * day,
    auditLog: 365 * day,
    closedReports: 365 * day,
    moderationLog: 365 * day,
  },
  auditLog: { shown: 200 },
  conversations: { shown: 100 },

  /** How often something may be tried: `count` within `window`. */
  rateLimits: {
    /** After `free` wrong passwords the account waits `delay`, doubled by each further one, `longest` at most. */
    wrongPasswordsPerAccount: { free: 4, delay: minute, longest: hour, window: day },
    /** From a browser that has signed in to the account before, instead of the limits of account and address. */
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
    /** To one mailbox at the request of all devices that are not known there, of each kind. */
    mailsPerMailbox: { count: 12, window: hour },
    wrongTokensPerAddress: { count: 100, window: hour },
    inviteRequestsPerAddress: { count: 30, window: hour },
    addressChangesPerMember: { count: 10, window: hour },
    exportsPerMember: { count: 10, window: hour },
    membersAddedPerMember: { count: 60, window: hour },
    photosPerMember: { count: 300, window: hour },
    commentsPerMember: { count: 600, window: hour },
    /** Threads, posts and recipes shared into groups; wide enough for whoever moves a forum here. */
    postsPerMember: { count: 5000, window: hour },
    groupsPerMember: { count: 300, window: hour },
    savesPerMember: { count: 300, window: hour },
    editsPerMember: { count: 600, window: hour },
    /** Texts that are read and recipes that are completed while one writes. */
    writingsPerMember: { count: 600, window: hour },
    importsPerMember: { count: 60, window: hour },
    suspensionsPerMember: { count: 30, window: hour },
    reportsPerMember: { count: 20, window: hour },
    chatTurnsPerMember: { count: 60, window: hour },
    paintingsPerMember: { count: 60, window: hour },
  },

  body: {
    /** Of what visitors may call: no such call needs more than a few hundred bytes. */
    anonymous: 64 * 1024,
    json: 1024 * 1024,
    withImage: 15 * 1024 * 1024,
    besideFile: 64 * 1024,
    /** Fields and array items of a JSON body, at any depth. */
    values: 10_000,
    /** Bytes that are being read or worked on at the same time. */
    inFlight: {
      member: 64 * 1024 * 1024,
      anonymousPerAddress: 4 * 1024 * 1024,
      all: 192 * 1024 * 1024,
    },
  },
  /** Searches and lists that visitors see: so many at once, and of one person so many waiting. */
  reading: { atOnce: 4, waiting: 64 },
  /** How long a request may take to arrive. */
  requestTimeout: { headers: 15 * second, total: minute, checkedEvery: 5 * second },

  rating: { min: 1, max: 5, decimalsOnCards: 1, decimalsOnPublicPage: 2 },
  discover: {
    pageSize: 12,
    pagesWithoutEllipsis: 5,
    ingredients: 10,
    /** Characters of a list of ingredients in a filter. */
    ingredientListMax: 500,
    showcase: 6,
    /** Whoever has looked through so many searches with other words. */
    searchResults: 60,
  },
  comments: { pageSize: 20, max: 2000 },
  photos: { pageSize: 12, descriptionMax: 500 },
  picker: { results: 10, debounce: 300 },
  members: { pageSize: 24 },
  group: {
    nameMax: 100,
    descriptionMax: 2000,
    categoryMax: 50,
    locationMax: 100,
    tags: 10,
    tagMax: 30,
    searchMax: 200,
  },
  forum: { titleMax: 200, contentMax: 10_000 },
  notifications: { pageSize: 20, recountEvery: 5 * minute, foldWithin: hour },
  /** The daily mail of what is unread: from this hour of the day (UTC), with so many lines. */
  digest: { every: day, at: 7 * hour, lines: 20 },
  /** Streams of what happens: of an open thread, of what one is told. */
  live: { heartbeat: 25 * second, retry: 3 * second, streamsPerMember: 12 },
  /**
   * The most that `limit` may ask for, and the most items of an answer to a call that may be asked without it: of whole
   * recipes, of what carries a text, and of what is a line; the rest comes by `offset`.
   */
  list: { max: 50, recipes: 200, texts: 500, lines: 1000 },
  /** Categories and locations of groups: what a filter can show. */
  filterOptions: 500,
  /** Characters of what names a thing or a person: a uuid is 36 of them. */
  idMax: 100,
  /** So many different people have to report a thing before it hides by itself. */
  moderation: { hideAt: 3, noteMax: 500, reasonMax: 500, daysMax: 365 },

  signedImage: { lifetime: 60 * minute, cachedFor: 3_000_000 },
  imageWidths: [320, 960, 1920],
  /** Of one member so many may wait to be decoded. */
  imageUpload: { maxBytes: 10 * 1024 * 1024, maxPixels: 40_000_000, decodedWithin: 10 * second, waiting: 3 },

  recipe: {
    titleMax: 200,
    contentMax: 50_000,
    /** Text of a recipe that its structure does not hold: a story, a source. */
    extraMax: 20_000,
    platingMax: 2000,
    tasteMax: 500,
    minutesMax: 60 * 24 * 60,
    searchTerms: 40,
    searchTermMax: 60,
    searchResults: 100,
    searchQueryMax: 200,
    /** Only the newest matches are ranked, so that a common word costs no more than a rare one. */
    searchCandidates: 300,
    followUpMax: 600,
    servingsDefault: 2,
    servingsMax: 100,
    ingredientsMax: 40,
    stepsMax: 40,
    ingredientNameMax: 200,
    ingredientNoteMax: 300,
    ingredientGroupMax: 100,
    stepMax: 2000,
    safetyMax: 20,
    /** Bytes of the structure as JSON: it travels in every list that shows the recipe. */
    structureMax: 100 * 1024,
  },

  /** Recipes from before `structure.extra` existed: so many are read in each hourly run, so many of them at once. */
  missingExtra: { perRun: 2000, batch: 50 },

  /** A recipe from another page. */
  import: { addressMax: 2000, htmlMax: 3 * 1024 * 1024, linesMax: 200 },

  chat: { messages: 200, messageMax: 4000, totalMax: 200 * 1024, warnAt: 180 },
  /** The threads that read, cook and check food: processor time of a thread, its memory, and who may wait. */
  kitchen: {
    opening: 10 * second,
    job: 2 * second,
    memoryMb: 192,
    waiting: 300,
    waitingPerMember: 30,
    drawingsWaiting: 60,
  },
  finalize: {
    estimate: { plating: 6000, image: 9000, save: 3000 },
    tick: 100,
    stopBefore: 200,
    cap: 99,
    autoSaveMessage: 3000,
    averageOver: 30 * day,
  },

  heroParallax: 40,
  replyIndentRem: 2.5,
} as const

export const cookieConsent = { key: 'cookie_consent', value: 'yes' } as const

export const forumCategories = ['recipes', 'meetings', 'classes', 'tricks', 'other'] as const
export type ForumCategory = (typeof forumCategories)[number]
export const defaultForumCategory: ForumCategory = 'other'

export const defaultGroupCategories = [
  'Recipes',
  'Tips and Tricks',
  'International',
  'Foodies',
  'Classes',
  'Professionals',
  'Hobby Chefs',
  'Others',
] as const
