import { apiError } from '#shared/contract/errors.ts'
import type { Deps } from '../../../deps.ts'
import type { Caller } from '../../../platform/workers/kitchen.ts'
import { storePicture } from '../../images/queries.ts'

interface Page {
  url: string | null
  html?: string | null | undefined
  choice?: number | undefined
}

/** The recipe of a page as it would be saved. Throws `unreachable page` and `no recipe found`. */
export async function readImportedPage(
  { fetchPage, kitchen }: Pick<Deps, 'fetchPage' | 'kitchen'>,
  { url, html, choice }: Page,
  caller: Caller,
) {
  const page = html
    ? { html, url }
    : await fetchPage(url ?? '').catch((cause: unknown) => {
        throw apiError('unreachable page', { cause })
      })
  const found = await kitchen.readPage({ ...page, choice }, caller)
  if (!found) throw apiError('no recipe found')
  const { recipe } = await kitchen.settle({ recipe: found.recipe, isByPerson: true }, caller)
  return { ...found, recipe }
}

/** Stores the picture at an address as an upload of the user. Throws `unreachable page` and the errors of `storePicture`. */
export async function storePagePicture(
  { db, images, fetchPicture }: Pick<Deps, 'db' | 'images' | 'fetchPicture'>,
  url: string,
  userId: string,
  now: number,
): Promise<string> {
  const bytes = await fetchPicture(url).catch((cause: unknown) => {
    throw apiError('unreachable page', { cause })
  })
  return storePicture({ db, images }, { bytes, userId }, now)
}
