import { setTimeout as sleep } from 'node:timers/promises'
import type { RawRequest } from './raw-request.ts'

/**
 * Reserves body memory by requests of these sizes, and repeats a request that is refused because the probe took its
 * memory, until the probe is refused too. Returns the open requests.
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

/** Splits a number of bytes into parts of at most `part`. */
export function splitBytes(bytes: number, max: number): number[] {
  const whole = Array.from({ length: Math.floor(bytes / max) }, () => max)
  return bytes % max === 0 ? whole : [...whole, bytes % max]
}
