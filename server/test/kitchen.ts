import { pino } from 'pino'
import { openKitchen, type OpenKitchen } from '../platform/workers/pool.ts'

let opened: OpenKitchen | null = null

/** The real kitchen in its thread, shared by all apps of a test file because loading takes a second. */
export function testKitchen(): OpenKitchen {
  return (opened ??= openKitchen({ workers: 1, log: pino({ level: 'silent' }) }))
}
