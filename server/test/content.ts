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

/** What a piece of content is attached to. */
interface Context {
  author: TestUser
  groupId: string
  /** The public recipe that the content belongs to. */
  recipe: () => Promise<{ id: string }>
  thread: () => Promise<{ id: string }>
}

const creators: Record<ReportableKind, (context: Context) => Promise<{ id: string }>> = {
  recipe: ({ recipe }) => recipe(),
  thread: ({ thread }) => thread(),
  comment: async ({ author, recipe }) =>
    author.call(addComment, { params: { id: (await recipe()).id }, body: { content: 'Buy my pans' } }),
  photo: async ({ author, recipe }) => {
    const file = new Blob([new Uint8Array(await noise(24, 16).jpeg().toBuffer())])
    return author.call(uploadPhoto, { params: { id: (await recipe()).id }, form: { file } })
  },
  correction: async ({ author, recipe }) =>
    author.call(proposeCorrection, {
      params: { id: (await recipe()).id, language: 'de' },
      body: { key: 'title', text: 'Töpfe und Pfannen' },
    }),
  cooked: async ({ author, recipe }) => {
    const body = { id: crypto.randomUUID(), note: 'Buy my pans', visibleTo: 'members' as const }
    return author.call(logCooked, { params: { id: (await recipe()).id }, body })
  },
  post: async ({ author, thread }) =>
    author.call(createPost, { params: { id: (await thread()).id }, body: { content: 'Buy my pans' } }),
  collection: ({ author, groupId }) => {
    const body = { id: crypto.randomUUID(), title: 'Pans', description: 'Buy my pans', groupId }
    return author.call(createCollection, { body })
  },
}

/** Reportable content of the given kinds by one author, about one public recipe and one thread; by default all kinds. */
export async function createContent<Kind extends ReportableKind = ReportableKind>(
  author: TestUser,
  groupId: string,
  kinds: readonly Kind[] = Object.keys(creators) as Kind[],
): Promise<Record<Kind, string>> {
  const threadText = { title: 'Pans', content: 'Cheap pans here' }
  const context: Context = {
    author,
    groupId,
    recipe: once(() => publishRecipe(author)),
    thread: once(() => author.call(createThread, { params: { id: groupId }, body: threadText })),
  }
  const ids: Partial<Record<Kind, string>> = {}
  for (const kind of kinds) ids[kind] = (await creators[kind](context)).id
  return ids as Record<Kind, string>
}

function once<Value>(create: () => Promise<Value>): () => Promise<Value> {
  let created: Promise<Value> | null = null
  return () => (created ??= create())
}
