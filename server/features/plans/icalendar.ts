import type { Meal } from '#shared/contract/plans.ts'

/** Calendars as RFC 5545 writes them. */

export interface CalendarEvent {
  /** The same for ever, so that a moved meal moves in every calendar. */
  id: string
  /** Rises with every change. */
  sequence: number
  day: string
  meal: Meal
  title: string
  url: string | null
  changedAt: Date
  isCancelled: boolean
}

/** Hours of the clock wherever the reader is: a meal has no time zone, and summer time does not move it. */
const hours: Record<Meal, readonly [string, string]> = {
  breakfast: ['080000', '083000'],
  lunch: ['123000', '133000'],
  other: ['160000', '163000'],
  dinner: ['190000', '200000'],
}

/** The order within a line of text: backslashes first. */
function escapeText(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|[\r\n]/g, '\\n')
}

const lineOctets = 75

const isContinued = (octet: number | undefined) => octet !== undefined && (octet & 0xc0) === 0x80

/** Breaks a line after 75 octets at most, between characters; the space that continues it counts. */
function foldLine(line: string): string {
  if (line.length * 3 <= lineOctets) return line
  const octets = Buffer.from(line)
  if (octets.length <= lineOctets) return line
  const parts: string[] = []
  for (let from = 0; from < octets.length;) {
    let to = from + lineOctets - (from > 0 ? 1 : 0)
    while (isContinued(octets[to])) to -= 1
    parts.push(octets.toString('utf8', from, to))
    from = to
  }
  return parts.join('\r\n ')
}

const utc = (at: Date) => at.toISOString().replaceAll(/[-:]|\.\d+/g, '')

function eventLines(event: CalendarEvent): string[] {
  const day = event.day.replaceAll('-', '')
  const [from, to] = hours[event.meal]
  return [
    'BEGIN:VEVENT',
    `UID:${event.id}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.changedAt)}`,
    `LAST-MODIFIED:${utc(event.changedAt)}`,
    `DTSTART:${day}T${from}`,
    `DTEND:${day}T${to}`,
    `SUMMARY:${escapeText(event.title)}`,
    // An address is no text: its commas and semicolons are not escaped.
    ...(event.url === null ? [] : [`URL:${event.url}`]),
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/**
 * `zone` is for calendars that read hours without a zone as those of Greenwich unless they are told another; the hours
 * themselves stay without one.
 */
export function writeCalendar(name: string, events: readonly CalendarEvent[], zone: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Convive//Week plan//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `X-WR-TIMEZONE:${zone}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}
