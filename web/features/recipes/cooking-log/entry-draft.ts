import type { OwnEntry } from '#shared/contract/cooking-log.ts'
import { today } from '../../../lib/calendar-days.ts'
import type { EntryToSave } from './cooking-log-queries.ts'

/** The form of an entry; texts are empty where nothing is said. */
export interface EntryDraft {
  day: string
  servings: string
  stars: number | null
  note: string
  nextTime: string
  changed: string
  minutes: string
  isShared: boolean
  photo: File | null
}

export function newDraft({
  servings = null,
  minutes = null,
}: {
  servings?: number | null
  minutes?: number | null
}) {
  return {
    day: today(),
    servings: servings === null ? '' : String(servings),
    stars: null,
    note: '',
    nextTime: '',
    changed: '',
    minutes: minutes === null ? '' : String(minutes),
    isShared: false,
    photo: null,
  } satisfies EntryDraft
}

export function draftOf(entry: OwnEntry): EntryDraft {
  return {
    day: entry.cookedOn,
    servings: String(entry.servings),
    stars: entry.stars,
    note: entry.note ?? '',
    nextTime: entry.nextTime ?? '',
    changed: entry.changed ?? '',
    minutes: entry.minutes === null ? '' : String(entry.minutes),
    isShared: entry.visibleTo === 'members',
    photo: null,
  }
}

/** What is sent. Stars are the user's rating of the recipe, whoever sees the entry. */
export function fieldsOf(draft: EntryDraft, before: EntryDraft | null): EntryToSave['fields'] {
  const number = (text: string) => (/^[1-9]\d{0,4}$/.test(text.trim()) ? Number(text) : null)
  const servings = number(draft.servings)
  return {
    cookedOn: draft.day || today(),
    ...(servings !== null && { servings }),
    note: draft.note,
    nextTime: draft.nextTime,
    changed: draft.changed,
    minutes: number(draft.minutes),
    visibleTo: draft.isShared ? 'members' : 'me',
    ...(draft.stars !== (before?.stars ?? null) && {
      stars: draft.stars,
      ...(draft.stars !== null && { rate: true }),
    }),
  }
}
