import type { ReportableKind } from '#shared/contract/moderation.ts'
import { addComment } from '#shared/contract/comments.ts'
import { createCollection } from '#shared/contract/collections.ts'
import { logCooked } from '#shared/contract/cooking-log.ts'
import { createPost, createThread } from '#shared/contract/forum.ts'
import { proposeCorrection } from '#shared/contract/recipe-translations.ts'
import { uploadPhoto } from '#shared/contract/photos.ts'
import type { TestUser } from './users.ts'
import { noise } from './images.ts'
import { publishRecipe } from './recipes.ts'

/** One of each kind of reportable content, all by one author; the recipe is public. */
export async function createContent(
  author: TestUser,
  groupId: string,
): Promise<Record<ReportableKind, string>> {
  const recipe = await publishRecipe(author)
  const params = { id: recipe.id }
  const comment = await author.call(addComment, { params, body: { content: 'Buy my pans' } })
  const file = new Blob([new Uint8Array(await noise(24, 16).jpeg().toBuffer())])
  const photo = await author.call(uploadPhoto, { params, form: { file } })
  const body = { title: 'Pans', content: 'Cheap pans here' }
  const thread = await author.call(createThread, { params: { id: groupId }, body })
  const post = await author.call(createPost, { params: { id: thread.id }, body: { content: 'Buy my pans' } })
  const correction = await author.call(proposeCorrection, {
    params: { id: recipe.id, language: 'de' },
    body: { key: 'title', text: 'Töpfe und Pfannen' },
  })
  const pans = { id: crypto.randomUUID(), title: 'Pans', description: 'Buy my pans', groupId }
  const collection = await author.call(createCollection, { body: pans })
  const entry = { id: crypto.randomUUID(), note: 'Buy my pans', visibleTo: 'members' as const }
  const cooked = await author.call(logCooked, { params, body: entry })
  return {
    recipe: recipe.id,
    comment: comment.id,
    photo: photo.id,
    correction: correction.id,
    cooked: cooked.id,
    thread: thread.id,
    post: post.id,
    collection: collection.id,
  }
}
