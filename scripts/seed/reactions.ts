import sharp from 'sharp'
import { storeUpload } from '#server/features/images/uploads.ts'
import { insertComment } from '#server/features/recipes/comments.ts'
import { insertPhoto } from '#server/features/recipes/photos.ts'
import { storeRating, toggleLike } from '#server/features/recipes/ratings.ts'
import { withLockedRecipe } from '#server/features/recipes/recipe-lock.ts'
import type { SeedDeps, SeededRecipe } from './recipes.ts'
import type { Random } from './random.ts'
import { captions, commentsFor } from './comments.ts'
import type { SeededUser } from './users.ts'

const hour = 60 * 60 * 1000

/** Stars as people give them who are among friends. */
const stars = [3, 4, 4, 4, 5, 5, 5, 5] as const

/** Lets the others rate, like and comment on a public recipe; comments come from who speaks its language. */
export async function reactToRecipe(
  { db }: Pick<SeedDeps, 'db'>,
  recipe: SeededRecipe,
  people: readonly SeededUser[],
  random: Random,
): Promise<void> {
  const { id: recipeId, owner, at, structure } = recipe
  const ownerId = owner.id
  const others = people.filter(({ id }) => id !== owner.id)
  const later = () => at + random.between(1, 200) * hour
  for (const { id } of random.some(others, random.between(1, 8))) {
    const rating = { recipeId, ownerId, userId: id, stars: random.one(stars) }
    const now = later()
    await withLockedRecipe(db, recipeId, id, 'rate', (transaction) => storeRating(transaction, rating, now))
  }
  for (const { id } of random.some(others, random.between(0, 9))) {
    const now = later()
    await withLockedRecipe(db, recipeId, id, 'respond', (transaction) =>
      toggleLike(transaction, { recipeId, userId: id }, now),
    )
  }
  const commenters = others.filter(({ language }) => language === structure.language)
  const comments = random.some(commentsFor(structure.language, structure.dishType), random.between(0, 3))
  for (const [index, { id }] of random.some(commenters, comments.length).entries()) {
    const comment = { recipeId, ownerId, authorId: id, content: comments[index] ?? '' }
    const now = later()
    await withLockedRecipe(db, recipeId, id, 'respond', (transaction) =>
      insertComment(transaction, comment, now),
    )
  }
}

/** Somebody's photo of their own plate: the dish as the built-in painter drew it, from nearer and in another light. */
export async function addPhoto(
  { db, images }: SeedDeps,
  recipe: SeededRecipe,
  author: SeededUser,
  random: Random,
): Promise<void> {
  const drawn = recipe.imageKey === null ? null : await images.get(recipe.imageKey)
  if (!drawn) return
  const { width, height } = await sharp(drawn).metadata()
  const part = random.between(70, 90) / 100
  const near = { width: Math.round(width * part), height: Math.round(height * part) }
  const photo = await sharp(drawn)
    .extract({
      left: random.between(0, width - near.width),
      top: random.between(0, height - near.height),
      ...near,
    })
    .flop(random.between(0, 1) === 1)
    .modulate({ brightness: random.between(88, 108) / 100, saturation: random.between(80, 115) / 100 })
    .jpeg({ quality: 85 })
    .toBuffer()
  const description = random.one(captions[recipe.structure.language])
  const now = recipe.at + random.between(24, 240) * hour
  const upload = await storeUpload({ db, images }, 'photos', { bytes: photo, userId: author.id }, now)
  await withLockedRecipe(db, recipe.id, author.id, 'respond', (transaction) =>
    insertPhoto(
      transaction,
      { recipeId: recipe.id, ownerId: recipe.owner.id, authorId: author.id, description, upload },
      now,
    ),
  )
}
