import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { ExportFormatName } from '#shared/constants/export-formats.ts'
import type { Deps } from '../../../deps.ts'
import type { ArchiveFile } from '../../../platform/privacy/personal-data.ts'
import { encodeStoredJpeg, encodeStoredWebp } from '../../images/decoder-process.ts'
import { resizedName } from '../../images/deletion-queue.ts'
import { withoutParts } from '../parts/present.ts'
import type { RecipeWithOwner } from '../queries.ts'
import { findNote, selectTags } from '../saved/tags-and-notes.ts'
import type { ExportedRecipe } from './exported-recipe.ts'
import { differentNames } from './file-name.ts'
import { formats } from './formats.ts'
import { findExportable } from './queries.ts'

const compress = promisify(gzip)
const pictureWidth = 960

export interface Exported {
  format: ExportFormatName
  ids: readonly string[]
  userId: string
  /** With the user's own tags and notes, which nobody else is meant to read. */
  withOwnRows?: boolean
}

/** A row as its user takes it along. */
export function exportedRecipe(
  row: RecipeWithOwner,
  {
    userId,
    publicUrl,
    ...own
  }: { userId: string; publicUrl: string } & Pick<ExportedRecipe, 'picture' | 'tags' | 'note'>,
): ExportedRecipe {
  const isOwn = row.owner_id === userId
  return {
    row: isOwn ? row : { ...row, structure: withoutParts(row.structure) },
    page: `${publicUrl}/recipes/${row.uuid}`,
    author: isOwn ? null : row.owner_name,
    ...own,
  }
}

/** The picture of a recipe; null for those without one, whose drawing any program of ours can make again. */
async function pictureOf(
  { images }: Pick<Deps, 'images'>,
  { image_key: key }: RecipeWithOwner,
  as: 'webp' | 'jpeg',
  userId: string,
): Promise<Buffer | null> {
  if (key === null) return null
  const smaller = await images.get(resizedName(key, pictureWidth))
  const read = async () => smaller ?? images.get(key)
  if (as === 'jpeg') return encodeStoredJpeg(read, pictureWidth, userId)
  return smaller ?? encodeStoredWebp(read, pictureWidth, userId)
}

/** The files of an archive, one recipe after the other: what has changed meanwhile counts. */
export async function* filesOf(
  deps: Pick<Deps, 'db' | 'images' | 'publicUrl'>,
  { format, ids, userId, withOwnRows = false }: Exported,
): AsyncGenerator<ArchiveFile> {
  const { paths, link, isGzipped, write } = formats[format]
  const nameOf = differentNames()
  for (const id of ids) {
    const row = await findExportable(deps.db, id, userId)
    if (!row) continue
    const name = nameOf(row.title)
    const path = paths(name)
    const photo = await pictureOf(deps, row, path.picture === null ? 'jpeg' : 'webp', userId)
    const key = { userId, recipeId: id }
    const recipe = exportedRecipe(row, {
      userId,
      publicUrl: deps.publicUrl,
      picture: photo && path.picture !== null ? (link?.(name) ?? path.picture) : null,
      tags: withOwnRows ? await selectTags(deps.db, key) : [],
      note: withOwnRows ? ((await findNote(deps.db, key))?.text ?? null) : null,
    })
    const text = Buffer.from(write(recipe, name, photo))
    yield { name: path.recipe, bytes: isGzipped ? await compress(text) : text }
    if (photo && path.picture !== null) yield { name: path.picture, bytes: photo }
  }
}
