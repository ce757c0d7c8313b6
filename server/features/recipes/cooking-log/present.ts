import type { WireOwnEntry, WireSharedEntry } from '#shared/contract/cooking-log.ts'
import type { PhotoWithAuthor } from '../photos.ts'
import { presentPhoto, type LinkOf } from '../present.ts'
import type { OwnEntryRow, SharedEntryRow } from './queries.ts'

function presentFields(
  row: OwnEntryRow | SharedEntryRow,
  photos: readonly PhotoWithAuthor[],
  viewerId: string,
) {
  return {
    id: row.id,
    cookedOn: row.cooked_on,
    servings: row.servings,
    stars: row.stars,
    note: row.note,
    changed: row.changed,
    minutes: row.minutes,
    createdAt: row.created_at.toISOString(),
    hidden: row.hidden_at !== null,
    photos: photos.map((photo) => presentPhoto(photo, viewerId)),
  }
}

/** Without what the cook noted for the next time. */
export function presentSharedEntry(
  row: SharedEntryRow,
  photos: readonly PhotoWithAuthor[],
  viewerId: string,
): WireSharedEntry {
  return {
    ...presentFields(row, photos, viewerId),
    cook: { id: row.user_id, name: row.cook_name },
    mine: row.user_id === viewerId,
  }
}

export function presentOwnEntry(
  row: OwnEntryRow,
  photos: readonly PhotoWithAuthor[],
  linkOf: LinkOf,
): WireOwnEntry {
  return {
    ...presentFields(row, photos, row.user_id),
    nextTime: row.next_time,
    visibleTo: row.visible_to,
    title: row.title,
    recipe:
      row.readable_id === null
        ? null
        : {
            id: row.readable_id,
            mine: row.owner_id === row.user_id,
            picture:
              row.image_key === null
                ? null
                : { link: linkOf(row.image_key), placeholder: row.placeholder?.toString('base64') || null },
          },
  }
}
