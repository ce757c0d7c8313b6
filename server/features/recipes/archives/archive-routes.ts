import {
  createArchive,
  deleteArchive,
  listArchiveItems,
  listArchives,
  sendArchivePart,
  setArchiveColumns,
  startArchive,
  stopArchive,
  undoArchive,
} from '#shared/contract/recipe-archives.ts'
import { apiError } from '#shared/contract/errors.ts'
import { limits } from '#shared/constants/limits.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import type { App } from '../../../platform/http/app.ts'
import { pageOf } from '../../../platform/http/paging.ts'
import { serve } from '../../../platform/http/serve.ts'
import { memberLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { requireRoom } from '../../../platform/storage/room.ts'
import { authorizeArchive, type ArchiveAction } from './policy.ts'
import { presentArchive, presentItem } from './present.ts'
import {
  deleteArchive as deleteStored,
  findArchive,
  insertArchive,
  notePart,
  readAnew,
  selectArchives,
  selectItems,
  setImporting,
  setStopped,
  setUndoing,
} from './queries.ts'
import { partName } from './stored-parts.ts'

const limit = memberLimit('archive', rateLimits.archivesPerMember)
const { partBytes } = limits.archive

interface Asked {
  db: Db
  user: { id: string }
  now: number
}

const authorized = async ({ db, user, now }: Asked, id: string, action: ArchiveAction) =>
  authorizeArchive(await findArchive(db, id), user.id, action, now)

const presented = async (asked: Asked, id: string) =>
  presentArchive(await authorized(asked, id, 'view'), asked.now)

/** Exports of other programs, which `runArchives` reads and imports. */
export function archiveRoutes(app: App) {
  serve(
    app,
    createArchive,
    async (asked) => presented(asked, await insertArchive(asked.db, asked.user.id, asked.body, asked.now)),
    { limit },
  )

  serve(
    app,
    sendArchivePart,
    async (asked) => {
      const { deps, db, user, params, form } = asked
      const archive = await authorized(asked, params.id, 'send')
      const offset = Number(form.offset)
      const expected = Math.min(partBytes, archive.bytes - offset)
      if (offset % partBytes !== 0 || offset > archive.received || form.file.byteLength !== expected)
        throw apiError('invalid input')
      if (offset === archive.received && archive.state === 'uploading') {
        await requireRoom(db, user.id)
        await deps.images.put(partName(archive.id, offset / partBytes), Buffer.from(form.file))
        await notePart(db, archive, offset, expected)
      }
      return presented(asked, params.id)
    },
    { limit: memberLimit('archive part', rateLimits.archivePartsPerMember) },
  )

  serve(app, listArchives, async ({ db, user, now }) =>
    (await selectArchives(db, user.id)).map((row) => presentArchive(row, now)),
  )

  serve(app, listArchiveItems, async (asked) => {
    const { db, params, query } = asked
    const archive = await authorized(asked, params.id, 'view')
    const rows = await selectItems(db, archive, query.state, pageOf(listArchiveItems, query))
    return rows.map(presentItem)
  })

  serve(
    app,
    setArchiveColumns,
    async (asked) => {
      const { id, header } = await authorized(asked, asked.params.id, 'map')
      if (header?.length !== asked.body.columns.length) throw apiError('invalid input')
      await readAnew(asked.db, id, asked.body.columns)
      return presented(asked, id)
    },
    { limit },
  )

  serve(
    app,
    startArchive,
    async (asked) => {
      const { id } = await authorized(asked, asked.params.id, 'start')
      await setImporting(asked.db, id, asked.body.anyway ?? [])
      return presented(asked, id)
    },
    { limit },
  )

  serve(
    app,
    stopArchive,
    async (asked) => {
      const { id } = await authorized(asked, asked.params.id, 'stop')
      await setStopped(asked.db, id, asked.now)
      return presented(asked, id)
    },
    { limit },
  )

  serve(
    app,
    undoArchive,
    async (asked) => {
      const archive = await authorized(asked, asked.params.id, 'undo')
      await setUndoing(asked.db, archive, asked.now)
      return presented(asked, archive.id)
    },
    { limit },
  )

  serve(
    app,
    deleteArchive,
    async (asked) => {
      const archive = await authorized(asked, asked.params.id, 'delete')
      await asked.db.transaction().execute((transaction) => deleteStored(transaction, archive, asked.now))
      return {}
    },
    { limit },
  )
}
