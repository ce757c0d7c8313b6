const second = 1000

/** What protects the server's memory and processors. Durations are in milliseconds, sizes in bytes. */
export const capacity = {
  body: {
    /** For calls that need no session: none of them needs more than a few hundred bytes. */
    anonymous: 64 * 1024,
    json: 1024 * 1024,
    /** A written recipe of the largest size with its operations and the table. */
    draft: 512 * 1024,
    withImage: 15 * 1024 * 1024,
    besideFile: 64 * 1024,
    /** Fields and array items of a JSON body, at any depth. */
    values: 10_000,
    /** Bytes of bodies that are being read or processed at the same time. */
    inFlight: {
      member: 64 * 1024 * 1024,
      anonymousPerAddress: 4 * 1024 * 1024,
      all: 192 * 1024 * 1024,
    },
  },
  /** Public searches and lists: how many run at once, and how many of one user or address may wait. */
  reading: { atOnce: 4, each: 2, waiting: 64 },
  /** Reads of a household's changes run one at a time for each member; so many more wait, at least one for each page. */
  householdReads: { waiting: 16, retryAfter: 1 },
  /** Smaller widths of stored images: how many of one user or address may wait to be encoded, and how many in all. */
  widths: { waiting: 48, waitingInAll: 300 },
  /** Pictures of exports likewise: an export asks for one after the other. */
  exportedPictures: { waiting: 24, waitingInAll: 300 },
  /** A book is drawn in a process of its own: within which time, how much memory, and how many may wait. */
  book: { within: 300 * second, memoryMb: 320, queue: { each: 1, waiting: 1, waitingInAll: 40 } },
  /** A PDF is read in a process of its own likewise. */
  pdf: { within: 15 * second, memoryMb: 320, queue: { each: 1, waiting: 3, waitingInAll: 40 } },
  /** How long a request may take to arrive. */
  requestTimeout: { headers: 15 * second, total: 60 * second, checkedEvery: 5 * second },
  /** Live streams: of an open thread, of the number of unread notifications. */
  live: { heartbeat: 25 * second, retry: 3 * second, streamsPerMember: 12 },
  /**
   * The worker threads of the kitchen: time to start, processor time of a job, memory, how many jobs may wait, and how
   * long a member pauses at first whose job had to be ended.
   */
  kitchen: {
    opening: 10 * second,
    job: 2 * second,
    memoryMb: 192,
    waiting: 300,
    waitingPerMember: 30,
    pause: 60 * second,
    drawingsWaiting: 60,
  },
  /** Recipes from before `structure.extra` existed: how many each hourly run reads, and how many at once. */
  missingExtra: { perRun: 2000, batch: 50 },
  /** Recipes whose foods were never read, or with an older lexicon: likewise. */
  missingSubjects: { perRun: 20_000, batch: 20 },
  /** Recipes whose temperatures an older reader has read: likewise. */
  oldTemperatures: { perRun: 5000, batch: 100 },
  /** Recipes whose labels were claimed, or derived by older rules: likewise, with their versions. */
  storedLabels: { perRun: 2000, batch: 10 },
  /** Recipes within which another has changed: how many are examined anew after a change, and with each hourly run. */
  partsExamined: { perRun: 500 },
  /** Images from before placeholders existed: how many each hourly run reads. */
  missingPlaceholders: { perRun: 500 },
  /** Likewise images from before their size was noted. */
  missingSizes: { perRun: 1000 },
  /** What members store is counted again: of how many each hourly run does, and how often of one. */
  storageCount: { perRun: 2000, every: 24 * 3600 * second },
  /**
   * What each process remembers of the recipes that were read last: how many, and how many bytes. Usually it is about 6 kB
   * for one in a reader's language, 30 kB for a public one and 40 kB for its page, but it may be 50 times as much.
   */
  remembered: {
    renderings: { values: 500, bytes: 8 * 1024 * 1024 },
    publicRecipes: { values: 200, bytes: 10 * 1024 * 1024 },
    publicPages: { values: 200, bytes: 12 * 1024 * 1024 },
  },
} as const
