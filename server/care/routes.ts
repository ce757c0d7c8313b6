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
import { findGroup } from '../groups/queries.ts'
import { requireGroup } from '../groups/rules.ts'
import type { App } from '../http/app.ts'
import { serve } from '../http/serve.ts'
import { recordModeration } from './acts.ts'
import { insertMute, removeMute, selectMuted } from './mutes.ts'
import { presentSilence } from './present.ts'
import { reportRoutes } from './report-routes.ts'
import { refusalOfSilence } from './rules.ts'
import { tellVoice } from './telling.ts'
import { findPerson, putSilence, removeSilence, selectSilences, selectSilencesOf } from './silences.ts'

const day = 24 * 60 * 60 * 1000

/** To mute somebody is one's own affair: one reads them no more. To be silenced is to be kept from writing. */
export function careRoutes(app: App) {
  reportRoutes(app)

  serve(app, listMuted, ({ db, member }) => selectMuted(db, member.id))

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

  serve(app, listSilences, async ({ db, member, now }) =>
    (await selectSilences(db, member, now)).map(presentSilence),
  )

  serve(app, listOwnSilences, async ({ db, member, now }) =>
    (await selectSilencesOf(db, member.id, now)).map(presentSilence),
  )

  serve(app, silenceMember, async ({ db, member, body, now }) => {
    const groupId = body.group_id ?? null
    if (groupId !== null) requireGroup(await findGroup(db, groupId, member), 'moderate')
    else if (!member.isAdmin) throw fail('not allowed')
    const person = await findPerson(db, body.member_id)
    const refusal = refusalOfSilence(person && { isSelf: person.id === member.id, isAdmin: person.is_admin })
    if (!person || refusal) throw fail(refusal ?? 'not found')
    const endsAt = body.days ? new Date(now + body.days * day) : null
    const { reason } = body
    await db.transaction().execute(async (transaction) => {
      await putSilence(transaction, { memberId: person.id, groupId, reason, endsAt }, now)
      const about = { person: { id: person.id, groupId }, reason, actorId: member.id }
      await recordModeration(transaction, { action: 'silence', ...about, now })
      await tellVoice(transaction, 'silenced', { memberId: person.id, groupId, reason }, now)
    })
    const running = await selectSilencesOf(db, person.id, now)
    const put = running.find((each) => each.group_id === groupId)
    if (!put) throw fail('not found')
    return presentSilence(put)
  })

  serve(app, endSilence, async ({ db, member, params, now }) => {
    await db.transaction().execute(async (transaction) => {
      const ended = await removeSilence(transaction, params.id ?? '', member)
      if (!ended) throw fail('not found')
      const person = { id: ended.member_id, groupId: ended.group_id }
      await recordModeration(transaction, { action: 'unsilence', person, actorId: member.id, now })
      await tellVoice(transaction, 'unsilenced', { memberId: person.id, groupId: person.groupId }, now)
    })
    return {}
  })
}
