import { signImageKey, signImageObject } from '#shared/contract/images.ts'
import { apiError } from '#shared/contract/errors.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { App } from '../../platform/http/app.ts'
import type { CanViewImage } from '../../platform/auth/can-view-image.ts'
import { serve } from '../../platform/http/serve.ts'
import type { User } from '../../platform/auth/session.ts'
import { contentTypeOf } from '../../adapters/images/image-store.ts'
import { checkImageLink, signImageLink } from './signed-links.ts'
import { isImageCreator } from './queries.ts'
import { openResized, readWidth } from './resized.ts'
import { sendImage } from './send-image.ts'

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
    const width = readWidth(w)
    const picture =
      width === undefined ? await deps.images.open(name) : await openResized(deps, context, name, width)
    if (!picture) throw apiError('not found')
    const secondsLeft = Math.max(0, Math.floor(Number(expires) - now / 1000))
    return sendImage(context, picture, {
      'content-type': width === undefined ? contentTypeOf(name) : 'image/webp',
      'content-disposition': 'inline',
      'cache-control': `private, max-age=${secondsLeft}`,
    })
  })
}
