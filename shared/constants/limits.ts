import { searchQueryMax } from './search.ts'

/** The sizes and counts that the product enforces or promises, once. */
export const limits = {
  /** `waiting` is the length of the queue for hashing, which runs two at a time. */
  password: { min: 8, max: 128, waiting: 50 },
  email: { max: 254 },
  name: { max: 100 },
  note: { max: 1000 },
  knownDevice: { perMember: 20 },
  /** Of ended sessions whose reason is remembered: the latest ones of an account, and of all. */
  endedSessions: { atOnce: 1000, stored: 100_000 },
  /** A code is valid for a `period`, and `window` periods before and after it, since clocks differ. */
  secondFactor: { digits: 6, period: 30_000, window: 1, recoveryCodes: 10, setUp: 3_600_000 },
  invite: { length: 10, perMember: 5 },
  auditLog: { shown: 200 },
  accessToken: { perMember: 20, nameMax: 60, daysMax: 366 },
  /** Of the tools for assistants: characters of an answer, recipes and entries, rows of the household, days of the plan. */
  mcp: { answerMax: 40_000, found: 20, rows: 300, planDays: 14, linesAtOnce: 40 },
  conversations: { shown: 100 },
  /** What admins see of the models. */
  chefModels: { textMax: 300, usageRows: 200 },

  rating: { min: 1, max: 5 },
  discover: {
    pageSize: 12,
    /** Above the first page: recipes of a row, and the minutes of quick ones. */
    row: 6,
    quickMinutes: 30,
    ingredients: 10,
    /** Characters of a list of ingredients in a filter. */
    ingredientListMax: 500,
    showcase: 6,
    suggestions: 8,
    /** With filters, recipes are counted up to this number. */
    counted: 1000,
  },
  comments: { pageSize: 20, max: 2000 },
  photos: { pageSize: 12, descriptionMax: 500 },
  /** `aroundDays` before and after the day of the year are its week; `photos` of an entry are shown. */
  cookingLog: { pageSize: 12, textMax: 1000, aroundDays: 3, photosPerEntry: 12 },
  members: { pageSize: 24 },
  group: {
    nameMax: 100,
    descriptionMax: 2000,
    categoryMax: 50,
    locationMax: 100,
    tags: 10,
    tagMax: 30,
    searchMax: 200,
    /** Open at a time. */
    invites: 100,
  },
  forum: { titleMax: 200, contentMax: 10_000, mentionsMax: 10 },
  notifications: { pageSize: 20 },
  /** Entries of a block; unread posts are looked for in so many followed threads. */
  home: { shown: 3, meals: 4, mealDays: 7, recipes: 6, threadsRead: 50, seasonIdeas: 7 },
  /**
   * The largest `limit` of a query, and the most items of an answer without `limit`: of whole recipes, of items with a
   * text, and of single lines; the rest comes by `offset`.
   */
  list: { max: 50, recipes: 200, texts: 500, lines: 1000 },
  /** Categories and locations of groups that a filter offers. */
  filterOptions: 500,
  /** Characters of an id: a uuid has 36. */
  idMax: 100,
  /** So many users have to report content before it is hidden automatically. */
  moderation: { hideAt: 3, noteMax: 500, reasonMax: 500, daysMax: 365 },

  /** Bytes that one member stores; with the deleted recipes and images that nothing shows any more, `keptPerMember`. */
  storage: { perMember: 2 * 1024 ** 3, keptPerMember: 4 * 1024 ** 3 },

  /** Characters of the name of a stored picture. */
  imageKeyMax: 60,
  imageWidths: [320, 640, 960, 1920],
  /** `waiting` counts the uploads of one user that wait to be decoded. */
  imageUpload: { maxBytes: 10 * 1024 * 1024, maxPixels: 40_000_000, decodedWithin: 15_000, waiting: 3 },

  recipe: {
    titleMax: 200,
    contentMax: 50_000,
    /** Text of a recipe that its structure does not hold: a story, a source. */
    extraMax: 20_000,
    platingMax: 2000,
    tasteMax: 500,
    minutesMax: 60 * 24 * 60,
    searchTerms: 40,
    confirmedMax: 40,
    searchTermMax: 60,
    searchResults: 100,
    searchQueryMax,
    /** Only the newest matches are ranked, so that a common word costs no more than a rare one. */
    searchCandidates: 300,
    followUpMax: 600,
    servingsDefault: 2,
    servingsMax: 100,
    ingredientsMax: 100,
    stepsMax: 100,
    /** Of another recipe in a line; how many recipes one contains, and how many levels lie within each other. */
    partServingsMax: 1000,
    /** Lines of one recipe that stand for others, and how many recipes lie within one at all levels. */
    parts: 10,
    partsInAll: 60,
    partLevels: 3,
    /** Of recipes that a chef hands over. */
    ingredientsOfChef: 40,
    stepsOfChef: 40,
    ingredientNameMax: 200,
    ingredientNoteMax: 300,
    ingredientGroupMax: 100,
    yieldUnitMax: 60,
    equipmentLines: 30,
    equipmentMax: 100,
    nutritionMax: 60,
    videoMax: 500,
    tipLines: 20,
    tipMax: 1000,
    pairingLines: 10,
    pairingMax: 200,
    stepMax: 2000,
    safetyMax: 20,
    /** Bytes of the structure as JSON: every list of recipes contains it. */
    structureMax: 400 * 1024,
    /** Bytes of a plan as JSON; most have about 1,000. */
    planMax: 8 * 1024,
    /** The same with the words of every language. */
    planTextsMax: 64 * 1024,
    /** Changes of a recipe of the library. */
    operationsMax: 60,
    /** A private note. */
    noteMax: 4000,
  },
  /** Recipes of others in a binder. */
  saved: { perMember: 2000 },
  /** What a device copies: the newest own and saved recipes and those of the week plan, so many with each call. */
  copies: { own: 1000, saved: 1000, planned: 100, collections: 40, perCall: 20 },
  /** Recipes of one archive: chosen ones, and those of a binder, newest first. */
  exports: { chosen: 500, binder: 5000 },
  /** Recipes of a book. */
  book: { recipes: 200 },
  tags: { max: 40, perRecipe: 12, perMember: 300 },
  collection: {
    titleMax: 100,
    descriptionMax: 2000,
    noteMax: 500,
    perMember: 200,
    perGroup: 200,
    recipes: 300,
  },
  /**
   * Of one recipe; beyond, the oldest that nothing refers to are deleted. An edit within `replacedWithin` of the newest
   * version replaces it. `shown` is the most in a list.
   */
  versions: { perRecipe: 50, replacedWithin: 600_000, shown: 200, wishMax: 500 },
  /**
   * `perRecipe` and `perMember` count the corrections of one recipe, and of one member in it; `waiting` the recipes of one
   * member that wait for a model, which is asked again after `retryAfter`.
   */
  translations: {
    textMax: 2000,
    perRecipe: 300,
    perMember: 60,
    waiting: 5,
    retryAfter: 3_600_000,
  },
  household: { nameMax: 60, members: 12, invites: 10 },
  eaters: { perHousehold: 24, nameMax: 40, dislikes: 40, dislikeMax: 60 },
  /**
   * Changes of a household's rows. An answer has `rowsMax`; no revision has more, because a request changes `perRequest`
   * rows and the lines that follow them.
   */
  changes: { perRequest: 200, nameMax: 60, textMax: 4000, itemsMax: 40, rowsMax: 1500 },
  /** Lines of all lists that are not deleted, ticked ones too. As many deleted ones are stored beside them. `recipesRefreshed` are read
   * anew at once after they were edited. */
  shoppingList: {
    lines: 1000,
    lists: 20,
    listNameMax: 40,
    recipeLines: 300,
    itemMax: 200,
    noteMax: 300,
    pantry: 700,
    recipesRefreshed: 50,
  },
  /**
   * `entries` of one household, and as many deleted ones; `oldEntries` are deleted at once. `candidates` are considered for
   * one idea, with so many characters of their ingredients and steps; so many `ideasWaiting` of a member wait for their
   * turn. `ideasAtOnce` are those of a week.
   */
  plan: {
    entries: 2000,
    oldEntries: 500,
    titleMax: 120,
    noteMax: 500,
    excluded: 100,
    candidates: 400,
    ingredientsRead: 2000,
    stepsRead: 8000,
    ideasWaiting: 5,
    ideasAtOnce: 7,
    feeds: 10,
    shown: 200,
  },
  /** Meals in a calendar, nearest first, and meals that were taken out of the plan, latest first. */
  calendar: { events: 500, cancelled: 200 },
  /** A recipe from another page. */
  import: {
    /** Recipes of a page among which one may choose, and duplicates that are named. */
    choices: 30,
    duplicates: 5,
    /** Addresses of a list; lists of a member that are kept, the latest. */
    addresses: 50,
    lists: 5,
    addressMax: 2000,
    htmlMax: 3 * 1024 * 1024,
    linesMax: 200,
    pdfMax: 10 * 1024 * 1024,
    pdfPages: 40,
  },
  /**
   * An export of another program. It is sent in parts of `partBytes`; of its files, those of text are read up to `textMax`
   * and archives within it up to `innerMax`, in all at most `unpackedMax`. `kept` are shown of a member, `waiting` the most
   * bytes that all members have sent and not imported yet.
   */
  archive: {
    bytes: 500 * 1024 * 1024,
    partBytes: 4 * 1024 * 1024,
    nameMax: 200,
    files: 50_000,
    recipes: 10_000,
    textMax: 32 * 1024 * 1024,
    innerMax: 48 * 1024 * 1024,
    unpackedMax: 4 * 1024 ** 3,
    ratio: 200,
    columns: 60,
    kept: 20,
    waiting: 20 * 1024 ** 3,
    page: 100,
  },

  chat: {
    messages: 200,
    /** Recipes that stood in a conversation before, and their bytes. */
    earlierDrafts: 10,
    earlierBytes: 100_000,
    messageMax: 4000,
    totalMax: 200 * 1024,
    warnAt: 180,
    /** Recipes of the chef whose eaters are remembered for a member. */
    cookedKept: 20,
    /** Pictures of one message; in later turns a model sees the last `shownLater` of a talk. */
    pictures: { perMessage: 3, shownLater: 2 },
    /** Of one answer: lines about what the chef's tools did, the recipes that one names, and what is offered. */
    actions: 18,
    /** Of these, the lines that warn of the chef's own words. */
    unsafeWords: 6,
    actionMax: 240,
    toolNameMax: 40,
    sources: 5,
    offers: 3,
    chipsOffered: 8,
    /** Model providers, beside those in the operator's own network, that a member is asked about. */
    providers: 4,
    table: { foods: 60, foodMax: 60, nameMax: 120, minutesMax: 1440 },
  },
  /**
   * A recipe that stands while it is talked about. `operations` of one request; one of the library has at most so many bytes,
   * a written one as many as when it is stored.
   */
  draft: { operations: 20, factorMax: 20, swaps: 8, libraryMax: 100 * 1024 },
} as const
