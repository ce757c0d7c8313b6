import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { listedNameOfFood } from '#kitchen/foods'
import type { Language } from '#shared/constants/languages.ts'
import { apiError } from '#shared/contract/errors.ts'
import type { Deps } from '../../../deps.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { isUuid } from '../../../platform/db/uuid.ts'
import { encodeStoredJpeg } from '../../images/decoder-process.ts'
import { oneLine } from '../export/exported-recipe.ts'
import { fallbackImages, type OpenFallbackImage } from '../fallback-image.ts'
import { withoutParts } from '../parts/present.ts'
import { mayRead } from '../policy.ts'
import { findRecipe, type RecipeWithOwner } from '../queries.ts'
import type { BookRecipe } from './book.ts'

/** Of a picture over the width of a page, at 150 dots per inch. */
const pictureWidth = 1000
/** Foods by which the index names a recipe. */
const mostFoods = 5

export interface ListedForBook {
  id: string
  title: string
  foods: string[]
}

/** Of these recipes the ones that a user may read, in the order given, with the foods that they are about. */
export async function selectForBook(
  db: Db,
  ids: readonly string[],
  { userId, language }: { userId: string; language: Language },
): Promise<ListedForBook[]> {
  const known = [...new Set(ids.filter(isUuid))]
  const { rows } = await sql<{
    id: string
    title: string
    about_ids: string[]
    ingredient_food_ids: (string | null)[] | null
  }>`select recipes.id, recipes.title, recipes.about_ids, recipes.ingredient_food_ids
    from unnest(${known}::uuid[]) with ordinality as wanted (id, place)
    join recipes on recipes.id = wanted.id
    where recipes.deleted_at is null and ${mayRead(userId)} order by wanted.place`.execute(db)
  return rows.map(({ id, title, about_ids: about, ingredient_food_ids: listed }) => {
    // A food of the list says more than the family that it belongs to.
    const named = (listed ?? []).filter((food) => food !== null && about.includes(food))
    const foods = [...new Set(named.length > 0 ? named : about)].slice(0, mostFoods)
    return {
      id,
      title: oneLine(title),
      foods: foods.flatMap((food) => listedNameOfFood(food ?? '', language) ?? []),
    }
  })
}

/** A JPEG of the photo of a recipe, or of its drawing: a book has no holes. Null where neither can be read. */
function picturesFor(deps: Pick<Deps, 'images' | 'draw' | 'log' | 'db'>, userId: string) {
  const openDrawing: OpenFallbackImage = fallbackImages(deps)
  const find = (uuid: string) => findByUuid(deps.db, uuid, userId)
  return async (row: RecipeWithOwner): Promise<Buffer | null> => {
    const drawn = async () => {
      const drawing = await openDrawing(row, find)
      return Buffer.isBuffer(drawing) ? drawing : buffer(drawing.bytes)
    }
    const { image_key: key } = row
    const photo =
      key === null ? null : await encodeStoredJpeg(() => deps.images.get(key), pictureWidth, userId)
    return photo ?? encodeStoredJpeg(drawn, pictureWidth, userId).catch(() => null)
  }
}

async function findByUuid(db: Db, uuid: string, userId: string) {
  return db
    .selectFrom('recipes')
    .select(['uuid', 'title', 'image_key', 'structure', 'plan'])
    .where('uuid', '=', uuid)
    .where(mayRead(userId))
    .executeTakeFirst()
}

/** The recipes of a book one by one; what cannot be read any more is left out. */
export async function* bookRecipes(
  deps: Pick<Deps, 'images' | 'draw' | 'log' | 'db' | 'publicUrl'>,
  listed: readonly ListedForBook[],
  { userId, signal }: { userId: string; signal: AbortSignal },
): AsyncGenerator<BookRecipe> {
  const pictureOf = picturesFor(deps, userId)
  for (const [place, { id, foods }] of listed.entries()) {
    if (signal.aborted) throw apiError('unavailable')
    const row = await findRecipe(deps.db, id, userId)
    if (!row || row.deleted_at !== null) continue
    const isOwn = row.owner_id === userId
    yield {
      place,
      row: isOwn ? row : { ...row, structure: withoutParts(row.structure) },
      author: isOwn ? null : row.owner_name,
      page: `${deps.publicUrl}/recipes/${row.uuid}`,
      picture: await pictureOf(row),
      foods,
    }
  }
}
