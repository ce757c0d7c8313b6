import type { WirePost, WireRecipeReference, WireThread } from '#shared/contract/forum.ts'

/** A thread as the server sends it, for page tests. */
export const wireThread = (fields: Partial<WireThread> = {}): WireThread => ({
  ID: 't1',
  GroupID: 'g1',
  Title: 'My starter sleeps',
  Content: 'It has not risen since Tuesday.',
  AuthorID: '2',
  AuthorName: 'Ben',
  Category: 'tricks',
  CreatedAt: '2026-11-10T10:00:00Z',
  UpdatedAt: '2026-11-12T10:00:00Z',
  EditedAt: null,
  PostCount: 0,
  IsPinned: false,
  IsLocked: false,
  IsHidden: false,
  mine: false,
  recipe_reference: null,
  IsNew: false,
  UnreadCount: 0,
  FirstUnreadPostID: null,
  IsFollowed: false,
  Change: 7,
  ...fields,
})

export const wirePost = (fields: Partial<WirePost> = {}): WirePost => {
  const createdAt = fields.CreatedAt ?? '2026-11-11T10:00:00Z'
  return {
    ID: 'p1',
    ThreadID: 't1',
    AuthorID: '3',
    Content: 'Warm water helps.',
    ParentPostID: null,
    CreatedAt: createdAt,
    UpdatedAt: createdAt,
    AuthorName: 'Cleo',
    AuthorEmail: null,
    Replies: [],
    IsDeleted: false,
    IsHidden: false,
    mine: false,
    recipe_reference: null,
    ...fields,
  }
}

export const wireReference = (fields: Partial<WireRecipeReference> = {}): WireRecipeReference => ({
  id: 'x1',
  recipe_id: 'r1',
  title: 'Leek gratin',
  image_url: null,
  thumbnail_url: null,
  author_name: 'Ben',
  ...fields,
})
