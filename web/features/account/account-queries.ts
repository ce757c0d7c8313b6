import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
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
import { callAll } from '../../lib/paging.ts'

export type Device = AnswerOf<typeof listSessions>[number]

export const devices = queryOptions({
  queryKey: ['devices'],
  queryFn: ({ signal }) => callAll(listSessions, ({ id }) => id, { signal }),
})

export const storage = queryOptions({
  queryKey: ['storage'],
  queryFn: ({ signal }) => call(getStorage, { signal }),
})

export const auditLog = queryOptions({
  queryKey: ['audit log'],
  queryFn: ({ signal }) => call(listAuditLog, { signal }),
})

export function useUpdateProfile() {
  return useMutation({
    mutationFn: (body: BodyOf<typeof updateProfile>) => call(updateProfile, { body }),
  })
}

export function useSendVerification() {
  return useMutation({ mutationFn: () => call(sendVerification) })
}

/** A new password ends all other sessions, so the list of devices is refetched. */
export function useChangePassword() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof changePassword>) => call(changePassword, { body }),
    onSuccess: () => client.invalidateQueries(devices),
  })
}

export function useEndSession() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ device, password }: { device: Device; password: string | null }) =>
      call(signOutSession, { params: { id: device.id }, body: { password } }),
    onSettled: () => client.invalidateQueries(devices),
  })
}

export function useEndAllSessions() {
  return useMutation({
    mutationFn: (password: string | null) => call(signOutEverywhere, { body: { password } }),
  })
}

export function useEndMemberSessions() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(endMemberSessions, { params: { id } }),
    onSettled: () => client.invalidateQueries(auditLog),
  })
}

export function useEndEverybodysSessions() {
  return useMutation({
    mutationFn: (password: string | null) => call(endAllSessions, { body: { password } }),
  })
}

export function useDeleteAccount() {
  return useMutation({
    mutationFn: (body: BodyOf<typeof deleteAccount>) => call(deleteAccount, { body }),
  })
}
