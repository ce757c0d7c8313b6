import { pageOf } from '#server/platform/http/paging.ts'
import { listMyGroups } from '#shared/contract/groups.ts'
import { insertPost } from '#server/features/forum/posts.ts'
import { changeThread, insertThread } from '#server/features/forum/threads.ts'
import { insertGroupMember } from '#server/features/groups/members.ts'
import { storeGroupImage } from '#server/features/groups/images.ts'
import { insertGroup, selectGroupsOf } from '#server/features/groups/queries.ts'
import { seedGroupCollection } from './binders.ts'
import type { SeedDeps, SeededRecipe } from './recipes.ts'
import type { SeedGroup, SeedPost } from './group-threads.ts'
import type { SeededUser } from './users.ts'

const minute = 60 * 1000
const day = 24 * 60 * minute

/** Creates a group of the users of its language with its threads; does nothing if it exists. */
export async function seedGroup(
  { db, images, painter }: SeedDeps,
  gathering: SeedGroup,
  people: readonly SeededUser[],
  recipes: readonly SeededRecipe[],
  begin: number,
  withPicture: boolean,
): Promise<void> {
  const members = people.filter(({ language }) => language === gathering.language)
  const memberAt = (index: number): SeededUser => {
    const member = members[index % members.length]
    if (!member) throw new Error(`Nobody speaks ${gathering.language}.`)
    return member
  }
  const owner = memberAt(0)
  const owned = await selectGroupsOf(db, owner, pageOf(listMyGroups, {}))
  if (owned.some(({ row }) => row.name === gathering.name)) return

  const { name, description, category, location, isPublic, dish } = gathering
  const painted = withPicture ? await painter.paint({ prompt: dish, recipe: null }) : null
  const tags = [...gathering.tags]
  const group = {
    name,
    description,
    category,
    location,
    tags,
    isPublic,
    ownerId: owner.id,
    picture:
      painted && (await storeGroupImage({ db, images }, { bytes: painted.bytes, userId: owner.id }, begin)),
  }
  const groupId = await insertGroup(db, group, begin)
  for (const { id } of members.slice(1)) await insertGroupMember(db, groupId, id, begin + day)

  const shown = recipes.filter(
    (recipe) => recipe.isPublic && recipe.structure.language === gathering.language,
  )
  for (const [index, thread] of gathering.threads.entries()) {
    const opened = begin + (2 + index * 5) * day
    let at = opened
    const addPost = async (threadId: string, parentId: string | null, talk: SeedPost): Promise<void> => {
      at += 37 * minute
      const post = { threadId, authorId: memberAt(talk.by).id, content: talk.text, parentId, mentions: [] }
      const { id } = await insertPost(db, post, at)
      for (const reply of talk.replies ?? []) await addPost(threadId, id, reply)
    }
    const author = memberAt(thread.by)
    const recipe = shown.find(({ owner: cook }) => cook.id === author.id)
    const threadId = await db.transaction().execute((transaction) =>
      insertThread(
        transaction,
        {
          groupId,
          authorId: author.id,
          title: thread.title,
          content: thread.text,
          category: thread.category,
          recipeId: thread.withRecipe ? (recipe?.id ?? null) : null,
        },
        opened,
      ),
    )
    if (thread.isPinned) await changeThread(db, threadId, { edit: {}, marks: { is_pinned: true } }, opened)
    for (const talk of thread.talk) await addPost(threadId, null, talk)
  }
  const seeded = { id: groupId, language: gathering.language, members }
  await seedGroupCollection(db, seeded, shown, begin + 50 * day)
}
