import {
  deleteCooked,
  editCooked,
  listCooked,
  listMyCooked,
  logCooked,
} from '#shared/contract/cooking-log.ts'
import { apiError } from '#shared/contract/errors.ts'
import { limits } from '#shared/constants/limits.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import type { RequireMayPost } from '../../../platform/auth/may-post.ts'
import type { User } from '../../../platform/auth/session.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { App } from '../../../platform/http/app.ts'
import { pageOf } from '../../../platform/http/paging.ts'
import { serve } from '../../../platform/http/serve.ts'
import { memberLimit } from '../../../platform/rate-limit/rate-limit.ts'
import { deleteQueuedImages } from '../../images/deletion-queue.ts'
import type { ListLinks } from '../../images/signed-links.ts'
import { requireReadableRecipe } from '../recipe-lock.ts'
import { presentDiary, presentDiaryEntry } from './diary.ts'
import { selectEntryPhotos } from './entry-photos.ts'
import { authorizeCook, today } from './policy.ts'
import { presentSharedEntry } from './present.ts'
import { findEntry, selectSharedEntries, summarizeCooked } from './queries.ts'
import { insertEntry, removeEntry, updateEntry } from './write.ts'

/** What users cooked, when, and how it went. */
export function cookingLogRoutes(app: App, links: ListLinks, requireMayPost: RequireMayPost) {
  const writes = { limit: memberLimit('cooked', rateLimits.cookedPerMember) }

  async function present(db: Db, id: string, user: User, now: number) {
    const entry = await presentDiaryEntry(db, user, id, (imageKey) => links(imageKey, now))
    if (!entry) throw apiError('not found')
    return entry
  }

  serve(app, listMyCooked, async ({ db, user, query, now }) => {
    const around = query.around === 'today' ? today(now) : query.around
    const page = pageOf(listMyCooked, query)
    return presentDiary(db, user, { ...query, around }, page, (imageKey) => links(imageKey, now))
  })

  serve(
    app,
    logCooked,
    async ({ db, user, params, body, now }) => {
      const { id, ...fields } = body
      await insertEntry(db, params.id, id, fields, { userId: user.id, requireMayPost, now })
      // Of another user: its id was not free, which says nothing about the entry.
      return present(db, id, user, now)
    },
    writes,
  )

  serve(app, listCooked, async ({ db, user, params, query }) => {
    const { id } = await requireReadableRecipe(db, params.id, user)
    const page = { limit: query.limit ?? limits.cookingLog.pageSize, offset: query.offset ?? 0 }
    const summary = await summarizeCooked(db, id, user.id)
    const rows = await selectSharedEntries(db, id, user, page)
    const ids = rows.map((row) => row.id)
    const photos = await selectEntryPhotos(db, ids, user)
    return {
      cooks: summary.cooks,
      changers: summary.changers,
      lastCookedOn: summary.last_cooked_on,
      entries: rows.map((row) => presentSharedEntry(row, photos.get(row.id) ?? [], user.id)),
    }
  })

  serve(
    app,
    editCooked,
    async ({ db, user, params, body, now }) => {
      const { id } = authorizeCook(await findEntry(db, params.id, user.id), user.id)
      await updateEntry(db, id, body, { userId: user.id, requireMayPost, now })
      return present(db, id, user, now)
    },
    writes,
  )

  serve(app, deleteCooked, async ({ deps, db, user, params, now }) => {
    const { id } = authorizeCook(await findEntry(db, params.id, user.id), user.id)
    await removeEntry(db, { id, userId: user.id }, now)
    // The entry is deleted; a failed deletion of files is retried later.
    await deleteQueuedImages({ db, images: deps.images }).catch((error: unknown) => {
      deps.log.error({ err: error }, 'photo files not deleted yet; will be retried')
    })
    return {}
  })
}
