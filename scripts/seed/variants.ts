import type { Language } from '#shared/constants/languages.ts'
import {
  findIdempotentRecipe,
  findRecipe,
  updateRecipe,
  updateVisibility,
} from '#server/features/recipes/queries.ts'
import { editedRecipe } from '#server/features/recipes/recipe-from-payload.ts'
import { insertVariant, variantOf } from '#server/features/recipes/versions/remix.ts'
import { keyPrefix, type SeedDeps, type SeededRecipe } from './recipes.ts'
import type { SeededUser } from './users.ts'

const day = 24 * 60 * 60 * 1000

const wishes: Record<Language, string> = {
  en: 'vegan, for six',
  fr: 'sans lactose, pour six',
  es: 'sin gluten, para seis',
  de: 'vegan, für sechs Personen',
}

const platings: Record<Language, string> = {
  en: 'In warm deep plates, with bread beside it.',
  fr: 'Dans des assiettes creuses chaudes, avec du pain.',
  es: 'En platos hondos calientes, con pan al lado.',
  de: 'In warmen tiefen Tellern, mit Brot dazu.',
}

/**
 * In each language somebody makes a public recipe their own, the first that can be cooked as they wish; its author goes
 * on with it afterwards.
 */
export async function seedVariants(
  deps: SeedDeps,
  recipes: readonly SeededRecipe[],
  cooks: readonly SeededUser[],
): Promise<void> {
  for (const [language, wish] of Object.entries(wishes) as [Language, string][]) {
    const ofLanguage = cooks.filter((each) => each.language === language)
    for (const origin of recipes) {
      if (!origin.isPublic || origin.structure.language !== language) continue
      const cook = ofLanguage.find(({ id }) => id !== origin.owner.id)
      if (cook && (await seedVariant(deps, origin, cook, wish))) break
    }
  }
}

/** False if the recipe cannot be cooked so. */
async function seedVariant(
  { db, kitchen }: SeedDeps,
  { id, at, owner }: SeededRecipe,
  cook: SeededUser,
  wish: string,
): Promise<boolean> {
  const key = `${keyPrefix}variant ${cook.language}`
  if ((await findIdempotentRecipe(db, cook.id, key)) !== null) return true
  const row = await findRecipe(db, id, cook.id)
  if (!row?.structure) return false
  const adapted = await kitchen.adapt({ structure: row.structure, plan: row.plan, wish })
  if (!adapted) return false
  const variant = await variantOf(kitchen, row, adapted, {
    userId: cook.id,
    parts: {},
    avoided: [],
    confirmed: undefined,
  })
  const made = await insertVariant(db, row, variant, key, at + 10 * day)
  await updateVisibility(db, { id: made, ownerId: cook.id }, true, at + 11 * day)
  const own = await findRecipe(db, id, owner.id)
  if (!own) return true
  const edited = await editedRecipe(kitchen, own, { plating: platings[cook.language] }, {})
  await updateRecipe(db, own, { ...edited, imageKey: own.image_key }, at + 12 * day)
  return true
}
