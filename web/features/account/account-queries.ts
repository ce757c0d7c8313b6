import {
  changePassword,
  deleteAccount,
  getStorage,
  listAuditLog,
  sendVerification,
  updateProfile,
} from '#shared/contract/account.ts'
import {
  endAllSessions,
  endMemberSessions,
  listSessions,
  signOutEverywhere,
  signOutSession,
} from '#shared/contract/sessions.ts'
import type { AnswerOf, BodyOf } from '#shared/contract/endpoint.ts'
import { call } from '../../lib/api.ts'
import { askList, askQuery } from '../../lib/ask-query.ts'
import { useChange } from '../../lib/use-change.ts'

export type Device = AnswerOf<typeof listSessions>[number]

export const devices = askList(['devices'], listSessions, ({ id }) => id)

export const storage = askQuery(['storage'], getStorage)

export const auditLog = askQuery(['audit log'], listAuditLog)

export const useUpdateProfile = () =>
  useChange((body: BodyOf<typeof updateProfile>) => call(updateProfile, { body }))

export const useSendVerification = () => useChange(() => call(sendVerification))

/** A new password ends all other sessions, so the list of devices is refetched. */
export const useChangePassword = () =>
  useChange((body: BodyOf<typeof changePassword>) => call(changePassword, { body }), devices)

export const useEndSession = () =>
  useChange(
    ({ device, password }: { device: Device; password: string | null }) =>
      call(signOutSession, { params: { id: device.id }, body: { password } }),
    devices,
  )

export const useEndAllSessions = () =>
  useChange((password: string | null) => call(signOutEverywhere, { body: { password } }))

export const useEndMemberSessions = () =>
  useChange((id: string) => call(endMemberSessions, { params: { id } }), auditLog)

export const useEndEverybodysSessions = () =>
  useChange((password: string | null) => call(endAllSessions, { body: { password } }))

export const useDeleteAccount = () =>
  useChange((body: BodyOf<typeof deleteAccount>) => call(deleteAccount, { body }))
