/** What runs in the background and needs the session's end for itself, for instance to save what it has. */
const unfinished = new Set<Promise<unknown>>()

/** Makes a refused session check wait for this work: a guard would otherwise leave its page before it has finished. */
export function delaySignOut(work: Promise<unknown>) {
  const settled = work.catch(() => undefined).finally(() => unfinished.delete(settled))
  unfinished.add(settled)
}

/** Resolves once nothing is running. */
export async function unfinishedWork() {
  while (unfinished.size > 0) await Promise.all(unfinished)
}
