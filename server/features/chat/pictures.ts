import type { DeleteQueryBuilder } from 'kysely'
import { readChef, uploadChatPicture } from '#shared/contract/chat-pictures.ts'
import type { ChatMessage } from '#shared/contract/chef.ts'
import { apiError } from '#shared/contract/errors.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import type { Deps } from '../../deps.ts'
import type { CanViewImage } from '../../platform/auth/can-view-image.ts'
import type { Db, Schema } from '../../platform/db/schema.ts'
import type { App } from '../../platform/http/app.ts'
import { serve } from '../../platform/http/serve.ts'
import { memberLimit } from '../../platform/rate-limit/rate-limit.ts'
import { takeRoom } from '../../platform/storage/room.ts'
import { encodeStoredJpeg } from '../images/decoder-process.ts'
import { discardRefused, queueImageDeletion } from '../images/deletion-queue.ts'
import { storeUpload } from '../images/uploads.ts'

/** As a model gets them: more pixels cost more tokens and tell no more. JPEG is what every server reads. */
const sentWidth = 1280

/** Pictures that members show the chef; nobody else sees them. */
export function pictureRoutes(app: App) {
  serve(app, readChef, async ({ deps }) => ({ sees: isSeeing(deps) }))

  serve(
    app,
    uploadChatPicture,
    async ({ deps, db, user, form, now }) => {
      const store = { db, images: deps.images }
      const { name, bytes } = await storeUpload(store, 'chat', { bytes: form.file, userId: user.id }, now)
      const row = { name, user_id: user.id, conversation_id: null, bytes, created_at: new Date(now) }
      await db
        .transaction()
        .execute(async (transaction) => {
          await transaction.insertInto('chat_pictures').values(row).execute()
          await takeRoom(transaction, user.id, bytes)
        })
        .catch(discardRefused(store, name, now))
      return { name }
    },
    { limit: memberLimit('photo', rateLimits.photosPerMember) },
  )
}

/** Whether the model that would answer now sees pictures: the first that is not left alone. */
const isSeeing = ({ models }: Pick<Deps, 'models'>): boolean =>
  models.find(({ breaker }) => breaker.pause() === null)?.can.vision === true

export const picturesOf = (messages: readonly ChatMessage[]): string[] => [
  ...new Set(messages.flatMap(({ pictures = [] }) => pictures)),
]

const ownPictures = (db: Db, names: readonly string[], userId: string) =>
  db.selectFrom('chat_pictures').select('name').where('name', 'in', names).where('user_id', '=', userId)

export const canViewChatPicture: CanViewImage = async (db, name, viewer) =>
  viewer !== null && (await ownPictures(db, [name], viewer.id).executeTakeFirst()) !== undefined

/**
 * The messages without pictures that are gone, such as those of a conversation that was deleted on another device. Throws
 * `unknown image` where the last one shows others' or none that are there.
 */
export async function withOwnPictures(
  db: Db,
  messages: readonly ChatMessage[],
  userId: string,
): Promise<ChatMessage[]> {
  const names = picturesOf(messages)
  if (names.length === 0) return [...messages]
  const own = new Set((await ownPictures(db, names, userId).execute()).map(({ name }) => name))
  if (messages.at(-1)?.pictures?.some((name) => !own.has(name))) throw apiError('unknown image')
  return messages.map(({ pictures = [], ...message }) => {
    const there = pictures.filter((name) => own.has(name))
    return there.length > 0 ? { ...message, pictures: there } : message
  })
}

/** A picture of the member as a model gets it; null for one that is gone. */
export async function readChatPicture(
  { db, images }: Pick<Deps, 'db' | 'images'>,
  name: string,
  userId: string,
): Promise<Uint8Array | null> {
  const own = await ownPictures(db, [name], userId).executeTakeFirst()
  return own ? encodeStoredJpeg(() => images.get(name), sentWidth, userId) : null
}

/** The pictures of messages that are stored now belong to their conversation. Throws `unknown image`. */
export async function linkPictures(
  db: Db,
  { id, userId, names }: { id: string; userId: string; names: readonly string[] },
): Promise<void> {
  if (names.length === 0) return
  const { numUpdatedRows } = await db
    .updateTable('chat_pictures')
    .set({ conversation_id: id })
    .where('name', 'in', names)
    .where('user_id', '=', userId)
    .where((where) => where.or([where('conversation_id', 'is', null), where('conversation_id', '=', id)]))
    .executeTakeFirst()
  if (numUpdatedRows < BigInt(names.length)) throw apiError('unknown image')
}

type Picked = DeleteQueryBuilder<Schema, 'chat_pictures', { name: string }>

/** Deletes pictures and queues their files, in the caller's transaction. */
export async function deletePictures(db: Db, now: number, pick: (all: Picked) => Picked): Promise<void> {
  const gone = await pick(db.deleteFrom('chat_pictures').returning('name')).execute()
  await queueImageDeletion(
    db,
    gone.map(({ name }) => name),
    now,
  )
}

/** Deletes what was never sent, or is in no conversation any more. */
export const cleanUpChatPictures = (db: Db, now: number): Promise<void> =>
  db
    .transaction()
    .execute((transaction) =>
      deletePictures(transaction, now, (all) =>
        all
          .where('conversation_id', 'is', null)
          .where('created_at', '<=', new Date(now - lifetimes.unsentPicture)),
      ),
    )
