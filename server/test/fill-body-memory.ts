import { setTimeout as sleep } from 'node:timers/promises'
import type { RawRequest } from './raw-request.ts'

/**
 * Announces bodies of these sizes, and again whichever is refused because a probe took its room, until the probe says
 * that not a byte more is taken. Answers the requests that hold the room.
 */
export async function fillBodyMemory(
  sizes: readonly number[],
  announce: (bytes: number) => RawRequest,
  isFull: () => Promise<boolean>,
): Promise<RawRequest[]> {
  const requests = sizes.map((bytes) => ({ bytes, request: announce(bytes) }))
  while (!(await isFull())) {
    await sleep(20)
    for (const each of requests) if (each.request.answer() !== '') each.request = announce(each.bytes)
  }
  return requests.map(({ request }) => request)
}

/** So many bytes in parts of at most so many. */
export function splitBytes(bytes: number, max: number): number[] {
  const whole = Array.from({ length: Math.floor(bytes / max) }, () => max)
  return bytes % max === 0 ? whole : [...whole, bytes % max]
}
