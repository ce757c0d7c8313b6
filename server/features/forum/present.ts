import type { WirePost, WireRecipeReference, WireThread } from '#shared/contract/forum.ts'
import type { GroupRole } from '#shared/contract/groups.ts'
import { canViewEmail } from '../groups/policy.ts'
import type { PostShown } from './posts.ts'
import { canViewHidden } from './policy.ts'
import type { ReferenceColumns } from './recipe-references.ts'
import type { ThreadFound } from './threads.ts'

export function presentThread(row: ThreadFound, viewerId: string): WireThread {
  return {
    ID: row.id,
    GroupID: row.group_id,
    Title: row.titled_by_recipe && row.recipe_title === null ? null : row.title,
    Content: row.content,
    AuthorID: row.author_id,
    AuthorName: row.author_name,
    Category: row.category,
    CreatedAt: row.created_at.toISOString(),
    UpdatedAt: row.active_at.toISOString(),
    EditedAt: row.edited_at?.toISOString() ?? null,
    PostCount: row.post_count,
    IsPinned: row.is_pinned,
    IsLocked: row.is_locked,
    IsHidden: row.hidden_at !== null,
    mine: row.author_id === viewerId,
    IsNew: row.is_new,
    UnreadCount: row.unread_count,
    FirstUnreadPostID: row.first_unread_id,
    IsFollowed: row.is_followed,
    Change: row.revision,
    recipe_reference: presentReference(row),
  }
}

/** A deleted post is a placeholder without content; so is a hidden one for viewers who may not see it. */
export function presentPost(
  row: PostShown,
  viewer: { id: string; isAdmin: boolean },
  viewerRole: GroupRole | null,
): WirePost {
  const group = { role: viewerRole, isAdmin: viewer.isAdmin }
  const isShown = row.hidden_at === null || canViewHidden({ group, isAuthor: row.author_id === viewer.id })
  return {
    ID: row.id,
    ThreadID: row.thread_id,
    AuthorID: isShown ? row.author_id : null,
    Content: row.deleted_at === null && isShown ? row.content : null,
    ParentPostID: row.parent_id,
    CreatedAt: row.created_at.toISOString(),
    UpdatedAt: (row.edited_at ?? row.created_at).toISOString(),
    AuthorName: isShown ? row.author_name : null,
    AuthorEmail: isShown && canViewEmail(viewer, viewerRole, row.author_id) ? row.author_email : null,
    Replies: [],
    IsDeleted: row.deleted_at !== null,
    IsHidden: row.hidden_at !== null && row.deleted_at === null,
    mine: row.author_id === viewer.id,
    recipe_reference: isShown ? presentReference(row) : null,
  }
}

/** Null without a recipe; without title and picture if the viewer may not read the recipe. */
export function presentReference(row: ReferenceColumns): WireRecipeReference | null {
  return row.reference_id === null
    ? null
    : {
        id: row.reference_id,
        recipe_id: row.referenced_id,
        title: row.recipe_title,
        image_url: row.recipe_image,
        thumbnail_url: row.recipe_image,
        author_name: row.recipe_owner,
      }
}
