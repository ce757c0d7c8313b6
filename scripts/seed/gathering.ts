import { pageOf } from '#server/http/page.ts'
import { listMyGroups } from '#shared/contract/groups.ts'
import { insertPost } from '#server/forum/posts.ts'
import { changeThread, insertThread } from '#server/forum/threads.ts'
import { insertMember } from '#server/groups/members.ts'
import { keepGroupPicture } from '#server/groups/pictures.ts'
import { insertGroup, selectGroupsOf } from '#server/groups/queries.ts'
import type { Kitchen, SeededRecipe } from './cooking.ts'
import type { Gathering, Talk } from './gatherings.ts'
import type { Settled } from './settling.ts'

const minute = 60 * 1000
const day = 24 * 60 * minute

/** Founds a group of those who speak its language, with all that is said in it; leaves alone one founded before. */
export async function gather(
  { db, images, painter }: Kitchen,
  gathering: Gathering,
  people: readonly Settled[],
  recipes: readonly SeededRecipe[],
  begin: number,
  withPicture: boolean,
): Promise<void> {
  const members = people.filter(({ language }) => language === gathering.language)
  const memberAt = (place: number): Settled => {
    const member = members[place % members.length]
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
    pictureName:
      painted &&
      (await keepGroupPicture({ db, images }, { bytes: painted.bytes, memberId: owner.id }, begin)),
  }
  const groupId = await insertGroup(db, group, begin)
  for (const { id } of members.slice(1)) await insertMember(db, groupId, id, begin + day)

  const shown = recipes.filter(
    (recipe) => recipe.isPublic && recipe.structure.language === gathering.language,
  )
  for (const [place, thread] of gathering.threads.entries()) {
    const opened = begin + (2 + place * 5) * day
    let said = opened
    const speak = async (threadId: string, parentId: string | null, talk: Talk): Promise<void> => {
      said += 37 * minute
      const post = { threadId, authorId: memberAt(talk.by).id, content: talk.says, parentId }
      const { id } = await insertPost(db, post, said)
      for (const reply of talk.replies ?? []) await speak(threadId, id, reply)
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
          content: thread.says,
          category: thread.category,
          recipeId: thread.withRecipe ? (recipe?.id ?? null) : null,
        },
        opened,
      ),
    )
    if (thread.isPinned) await changeThread(db, threadId, { words: {}, marks: { is_pinned: true } }, opened)
    for (const talk of thread.talk) await speak(threadId, null, talk)
  }
}
