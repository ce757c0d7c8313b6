import { setTimeout as wait } from 'node:timers/promises'

/** Somebody saves a recipe; answers the milliseconds. */
export type Save = () => Promise<number>

const interval = 250

const recipe = {
  title: 'Boiled carrots',
  content: 'Ingredients\n- 1 kg carrots\n\nInstructions\n1. Boil the carrots.',
}

export async function timedSave(address: string, cookie: string): Promise<number> {
  const begun = performance.now()
  const answer = await fetch(`${address}/api/recipes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(recipe),
  })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`A save was answered with ${answer.status}.`)
  return performance.now() - begun
}

/** One after the other. A save that is refused or not answered took forever. */
export function repeatSave(save: Save) {
  const times: number[] = []
  const over = new AbortController()
  const saving = (async () => {
    while (!over.signal.aborted) {
      times.push(await save().catch(() => Infinity))
      await wait(interval)
    }
  })()
  return {
    async stop() {
      over.abort()
      await saving
      return times
    },
  }
}

/** Saves in turn by each of them, after each has saved once, so that the kitchen is loaded. */
export async function openSave(address: string, cookies: readonly string[]): Promise<Save> {
  let turn = 0
  const save = () => timedSave(address, cookies[turn++ % cookies.length] ?? '')
  for (const _ of cookies) await save()
  return save
}
