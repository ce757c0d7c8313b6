import {
  endSilence,
  listMuted,
  listOwnSilences,
  listSilences,
  muteMember,
  silenceMember,
  unmuteMember,
} from '#shared/contract/care.ts'
import { fail } from '#shared/errors.ts'
import { limits } from '#shared/limits.ts'
import { findGroup } from '../groups/queries.ts'
import { requireGroup } from '../groups/rules.ts'
import type { App } from '../http/app.ts'
import { perMember } from '../http/limits.ts'
import { pageOf } from '../http/page.ts'
import { serve } from '../http/serve.ts'
import { recordModeration } from './acts.ts'
import { insertMute, removeMute, selectMuted } from './mutes.ts'
import { presentSilence } from './present.ts'
import { reportRoutes } from './report-routes.ts'
import { refusalOfSilence } from './rules.ts'
import { tellVoice } from './telling.ts'
import {
  findPerson,
  isOfGroup,
  putSilence,
  removeSilence,
  selectSilences,
  selectSilencesOf,
} from './silences.ts'

const day = 24 * 60 * 60 * 1000

/** To mute somebody is one's own affair: one reads them no more. To be silenced is to be kept from writing. */
export function careRoutes(app: App) {
  reportRoutes(app)

  serve(app, listMuted, ({ db, member, query }) => selectMuted(db, member.id, pageOf(listMuted, query)))

  serve(app, muteMember, async ({ db, member, params, now }) => {
    const person = await findPerson(db, params.id ?? '')
    if (!person) throw fail('not found')
    if (person.id === member.id) throw fail('not allowed')
    await insertMute(db, member.id, person.id, now)
    return {}
  })

  serve(app, unmuteMember, async ({ db, member, params }) => {
    const person = await findPerson(db, params.id ?? '')
    if (person) await removeMute(db, member.id, person.id)
    return {}
  })

  serve(app, listSilences, async ({ db, member, query, now }) =>
    (await selectSilences(db, member, now, pageOf(listSilences, query))).map(presentSilence),
  )

  serve(app, listOwnSilences, async ({ db, member, query, now }) =>
    (await selectSilencesOf(db, member.id, now, pageOf(listOwnSilences, query))).map(presentSilence),
  )

  serve(
    app,
    silenceMember,
    async ({ db, member, body, now }) => {
      const groupId = body.group_id ?? null
      if (groupId !== null) requireGroup(await findGroup(db, groupId, member), 'moderate')
      else if (!member.isAdmin) throw fail('not allowed')
      const person = await findPerson(db, body.member_id)
      if (!person) throw fail('not found')
      const isOfPlace = groupId === null || (await isOfGroup(db, groupId, person.id))
      const standing = { isSelf: person.id === member.id, isAdmin: person.is_admin, isOfPlace }
      const refusal = refusalOfSilence(standing, member.isAdmin)
      if (refusal) throw fail(refusal)
      const endsAt = body.days ? new Date(now + body.days * day) : null
      const { reason } = body
      await db.transaction().execute(async (transaction) => {
        const wasRunning = await putSilence(
          transaction,
          { memberId: person.id, groupId, reason, endsAt },
          now,
        )
        const about = { person: { id: person.id, groupId }, reason, actorId: member.id }
        await recordModeration(transaction, { action: 'suspend', ...about, now })
        if (wasRunning || !isOfPlace) return
        await tellVoice(transaction, 'suspended', { memberId: person.id, groupId, reason }, now)
      })
      const running = await selectSilencesOf(db, person.id, now, pageOf(listOwnSilences, {}))
      const put = running.find((each) => each.group_id === groupId)
      if (!put) throw fail('not found')
      return presentSilence(put)
    },
    { limit: perMember('suspend', limits.attempts.silencesPerMember) },
  )

  serve(app, endSilence, async ({ db, member, params, now }) => {
    await db.transaction().execute(async (transaction) => {
      const ended = await removeSilence(transaction, params.id ?? '', member)
      if (!ended) throw fail('not found')
      const person = { id: ended.user_id, groupId: ended.group_id }
      await recordModeration(transaction, { action: 'unsuspend', person, actorId: member.id, now })
      if (person.groupId !== null && !(await isOfGroup(transaction, person.groupId, person.id))) return
      await tellVoice(transaction, 'unsuspended', { memberId: person.id, groupId: person.groupId }, now)
    })
    return {}
  })
}
