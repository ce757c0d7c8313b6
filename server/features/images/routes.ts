import { signImageKey, signImageObject } from '#shared/contract/images.ts'
import { apiError } from '#shared/contract/errors.ts'
import { limits } from '#shared/constants/limits.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { App } from '../../platform/http/app.ts'
import type { CanViewImage } from '../../platform/auth/can-view-image.ts'
import { serve } from '../../platform/http/serve.ts'
import type { User } from '../../platform/auth/session.ts'
import { contentTypeOf, type StoredImage } from '../../adapters/images/image-store.ts'
import { encodeWidth } from './encode.ts'
import { checkImageLink, signImageLink } from './signed-links.ts'
import { isImageCreator } from './queries.ts'
import { resizedName } from './deletion-queue.ts'
import { sendImage } from './send-image.ts'

const largestWidth = Math.max(...limits.imageWidths)

/** An image that no recipe uses yet is visible to its creator only. */
const isCreator: CanViewImage = async (db, name, viewer) =>
  viewer !== null && (await isImageCreator(db, name, viewer.id))

/** `checks` come from the features that show images. */
export function imagesRoutes(app: App, checks: readonly CanViewImage[]) {
  const { deps } = app

  async function signFor(db: Db, name: string, viewer: User | null, now: number) {
    for (const check of [isCreator, ...checks]) {
      if (await check(db, name, viewer)) return { signed_url: signImageLink(deps.sign, name, now) }
    }
    throw apiError('not found')
  }

  serve(app, signImageObject, ({ db, query, user, now }) => signFor(db, query.object, user, now))

  serve(app, signImageKey, ({ db, params, user, now }) => signFor(db, params.key, user, now))

  app.http.get('/images/:name{.+}', async (context) => {
    const name = context.req.param('name')
    const { expires, signature, w } = context.req.query()
    const now = deps.clock()
    checkImageLink(deps.sign, name, { expires, signature }, now)
    const width = limits.imageWidths.find((each) => String(each) === w)
    if (w !== undefined && width === undefined) throw apiError('invalid input')
    const picture = width === undefined ? await deps.images.open(name) : await openResized(name, width)
    if (!picture) throw apiError('not found')
    const secondsLeft = Math.max(0, Math.floor(Number(expires) - now / 1000))
    return sendImage(context, picture, {
      'content-type': width === undefined ? contentTypeOf(name) : 'image/webp',
      'content-disposition': 'inline',
      'cache-control': `private, max-age=${secondsLeft}`,
    })
  })

  /** Resizes an image at the first request and stores the result. */
  async function openResized(name: string, width: number): Promise<StoredImage | Buffer | null> {
    // Uploads are stored as WebP in the largest width.
    if (name.endsWith('.webp') && width === largestWidth) return deps.images.open(name)
    const derived = resizedName(name, width)
    const cached = await deps.images.open(derived)
    if (cached) return cached
    const original = await deps.images.get(name)
    if (!original) return null
    const smaller = await encodeWidth(original, width)
    // A full store must not prevent reading.
    await deps.images.put(derived, smaller).catch((error: unknown) => {
      deps.log.error({ err: error, name: derived }, 'resized image not stored; the next request tries again')
    })
    return smaller
  }
}
