import * as z from 'zod/mini'
import { forumCategories } from '#shared/constants/categories.ts'
import { readDraft, writeDraft } from '../../lib/drafts.ts'

const chosenRecipe = z.object({ id: z.string(), title: z.string(), imageName: z.nullable(z.string()) })

/** A recipe chosen for an unsent thread or post. */
export type ChosenRecipe = z.infer<typeof chosenRecipe>

/** Drafts of an earlier version have none. */
const mentions = z.catch(z.array(z.object({ id: z.string(), name: z.string() })), [])

const postDraft = z.object({ content: z.string(), recipe: z.nullable(chosenRecipe), mentions })

export type PostDraft = z.infer<typeof postDraft>

/** By the id of the parent post; '' for a post that replies to the thread. */
const postDrafts = z.record(z.string(), postDraft)

export type PostDrafts = z.infer<typeof postDrafts>

const threadDraft = z.object({
  title: z.string(),
  content: z.string(),
  category: z.enum(forumCategories),
  recipe: z.nullable(chosenRecipe),
  mentions,
})

export type ThreadDraft = z.infer<typeof threadDraft>

const newThreadKey = (groupId: string) => `new:${groupId}`

export const readPostDrafts = (threadId: string): PostDrafts =>
  postDrafts.safeParse(readDraft(threadId)).data ?? {}

/** Stores an unsent post of a thread; a blank one is removed. */
export function savePostDraft(threadId: string, parentId: string | null, draft: PostDraft) {
  const { [parentId ?? '']: _, ...others } = readPostDrafts(threadId)
  const isBlank = draft.content.trim() === '' && draft.recipe === null
  const remaining = isBlank ? others : { ...others, [parentId ?? '']: draft }
  writeDraft(threadId, Object.keys(remaining).length > 0 ? remaining : null)
}

export const readThreadDraft = (groupId: string): ThreadDraft | null =>
  threadDraft.safeParse(readDraft(newThreadKey(groupId))).data ?? null

/** Stores an unsent thread of a group; a blank one is removed. */
export function saveThreadDraft(groupId: string, draft: ThreadDraft | null) {
  const isBlank = draft === null || (`${draft.title}${draft.content}`.trim() === '' && draft.recipe === null)
  writeDraft(newThreadKey(groupId), isBlank ? null : draft)
}
