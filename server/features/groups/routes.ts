import {
  declineGroupInvite,
  createGroup,
  getGroup,
  inviteToGroup,
  joinGroup,
  leaveGroup,
  listGroupCategories,
  listGroupLocations,
  listGroupInvites,
  listGroupMembers,
  listMyGroups,
  listMyGroupInvites,
  listPublicGroups,
  setGroupPicture,
  updateGroup,
  withdrawGroupInvite,
} from '#shared/contract/groups.ts'
import { apiError } from '#shared/contract/errors.ts'
import { defaultGroupCategories } from '#shared/constants/categories.ts'
import { limits } from '#shared/constants/limits.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import type { Db } from '../../platform/db/schema.ts'
import { isUuid } from '../../platform/db/uuid.ts'
import type { App } from '../../platform/http/app.ts'
import { readingInTurn } from '../../platform/rate-limit/fair-queue.ts'
import { memberLimit } from '../../platform/rate-limit/rate-limit.ts'
import { pageOf } from '../../platform/http/paging.ts'
import { serve } from '../../platform/http/serve.ts'
import { deleteQueuedImages, discardRefused } from '../images/deletion-queue.ts'
import type { RequireMayPost } from '../../platform/auth/may-post.ts'
import {
  deleteReceivedGroupInvites,
  inviteToGroupByEmail,
  isInvitedToGroup,
  selectReceivedGroupInvites,
  selectSentGroupInvites,
  withdrawSentGroupInvite,
} from './invites.ts'
import { insertGroupMember, removeGroupMember, selectGroupMembers } from './members.ts'
import { replacePicture, storeGroupImage, storeImageFromPayload } from './images.ts'
import {
  presentGroup,
  presentLatestThread,
  presentMember,
  presentReceivedInvite,
  presentSentInvite,
  type SelectLatestThreads,
} from './present.ts'
import {
  findGroup,
  insertGroup,
  selectGroupsOf,
  selectInUse,
  selectPublicGroups,
  updateGroupFields,
  type Viewer,
} from './queries.ts'
import { authorizeGroup, canViewGroup } from './policy.ts'

/** Fixed paths come before `{id}`, which would match them too. */
export function groupsRoutes(
  app: App,
  requireMayPost: RequireMayPost,
  selectLatestThreads: SelectLatestThreads,
) {
  serve(app, listMyGroups, async ({ db, user, query }) => {
    const groups = await selectGroupsOf(db, user, pageOf(listMyGroups, query))
    const ids = groups.map(({ row }) => row.id)
    const latest = await selectLatestThreads(db, ids, user.id)
    return groups.map((group) => ({
      ...presentGroup(group),
      LatestThread: presentLatestThread(latest.get(group.row.id)),
    }))
  })

  serve(
    app,
    listPublicGroups,
    async ({ db, user, query }) =>
      (await selectPublicGroups(db, user, query, pageOf(listPublicGroups, query))).map(presentGroup),
    { inTurn: readingInTurn },
  )

  serve(
    app,
    listGroupCategories,
    async ({ db }) => {
      const known = new Set(defaultGroupCategories.map((category) => category.toLowerCase()))
      const inUse = (await selectInUse(db, 'category')).filter(
        (category) => !known.has(category.toLowerCase()),
      )
      return [...defaultGroupCategories, ...inUse].slice(0, limits.filterOptions)
    },
    { inTurn: readingInTurn },
  )

  serve(app, listGroupLocations, ({ db }) => selectInUse(db, 'location'), { inTurn: readingInTurn })

  serve(app, listMyGroupInvites, async ({ db, user, now }) =>
    (await selectReceivedGroupInvites(db, user.id, now)).map(presentReceivedInvite),
  )

  serve(app, getGroup, async ({ db, user, params, now }) => {
    const group = authorizeGroup(await findWithInvite(db, params.id, user, now), 'view')
    const { member_count, thread_count } = group.row
    return { group: presentGroup(group), member_count, thread_count }
  })

  serve(
    app,
    createGroup,
    async ({ deps, db, user, body, now }) => {
      await requireMayPost(db, user.id, null, now)
      const store = { db, images: deps.images }
      const picture = await storeImageFromPayload(store, body.picture_url, user.id, now)
      const group = {
        ownerId: user.id,
        name: body.name,
        description: body.description ?? null,
        category: body.category ?? null,
        location: body.location ?? null,
        tags: body.tags ?? [],
        isPublic: body.is_public ?? true,
        picture,
      }
      const id = await insertGroup(db, group, now).catch(discardRefused(store, picture?.name ?? null, now))
      return presentGroup(authorizeGroup(await findGroup(db, id, user), 'own'))
    },
    { limit: memberLimit('group', rateLimits.groupsPerMember) },
  )

  serve(app, updateGroup, async ({ db, user, params, body, now }) => {
    const { row } = authorizeGroup(await findGroup(db, params.id, user), 'own')
    await requireMayPost(db, user.id, row.id, now)
    await updateGroupFields(db, row.id, body, now)
    return presentGroup(authorizeGroup(await findGroup(db, row.id, user), 'own'))
  })

  serve(
    app,
    setGroupPicture,
    async ({ deps, db, user, params, form, now }) => {
      const { row } = authorizeGroup(await findGroup(db, params.id, user), 'own')
      await requireMayPost(db, user.id, row.id, now)
      const store = { db, images: deps.images }
      const picture = await storeGroupImage(store, { bytes: form.file, userId: user.id }, now)
      await replacePicture(db, row, picture, now).catch(discardRefused(store, picture.name, now))
      // The group has its new picture; a failed deletion of the old files is retried later.
      await deleteQueuedImages({ db, images: deps.images }).catch((error: unknown) => {
        deps.log.error({ err: error }, 'old group picture not deleted yet; will be retried')
      })
      return presentGroup(authorizeGroup(await findGroup(db, row.id, user), 'own'))
    },
    { limit: memberLimit('photo', rateLimits.photosPerMember) },
  )

  serve(app, joinGroup, async ({ db, user, params, now }) => {
    const { row, access } = authorizeGroup(await findWithInvite(db, params.id, user, now), 'join')
    await db.transaction().execute(async (transaction) => {
      const wasInvited = await deleteReceivedGroupInvites(transaction, row.id, user.id, now)
      // Withdrawn meanwhile.
      if (!access.isPublic && access.role === null && !wasInvited) throw apiError('members only')
      await insertGroupMember(transaction, row.id, user.id, now)
    })
    return {}
  })

  serve(app, declineGroupInvite, async ({ db, user, params, now }) => {
    if (isUuid(params.id)) await deleteReceivedGroupInvites(db, params.id, user.id, now)
    return {}
  })

  serve(app, leaveGroup, async ({ db, user, params }) => {
    const found = await findGroup(db, params.id, user)
    // Who has left a private group and asks again gets the same answer, and so does a stranger of any group or none:
    // it tells nothing.
    if (found) await removeGroupMember(db, authorizeGroup(found, 'leave').row.id, user.id)
    return {}
  })

  serve(app, listGroupMembers, async ({ db, user, params, query }) => {
    const { row, access } = authorizeGroup(await findGroup(db, params.id, user), 'participate')
    const rows = await selectGroupMembers(db, row.id, pageOf(listGroupMembers, query), query.name)
    return rows.map((each) => presentMember(each, user, access.role))
  })

  serve(
    app,
    inviteToGroup,
    async ({ db, user, params, body, now }) => {
      const { row } = authorizeGroup(await findGroup(db, params.id, user), 'own')
      await requireMayPost(db, user.id, row.id, now)
      await inviteToGroupByEmail(db, { groupId: row.id, madeBy: user.id, now }, body.email)
      return {}
    },
    { limit: memberLimit('member', rateLimits.groupInvitesPerMember) },
  )

  serve(app, listGroupInvites, async ({ db, user, params, now }) => {
    const { row } = authorizeGroup(await findGroup(db, params.id, user), 'own')
    return (await selectSentGroupInvites(db, row.id, now)).map(presentSentInvite)
  })

  serve(app, withdrawGroupInvite, async ({ db, user, params }) => {
    const { row } = authorizeGroup(await findGroup(db, params.id, user), 'own')
    await withdrawSentGroupInvite(db, row.id, params.invite)
    return {}
  })
}

/** A group as somebody sees it who may be invited to it. */
async function findWithInvite(db: Db, id: string, viewer: Viewer, now: number) {
  const found = await findGroup(db, id, viewer)
  if (!found || !viewer || canViewGroup(found.access)) return found
  const isInvited = await isInvitedToGroup(db, found.row.id, viewer.id, now)
  return { ...found, access: { ...found.access, isInvited } }
}
