/** What pages and the service worker call each other. */

/** A page says at its start that a waiting version may take over. */
export const activateMessage = 'activate'

/** The web lock that a page holds while cook mode is open. */
export const cookingLock = 'convive-cooking'

/** The first part of the names of the worker's caches. */
export const cachePrefix = 'convive-'
