import {
  addGroupMember,
  createGroup,
  getGroup,
  joinGroup,
  leaveGroup,
  listGroupCategories,
  listGroupLocations,
  listGroupMembers,
  listMyGroups,
  listPublicGroups,
  setGroupPicture,
  updateGroup,
} from '#shared/contract/groups.ts'
import { fail } from '#shared/errors.ts'
import { defaultGroupCategories, limits } from '#shared/limits.ts'
import type { App } from '../http/app.ts'
import { readingInTurn } from '../http/fair-queue.ts'
import { perMember } from '../http/limits.ts'
import { pageOf } from '../http/page.ts'
import { serve } from '../http/serve.ts'
import { removeQueuedPictures } from '../images/removal.ts'
import type { MaySeeImage } from '../images/routes.ts'
import type { RequireVoice } from '../recipes/voice.ts'
import { findMember, findPersonByEmail, insertMember, removeMember, selectMembers } from './members.ts'
import { keepGroupPicture, keepPictureOfPayload } from './pictures.ts'
import { presentGroup, presentMember } from './present.ts'
import {
  findGroup,
  insertGroup,
  replacePicture,
  selectGroupsOf,
  selectInUse,
  selectPublicGroups,
  showsGroupPicture,
  updateGroupFields,
} from './queries.ts'
import { requireGroup } from './rules.ts'

export const maySeeGroupPicture: MaySeeImage = showsGroupPicture

/** Fixed paths stand before `{id}`, which would swallow them. */
export function groupsRoutes(app: App, requireVoice: RequireVoice) {
  serve(app, listMyGroups, async ({ db, member, query }) =>
    (await selectGroupsOf(db, member, pageOf(listMyGroups, query))).map(presentGroup),
  )

  serve(
    app,
    listPublicGroups,
    async ({ db, member, query }) =>
      (await selectPublicGroups(db, member, query, pageOf(listPublicGroups, query))).map(presentGroup),
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
      return [...defaultGroupCategories, ...inUse].slice(0, limits.names)
    },
    { inTurn: readingInTurn },
  )

  serve(app, listGroupLocations, ({ db }) => selectInUse(db, 'location'), { inTurn: readingInTurn })

  serve(app, getGroup, async ({ db, member, params }) => {
    const group = requireGroup(await findGroup(db, params.id ?? '', member), 'see')
    const { member_count, thread_count } = group.row
    return { group: presentGroup(group), member_count, thread_count }
  })

  serve(
    app,
    createGroup,
    async ({ deps, db, member, body, now }) => {
      await requireVoice(db, member.id, null, now)
      const pictureName = await keepPictureOfPayload(
        { db, images: deps.images },
        body.picture_url,
        member.id,
        now,
      )
      const group = {
        ownerId: member.id,
        name: body.name,
        description: body.description ?? null,
        category: body.category ?? null,
        location: body.location ?? null,
        tags: body.tags ?? [],
        isPublic: body.is_public ?? true,
        pictureName,
      }
      const id = await insertGroup(db, group, now)
      return presentGroup(requireGroup(await findGroup(db, id, member), 'keep'))
    },
    { limit: perMember('group', limits.attempts.groupsPerMember) },
  )

  serve(app, updateGroup, async ({ db, member, params, body, now }) => {
    const { row } = requireGroup(await findGroup(db, params.id ?? '', member), 'keep')
    await requireVoice(db, member.id, row.id, now)
    await updateGroupFields(db, row.id, body, now)
    return presentGroup(requireGroup(await findGroup(db, row.id, member), 'keep'))
  })

  serve(
    app,
    setGroupPicture,
    async ({ deps, db, member, params, form, now }) => {
      const { row } = requireGroup(await findGroup(db, params.id ?? '', member), 'keep')
      await requireVoice(db, member.id, row.id, now)
      const name = await keepGroupPicture(
        { db, images: deps.images },
        { bytes: form.file, memberId: member.id },
        now,
      )
      await replacePicture(db, row.id, name, now)
      // The new picture is in its place by now; the files of the old one follow, if need be later.
      await removeQueuedPictures({ db, images: deps.images }).catch((error: unknown) => {
        deps.log.error({ err: error }, 'files of a group picture are removed later')
      })
      return presentGroup(requireGroup(await findGroup(db, row.id, member), 'keep'))
    },
    { limit: perMember('photo', limits.attempts.photosPerMember) },
  )

  serve(app, joinGroup, async ({ db, member, params, now }) => {
    const { row } = requireGroup(await findGroup(db, params.id ?? '', member), 'join')
    await insertMember(db, row.id, member.id, now)
    return {}
  })

  serve(app, leaveGroup, async ({ db, member, params }) => {
    const { row } = requireGroup(await findGroup(db, params.id ?? '', member), 'leave')
    await removeMember(db, row.id, member.id)
    return {}
  })

  serve(app, listGroupMembers, async ({ db, member, params, query }) => {
    const { row, standing } = requireGroup(await findGroup(db, params.id ?? '', member), 'enter')
    const rows = await selectMembers(db, row.id, pageOf(listGroupMembers, query))
    return rows.map((each) => presentMember(each, member, standing.role))
  })

  serve(
    app,
    addGroupMember,
    async ({ db, member, params, body, now }) => {
      const { row, standing } = requireGroup(await findGroup(db, params.id ?? '', member), 'keep')
      const person = await findPersonByEmail(db, body.email)
      if (!person) throw fail('not found')
      await insertMember(db, row.id, person.id, now)
      const added = await findMember(db, row.id, person.id)
      if (!added) throw fail('not found')
      return presentMember(added, member, standing.role)
    },
    // Whoever adds learns whether an address has an account here; nobody tries out a whole list.
    { limit: perMember('member', limits.attempts.membersAddedPerMember) },
  )
}
