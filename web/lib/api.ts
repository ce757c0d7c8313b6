import { makeCall } from '#shared/contract/call.ts'

/** The browser's client of the contract; it sends the interface's language with every call. */
export const call = makeCall({
  fetch: (path, init) => fetch(path, init),
  language: () => document.documentElement.lang,
})
