import sharp from 'sharp'
import { keepUpload } from '#server/images/uploads.ts'
import { insertComment } from '#server/recipes/comments.ts'
import { insertPhoto } from '#server/recipes/photos.ts'
import { putRating, toggleLike } from '#server/recipes/ratings.ts'
import { respondTo } from '#server/recipes/respond.ts'
import type { Kitchen, SeededRecipe } from './cooking.ts'
import type { Random } from './random.ts'
import { captions, remarksOn } from './remarks.ts'
import type { Settled } from './settling.ts'

const hour = 60 * 60 * 1000

/** Stars as people give them who are among friends. */
const stars = [3, 4, 4, 4, 5, 5, 5, 5] as const

/** Lets the others rate, like and comment on a public recipe; comments come from who speaks its language. */
export async function respondToRecipe(
  { db }: Pick<Kitchen, 'db'>,
  recipe: SeededRecipe,
  people: readonly Settled[],
  random: Random,
): Promise<void> {
  const { id: recipeId, owner, at, structure } = recipe
  const ownerId = owner.id
  const others = people.filter(({ id }) => id !== owner.id)
  const later = () => at + random.between(1, 200) * hour
  for (const { id } of random.some(others, random.between(1, 8))) {
    const rating = { recipeId, ownerId, memberId: id, stars: random.one(stars) }
    const now = later()
    await respondTo(db, recipeId, id, 'rate', (transaction) => putRating(transaction, rating, now))
  }
  for (const { id } of random.some(others, random.between(0, 9))) {
    const now = later()
    await respondTo(db, recipeId, id, 'respond', (transaction) =>
      toggleLike(transaction, { recipeId, memberId: id }, now),
    )
  }
  const speakers = others.filter(({ language }) => language === structure.language)
  const remarks = random.some(remarksOn(structure.language, structure.dishType), random.between(0, 3))
  for (const [place, { id }] of random.some(speakers, remarks.length).entries()) {
    const comment = { recipeId, ownerId, authorId: id, content: remarks[place] ?? '' }
    const now = later()
    await respondTo(db, recipeId, id, 'respond', (transaction) => insertComment(transaction, comment, now))
  }
}

/** Somebody's photo of their own plate: the dish as the house drew it, from nearer and in another light. */
export async function addPhoto(
  { db, images }: Kitchen,
  recipe: SeededRecipe,
  author: Settled,
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
  const upload = await keepUpload({ db, images }, 'photos', { bytes: photo, memberId: author.id }, now)
  await respondTo(db, recipe.id, author.id, 'respond', (transaction) =>
    insertPhoto(
      transaction,
      { recipeId: recipe.id, ownerId: recipe.owner.id, authorId: author.id, description, upload },
      now,
    ),
  )
}
