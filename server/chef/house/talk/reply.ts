import type { Reading } from '../requests/understand.ts'
import { presenting, refusing } from './present.ts'

/** The chef's next words. */
export function replyTo(reading: Reading): string {
  return refusing(reading) ?? presenting(reading)
}
