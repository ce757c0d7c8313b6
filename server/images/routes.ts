import { signImageKey, signImageObject } from '#shared/contract/images.ts'
import { fail } from '#shared/errors.ts'
import { limits } from '#shared/limits.ts'
import type { Db } from '../db/schema.ts'
import type { App } from '../http/app.ts'
import { serve } from '../http/serve.ts'
import type { Member } from '../http/session.ts'
import { contentTypeOf, type StoredPicture } from '../outside/images/image-store.ts'
import { encodeWidth } from './encode.ts'
import { checkImageLink, signImageLink } from './links.ts'
import { madeImage } from './queries.ts'
import { widthName } from './removal.ts'
import { sendPicture } from './send.ts'

const largestWidth = Math.max(...limits.imageWidths)

/** Whether a viewer may see a stored picture; features that show pictures each supply one. */
export type MaySeeImage = (db: Db, name: string, viewer: Member | null) => Promise<boolean>

/** A picture nobody uses yet is its maker's. */
const maker: MaySeeImage = async (db, name, viewer) =>
  viewer !== null && (await madeImage(db, name, viewer.id))

export function imagesRoutes(app: App, maySee: readonly MaySeeImage[]) {
  const { deps } = app

  async function signFor(db: Db, name: string, viewer: Member | null, now: number) {
    for (const may of [maker, ...maySee]) {
      if (await may(db, name, viewer)) return { signed_url: signImageLink(deps.sign, name, now) }
    }
    throw fail('not found')
  }

  serve(app, signImageObject, ({ db, query, member, now }) => signFor(db, query.object, member, now))

  serve(app, signImageKey, ({ db, params, member, now }) => signFor(db, params.key ?? '', member, now))

  app.http.get('/images/:name{.+}', async (context) => {
    const name = context.req.param('name')
    const { expires, signature, w } = context.req.query()
    const now = deps.clock()
    checkImageLink(deps.sign, name, { expires, signature }, now)
    const width = limits.imageWidths.find((each) => String(each) === w)
    if (w !== undefined && width === undefined) throw fail('invalid input')
    const picture = width === undefined ? await deps.images.open(name) : await openInWidth(name, width)
    if (!picture) throw fail('not found')
    const secondsLeft = Math.max(0, Math.floor(Number(expires) - now / 1000))
    return sendPicture(context, picture, {
      'content-type': width === undefined ? contentTypeOf(name) : 'image/webp',
      'content-disposition': 'inline',
      'cache-control': `private, max-age=${secondsLeft}`,
    })
  })

  /** Made once, then kept beside the original. */
  async function openInWidth(name: string, width: number): Promise<StoredPicture | Buffer | null> {
    // An upload is WebP in its largest width already.
    if (name.endsWith('.webp') && width === largestWidth) return deps.images.open(name)
    const derived = widthName(name, width)
    const kept = await deps.images.open(derived)
    if (kept) return kept
    const original = await deps.images.get(name)
    if (!original) return null
    const smaller = await encodeWidth(original, width)
    // A store that is full keeps nobody from seeing what is there.
    await deps.images.put(derived, smaller).catch((error: unknown) => {
      deps.log.error({ err: error, name: derived }, 'a width of a picture is kept later')
    })
    return smaller
  }
}
