import { memberDatabase, readList, readValue } from './database.ts'
import type { QueuedOperation } from './refused-rows.ts'
import type { ListName, StoredRecipe, WireObject } from './schema.ts'

/** What this device has of a member, as the server has sent it, and what waits to be sent. */
export interface Stored {
  list: (name: ListName) => Promise<WireObject[]>
  recipe: (id: string) => Promise<StoredRecipe | undefined>
  /** By the uuid of its page. */
  recipeOfPage: (uuid: string) => Promise<StoredRecipe | undefined>
  household: () => Promise<WireObject | undefined>
  pending: () => Promise<QueuedOperation[]>
}

export async function openStored(memberId: string): Promise<Stored> {
  const database = await memberDatabase(memberId)
  return {
    list: (name) => readList(database, name),
    recipe: (id) => database.get('recipes', id),
    recipeOfPage: async (uuid) =>
      (await database.getAll('recipes')).find(({ recipe }) => recipe.UUID === uuid.toLowerCase()),
    household: () => readValue(database, 'household'),
    pending: () => database.getAll('operations'),
  }
}
