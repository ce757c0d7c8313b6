/** How pages look and react. Durations are in milliseconds. */
export const ui = {
  signupRedirectDelay: 800,
  ratingDecimals: { onCards: 1, onPublicPage: 2 },
  pagesWithoutEllipsis: 5,
  picker: { results: 10, debounce: 300 },
  note: { saveAfter: 800 },
  recountNotificationsEvery: 5 * 60_000,
  /** The progress of saving a recipe: the estimated time of each step, and how the bar moves. */
  finalize: {
    estimate: { plating: 6000, image: 9000, save: 3000 },
    tick: 100,
    stopBefore: 200,
    cap: 99,
    autoSaveMessage: 3000,
  },
  /** While a model translates a recipe, its page asks for the result so often. */
  translationDelay: 3000,
  translationAttempts: 20,
  replyIndentRem: 2.5,
} as const
