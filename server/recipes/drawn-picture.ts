import { createHash } from 'node:crypto'
import type { RecipeStructure } from '#shared/recipe.ts'
import type { Deps } from '../deps.ts'
import type { DrawnDish } from '../kitchen/kitchen.ts'
import type { StoredPicture } from '../outside/images/image-store.ts'

interface Row {
  uuid: string
  title: string
  image_key: string | null
  structure: RecipeStructure | null
}

function dishOf(row: Row): DrawnDish {
  return row.structure ? { recipe: row.structure } : { prompt: row.title }
}

/** The name of the drawing that stands for a recipe's missing picture; another dish has another name. */
export function drawnName(row: Row): string {
  const hash = createHash('sha256')
    .update(JSON.stringify(dishOf(row)))
    .digest('hex')
  return `drawn/${row.uuid}-${hash.slice(0, 32)}.png`
}

/** What the image store may keep for a recipe in this state, for `queueRemoval`. */
export function drawnNames(row: Row): string[] {
  return row.image_key === null ? [drawnName(row)] : []
}

/** Answers the drawing of a recipe, or null when the recipe is no longer as it was. */
export type OpenDrawing = (
  row: Row,
  find: (uuid: string) => Promise<Row | undefined>,
) => Promise<StoredPicture | Buffer>

/** Draws each state of a recipe once, one at a time however many ask, and keeps it in the image store. */
export function drawnPictures({ images, draw, log }: Pick<Deps, 'images' | 'draw' | 'log'>): OpenDrawing {
  const underWay = new Map<string, Promise<Buffer>>()

  async function drawAndKeep(name: string, row: Row, find: Parameters<OpenDrawing>[1]): Promise<Buffer> {
    const { bytes } = await draw(dishOf(row))
    try {
      await images.put(name, bytes)
      // Whoever changed the recipe meanwhile has looked for the old drawing too early.
      const current = await find(row.uuid)
      if (!current || !drawnNames(current).includes(name)) await images.remove(name)
    } catch (error) {
      // A store that is full keeps nobody from seeing the drawing.
      log.error({ err: error }, 'a drawing is kept later')
    }
    return bytes
  }

  return async (row, find) => {
    const name = drawnName(row)
    const running = underWay.get(name)
    if (running) return running
    const kept = await images.open(name)
    if (kept) return kept
    const drawing = underWay.get(name) ?? drawAndKeep(name, row, find)
    underWay.set(name, drawing)
    try {
      return await drawing
    } finally {
      underWay.delete(name)
    }
  }
}
