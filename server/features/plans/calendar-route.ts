import { createHash } from 'node:crypto'
import { apiError } from '#shared/contract/errors.ts'
import type { Language } from '#shared/constants/languages.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import { paths } from '#shared/paths.ts'
import { addDays } from '#shared/days.ts'
import type { IsSuspended } from '../../platform/auth/may-post.ts'
import type { App } from '../../platform/http/app.ts'
import { sendText } from '../../platform/http/compressed-text.ts'
import { consume } from '../../platform/rate-limit/rate-limit.ts'
import { findFeed, noteFeedRead, type OpenFeed } from './feeds.ts'
import { writeCalendar, type CalendarEvent } from './icalendar.ts'
import { timeZoneOf } from './time-zone.ts'
import { selectCalendarEntries, type CalendarEntryRow } from './queries.ts'

/**
 * The zone is that of the browser in which the link was made: it stands in the link only, nobody's zone is stored. A
 * link without one is read with the server's.
 */
export const calendarPath = (token: string, zone: string | null) =>
  `/calendar/${token}.ics${zone === null ? '' : `?${new URLSearchParams({ zone })}`}`

const serverZone = new Intl.DateTimeFormat().resolvedOptions().timeZone

const name: Record<Language, string> = {
  en: 'Week plan',
  fr: 'Menu de la semaine',
  es: 'Menú de la semana',
  de: 'Wochenplan',
}

const untitled: Record<Language, Record<'meal' | 'leftovers', string>> = {
  en: { meal: 'Meal', leftovers: 'Leftovers' },
  fr: { meal: 'Repas', leftovers: 'Restes' },
  es: { meal: 'Comida', leftovers: 'Sobras' },
  de: { meal: 'Essen', leftovers: 'Reste' },
}

const day = 86_400_000
/** Days before and after today that a calendar shows. */
const shown = { before: 60, after: 365 }
/** Calendars that read rarely still get to know that a meal was taken out. */
const cancelledFor = 60 * day

/** The week plan as iCalendar, for everyone who has the secret link. The log has the pattern of the address only. */
export function serveCalendars(app: App, isSuspended: IsSuspended) {
  const { deps } = app

  app.http.get('/calendar/:file', async (context) => {
    const now = deps.clock()
    const [, token] = /^([\w-]{43})\.ics$/.exec(context.req.param('file')) ?? []
    const feed = token === undefined ? undefined : await findFeed(deps.db, token, isSuspended, now)
    if (!feed) throw apiError('not found')
    await consume(deps.db, { scope: 'calendar link', subject: feed.id }, rateLimits.readsPerCalendarLink, now)
    const today = new Date(now).toISOString().slice(0, 10)
    const zone = timeZoneOf(context.req.query('zone')) ?? serverZone
    const tag = tagOf(feed, today, zone)
    context.header('etag', tag)
    context.header('cache-control', 'private, no-cache')
    context.header('x-robots-tag', 'noindex')
    await noteFeedRead(deps.db, feed, now)
    const known = context.req.header('if-none-match')?.replaceAll('W/', '').split(/,\s*/) ?? []
    if (known.includes(tag)) return context.body(null, 304)
    const entries = await selectCalendarEntries(deps.db, feed, {
      today,
      from: addDays(today, -shown.before),
      to: addDays(today, shown.after),
      deletedSince: new Date(now - cancelledFor),
    })
    const calendarName = [name[feed.language], feed.household_name].filter(Boolean).join(' · ')
    const text = writeCalendar(
      calendarName,
      entries.map((entry) => eventOf(entry, feed, deps.publicUrl)),
      zone,
    )
    return sendText(context, text, 200, 'text/calendar; charset=UTF-8')
  })
}

/** All that a calendar shows changes with one of these, so that one that is known is not even read. */
function tagOf({ id, revision, household_name }: OpenFeed, today: string, zone: string): string {
  const shows = JSON.stringify([id, revision, household_name, today, zone])
  return `"${createHash('sha256').update(shows).digest('base64url').slice(0, 22)}"`
}

function eventOf(entry: CalendarEntryRow, { language }: OpenFeed, publicUrl: string): CalendarEvent {
  const { meal, leftovers } = untitled[language]
  const title = entry.title ?? (entry.leftover_of === null ? meal : leftovers)
  return {
    id: entry.id,
    sequence: Number(entry.revision),
    day: entry.day,
    meal: entry.meal,
    title: entry.title !== null && entry.leftover_of !== null ? `${leftovers}: ${title}` : title,
    url: `${publicUrl}${
      entry.recipe_id === null ? paths.plan(language) : paths.openRecipe(language, entry.recipe_id)
    }`,
    changedAt: changedAt(entry),
    isCancelled: entry.deleted_at !== null,
  }
}

/** When a device last changed the entry: a clock begins with the milliseconds. */
function changedAt({ clocks, deleted_at }: CalendarEntryRow): Date {
  const times = Object.values(clocks).map((clock) => Number(clock.slice(0, 13)))
  return new Date(Math.max(0, deleted_at?.getTime() ?? 0, ...times))
}
