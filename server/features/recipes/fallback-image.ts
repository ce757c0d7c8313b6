import { createHash } from 'node:crypto'
import type { RecipePlan } from '#shared/contract/recipe-plan.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import type { Deps } from '../../deps.ts'
import type { DrawnDish } from '../../platform/workers/kitchen.ts'
import type { StoredImage } from '../../adapters/images/image-store.ts'

interface Row {
  uuid: string
  title: string
  image_key: string | null
  structure: RecipeStructure | null
  plan?: RecipePlan | null
}

function dishOf(row: Row): DrawnDish {
  return row.structure ? { recipe: row.structure } : { prompt: row.title }
}

/** The object name of the drawing for a recipe without image. It changes with the dish. */
export function fallbackImageName(row: Row): string {
  const hash = createHash('sha256')
    .update(JSON.stringify(dishOf(row)))
    .digest('hex')
  return `drawn/${row.uuid}-${hash.slice(0, 32)}.png`
}

/** The objects that may be stored for a recipe in this state, for `queueImageDeletion`. */
export function fallbackImageNames(row: Row): string[] {
  return row.image_key === null ? [fallbackImageName(row)] : []
}

/** Opens the drawing of a recipe; `find` loads its current state. */
export type OpenFallbackImage = (
  row: Row,
  find: (uuid: string) => Promise<Row | undefined>,
) => Promise<StoredImage | Buffer>

/** Draws each state of a recipe once, also for concurrent requests, and stores the drawing. */
export function fallbackImages({
  images,
  draw,
  log,
}: Pick<Deps, 'images' | 'draw' | 'log'>): OpenFallbackImage {
  const inProgress = new Map<string, Promise<Buffer>>()

  async function drawAndStore(
    name: string,
    row: Row,
    find: Parameters<OpenFallbackImage>[1],
  ): Promise<Buffer> {
    // The plan is no part of the name: it is stored and removed together with what the name is made of.
    const { bytes } = await draw(
      row.structure ? { recipe: { ...row.structure, plan: row.plan } } : dishOf(row),
    )
    try {
      await images.put(name, bytes)
      // An edit meanwhile has queued the deletion before the drawing was stored.
      const current = await find(row.uuid)
      if (!current || !fallbackImageNames(current).includes(name)) await images.remove(name)
    } catch (error) {
      // The drawing can be shown even if it cannot be stored.
      log.error({ err: error }, 'fallback image not stored')
    }
    return bytes
  }

  return async (row, find) => {
    const name = fallbackImageName(row)
    const running = inProgress.get(name)
    if (running) return running
    const stored = await images.open(name)
    if (stored) return stored
    const drawing = inProgress.get(name) ?? drawAndStore(name, row, find)
    inProgress.set(name, drawing)
    try {
      return await drawing
    } finally {
      inProgress.delete(name)
    }
  }
}
