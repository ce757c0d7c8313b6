import type { Language } from '#shared/constants/languages.ts'
import {
  acceptCorrection,
  findCorrection,
  storeCorrection,
} from '#server/features/recipes/translations/corrections.ts'
import { withLockedRecipe } from '#server/features/recipes/recipe-lock.ts'
import type { SeedDeps, SeededRecipe } from './recipes.ts'
import { seededRandom } from './random.ts'
import type { SeededUser } from './users.ts'

const hour = 60 * 60 * 1000
const count = 12

/** How people of each language would call a dish of somebody's. */
const personal: Record<Language, (title: string, name: string) => string> = {
  en: (title, name) => `${name}’s ${title}`,
  fr: (title, name) => `${title}, façon ${name}`,
  es: (title, name) => `${title} al estilo de ${name}`,
  de: (title, name) => `${title} nach Art von ${name}`,
}

/** Readers put the titles of a few public recipes better in their own language; the owners have accepted every other. */
export async function correctTitles(
  { db, kitchen }: Pick<SeedDeps, 'db' | 'kitchen'>,
  recipes: readonly SeededRecipe[],
  people: readonly SeededUser[],
): Promise<void> {
  const random = seededRandom(20260114)
  const published = recipes.filter(({ isPublic }) => isPublic)
  for (const [place, recipe] of random.some(published, count).entries()) {
    const { id: recipeId, owner, structure, at } = recipe
    const readers = people.filter(({ id, language }) => id !== owner.id && language !== structure.language)
    const [reader] = random.some(readers, 1)
    if (!reader) continue
    const { language } = reader
    const { title: original } = structure
    const texts = { title: original, taste: null, plating: null, structure }
    const { title, untranslated } = await kitchen.translateRecipe({ recipe: texts, language })
    if (untranslated.includes('title')) continue
    const text = personal[language](title, owner.name.split(' ')[0] ?? owner.name)
    const now = at + random.between(10, 300) * hour
    await withLockedRecipe(db, recipeId, reader.id, 'respond', async (transaction, ownerId) => {
      const correction = { recipeId, ownerId, authorId: reader.id, language, key: 'title', original, text }
      const { id } = await storeCorrection(transaction, correction, now)
      const stored = place % 2 === 0 ? await findCorrection(transaction, id, ownerId) : undefined
      if (stored) await acceptCorrection(transaction, stored, true, now + 5 * hour)
    })
  }
}
